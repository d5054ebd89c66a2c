"""A campaign over many evenings, in the window: Home says where it stands, and the log says what happened before."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog

from tests.support.boxes import shipped
from tests.support.campaigns import LONG_POST, alone, begun, chosen, play_on
from tests.support.spoken import told_badly
from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop.app import evenings
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.saved_game import open_game
from vanguard_desktop.play.ship.evenings import chronicle_of, waits_for
from vanguard_desktop.play.ship.plan import CampaignPlan, filled_in
from vanguard_desktop.rulesets.ship.data.campaign.logbook import ToBeContinued
from vanguard_desktop.rulesets.ship.data.campaign.operations import Medal
from vanguard_desktop.rulesets.ship.data.campaign.save_point import SavePoint, SessionStored, StopHere
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.store.legacy_file import import_legacy
from vanguard_desktop.store.operation_register import best_results
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.campaign.booklet import Booklets
from vanguard_desktop.text.ship.campaign.progress import ShipStanding
from vanguard_desktop.text.ship.words import ShipWords
from vanguard_desktop.widgets.chronicle.chronicle_screen import ChronicleScreen
from vanguard_desktop.widgets.chronicle.previously_sheet import PreviouslySheet
from vanguard_desktop.widgets.new_game.resume_screen import ResumeScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
LANGUAGES = ("en", "it", "de", "cs")
DAY = 24 * 60 * 60
WINDOWS = {
    "small window, large letters, German": {"size": (1280, 720), "language": "de", "text_size": 150},
    "full window, Czech": {"size": (1920, 1080), "language": "cs", "text_size": 100},
    "medium window, high contrast": {"size": (1600, 900), "language": "it", "text_size": 100, "theme": "high_contrast"},
}


@pytest.fixture(scope="module")
def voyages(tmp_path_factory):
    """Saves of one campaign at several moments."""
    folder = tmp_path_factory.mktemp("voyages")
    game = begun(folder / "voyage.vanguard", alone())
    kept = {}

    def keep(name: str, until: Callable[..., bool]) -> None:
        play_on(game, until)
        kept[name] = game.keep_elsewhere(folder / f"{name}.vanguard").read_bytes()

    keep("away", lambda game: game.position.book == "expedition" and game.state.round >= 2)
    keep("save_point", lambda game: isinstance(game.state.question, SavePoint))
    keep("facilities", lambda game: getattr(game.state, "phase", None) is Phase.FACILITIES)
    play_on(game, lambda game: isinstance(game.state.question, SavePoint))
    game.submit(StopHere())
    keep("stored", lambda game: isinstance(game.state.question, SessionStored))
    game.close()
    return kept


@pytest.fixture
def come_back(sit_down, voyages, monkeypatch):
    """The program is started on one of these saves, and Home shows it; on a new evening, or soon after."""

    def start(name: str, *, new_evening: bool = True, **look):
        player = sit_down(pack=None, **look)
        monkeypatch.setattr(evenings, "NEW_EVENING", 0 if new_evening else DAY)
        (player.folders.saves / "voyage.vanguard").write_bytes(voyages[name])
        player.program.first.look_at_last()
        player.program.open_home()
        player.settle()
        return player

    return start


def sheet_of(player):
    return player.table.scrim.sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["away", "facilities", "save_point", "stored"])
def test_home_says_where_the_campaign_stands(come_back, name, language):
    player = come_back(name, language=language)
    card = player.program.home.card
    assert card.isVisible()
    words = card.accessibleName()
    campaign = shipped().campaigns["long_post"].name
    assert words.count(". ") >= 2
    if language == "en":
        assert campaign in words
    if name == "facilities":
        assert "1" in words.split("·")[0]
    assert told_badly(player.window) == []


def test_home_names_cycle_room_and_command(come_back):
    player = come_back("facilities", language="en")
    words = player.program.home.card.accessibleName()
    assert words.startswith("The Long Post. Cycle 1, Facilities, ")
    assert "command left" in words


def test_a_lesson_that_was_understood_is_taught_on_no_later_evening(come_back):
    player = come_back("facilities", new_evening=False, language="en")
    player.press(Qt.Key.Key_Return)
    lesson = player.table.left.lesson
    while lesson.teaches:
        player.press(Qt.Key.Key_G)
    player = come_back("facilities", new_evening=False, language="en")
    player.press(Qt.Key.Key_Return)
    assert not player.table.left.lesson.teaches


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_evening_begins_with_what_happened_before(come_back, language):
    player = come_back("facilities", language=language, size=(1280, 800))
    player.press(Qt.Key.Key_Return)
    sheet = sheet_of(player)
    assert isinstance(sheet, PreviouslySheet)
    told = [line.text() for line in sheet.lines]
    assert len(told) == 5
    assert all(line.endswith(".") and "{" not in line for line in told)
    assert QApplication.focusWidget() is sheet.button
    assert told_badly(player.window) == []
    player.press(Qt.Key.Key_Return)
    assert not isinstance(sheet_of(player), PreviouslySheet)
    player.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    again = sheet_of(player)
    assert isinstance(again, PreviouslySheet)
    assert [line.text() for line in again.lines] == told
    player.press(Qt.Key.Key_Escape)
    assert not isinstance(sheet_of(player), PreviouslySheet)


def test_home_tells_it_at_any_time_and_the_whole_chronicle_lies_behind_it(come_back):
    player = come_back("facilities", new_evening=False, language="en")
    player.click(player.program.home.card.before)
    sheet = sheet_of(player)
    assert isinstance(sheet, PreviouslySheet)
    player.click(sheet.all_button)
    assert isinstance(player.screen, ChronicleScreen)
    assert not player.screen.booklet.over
    player.press(Qt.Key.Key_Escape)
    assert player.screen is player.table


def test_on_the_planet_it_says_who_is_down_there(come_back):
    player = come_back("away", language="en")
    player.press(Qt.Key.Key_Return)
    first = sheet_of(player).lines[0].text()
    names = [shipped().crew[member.id].name for member in player.state.members]
    assert all(name in first for name in names)
    player.click(sheet_of(player).button)
    assert player.screen is player.table


def test_whoever_was_away_for_an_hour_goes_on_at_once(come_back):
    player = come_back("facilities", new_evening=False, language="en")
    player.press(Qt.Key.Key_Return)
    assert player.screen is player.table
    assert not isinstance(sheet_of(player), PreviouslySheet)


@pytest.mark.rule("RSM-04")
@pytest.mark.rule("CMP-03")
@pytest.mark.rule("DSH-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_resumed_with_another_number_of_players(come_back, language):
    player = come_back("stored", new_evening=False, language=language, size=(1280, 1500))
    player.press(Qt.Key.Key_Return)
    screen = player.screen
    assert isinstance(screen, ResumeScreen)
    assert screen.players_panel.fields[0].text() == "Ann"
    player.click(screen.players_panel.players.findChildren(QAbstractButton)[2])
    for field, name in zip(screen.players_panel.fields, ("Ann", "Ben", "Cleo"), strict=False):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, name)
    player.settle()
    player.click(screen.players_panel.section_lines[Section.ENGINEERING].players.findChildren(QAbstractButton)[-3])
    player.click(screen.harder.parts["deadly_checks"])
    player.click(screen.go_on)
    assert player.screen is player.table
    ship = player.state
    assert [seat.name for seat in ship.seats] == ["Ann", "Ben", "Cleo"]
    assert sorted(len(seat.sections) for seat in ship.seats) == [1, 1, 2]
    assert Section.ENGINEERING in ship.seats[0].sections
    assert (ship.options.deadly_checks, ship.options.deadly_morale) == (True, False)
    assert not isinstance(ship.question, SessionStored)


def test_by_keys_the_same_players_go_on_with_one_press(come_back):
    player = come_back("stored", new_evening=False, language="en")
    player.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is player.screen.go_on
    player.press(Qt.Key.Key_Return)
    assert player.screen is player.table
    assert [seat.name for seat in player.state.seats] == ["Ann"]
    assert not isinstance(player.state.question, SessionStored)


def test_stopping_leads_home_and_back_to_the_table(come_back):
    player = come_back("save_point", new_evening=False, language="en")
    player.press(Qt.Key.Key_Return)
    player.table.bridge.submit(StopHere())
    player.settle()
    assert player.screen is player.program.home
    player.click(player.program.home.card.button)
    assert isinstance(player.screen, ResumeScreen)
    player.press(Qt.Key.Key_Escape)
    assert player.program.playing.session is not None


@pytest.mark.parametrize("look", WINDOWS.values(), ids=WINDOWS.keys())
@pytest.mark.parametrize("name", ["facilities", "stored"])
def test_every_word_of_an_evening_can_be_read(come_back, monkeypatch, look, name):
    player = come_back(name, **look)
    for _ in range(2):
        shown = player.screen if player.screen is not player.table else sheet_of(player)
        assert clipped_texts(monkeypatch, shown) == []
        assert overlapping(shown) == []
        assert wider_than_seen(shown) == []
        player.press(Qt.Key.Key_Return)
        if player.screen is player.table and sheet_of(player) is None:
            break


@pytest.mark.rule("LEG-03")
@pytest.mark.rule("LOG-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_campaign_ends_with_its_chronicle_and_hands_something_down(
    sit_down, lost, tmp_path, monkeypatch, language
):
    player = sit_down(pack=None, language=language, size=(1280, 900))
    save = player.folders.saves / "lost.vanguard"
    save.write_bytes(lost)
    player.program.playing.go_on_with(save)
    player.settle()
    screen = player.screen
    assert isinstance(screen, ChronicleScreen)
    assert len(screen.booklet.chapters) >= 2
    assert any(person.gone for person in screen.booklet.people)
    assert told_badly(player.window) == []
    folder = tmp_path / "kept"
    folder.mkdir()
    asked = {"html": "end.html", "markdown": "end.md", "legacy": "end.legacy.json"}
    for button, name in asked.items():
        to = folder / name.partition(".")[0]
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, to=to: (str(to), ""))
        player.click(getattr(screen, button))
        written = folder / name
        assert written.exists()
        assert written.name in screen.message or name.endswith("legacy.json")
    page = (folder / "end.html").read_text(encoding="utf-8")
    assert page.count("data:image/png") > len(screen.booklet.people)
    text = (folder / "end.md").read_text(encoding="utf-8")
    assert all(person.name in text for person in screen.booklet.people)
    (pictures,) = [path for path in folder.iterdir() if path.is_dir()]
    assert len(list(pictures.glob("*.png"))) > len(screen.booklet.people)
    legacy = import_legacy(folder / "end.legacy.json")
    assert (legacy.victory, legacy.campaign) == (False, "long_post")
    player.press(Qt.Key.Key_Escape)
    assert player.screen is player.table


@pytest.mark.rule("LEG-05")
@pytest.mark.rule("LEG-08")
def test_what_was_handed_down_is_brought_into_a_new_campaign(sit_down, lost, tmp_path, monkeypatch):
    player = sit_down(pack=None, language="en", size=(1280, 1500))
    save = player.folders.saves / "lost.vanguard"
    save.write_bytes(lost)
    player.program.playing.go_on_with(save)
    player.settle()
    file = tmp_path / "handed.legacy.json"
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: (str(file), ""))
    player.screen.legacy.setFocus()
    player.press(Qt.Key.Key_Return)
    assert file.exists()
    player.press(Qt.Key.Key_Escape)
    player.program.open_home()
    player.click(player.program.home.campaign_entry)
    player.press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    player.screen.legacy.setFocus()
    player.press(Qt.Key.Key_Return)
    assert player.screen.legacy_told.text() == "Brought in: handed.legacy.json. A campaign of 23 cycles."
    player.click(player.screen.begin)
    ship = player.program.playing.session.game.position.states["ship"]
    assert set(ship.legacy) == set(ship.pages.inherits)


@pytest.fixture(scope="module")
def operated(tmp_path_factory):
    """An operation one decision before its end, and that decision."""
    path = tmp_path_factory.mktemp("operation") / "operation.vanguard"
    plan = filled_in(shipped(), CampaignPlan(campaign=LONG_POST, seed=2, operation=CardId("OP-1")))
    game, bots = begun(path, plan, "Express Delivery"), {}
    last = None
    while not game.rules.over(game.state):
        last = chosen(game, bots)
        game.submit(last)
    game.undo()
    game.close()
    return path.read_bytes(), last


@pytest.mark.rule("OPS-12")
@pytest.mark.rule("OPS-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_operation_ends_with_its_medal_which_is_kept(sit_down, operated, language):
    before, last = operated
    player = sit_down(pack=None, language=language, size=(1280, 900), every_step=False)
    save = player.folders.saves / "operation.vanguard"
    save.write_bytes(before)
    player.program.playing.go_on_with(save)
    player.table.bridge.submit(last)
    player.settle()
    while player.screen is player.table:  # what lies open to be read comes first
        assert sheet_of(player) is not None
        player.press(Qt.Key.Key_Return)
    screen = player.screen
    assert isinstance(screen, ChronicleScreen)
    assert not screen.legacy.isVisible()
    (best,) = best_results(player.folders.settings).values()
    assert str(best.score) in screen.booklet.outcome
    assert best.seed == 2
    assert told_badly(player.window) == []
    player.program.open_home()
    player.click(player.program.home.operations_entry)
    played = next(card for card in player.screen.ways.cards if card.shown.value == "OP-1")
    assert (str(best.score) in played.shown.kind) == (best.medal is not Medal.FAILED)


def test_the_next_act_is_waited_for(voyages, tmp_path):
    """Home and chronicle say so; nothing can be handed down yet."""
    path = tmp_path / "voyage.vanguard"
    path.write_bytes(voyages["facilities"])
    game = open_game(path, shipped(), lambda: 1)
    state = attrs.evolve(game.state, pending=(ToBeContinued(act=2),))
    said = ShipWords(Wording.of(shipped()).names)
    booklet = Booklets(said).of_campaign(chronicle_of(game), state, waits_for(state))
    game.close()
    assert not booklet.over
    assert "1" in booklet.outcome
    assert "2" in booklet.outcome
    assert ShipStanding().where(state, str) not in ("", booklet.outcome)


@pytest.fixture(scope="module")
def lost(tmp_path_factory):
    """A campaign played so badly that it was lost."""
    path = tmp_path_factory.mktemp("lost") / "lost.vanguard"
    game = play_on(begun(path, alone(seed=4)), lambda game: False, kind="random")
    assert game.state.finished is not None
    game.close()
    return path.read_bytes()
