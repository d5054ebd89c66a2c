"""Moves of cards towards the lander and to other crew members (ACT-33, ACT-34)."""

from __future__ import annotations

import pytest

from tests.expedition.table import ENG, FIVE, FOUR, ONE, REC, SCI, THREE, TWO, Table, box, planet, poi, sector, turn_of
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition.data.commands import PickSector
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseSector
from vanguard_desktop.rulesets.expedition.data.effects import MoveBeside, MoveTowardLander


def away() -> Table:
    """Recon is in sector 5, two moves away from the lander in sector 1."""
    return turn_of(REC, SCI, ENG).with_member(REC, sector=FIVE)


@pytest.mark.rule("ACT-33")
def test_a_move_toward_the_lander_is_along_a_shortest_way() -> None:
    nearer = away().resolve(MoveTowardLander())
    assert nearer.member(REC).sector == FOUR
    assert nearer.resolve(MoveTowardLander()).member(REC).sector == ONE
    assert turn_of().resolve(MoveTowardLander()).member(REC).sector == ONE


@pytest.mark.rule("ACT-34")
def test_a_pawn_is_placed_beside_another_crew_member_of_choice() -> None:
    asked = away().with_member(ENG, sector=TWO).resolve(MoveBeside())
    assert isinstance(asked.question, ChooseSector)
    assert asked.ways == (ONE, TWO)
    assert asked.play(PickSector(sector=TWO)).member(REC).sector == TWO


@pytest.mark.rule("ACT-34", "ACT-20")
def test_the_no_movement_icon_stops_these_moves() -> None:
    world = planet(sector(3, poi=CardId("P1")))
    start = turn_of(in_box=box(world, pois=[poi("P1", no_movement=True)])).with_member(REC, sector=THREE)
    assert start.resolve(MoveBeside()).member(REC).sector == THREE
