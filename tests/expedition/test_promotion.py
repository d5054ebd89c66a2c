"""The rank-up card at the end of an expedition: whom it promotes, and when it gives nothing (RNK)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import ENG, PLAIN, REC, SCI, SEC, Table, box, turn_of
from vanguard_desktop.core.cards import MissionCard, RankUpCard
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.core.promotion import promoted
from vanguard_desktop.rulesets.expedition import effects as fx
from vanguard_desktop.rulesets.expedition.events import RankUpCompleted
from vanguard_desktop.rulesets.expedition.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.questions import Successes
from vanguard_desktop.rulesets.expedition.state import Ending

K1, M1 = CardId("K1"), CardId("M1")


def ended(
    successes: int,
    ranks: dict[MemberId, int],
    needed: tuple[int, int | None] = (3, 6),
    goal: int = 1,
    mission_left: bool = False,
) -> Table:
    """The team has gained its successes, one by one, and the expedition has ended by a text."""
    card = RankUpCard(id=K1, name="K1", goal=Successes(count=goal), successes=needed)
    world = attrs.evolve(PLAIN, missions=(M1,) if mission_left else ())
    in_box = box(world, rank_ups=[card], missions=[MissionCard(id=M1, name="Goal")])
    table = turn_of(*ranks, in_box=in_box, opening={"rank_ups": (K1,)}, ranks=ranks)
    for _ in range(successes):
        table = table.resolve(fx.GainSuccesses())
    return table.resolve(fx.EndExpedition())


def promotions(table: Table) -> tuple[MemberId, ...]:
    """Whom the debriefing promotes when this has come home."""
    home = hand_over(table.state)
    assert home.rank_up == K1
    return promoted(home, table.state.box.rank_ups[K1])


@pytest.mark.rule("RNK-07", "RNK-08")
@pytest.mark.example("EX RNK-C")
def test_four_successes_promote_rank_1_and_not_rank_2() -> None:
    after = ended(4, {REC: 1, SCI: 2})
    assert after.state.rank_up_done
    assert promotions(after) == (REC,)


@pytest.mark.rule("RNK-08")
def test_promoting_uses_no_successes_up() -> None:
    after = ended(6, {SEC: 1, REC: 1, SCI: 2, ENG: 2})
    assert promotions(after) == (SEC, REC, SCI, ENG)
    assert after.state.successes == 6
    assert promotions(ended(2, {REC: 1, SCI: 2})) == ()


@pytest.mark.rule("RNK-07", "RNK-08")
def test_a_card_may_ask_for_other_numbers_and_promote_nobody_of_rank_2() -> None:
    assert promotions(ended(9, {REC: 1, SCI: 2}, needed=(4, None))) == (REC,)
    assert promotions(ended(3, {REC: 1, SCI: 2}, needed=(4, None))) == ()


@pytest.mark.rule("RNK-09")
def test_rank_3_is_the_last() -> None:
    assert promotions(ended(99, {REC: 3, SCI: 2})) == (SCI,)


@pytest.mark.rule("RNK-10")
def test_an_incomplete_card_gives_nothing() -> None:
    after = ended(6, {REC: 1, SCI: 2}, goal=7)
    assert not after.state.rank_up_done
    assert promotions(after) == ()


@pytest.mark.rule("RNK-11", "END-16")
def test_a_failed_mission_promotes_nobody_though_the_card_stays_completed() -> None:
    after = ended(6, {REC: 1, SCI: 2}, mission_left=True)
    assert after.state.ending is Ending.ENDED_BY_TEXT
    assert after.state.rank_up_done
    assert after.state.successes == 6
    assert promotions(after) == ()


@pytest.mark.rule("RNK-07", "END-05")
def test_whoever_was_left_behind_is_not_promoted() -> None:
    after = ended(6, {REC: 1, SCI: 1})
    gone = after.given(members=after.state.members[:1], lost=after.state.members[1:])
    assert promotions(gone) == (REC,)


@pytest.mark.rule("RNK-01", "STP-17")
def test_every_expedition_has_one_rank_up_card_with_its_incomplete_side_up() -> None:
    start = turn_of(
        in_box=box(rank_ups=[RankUpCard(id=K1, name="K1", goal=Successes(count=1), successes=(3, 6))]),
        opening={"rank_ups": (K1,)},
    )
    assert start.state.rank_up == K1
    assert not start.state.rank_up_done
    assert start.resolve(fx.GainSuccesses()).told(RankUpCompleted)
