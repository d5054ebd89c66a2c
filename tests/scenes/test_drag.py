"""A pawn is carried by hand: where it may go glows, where it may not says why, and only the game moves it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.scenes.planet import (
    ADA,
    BO,
    CAUSEWAY,
    GATE,
    LANDING,
    POOLS,
    SINKHOLE,
    STAIR,
    a_bridge,
    play_until_turn_of,
)
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.rulesets.expedition.data.commands import Travel
from vanguard_desktop.scenes.items.plate_item import Target
from vanguard_desktop.widgets.look.controls.buttons import Button

BARE_LAND = QPoint(700, 540)


def test_a_pawn_dropped_on_a_connected_sector_travels(table):
    table.drag(table.pawn_spot(ADA), table.plate_spot(STAIR))
    assert table.state.member(ADA).sector == STAIR
    assert table.scene.pawns[ADA].pos() == table.scene.plates[STAIR].pos()


def test_while_a_pawn_hangs_in_the_hand_every_sector_says_whether_it_may_be_put_there(table):
    table.take(table.pawn_spot(ADA))
    targets = {number: plate.target for number, plate in table.scene.plates.items()}
    assert {number for number, target in targets.items() if target is Target.LEGAL} == {STAIR, CAUSEWAY}
    assert targets[LANDING] is Target.NONE
    assert targets[GATE] is Target.ILLEGAL
    assert table.view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor


def test_nothing_glows_before_the_drag_begins_and_after_it_ends(table):
    calm = {Target.NONE}
    assert {plate.target for plate in table.scene.plates.values()} == calm
    table.drag(table.pawn_spot(ADA), BARE_LAND)
    assert {plate.target for plate in table.scene.plates.values()} == calm


def test_over_a_forbidden_sector_the_hand_is_told_why_and_the_drop_snaps_back(table, qtbot):
    before = table.state
    table.take(table.pawn_spot(ADA))
    with qtbot.waitSignal(table.scene.explained) as explained:
        table.carry(table.plate_spot(GATE))
    assert table.scene.note.isVisible()
    assert table.scene.note.text == explained.args[0] != ""
    table.drop(table.plate_spot(GATE))
    assert table.state == before
    assert not table.scene.note.isVisible()
    assert table.scene.pawns[ADA].pos() == table.scene.plates[LANDING].pos()


def test_the_reason_goes_when_the_hand_moves_on_to_where_it_may_drop(table):
    table.take(table.pawn_spot(ADA))
    table.carry(table.plate_spot(GATE))
    table.carry(table.plate_spot(STAIR))
    assert not table.scene.note.isVisible()


def test_a_drop_on_bare_land_does_nothing(table):
    before = table.state
    table.drag(table.pawn_spot(ADA), BARE_LAND)
    assert table.state == before
    assert table.scene.pawns[ADA].pos() == table.scene.plates[LANDING].pos()


def test_escape_lets_go_and_the_later_release_means_nothing(table):
    before = table.state
    table.take(table.pawn_spot(ADA))
    table.carry(table.plate_spot(STAIR))
    table.press(Qt.Key.Key_Escape)
    assert table.scene.pawns[ADA].pos() == table.scene.plates[LANDING].pos()
    table.drop(table.plate_spot(STAIR))
    assert table.state == before


def test_where_two_paths_lead_to_one_sector_the_players_are_asked(table, qtbot):
    table.drag(table.pawn_spot(ADA), table.plate_spot(CAUSEWAY))
    before = table.state
    with qtbot.waitSignal(table.scene.path_choice_wanted) as asked:
        table.drag(table.pawn_spot(ADA), table.plate_spot(GATE))
    assert asked.args[0] == (Travel(path=PathId("4-5a")), Travel(path=PathId("4-5b")))
    assert table.state == before


def test_against_a_one_way_path_the_pawn_cannot_go(table):
    for path in ("1-4", "4-6"):
        table.bridge.submit(Travel(path=PathId(path)))
    assert not table.scene.journey.legal(POOLS)
    table.take(table.pawn_spot(ADA))
    table.carry(table.plate_spot(SINKHOLE))
    assert table.scene.plates[SINKHOLE].target is Target.ILLEGAL


def test_a_pawn_that_is_not_in_turn_stays_where_it_is(table):
    before = table.state
    table.drag(table.pawn_spot(BO), table.plate_spot(STAIR))
    assert table.state == before
    assert table.scene.pawns[BO].pos() == table.scene.plates[LANDING].pos()


def test_undo_moves_the_pawn_back(table):
    table.drag(table.pawn_spot(ADA), table.plate_spot(STAIR))
    table.bridge.undo()
    assert table.scene.pawns[ADA].pos() == table.scene.plates[LANDING].pos()
    table.bridge.redo()
    assert table.scene.pawns[ADA].pos() == table.scene.plates[STAIR].pos()


def test_while_another_question_is_open_a_drag_says_so(table):
    for path in ("1-4", "4-1"):
        table.bridge.submit(Travel(path=PathId(path)))
    table.bridge.submit(Travel(path=PathId("1-4")))
    before = table.state
    active = next(row.id for row in table.scene.members.rows if row.active)
    table.take(table.pawn_spot(active))
    table.carry(table.plate_spot(STAIR))
    assert table.scene.note.text
    table.drop(table.plate_spot(STAIR))
    assert table.state == before


@pytest.mark.parametrize("path", ["1-2", "1-4"])
def test_a_click_on_a_warm_pill_travels_along_it(table, path):
    table.click(table.pill_spot(path))
    assert table.state.member(ADA).sector in (STAIR, CAUSEWAY)


def test_the_pill_under_the_pointer_grows_its_reason(table):
    pill = table.scene.ways.by_id["5-7"].pill
    low = pill.body.height()
    table.carry(table.pill_spot("5-7"))
    assert pill.reason
    assert pill.body.height() > low
    table.carry(BARE_LAND)
    assert not pill.reason
    assert pill.body.height() == low


def test_while_the_start_token_is_given_a_click_on_a_pawn_gives_it(lay):
    table = lay(a_bridge(started=False))
    table.click(table.pawn_spot(BO))
    assert table.state.turn == BO


def test_a_special_action_is_taken_on_the_opened_card(table):
    table.bridge.submit(Travel(path=PathId("1-4")))
    table.bridge.submit(Travel(path=PathId("4-5b")))
    play_until_turn_of(table.bridge, ADA)
    assert table.state.member(ADA).sector == GATE
    table.view.zoom_to_sector(GATE)
    plate = table.scene.plates[GATE]
    open_gate = plate.body.topLeft() + plate.card.buttons[1].center()
    table.click(table.view.mapFromScene(plate.pos()) + open_gate.toPoint())
    assert table.state.successes == 1


def test_the_card_beside_the_map_travels_too(table, qtbot):
    table.click(table.plate_spot(STAIR))
    (go,) = table.view.card.findChildren(Button)
    assert go.reason == ""
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    assert table.state.member(ADA).sector == STAIR


def test_the_card_beside_the_map_says_why_one_cannot_travel(table, qtbot):
    table.click(table.plate_spot(POOLS))
    (go,) = table.view.card.findChildren(Button)
    with qtbot.waitSignal(table.scene.explained) as explained:
        qtbot.keyClick(go, Qt.Key.Key_Return)
    assert explained.args == [go.reason]
    assert table.state.member(ADA).sector == LANDING
