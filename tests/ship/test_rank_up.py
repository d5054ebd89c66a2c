"""What the rank-up card of an expedition is worth aboard: promotions, and when there are none (RNK-07 to RNK-11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ship.ship import REC, SCI, SEC, Ship, aboard, back, on_board
from tests.support.scenario import TAKEN
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.phases import Phase

CARD = "rank_ups:K02"  # 3 successes for rank 1, 6 for rank 2


def debriefed(successes: int, ranks: tuple[int, ...], **fields: Any) -> Ship:
    """The team of these ranks has come home with its card completed, unless said otherwise, and has been debriefed."""
    ship, team = aboard(), []
    for section, rank in zip((SEC, REC, SCI), ranks, strict=False):
        ship, member = on_board(ship, section, rank=rank)
        team.append(member)
    home = {"rank_up": "K02", "rank_up_done": True, "successes": successes, **fields}
    docked = ship.comes_home(back(*team, **home)).step(Phase.LEAVING).step(Phase.DOCKING)
    return docked.step(Phase.DEBRIEFING, "promotion")


def new_ranks(ship: Ship) -> list[int]:
    return [event.rank for event in ship.happened(Promoted)]


@pytest.mark.rule("RNK-07", "RNK-08", "RNK-02")
@pytest.mark.example("EX RNK-C")
def test_four_successes_make_rank_1_rank_2_and_leave_rank_2_as_it_is():
    after = debriefed(4, (1, 2)).then(
        TAKEN, StepBegun(because="DBR-01", phase=Phase.DEBRIEFING, step="promotion"),
        Promoted(member="c10", section=SEC, rank=2), Moved(pieces=(CARD,), start=zones.BOARD_RANK_UP, to=zones.REMOVED),
    )  # fmt: skip
    assert new_ranks(after) == [2]
    assert sorted(sleeve.rank for sleeve in after.state.sleeves.values() if sleeve.rank > 1) == [2, 2]


@pytest.mark.rule("RNK-08")
def test_promoting_uses_no_successes_up():
    after = debriefed(6, (1, 2))
    assert new_ranks(after) == [2, 3]
    assert after.state.earned == 6
    assert new_ranks(debriefed(2, (1, 2))) == []


@pytest.mark.rule("RNK-09")
def test_rank_3_is_the_last():
    assert new_ranks(debriefed(9, (3,))) == []


@pytest.mark.rule("RNK-10")
def test_an_incomplete_card_gives_nothing_and_returns_to_the_store():
    after = debriefed(9, (1, 2), rank_up_done=False)
    assert new_ranks(after) == []
    assert after.where(CARD) == zones.RANK_UPS


@pytest.mark.rule("RNK-11", "END-16")
def test_after_a_failed_mission_the_completed_card_is_returned_without_promotion():
    after = debriefed(9, (1, 2), missions=("M04",))
    assert new_ranks(after) == []
    assert after.where(CARD) == zones.RANK_UPS
    assert after.state.earned == 9
