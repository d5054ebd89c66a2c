"""What a card or goal may ask of the position: each question is answered no until it is so, and then yes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.table import FIVE, ONE, REC, SCI, TWO, Table, box, planet, turn_of
from vanguard_desktop.core.ids import CardId, Flag
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as ask
from vanguard_desktop.rulesets.expedition.data.questions import YouBegin
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.cards import InjuryKind, MissionCard, Stat

M1 = CardId("M1")
RICH, POOR = ask.Successes(count=1), ask.SuppliesAtMost(count=0)


def start() -> Table:
    return turn_of(in_box=box(planet(missions=(M1,)), missions=[MissionCard(id=M1, name="Goal")]))


def answer(table: Table, test: Test) -> bool:
    """What a card learns that goes on only if it is so."""
    asked = fx.If(test=test, then=fx.SetFlag(flag=Flag("so")), otherwise=fx.SetFlag(flag=Flag("not so")))
    flags = table.given(flags=tuple(flag for flag in table.state.flags if "so" not in flag)).resolve(asked).state.flags
    assert ("so" in flags) is not ("not so" in flags)
    return "so" in flags


@pytest.mark.parametrize(
    ("test", "then"),
    [
        (ask.FlagSet(flag=Flag("seen")), fx.SetFlag(flag=Flag("seen"))),
        (ask.SomebodyInSector(sector=FIVE), fx.MoveTo(sector=FIVE)),
        (ask.SectorsEntered(count=2), fx.MoveTo(sector=TWO)),
        (ask.Successes(count=2), fx.GainSuccesses(count=2)),
        (ask.Marks(count=2, sector=TWO), fx.MarkSector(count=2, sector=TWO)),
        (ask.Marks(count=2), fx.MarkSector(count=2, sector=FIVE)),
        (ask.Marks(count=2, exactly=True), fx.MarkSector(count=2, sector=FIVE)),
        (ask.Marks(count=2, sector=TWO, exactly=True), fx.MarkSector(count=2, sector=TWO)),
        (ask.SuppliesAtMost(count=6), fx.LoseSupplies(count=2)),
        (ask.Not(test=ask.MissionInPlay(card=M1)), fx.CompleteMission(card=M1)),
        (ask.Not(test=ask.NobodyInjured()), fx.GainInjury(kind=InjuryKind.WOUNDED)),
        (ask.AllOf(tests=(RICH, ask.NobodyInjured())), fx.GainSuccesses()),
        (ask.AnyOf(tests=(RICH, POOR)), fx.GainSuccesses()),
        (ask.AnyOf(tests=(RICH, POOR)), fx.LoseSupplies(count=99)),
        (ask.Done(what="log_read", count=0), fx.Nothing()),
    ],
    ids=lambda value: getattr(value, "tag", None),
)
def test_a_question_is_answered_no_until_it_is_so(test: Test, then: Any) -> None:
    before = start()
    assert answer(before, test) is isinstance(then, fx.Nothing)
    assert answer(before.resolve(then), test)


def test_all_of_several_needs_every_one() -> None:
    both = ask.AllOf(tests=(RICH, POOR))
    assert not answer(start().resolve(fx.GainSuccesses()), both)
    assert not answer(start().given(supplies=0), both)
    assert answer(start().given(supplies=0, successes=1), both)


@pytest.mark.parametrize("sector", [TWO, None])
def test_exactly_so_many_markers_are_neither_fewer_nor_more(sector: Any) -> None:
    three = ask.Marks(count=3, sector=sector, exactly=True)
    lying = [start().given(marks={TWO: number}) for number in (2, 3, 4)]
    assert [answer(table, three) for table in lying] == [False, True, False]


def test_the_team_stands_in_a_sector_when_everybody_does() -> None:
    here, there = ask.TeamInSector(), ask.TeamInSector(sector=FIVE)
    assert answer(start(), here)
    assert answer(start(), ask.TeamInSector(sector=ONE))
    apart = start().with_member(REC, sector=FIVE)
    assert not answer(apart, here)
    assert not answer(apart, there)
    assert answer(apart.with_member(SCI, sector=FIVE), there)


def test_a_discovery_counts_as_long_as_it_lies_on_the_lander() -> None:
    found = start().given(found=(CardId("D1/1"), CardId("D1/2")))
    assert holds(found.state, ask.DiscoveriesOnLander(count=2))
    assert not holds(found.state, ask.DiscoveriesOnLander(count=3))
    assert not answer(start(), ask.DiscoveriesOnLander(count=1))


@pytest.mark.rule("GEN-08")
def test_whose_hand_is_empty_is_asked_of_the_one_who_is_addressed() -> None:
    empty = start().with_member(REC, hand=())
    assert answer(empty, ask.HandEmpty())
    assert not holds(empty.state, ask.HandEmpty(), SCI)
    assert holds(empty.with_member(SCI, hand=()).state, ask.HandEmpty(), SCI)


@pytest.mark.rule("GEN-08")
def test_where_nobody_is_addressed_no_hand_is_empty() -> None:
    nobody = start().with_member(REC, hand=()).with_member(SCI, hand=())
    assert not holds(nobody.state, ask.HandEmpty())


@pytest.mark.rule("LND-17", "LND-02")
@pytest.mark.parametrize("stat", Stat)
def test_a_statistic_of_the_lander_reaches_a_number(stat: Stat) -> None:
    good = start().given(stats={stat: 2})
    assert answer(good, ask.StatAtLeast(stat=stat, count=2))
    assert not answer(good, ask.StatAtLeast(stat=stat, count=3))
    assert not answer(start(), ask.StatAtLeast(stat=stat, count=1))


@pytest.mark.rule("TRN-05", "GEN-08")
def test_whoever_holds_the_start_token_begins() -> None:
    given = start()
    assert given.state.start_token == REC
    assert answer(given, YouBegin())
    assert not holds(given.state, YouBegin(), SCI)
    assert not holds(given.state, YouBegin())
    assert holds(given.given(start_token=SCI).state, YouBegin(), SCI)
