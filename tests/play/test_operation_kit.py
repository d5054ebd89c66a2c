"""Operations begun without a ship: each asks for its own team, ranks and dice (OPS-05 to OPS-07, OPS-22)."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import ALL_DICE, DieType, Section
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.plan import Plan, filled_in, opening_of
from vanguard_desktop.setting.launch import IllegalOpening

BOX = shipped()
BOARDS = sorted(BOX.landing_cards[card.landing].world for card in BOX.operations.values())


@pytest.mark.rule("OPS-06", "OPS-07")
@pytest.mark.parametrize(("world", "rank", "count"), [("WOP1", 1, 6), ("WOP2", 2, 9), ("WOP5", 3, 12)])
def test_rank_and_dice_are_those_of_the_tier(world: str, rank: int, count: int) -> None:
    opening = stand_alone_opening(BOX, WorldId(world), players=4)
    assert {who.rank for who in opening.team} == {rank}
    dice = [die for who in opening.team for die in who.dice]
    assert {len(who.dice) for who in opening.team} == {count}
    assert len(set(dice)) == len(dice)
    rare = [ALL_DICE[die].type for die in dice if ALL_DICE[die].type in (DieType.UNIVERSAL, DieType.EXPERT)]
    assert bool(rare) is (rank == 3)
    for who in opening.team:
        makes = [ALL_DICE[die].type for die in who.dice]
        assert max(makes.count(DieType.UNIVERSAL), makes.count(DieType.EXPERT)) <= 2


@pytest.mark.rule("OPS-22")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_fixed_team_goes_whoever_sits_at_the_table(players: int) -> None:
    assert len(stand_alone_opening(BOX, WorldId("WOP4"), players).team) == 2
    plan = filled_in(BOX, Plan(world=WorldId("WOP4"), players=players))
    assert len(opening_of(BOX, plan).team) == 2
    with pytest.raises(IllegalOpening):
        stand_alone_opening(BOX, WorldId("WOP4"), players, sections=tuple(Section))


@pytest.mark.rule("OPS-01", "OPS-05")
@pytest.mark.parametrize("world", BOARDS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_new_game_can_begin_every_operation(world: str, players: int) -> None:
    plan = filled_in(BOX, Plan(world=WorldId(world), players=players))
    assert opening_of(BOX, plan).world == world
