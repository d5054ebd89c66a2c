"""The sensible bot leads the markers of a mission to where they are wanted (PLN-20)."""

from __future__ import annotations

import attrs
import pytest

from tests.content.test_operation_boards import BOX, LONG_POST, landed
from vanguard_desktop.bots.campaigns import Voyage, play_campaign
from vanguard_desktop.bots.expedition.escort import goals, on_the_way
from vanguard_desktop.bots.expedition.places import meeting_places
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.play.campaign import codec


def gifts(**at):
    """Gifts of the wedding by sector, nobody near them but those who stand there."""
    state = landed("WOP3")
    marks = {SectorId(int(sector.removeprefix("in_"))): count for sector, count in at.items()}
    return attrs.evolve(state, marks=marks)


def standing(state, *sectors):
    members = zip(state.members, sectors, strict=True)
    return attrs.evolve(state, members=tuple(attrs.evolve(one, sector=SectorId(at)) for one, at in members))


@pytest.mark.rule("PLN-20")
def test_each_step_of_a_gift_towards_the_table_is_worth_something():
    assert list(goals(gifts(in_7=1))) == [(4, 3)]
    worth = [on_the_way(standing(gifts(**{f"in_{at}": 1}), at, 8)) for at in (10, 7, 2, 1, 3, 4)]
    assert worth == sorted(worth)


def test_somebody_who_goes_to_fetch_a_gift_is_worth_something_too():
    assert on_the_way(standing(gifts(in_7=1), 2, 8)) > on_the_way(standing(gifts(in_7=1), 1, 8))


def test_one_meets_at_home_when_the_kite_is_there():
    rope = landed("WOP4")
    assert meeting_places(rope) == set()
    assert meeting_places(attrs.evolve(rope, marks={SectorId(1): 1})) == {1}


@pytest.mark.rule("OPS-12")
@pytest.mark.parametrize("operation", ["OP-2", "OP-3", "OP-4"])
def test_operations_can_be_won(operation):
    """Not every time: luck has its part in it."""
    voyages = (
        Voyage(campaign=LONG_POST, players=1, bot="sensible", seed=seed, operation=CardId(operation))
        for seed in range(6)
    )
    assert any(play_campaign(BOX, codec(), voyage)[0].ending.startswith("won") for voyage in voyages)
