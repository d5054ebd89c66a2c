"""The new game screen, used with mouse and keys: where to, who plays what, who goes, how it is played."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.models.common.new_game import NewGame
from vanguard_desktop.play.first_expedition import recruits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.plan import opening_of
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.new_game_screen import NewGameScreen

BOX = shipped()
WORDING = Wording.of(BOX)
W00, W01 = WorldId("W00"), WorldId("W01")
LUCK = 4711


@pytest.fixture
def screen(qtbot: Any) -> NewGameScreen:
    screen = NewGameScreen(NewGame(BOX, lambda: LUCK), WORDING, real_dice=False)
    qtbot.addWidget(screen)
    screen.resize(1280, 2400)
    screen.show()
    return screen


def press(place: QWidget, words: str) -> None:
    button = next(button for button in place.findChildren(QAbstractButton) if button.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def begun(screen: NewGameScreen) -> tuple[Any, bool]:
    told: list[tuple[Any, bool]] = []
    screen.begun.connect(lambda plan, real_dice: told.append((plan, real_dice)))
    QTest.mouseClick(screen.begin, Qt.MouseButton.LeftButton)
    return told[0]


def shown_team(screen: NewGameScreen) -> dict[Section, str]:
    return {section: line.crew.currentText() for section, line in screen.team_lines.items() if line.goes.isChecked()}


@pytest.mark.rule("TUT-02")
@pytest.mark.parametrize("world", [W00, W01])
def test_the_team_is_shown_for_the_chosen_world(screen: NewGameScreen, world: WorldId) -> None:
    press(screen.world, WORDING.names.world(world))
    team = stand_alone_opening(BOX, world).team
    assert {member.section for member in team} == set(shown_team(screen))
    for member in team:
        assert WORDING.names.member(member.id) in shown_team(screen)[member.section]


def test_whoever_changes_nothing_gets_the_usual_expedition(screen: NewGameScreen) -> None:
    plan, real_dice = begun(screen)
    assert not real_dice
    assert opening_of(BOX, plan) == stand_alone_opening(BOX, W00, 1, ("Player 1",))
    assert plan.seed == LUCK


@pytest.mark.rule("GEN-04")
def test_a_player_takes_over_a_section_and_the_name_stands_beside_it(screen: NewGameScreen) -> None:
    QTest.mouseClick(screen.players.findChildren(QAbstractButton)[1], Qt.MouseButton.LeftButton)
    QTest.keyClicks(screen.names[0], "Anna")
    QTest.keyClicks(screen.names[1], "Ben")
    press(screen.section_lines[Section.SECURITY], "Ben")
    plan, _ = begun(screen)
    seats = opening_of(BOX, plan).seats
    assert [(seat.name, seat.sections) for seat in seats] == [
        ("Anna", (Section.RECON, Section.SCIENCE)),
        ("Ben", (Section.SECURITY, Section.ENGINEERING)),
    ]


@pytest.mark.rule("GEN-05")
def test_a_team_that_may_not_go_says_why_and_nothing_begins(screen: NewGameScreen) -> None:
    press(screen.world, WORDING.names.world(W01))
    screen.team_lines[Section.SCIENCE].goes.setFocus()
    QTest.keyClick(screen.team_lines[Section.SCIENCE].goes, Qt.Key.Key_Space)
    told: list[Any] = []
    screen.begun.connect(lambda *plan: told.append(plan))
    QTest.mouseClick(screen.begin, Qt.MouseButton.LeftButton)
    assert not told
    assert "GEN-05" in screen.begin.accessibleDescription() + screen.begin.toolTip()
    QTest.keyClick(screen.team_lines[Section.ENGINEERING].goes, Qt.Key.Key_Space)
    plan, _ = begun(screen)
    assert set(plan.team) == {Section.RECON, Section.ENGINEERING}


def test_somebody_else_is_picked_with_the_keyboard(screen: NewGameScreen) -> None:
    press(screen.world, WORDING.names.world(W01))
    crew = screen.team_lines[Section.RECON].crew
    before = crew.currentText()
    QTest.keyClick(crew, Qt.Key.Key_Down)
    QTest.keyClick(crew, Qt.Key.Key_Up)
    QTest.keyClick(crew, Qt.Key.Key_Down)
    plan, _ = begun(screen)
    assert WORDING.names.member(plan.team[Section.RECON]) in crew.currentText() != before


@pytest.mark.rule("TUT-50")
@pytest.mark.rule("TUT-51")
def test_a_quick_start_has_recruits_of_its_seed(screen: NewGameScreen) -> None:
    press(screen.mode, "Quick start")
    QTest.keyClicks(screen.seed, "12")
    offered = recruits(BOX, 12)
    line = screen.team_lines[Section.RECON]
    assert [WORDING.names.member(member) in line.crew.itemText(at) for at, member in
            enumerate(offered[Section.RECON])] == [True] * 3  # fmt: skip
    plan, _ = begun(screen)
    assert plan.quick_start
    assert plan.seed == 12
    assert not opening_of(BOX, plan).options.training


@pytest.mark.rule("DLY-01")
def test_every_option_can_be_chosen(screen: NewGameScreen) -> None:
    press(screen.world, WORDING.names.world(W01))
    for toggle in (screen.ways.deadly, screen.ways.real):
        QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
    press(screen.ways.costs, "Always")
    assert not screen.ways.order.isVisible()
    QTest.mouseClick(screen.team_lines[Section.SECURITY].goes, Qt.MouseButton.LeftButton)
    assert screen.ways.order.isVisible()
    plan, real_dice = begun(screen)
    assert real_dice
    assert opening_of(BOX, plan).options == Options(deadly_injuries=True, ask_every_cost=True, choose_seats=True)


@pytest.mark.rule("GEN-05")
def test_what_forbids_to_begin_is_told_with_its_rule_in_players_words(screen: NewGameScreen) -> None:
    press(screen.world, WORDING.names.world(W01))
    for line in screen.team_lines.values():
        if line.goes.isChecked():
            QTest.mouseClick(line.goes, Qt.MouseButton.LeftButton)
    begins: list[Any] = []
    screen.begun.connect(lambda plan, _: begins.append(plan))
    QTest.mouseClick(screen.begin, Qt.MouseButton.LeftButton)
    assert begins == []
    told = screen.explainer.told
    assert told is not None
    assert told.why is not None
    assert told.reason == screen.begin.reason
    assert "GEN-05" in told.why.rules
    looked_up: list[str] = []
    screen.codex_wished.connect(looked_up.append)
    screen.explainer.more_wished.emit(told.entry)
    assert looked_up == ["rule:GEN-05"]


def test_each_option_is_explained_in_a_sentence(screen: NewGameScreen) -> None:
    hints = [hint.text() for hint in screen.ways._hints.values()]
    assert all(hint.endswith(".") for hint in hints)
    before = hints[-1]
    press(screen.ways.costs, "Never")
    assert screen.ways._hints[screen.ways.costs].text() not in ("", before)


def test_each_destination_says_what_there_is(screen: NewGameScreen) -> None:
    """Land, kind, how its story begins, sectors and missions; the same for a screen reader."""
    for card in screen.world.cards:
        board = BOX.worlds[card.shown.value]
        assert card.text() == WORDING.names.world(board.id)
        assert str(len(board.sectors)) in card.shown.facts
        assert WORDING.names.world_story(board.id).startswith(card.shown.line)
        assert str(board.minutes) in card.shown.pace
        assert card.shown.pace in card.accessibleDescription()
        assert card.shown.facts in card.accessibleDescription()
        assert card.heightForWidth(card.width()) <= card.height()
    kinds = {card.shown.value: card.shown.kind for card in screen.world.cards}
    assert kinds[W00] != kinds[W01]


def test_whoever_goes_is_shown_with_skill_and_dice(screen: NewGameScreen) -> None:
    press(screen.world, WORDING.names.world(W01))
    plan, _ = begun(screen)
    for section, line in screen.team_lines.items():
        if section in plan.team:
            assert line.dice.isVisible()
            assert len(line.dice.shown) == len(STARTING_DICE[section])
