"""A new campaign with mouse and keys, in all languages: three steps, sensible answers everywhere, one press begins."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog

from tests.support.campaigns import begun, play_on
from tests.support.spoken import told_badly
from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.new_campaign import Way
from vanguard_desktop.play.plan import Plan
from vanguard_desktop.rulesets.ship.state import Mode, ShipOptions
from vanguard_desktop.widgets.new_campaign_screen import NewCampaignScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
LANGUAGES = ("en", "it", "de", "cs")


def aboard(player):
    """The position of the ship, whatever book lies open over it."""
    return player.program.playing.session.game.position.states["ship"]


def away(player):
    return player.program.playing.session.game.position.states["expedition"]


def pick(player, place, number):
    """Press the choice of this number, from 1."""
    player.click(place.findChildren(QAbstractButton)[number - 1])


@pytest.fixture(params=LANGUAGES)
def beginner(request, sit_down):
    return sit_down(pack=None, language=request.param, size=(1280, 1400))


@pytest.mark.rule("CMP-01")
@pytest.mark.rule("CMP-02")
def test_one_press_on_the_page_begins_a_campaign_for_one(beginner):
    player = beginner
    player.click(player.program.home.campaign_entry)
    assert isinstance(player.screen, NewCampaignScreen)
    assert QApplication.focusWidget() is player.screen.begin
    player.press(Qt.Key.Key_Return)
    ship = aboard(player)
    assert (ship.mode, ship.options) == (Mode.QUICK_START, ShipOptions())
    assert [seat.sections for seat in ship.seats] == [tuple(Section)]
    assert {member.section for member in away(player).members} == {Section.RECON, Section.SCIENCE}
    assert player.screen is player.table


def test_the_button_says_that_steps_are_left_and_faces_say_what_they_can_do(sit_down):
    player = sit_down(pack=None, language="en", size=(1280, 1400))
    player.click(player.program.home.campaign_entry)
    screen = player.screen
    labels = []
    for _ in range(3):
        labels.append(screen.begin.label)
        player.click(screen.next)
    assert labels == ["Begin at once", "Begin at once", "Begin the campaign"]
    for line in screen.lines.values():
        for card in line.cards:
            assert card.shown.skills
            assert card.shown.skills in card.toolTip()


def test_whoever_clicked_on_to_the_next_step_still_begins_with_enter(sit_down):
    player = sit_down(pack=None, language="en", size=(1280, 1400))
    player.click(player.program.home.campaign_entry)
    player.click(player.screen.next)
    assert QApplication.focusWidget() is player.screen.begin
    player.press(Qt.Key.Key_Return)
    assert aboard(player).mode is Mode.QUICK_START


@pytest.mark.rule("CMP-15")
@pytest.mark.rule("CMP-17")
@pytest.mark.rule("CMP-19")
@pytest.mark.rule("DSH-01")
def test_seats_harder_mode_and_crew_arrive_aboard(sit_down):
    player = sit_down(pack=None, language="en", size=(1280, 1600))
    player.click(player.program.home.campaign_entry)
    screen = player.screen
    pick(player, screen.players_panel.players, 2)
    QTest.keyClicks(screen.players_panel.fields[0], "Ann")
    QTest.keyClicks(screen.players_panel.fields[1], "Ben")
    player.click(player.named(screen.players_panel.section_lines[Section.RECON], "Ben"))
    player.click(screen.next)
    player.click(screen.harder.parts["deadly_morale"])
    player.click(screen.next)
    line = screen.lines[Section.RECON]
    left_out = next(card for card in line.cards if not card.shown.kept)
    went = next(card.shown.member for card in line.cards if card.shown.first)
    wanted = left_out.shown.member
    player.click(left_out)
    assert [(card.shown.kept, card.shown.first) for card in line.cards if card.shown.member == wanted] == [(True, True)]
    player.click(screen.lines[Section.SECURITY].goes)
    player.click(screen.begin)
    ship = aboard(player)
    assert [(seat.name, set(seat.sections)) for seat in ship.seats] == [
        ("Ann", {Section.SECURITY, Section.SCIENCE}),
        ("Ben", {Section.RECON, Section.ENGINEERING}),
    ]
    assert ship.options == ShipOptions(deadly_morale=True)
    team = {member.section: member.id for member in away(player).members}
    assert team[Section.RECON] == wanted
    assert Section.SECURITY in team
    assert ship.sleeves[went].section is Section.RECON  # kept, and resting


def test_keys_alone_go_through_the_steps_and_back_home(sit_down):
    player = sit_down(pack=None, language="en")
    home = player.program.home
    home.campaign_entry.setFocus()
    player.press(Qt.Key.Key_Return)
    screen = player.screen
    control = Qt.KeyboardModifier.ControlModifier
    for seen in (screen.harder, screen.lines[Section.RECON]):
        assert not seen.isVisible()
        player.press(Qt.Key.Key_PageDown, control)
        assert seen.isVisible()
    card = next(card for card in screen.lines[Section.RECON].cards if not card.shown.kept)
    for _ in range(60):
        if QApplication.focusWidget() is card:
            break
        player.press(Qt.Key.Key_Tab)
    player.press(Qt.Key.Key_Space)
    assert card.shown.first
    assert QApplication.focusWidget() is card
    player.press(Qt.Key.Key_Escape)
    assert player.screen is home


def test_enter_alone_goes_through_the_steps_and_begins(sit_down):
    player = sit_down(pack=None, language="en")
    player.click(player.program.home.campaign_entry)
    screen = player.screen
    screen.next.setFocus()
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is screen.begin
    player.press(Qt.Key.Key_Return)
    assert player.screen is not screen


@pytest.mark.rule("TUT-01")
def test_training_first_begins_the_training(sit_down):
    player = sit_down(pack=None, language="en", size=(1280, 1400))
    player.click(player.program.home.campaign_entry)
    player.click(player.screen.next)
    cards = {card.shown.value: card for card in player.screen.ways.cards}
    player.click(cards[Way.TRAINING])
    player.click(player.screen.begin)
    assert player.state.options.training


def test_operations_stand_on_their_own_page_and_not_among_the_expeditions(sit_down):
    player = sit_down(pack=None, language="en", size=(1280, 1400))
    player.click(player.program.home.new_entry)
    expeditions = {card.shown.name for card in player.screen.world.cards}
    player.press(Qt.Key.Key_Escape)
    player.click(player.program.home.operations_entry)
    operations = {card.shown.name for card in player.screen.ways.cards}
    assert expeditions
    assert operations
    assert not expeditions & operations


@pytest.mark.rule("OPS-04")
@pytest.mark.rule("OPS-05")
def test_an_operation_is_chosen_and_begun(sit_down):
    player = sit_down(pack=None, language="de", size=(1280, 1400))
    player.click(player.program.home.operations_entry)
    cards = {card.shown.value: card for card in player.screen.ways.cards}
    player.click(cards["OP-3"])
    player.click(player.screen.begin)
    ship = aboard(player)
    assert (ship.operation, ship.mode) == ("OP-3", Mode.OPERATION)
    assert ship.entered == (Section.RECON, Section.SCIENCE)
    assert player.screen is player.table


@pytest.mark.rule("LEG-05")
@pytest.mark.rule("LEG-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legacy_file_is_brought_in_and_a_bad_one_answers_in_a_sentence(sit_down, tmp_path, monkeypatch, language):
    player = sit_down(pack=None, language=language, size=(1280, 1600))
    player.click(player.program.home.campaign_entry)
    player.click(player.screen.next)
    told = player.screen.legacy_told
    before = told.text()
    file = tmp_path / "odd.legacy.json"
    for odd in ("no json", json.dumps({"format": 1, "checksum": "x", "values": {}})):
        file.write_text(odd, encoding="utf-8")
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        player.click(player.screen.legacy)
        assert file.name in told.text() != before
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    player.click(player.screen.begin)
    assert aboard(player).mode is Mode.QUICK_START


WINDOWS = {
    "small window, large letters, German": {"size": (1280, 720), "language": "de", "text_size": 150},
    "small window, large letters, Italian": {"size": (1280, 720), "language": "it", "text_size": 150, "theme": "day"},
    "full window, Czech": {"size": (1920, 1080), "language": "cs", "text_size": 100},
    "medium window, high contrast": {"size": (1600, 900), "language": "en", "text_size": 100, "theme": "high_contrast"},
}


@pytest.mark.parametrize("look", WINDOWS.values(), ids=WINDOWS.keys())
@pytest.mark.parametrize("page", ["open_new_campaign", "open_operations"])
def test_every_step_can_be_read_and_is_told(sit_down, monkeypatch, look, page):
    player = sit_down(pack=None, **look)
    getattr(player.program.pages, page)()
    player.settle()
    screen = player.screen
    if screen.players_panel.isVisible():
        pick(player, screen.players_panel.players, 4)
    for step in (1, 2, 3):
        screen.go_to(step)
        player.settle()
        assert clipped_texts(monkeypatch, screen) == []
        assert overlapping(screen) == []
        assert wider_than_seen(screen) == []
        assert told_badly(player.window) == []


@pytest.mark.rule("CMP-28")
@pytest.mark.rule("CMP-30")
@pytest.mark.rule("CMP-32")
def test_the_training_carries_its_crew_on_into_a_campaign(sit_down, tmp_path):
    player = sit_down(pack=None, language="en", size=(1280, 1400))
    save = player.folders.saves / "training.vanguard"
    training = Plan(world="W00", players=2, seed=4, names=("Ann", "Ben"))
    play_on(begun(save, training), lambda game: game.state.closed).close()
    player.program.playing.go_on_with(save)
    player.settle()
    player.table.ending.show()
    player.settle()
    button = player.table.ending.sheet.main_button
    assert button.label == "On into a campaign"
    player.press(Qt.Key.Key_Return)
    screen = player.screen
    assert [field.text() for field in screen.players_panel.fields[:2]] == ["Ann", "Ben"]
    screen.go_to(3)
    player.settle()
    line = screen.lines[Section.RECON]
    wanted = next(card for card in line.cards if not card.shown.kept)
    member = wanted.shown.member
    player.click(wanted)
    before = save.read_bytes()
    player.click(screen.begin)
    state = aboard(player)
    assert state.mode is Mode.CONTINUATION
    assert state.sleeves[member].section is Section.RECON
    assert set(state.box.campaigns[state.campaign].training_crew.values()) <= set(state.sleeves)
    assert save.read_bytes() == before
