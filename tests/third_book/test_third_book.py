"""A book that the program has never heard of: registered, read, played with mouse and keys, saved, undone, told."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, Qt

from tests.app.conftest import player, sit_down  # noqa: F401  # the program as a player sits at it
from tests.support.play import examined
from tests.third_book.rules import FAMILY, LANTERNS, THIRD, LanternOpening, LanternState
from tests.third_book.screen import BareScreen, LanternScreen
from tests.third_book.words import SENTENCES, Sentences
from vanguard_desktop.app.profile.last_game import read_last_game
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.errors import ContentError, Mistake
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.ship import effects as aboard
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipState
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

PACK = Path(__file__).parent / "pack"
SMALL_SHIP = Path(__file__).parent.parent / "packs" / "small_ship"
REEF, WINDY = CardId("L2"), CardId("L3")
OPENING = LanternOpening(keepers=("Ann", "Bo"))


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """All that the program is told of the book."""
    monkeypatch.setitem(BOOKS, THIRD.id, THIRD)


@pytest.fixture
def spoken(qapp):
    """Its sentences in other languages."""
    sentences = Sentences()
    QCoreApplication.installTranslator(sentences)
    yield
    QCoreApplication.removeTranslator(sentences)


def seed() -> int:
    return 5


@pytest.fixture
def begun(tmp_path):
    """A save in which the keepers have just set out, in the profile of the program."""
    places = folders(tmp_path / "profile")
    places.make()
    new_game(places.saves / "lanterns.vanguard", load_box([PACK]), OPENING, seed, name="Lanterns").close()
    return places.saves / "lanterns.vanguard"


@pytest.fixture
def at_the_chart(sit_down, spoken):  # noqa: F811
    """Somebody starts the program and opens the only save in the library."""

    def sit(pack=PACK, **preferences):
        person = sit_down(pack=pack, **preferences)
        person.click(person.program.home.library_entry)
        person.click(person.screen.cards[0].open)
        return person

    return sit


def lantern(person, card):
    """Where it lies on the chart."""
    chart = person.table.chart
    return chart.mapFromScene(chart.lanterns.things[card].pos())


def test_its_cards_are_a_family_of_their_own(tmp_path):
    box = load_box([PACK])
    assert [card.name for card in box.others[FAMILY].values()] == ["Harbor Lantern", "Reef Lantern", "Windy Lantern"]
    (tmp_path / "pack.json").write_text((PACK / "pack.json").read_text("utf-8").replace('"cs", "de", "it"', ""))
    (tmp_path / "lanterns.json").write_text('[{"id": "L1", "name": "Dim", "x": 1001, "y": 0, "effect": {"type": "x"}}]')
    with pytest.raises(ContentError) as wrong:
        load_box([tmp_path])
    assert {found.mistake for found in wrong.value.findings} == {Mistake.OUT_OF_RANGE, Mistake.UNKNOWN_EFFECT}


def test_it_is_played_with_mouse_and_keys_and_taken_back(at_the_chart, begun):
    person = at_the_chart(language="en")
    assert person.said == "Ann decides: Where do you row?"
    person.click(person.table.chart.viewport(), lantern(person, REEF))
    assert (person.state.at, person.state.oil) == (REEF, 3)
    assert person.said == "Ann decides: Is this lantern to burn: Reef Lantern?"
    person.press(Qt.Key.Key_1)
    assert person.state.lit == (REEF,)
    person.press(Qt.Key.Key_Right)  # to the windy lantern, where the wind blows one out
    assert (person.state.at, person.state.lit) == (WINDY, ())
    assert [row.text for row in person.table.journal.rows][-2:] == [
        "The boat lies at: Windy Lantern.",
        "The wind blows it out: Reef Lantern.",
    ]
    assert person.table.back.words == "Undo: The boat lies at: Windy Lantern."
    person.click(person.table.back)
    assert (person.state.at, person.state.lit) == (REEF, (REEF,))
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert person.state.lit == ()
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert person.state.lit == (REEF,)


def test_what_cannot_be_done_is_said_and_nothing_happens(at_the_chart, begun):
    person = at_the_chart(language="en")
    before = person.state
    person.click(person.table.chart.viewport(), lantern(person, before.at))
    assert person.said == "The boat lies there."
    assert person.state is before


def test_it_is_kept_and_goes_on_where_it_stood(at_the_chart, sit_down, begun):  # noqa: F811
    person = at_the_chart(language="en")
    person.click(person.table.chart.viewport(), lantern(person, REEF))
    kept = person.state
    person.press(Qt.Key.Key_Escape)
    assert person.screen is person.program.home
    assert read_last_game(person.folders.last_game_file).world == "Reef Lantern"
    sit_down(pack=PACK)
    assert examined(begun, load_box([PACK]))[0] == 0
    assert at_the_chart().state == kept


def test_it_speaks_four_languages_and_changes_them_while_it_is_played(at_the_chart, begun):
    person = at_the_chart(language="en")
    questions = {
        "it": "Dove remate?",
        "de": "Wohin rudert ihr?",
        "cs": "Kam veslujete?",
        "en": "Where do you row?",
    }
    names = {"it": "Lanterna dello scoglio", "de": "Rifflaterne", "cs": "Útesová lucerna", "en": "Reef Lantern"}
    for language, question in questions.items():
        person.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        person.click(person.named(person.screen, LANGUAGES[language]))
        person.press(Qt.Key.Key_Escape)
        assert question in person.said, language
        assert person.table.lanterns.row(REEF).name == names[language]
        assert names[language] in [row.label for row in person.table.options.rows]


def test_every_word_of_it_stands_in_every_language():
    assert {language: table.keys() for language, table in SENTENCES.items()} == dict.fromkeys(
        LANGUAGES.keys() - {"en"}, SENTENCES["it"].keys()
    )


def ended_campaign(save: Path) -> None:
    """A campaign of the ship that is over with its first answer."""
    box = load_box([SMALL_SHIP, PACK])
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia", "Tom"))
    ending = EffectsQueued(effects=(Waiting(effect=aboard.EndCampaign(victory=True)),))
    events = (*open_book(box, opening, seed()), ending)
    log = DiskLog.create(save, codec(), box, "voyage")
    log.append(None, events, snapshot=fold(box, None, events))
    log.close()


def test_the_ship_hands_over_to_a_book_that_it_does_not_know(tmp_path):
    save = tmp_path / "voyage.vanguard"
    ended_campaign(save)
    game = open_game(save, load_box([SMALL_SHIP, PACK]), seed)
    game.submit(game.legal_commands()[0])
    assert isinstance(game.state, LanternState)
    assert [seat.name for seat in game.state.seats] == ["Mia", "Tom"]
    kept = game.position
    game.close()
    game = open_game(save, load_box([SMALL_SHIP, PACK]), seed)
    assert game.position == kept
    game.undo()
    assert isinstance(game.state, ShipState)
    game.close()


def test_the_window_changes_its_screen_with_the_book(sit_down, spoken, monkeypatch, tmp_path):  # noqa: F811
    monkeypatch.setitem(BOOKS, SHIP.book, attrs.evolve(BOOKS[SHIP.book], screen=BareScreen))
    save = tmp_path / "profile" / "saves" / "voyage.vanguard"
    save.parent.mkdir(parents=True)
    ended_campaign(save)
    person = sit_down(pack=(SMALL_SHIP, PACK), language="en")
    person.click(person.program.home.library_entry)
    person.click(person.screen.cards[0].open)
    assert isinstance(person.table, BareScreen)
    aboard_asks = person.said
    person.press(Qt.Key.Key_1)
    assert isinstance(person.table, LanternScreen)
    assert person.screen is person.table
    assert person.said == "Mia decides: Where do you row?"
    assert [row.text for row in person.table.journal.rows] == ["The keepers set out."]
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(person.table, BareScreen)
    assert person.said == aboard_asks


# To the windy lantern, while no other burns, the reef, the harbor; each is lit.
ALL_AROUND = (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_1)


def test_it_comes_to_an_end(at_the_chart, begun):
    person = at_the_chart(language="en")
    for key in ALL_AROUND:
        person.press(key)
    assert person.said == "All lanterns burn."
    assert person.table.bridge.legal_commands() == ()


def test_a_step_into_a_book_without_a_screen_is_told_and_kept(at_the_chart, begun, monkeypatch):
    monkeypatch.setitem(BOOKS, SHIP.book, attrs.evolve(BOOKS[SHIP.book], screen=None))
    box = load_box([SMALL_SHIP, PACK])
    voyage = CampaignOpening(campaign=next(iter(box.campaigns)), players=OPENING.keepers)
    rules = attrs.evolve(LANTERNS, opens=lambda state: (voyage, 1) if state.all_lit else None)
    monkeypatch.setitem(BOOKS, THIRD.id, attrs.evolve(THIRD, rules=rules))
    person = at_the_chart(pack=(SMALL_SHIP, PACK), language="en")
    for key in ALL_AROUND:
        person.press(key)
    assert person.screen is person.program.home
    (told,) = [sheet.accessibleName() for sheet in person.window.findChildren(NoticeSheet) if sheet.isVisible()]
    assert "without a screen" in told
    assert (person.table, person.program.playing.session) == (None, None)
    game = open_game(begun, box, seed)
    assert isinstance(game.state, ShipState)
    game.close()
