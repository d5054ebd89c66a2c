"""Whatever the game does, there and back, the scene shows where things are."""

from __future__ import annotations

import random

import pytest

from tests.scenes.planet import ADA, GALLERY, STAIR
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.rulesets.expedition.data.commands import Travel


def assert_true(table):
    """Every item stands where the state says it is, and says what the game says."""
    state, scene = table.state, table.scene
    assert set(scene.pawns) == {member.id for member in state.members}
    for member in state.members:
        pawn = scene.pawns[member.id]
        assert pawn.pos() == scene.plates[member.sector].pos()
        assert pawn.row.active == (member.id == state.turn)
    assert [piece.pos() for piece in scene.pieces] == [scene.plates[state.lander].pos()]
    for path, way in scene.ways.by_id.items():
        usable = table.bridge.why_not(Travel(path=path)) is None
        assert way.line.usable == way.pill.usable == way.row.usable == usable
    places = [(pawn.pos().toTuple(), pawn.feet.toTuple()) for pawn in scene.pawns.values()]
    assert len(set(places)) == len(places), "two pawns stand in one place"


@pytest.mark.parametrize("seed", range(4))
def test_after_every_step_of_a_walk_with_undo_the_scene_is_the_state(lay, seed):
    table = lay()
    draw = random.Random(seed)
    for _ in range(60):
        chance = draw.random()
        if chance < 0.15 and table.bridge.can_undo:
            table.bridge.undo()
        elif chance < 0.25 and table.bridge.can_redo:
            table.bridge.redo()
        elif legal := table.bridge.legal_commands():
            table.bridge.submit(draw.choice(legal))
        assert_true(table)


def test_a_pawn_walks_along_its_path_and_arrives(lay, qtbot):
    table = lay(still=False)
    pawn, plates = table.scene.pawns[ADA], table.scene.plates
    start = pawn.pos()
    table.bridge.submit(Travel(path=PathId("1-2")))
    assert pawn.pos() == start
    assert table.state.member(ADA).sector == STAIR
    qtbot.waitUntil(lambda: pawn.pos() not in (start, plates[STAIR].pos()))
    qtbot.waitUntil(lambda: not table.scene.motion.running)
    assert pawn.pos() == plates[STAIR].pos()


def test_input_does_not_wait_for_a_walk(lay):
    table = lay(still=False)
    table.bridge.submit(Travel(path=PathId("1-2")))
    assert table.scene.motion.running
    table.scene.focus_sector(GALLERY)
    table.drag(table.plate_spot(GALLERY), table.plate_spot(GALLERY))
    assert not table.scene.motion.running
    assert_true(table)


def test_the_next_step_ends_a_walk(lay):
    table = lay(still=False)
    table.bridge.submit(Travel(path=PathId("1-2")))
    table.bridge.undo()
    assert not table.scene.motion.running
    assert_true(table)
    table.bridge.redo()
    assert table.scene.motion.running
    table.scene.finish_motion()
    assert_true(table)


def test_with_reduced_motion_a_pawn_is_there_at_once(table):
    table.bridge.submit(Travel(path=PathId("1-2")))
    assert not table.scene.motion.running
    assert_true(table)
