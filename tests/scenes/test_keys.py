"""The whole map without a mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.scenes.planet import ADA, CAUSEWAY, FIELD, GALLERY, GATE, LANDING, STAIR, play_until_turn_of
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.rulesets.expedition.data.commands import Travel
from vanguard_desktop.scenes.geometry import Form

Key = Qt.Key


def test_the_first_arrow_goes_to_the_member_in_turn(table):
    table.press(Key.Key_Up)
    assert table.scene.focused_sector == LANDING


def test_arrows_go_along_paths_in_their_direction(table):
    table.press(Key.Key_Home, Key.Key_Up)
    assert table.scene.focused_sector == STAIR
    table.press(Key.Key_Up)
    assert table.scene.focused_sector == GALLERY
    table.press(Key.Key_Right)
    assert table.scene.focused_sector == GATE
    table.press(Key.Key_Down)
    assert table.scene.focused_sector == CAUSEWAY


def test_asked_where_to_the_first_arrow_leads_away_from_the_member(table):
    table.scene.ask_where({STAIR, CAUSEWAY})
    table.press(Key.Key_Up)
    assert table.scene.focused_sector == STAIR
    table.press(Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR


def test_asked_where_to_enter_takes_the_only_goal(table):
    table.scene.ask_where({STAIR})
    table.press(Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR


def test_asked_where_to_enter_shows_the_first_of_several_goals_then_travels_there(table):
    table.scene.ask_where({CAUSEWAY, STAIR})
    table.press(Key.Key_Return)
    assert table.scene.focused_sector == STAIR
    assert table.state.member(ADA).sector == LANDING
    table.press(Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR


def test_asked_where_to_enter_on_the_own_sector_does_not_look_from_nearby(table):
    table.press(Key.Key_Home)
    table.scene.ask_where({CAUSEWAY, STAIR})
    table.press(Key.Key_Return)
    assert table.scene.focused_sector == STAIR
    assert table.scene.form is not Form.CARD


def test_an_arrow_to_where_no_path_leads_stays(table):
    table.press(Key.Key_Home, Key.Key_Left)
    assert table.scene.focused_sector == LANDING


def test_page_keys_reach_every_sector_in_the_order_of_the_numbers(table):
    table.press(Key.Key_Home)
    seen = [table.scene.focused_sector]
    for _ in range(9):
        table.press(Key.Key_PageDown)
        seen.append(table.scene.focused_sector)
    assert seen == [*range(1, 10), 1]
    table.press(Key.Key_PageUp)
    assert table.scene.focused_sector == 9


def test_enter_travels_to_a_connected_sector(table):
    table.press(Key.Key_Home, Key.Key_Up, Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR


def test_enter_on_a_sector_out_of_reach_says_why_and_shows_it_from_nearby(table, qtbot):
    before = table.state
    table.scene.focus_sector(FIELD)
    with qtbot.waitSignal(table.scene.explained) as explained:
        table.press(Key.Key_Return)
    assert explained.args[0]
    assert table.scene.form is Form.CARD
    assert table.state == before


def test_enter_asks_along_which_of_two_paths(table, qtbot):
    table.bridge.submit(Travel(path=PathId("1-4")))
    table.scene.focus_sector(GATE)
    with qtbot.waitSignal(table.scene.path_choice_wanted) as asked:
        table.press(Key.Key_Enter)
    assert len(asked.args[0]) == 2


def test_escape_steps_back_from_nearby_then_from_the_sector_then_leaves_it_to_the_window(table):
    table.press(Key.Key_Home, Key.Key_Return)
    assert table.scene.form is Form.CARD
    table.press(Key.Key_Escape)
    assert table.scene.form is Form.PLATE
    assert table.scene.focused_sector == LANDING
    table.press(Key.Key_Escape)
    assert table.scene.focused_sector is None
    assert not table.view.card.isVisible()


def test_plus_and_minus_zoom_and_f_shows_everything(table):
    fit = table.view.zoom
    table.press(Key.Key_Plus, Key.Key_Plus)
    assert table.view.zoom > fit
    table.press(Key.Key_Minus)
    table.press(Key.Key_F)
    assert table.view.zoom == fit


def test_shift_and_an_arrow_push_the_map_and_not_the_focus(table):
    table.press(Key.Key_Home, Key.Key_Plus, Key.Key_Plus, Key.Key_Plus)
    before = table.view.seen().center()
    QTest.keyClick(table.view, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.seen().center().x() > before.x()
    assert table.scene.focused_sector == LANDING


def test_with_the_space_bar_held_the_hand_pushes_the_land_even_from_a_pawn(table):
    table.press(Key.Key_Plus, Key.Key_Plus)
    before, start = table.state, table.pawn_spot(ADA)
    middle = table.view.seen().center()
    QTest.keyPress(table.view, Key.Key_Space)
    assert table.view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    table.drag(start, start + QPoint(0, -60))
    QTest.keyRelease(table.view, Key.Key_Space)
    assert table.state == before
    assert table.view.seen().center().y() > middle.y()
    assert table.view.viewport().cursor().shape() is not Qt.CursorShape.ClosedHandCursor


def test_a_chosen_sector_out_of_sight_is_brought_into_it(table):
    table.press(Key.Key_Home)
    for _ in range(6):
        table.press(Key.Key_Plus)
    table.scene.focus_sector(GALLERY)
    table.press(Key.Key_Right)
    assert table.view.viewport().rect().contains(table.plate_spot(GATE))


def test_the_ring_is_where_the_keyboard_is(table):
    table.press(Key.Key_Home)
    assert table.scene.plates[LANDING].focused
    table.view.clearFocus()
    assert not table.scene.plates[LANDING].focused
    table.view.setFocus()
    assert table.scene.plates[LANDING].focused


def test_a_pill_on_the_way_to_the_chosen_sector_says_why_it_cannot_be_used(table):
    pill = table.scene.ways.by_id["2-3"].pill
    table.bridge.submit(Travel(path=PathId("1-2")))
    table.press(Key.Key_Home, Key.Key_Up)
    assert table.scene.focused_sector == GALLERY
    assert pill.reason == ""
    table.press(Key.Key_Return)
    play_until_turn_of(table.bridge, ADA)
    assert table.state.member(ADA).sector == GALLERY
    table.scene.focus_sector(STAIR)
    assert pill.reason


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_Q, Key.Key_F11])
def test_keys_that_mean_nothing_on_the_map_are_left_to_the_window(table, key):
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.view, event)
    assert not event.isAccepted()


def test_tab_goes_from_the_map_to_the_card_then_to_the_tools(table):
    table.scene.focus_sector(GATE)
    seen = []
    for _ in range(6):
        table.press_on_focus(Key.Key_Tab)
        seen.append(QApplication.focusWidget().accessibleName() or QApplication.focusWidget().text())
    assert seen == ["Travel here", "Open the gate", "Read the rings", "Zoom in", "Zoom out", "Show the whole planet"]


def test_after_a_travel_from_the_card_the_keyboard_is_on_the_map_again(table):
    table.press(Key.Key_Home, Key.Key_Up)
    table.press_on_focus(Key.Key_Tab)
    table.press_on_focus(Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR
    assert table.view.hasFocus()


def test_escape_on_the_card_steps_back_from_the_sector(table):
    table.press(Key.Key_Home, Key.Key_Up)
    table.press_on_focus(Key.Key_Tab)
    table.press_on_focus(Key.Key_Escape)
    assert table.scene.focused_sector is None
    assert table.view.hasFocus()
