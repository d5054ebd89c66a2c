"""A low window with large text: dice over the map, all chances, one place for each answer, one press for exerting."""

from __future__ import annotations

import random
import threading
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.app.tour.tour import wait_for_pictures
from vanguard_desktop.models.common.slots import EXERT
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, Exert, LiftOff, TakeBackAction, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseDieToSpend,
    EventRevealed,
    GatherDice,
)
from vanguard_desktop.rulesets.expedition.data.events import Exerted
from vanguard_desktop.widgets.parts.prompt.foretold import Foretold
from vanguard_desktop.widgets.table.sheets import sheet_picture

pytestmark = pytest.mark.qt_log_ignore("does not support raise")


@pytest.fixture
def lay(lay_in_play):
    return partial(lay_in_play, scale=1.5, language="de")


def asks(game, kind):
    return isinstance(game.state.question, kind)


def read_on(table):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()


def settle():
    for _ in range(5):
        QApplication.processEvents()


def play_until(table, kind, seed=1):
    chance = random.Random(seed)
    for _ in range(400):
        read_on(table)
        if asks(table.bridge.game, kind):
            settle()
            return
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff | TakeBackAction)]
        eager = [command for command in ways if isinstance(command, TakeSpecialAction | AddDie)]
        table.bridge.submit(chance.choice(eager or ways or [row.command for row in table.any_time.rows]))
    pytest.fail("it did not come up")


def where_the_check_is_made(table):
    """Its sector, whole on the part of the map that is seen."""
    plate = table.map.plate_rect(table.bridge.state.check.at)
    return table.map.isVisible() and table.map.viewport().rect().contains(plate)


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_dice_are_put_aside_for_a_look_at_the_map_with_a_key(lay, language):
    table = lay(GatherDice, language=language)
    whole = table.tray.geometry()
    QTest.keyClick(table, Qt.Key.Key_M)
    settle()
    assert table.tray.folded
    assert where_the_check_is_made(table)
    assert not table.map.geometry().intersects(table.tray.geometry())
    QTest.keyClick(table, Qt.Key.Key_M)
    settle()
    assert not table.tray.folded
    assert table.tray.geometry() == whole


def test_the_dice_are_put_aside_with_a_click_and_come_back_with_esc_or_the_next_step(lay):
    table = lay(GatherDice)
    QTest.mouseClick(table.tray.fold, Qt.MouseButton.LeftButton)
    settle()
    assert where_the_check_is_made(table)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    settle()
    assert not table.tray.folded
    table.bridge.submit(next(command for command in table.bridge.answers() if isinstance(command, AddDie)))
    QTest.mouseClick(table.tray.fold, Qt.MouseButton.LeftButton)
    QTest.keyClick(table, Qt.Key.Key_Return)
    settle()
    assert not table.tray.folded


def test_a_tray_that_leaves_hardly_anything_of_the_map_takes_all_of_it(lay):
    table = lay(GatherDice)
    for seed in range(3):
        play_until(table, GatherDice, seed)
        table.bridge.submit(next(row.command for row in table.options.rows if not isinstance(row.command, AddDie)))
        if table.tray.isVisible():
            settle()
            above = table.tray.y() - table.header.height()
            assert above == 0 or above >= 110


def test_in_a_wide_window_there_is_nothing_to_put_aside(lay):
    table = lay(GatherDice, size=(1920, 1080), scale=1.0)
    assert not table.tray.fold.isVisible()
    QTest.keyClick(table, Qt.Key.Key_M)
    assert not table.tray.folded


@pytest.mark.rule("CHK-72")
@pytest.mark.parametrize("language", ["de", "it"])
def test_every_outcome_shows_all_of_its_chances_where_the_tray_is_narrow(lay, language):
    table = lay(GatherDice, language=language)
    while adding := [row.command for row in table.options.rows if isinstance(row.command, AddDie)]:
        table.bridge.submit(adding[0])
    settle()
    outcomes = table.tray.outcomes
    assert outcomes.all_odds.isVisible()
    QTest.mouseClick(outcomes.all_odds, Qt.MouseButton.LeftButton)
    settle()
    assert outcomes.table.isVisible()
    assert table.rect().contains(outcomes.table.geometry())
    assert [line.color for line in outcomes.table.lines] == [row.color for row in outcomes.rows]
    told = [column for column in table.check.odds.columns if not column.empty]
    assert all(len(line.chances) == len(told) for line in outcomes.table.lines)
    QTest.keyClick(outcomes.table, Qt.Key.Key_Escape)
    assert not outcomes.table.isVisible()
    QTest.keyClick(table, Qt.Key.Key_O)
    assert outcomes.table.isVisible()
    table.undo()
    assert not outcomes.table.isVisible()


@pytest.mark.parametrize("language", ["de", "it"])
def test_dice_that_are_asked_for_are_seen_when_their_board_opens(lay, language):
    table = lay(ChooseAction, language=language)
    for kind in (GatherDice, ChooseDieToSpend):
        play_until(table, kind)
        QTest.qWait(10)
        settle()
        board = table.crew.boards[table.bridge.state.question.member]
        asked = [die for die in board.dice.dice.values() if die.focusPolicy() != Qt.FocusPolicy.NoFocus]
        assert asked
        for die in asked:
            assert die.visibleRegion().boundingRect() == die.rect()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_only_answer_to_an_event_stands_in_one_place(lay, scale):
    table = lay(EventRevealed, 5, scale=scale)
    sheet, rows = table.reading.sheet, table.options.rows
    assert len(sheet.rows) == len(rows) == 1
    words = table.wording.names.spoken(rows[0].label)
    assert words not in [button.label for button in table.prompt.buttons]
    only = sheet.rows[0]
    assert only.visibleRegion().boundingRect() == only.rect()
    assert abs(only.geometry().center().y() - sheet.look.geometry().center().y()) < 4
    before = table.bridge.game.cursor
    QTest.mouseClick(only, Qt.MouseButton.LeftButton)
    assert table.bridge.game.cursor != before


@pytest.mark.rule("ACT-51", "DEC-25")
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.0)])
def test_whoever_is_not_in_turn_exerts_by_one_key_and_a_choice(lay, size, scale):
    """X asks who exerts, if several could; each line says what it costs and brings."""
    table = lay(able_to_exert(2), size=size, scale=scale, players=3)
    turn = table.bridge.state.turn
    QTest.keyClick(table, Qt.Key.Key_X)
    lines = table.any_time_list
    assert lines.isVisible()
    could = [row for row in table.any_time.rows if isinstance(row.command, Exert)]
    assert len(lines.rows) == len(could)
    other = next(place for place, row in enumerate(could) if row.command.member != turn)
    assert lines.rows[other].accessibleDescription() == table.wording.names.spoken(could[other].detail)
    QTest.mouseClick(lines.rows[other], Qt.MouseButton.LeftButton)
    exerted = [event for event in table.bridge.game.last_events() if isinstance(event, Exerted)]
    assert [event.member for event in exerted] == [could[other].command.member]


@pytest.mark.rule("ACT-51", "DEC-25")
def test_what_exerting_brings_is_told_as_soon_as_somebody_looks_at_it(lay):
    table = lay(able_to_exert(1), 2, players=1)
    slot = table.prompt.slots.named(EXERT)
    told = Foretold.of(slot)
    QApplication.sendEvent(slot, QEvent(QEvent.Type.Enter))
    assert told.isVisible()
    assert told.words == slot.row.detail
    assert table.rect().contains(told.geometry())
    assert not told.geometry().intersects(table.prompt.geometry())  # the question stays in sight
    QApplication.sendEvent(slot, QEvent(QEvent.Type.Leave))
    assert not told.isVisible()
    slot.setFocus(Qt.FocusReason.TabFocusReason)
    assert told.isVisible()
    assert slot.accessibleName().endswith(table.wording.names.spoken(slot.row.detail))
    QTest.keyClick(slot, Qt.Key.Key_Return)
    assert any(isinstance(event, Exerted) for event in table.bridge.game.last_events())
    assert not told.isVisible()


def able_to_exert(count, at=ChooseAction):
    """That so many have spent dice that would come back, and no more."""

    def wanted(game):
        could = [each for each in game.legal.beside if isinstance(each, Exert) and game.state.member(each.member).spent]
        return asks(game, at) and len(could) == count

    return wanted


@pytest.mark.rule("ACT-53")
def test_over_an_event_exerting_is_one_press_away_too(lay):
    table = lay(able_to_exert(1, at=EventRevealed), 5, players=1)
    slot = table.prompt.slots.named(EXERT)
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    assert any(isinstance(event, Exerted) for event in table.bridge.game.last_events())


@pytest.mark.parametrize("language", ["en", "de", "it", "cs"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_all_slots_of_the_bar_are_whole_in_the_window_with_their_names(lay, language, size, scale):
    """Notes are left out only where large text meets a small window."""
    for kind in (ChooseAction, GatherDice, EventRevealed):
        table = lay(kind, 5, language=language, players=4, size=size, scale=scale)
        bar = table.prompt
        for slot in (*bar.buttons, *bar.beside):
            assert slot.visibleRegion().boundingRect() == slot.rect(), slot.label
            assert slot.fits(slot.width(), slot.height()), slot.label
        if bar.acts and scale == 1.0:
            assert [slot.row.note for slot in bar.buttons if slot.row.note and not slot.says_note] == []


def test_the_actions_stand_in_the_same_places_in_the_same_order_with_the_same_keys(lay):
    table = lay(ChooseAction)
    seen = set()
    for number in range(8):
        play_until(table, ChooseAction, seed=number)
        seen.add(tuple((slot.row.id, slot.row.key, slot.geometry().getRect()) for slot in table.prompt.buttons))
        table.bridge.submit(table.options.rows[0].command)
    assert len(seen) == 1
    assert [key for _, key, _ in seen.pop()] == list("TSPRLE")


def test_the_list_that_its_key_opens_has_all_that_may_be_done_at_any_time(lay):
    table = lay(ChooseAction, players=4)
    QTest.keyClick(table, Qt.Key.Key_A)
    assert [row.text() for row in table.any_time_list.rows] == [
        table.wording.names.spoken(row.label) for row in table.any_time.rows
    ]


def test_the_whole_team_is_seen_beside_the_map(lay):
    table = lay(ChooseAction, players=4)
    for strip in table.crew_tabs.strips.values():
        assert strip.visibleRegion().boundingRect() == strip.rect()


@pytest.mark.parametrize("world", ["W01", "W05"])
def test_a_path_that_bows_beyond_all_sectors_is_seen_whole(lay, world):
    table = lay(ChooseAction, world=world)
    seen = table.map.viewport().rect()
    for way in table.scene.ways.by_id.values():
        assert seen.contains(table.map.mapFromScene(way.curve.sign))


def test_the_tour_waits_until_the_picture_of_a_sheet_is_painted(lay, qapp, monkeypatch):
    may_paint, honest = threading.Event(), sheet_picture.render_relief
    monkeypatch.setattr(
        sheet_picture, "render_relief", lambda *sight, **how: may_paint.wait(20) and honest(*sight, **how)
    )
    table = lay(EventRevealed, 5, size=(1920, 1080), scale=1.0)
    assert table.reading.sheet.waiting
    QTimer.singleShot(0, may_paint.set)
    wait_for_pictures(qapp, table)
    assert not table.reading.sheet.waiting
    assert not table.scene.levels.waiting
