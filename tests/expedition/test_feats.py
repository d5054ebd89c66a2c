"""Goals of rank-up cards and what abilities ask of a crew member: feats of missions and checks, rank, places (RNK)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import go_on, offering, rolled, up
from tests.expedition.table import FIVE, PLAIN, REC, SCI, SIX, Table, box, card, turn_of
from tests.expedition.test_finds import MINERAL, planet
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import Exert, PlayCard, UseSkill
from vanguard_desktop.rulesets.expedition.data.events import PoolDiceSpent, RankUpCompleted
from vanguard_desktop.rulesets.expedition.data.questions import (
    AllOf,
    AtHighest,
    ConditionSeen,
    Done,
    FoundOfType,
    HasInjury,
    MandatoryDoneWith,
    RankAtLeast,
)
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    ConditionCard,
    CrewCard,
    InjuryKind,
    MissionCard,
    Moment,
    RankUpCard,
    Row,
    RowColor,
    SpecialEffect,
)

MUST, MAY = CardId("M1"), CardId("M2")
K = CardId("K")


def aiming(goal: Test, **families: Any) -> Table:
    """A mandatory and an optional mission in play, and a rank-up card with that goal."""
    missions = [MissionCard(id=MUST, name="Must"), MissionCard(id=MAY, name="May", optional=True)]
    world = attrs.evolve(PLAIN, missions=(MUST, MAY))
    rank_up = RankUpCard(id=K, name="K", goal=goal, successes=(3, 6))
    return turn_of(in_box=box(world, missions=missions, rank_ups=[rank_up], **families)).given(rank_up=K)


def turned(table: Table) -> bool:
    return bool(table.told(RankUpCompleted))


@pytest.mark.rule("RNK-02", "RNK-05")
def test_a_mission_finished_while_somebody_is_injured_does_not_count() -> None:
    goal = Done(what="mission_unhurt", count=1)
    hurt = aiming(goal).hurt(SCI, InjuryKind.WOUNDED)
    assert not turned(hurt.resolve(fx.CompleteMission(card=MUST)))
    assert turned(aiming(goal).resolve(fx.CompleteMission(card=MUST)))


@pytest.mark.rule("RNK-02", "RNK-05")
def test_supplies_that_run_low_after_the_mission_do_not_count() -> None:
    goal = MandatoryDoneWith(count=2)
    rich = aiming(goal).resolve(fx.CompleteMission(card=MUST)).resolve(fx.LoseSupplies(count=7))
    assert not holds(rich.state, goal)
    poor = aiming(goal).resolve(fx.LoseSupplies(count=6))
    assert not turned(poor.resolve(fx.CompleteMission(card=MAY)))
    assert turned(poor.resolve(fx.CompleteMission(card=MUST)))


@pytest.mark.rule("RNK-02")
def test_only_an_optional_mission_counts_as_one() -> None:
    goal = Done(what="optional_mission", count=1)
    assert not turned(aiming(goal).resolve(fx.CompleteMission(card=MUST)))
    assert turned(aiming(goal).resolve(fx.CompleteMission(card=MAY)))


@pytest.mark.rule("RNK-02", "RNK-05")
def test_the_sector_with_the_highest_number_is_reached_by_anybody() -> None:
    start = aiming(AtHighest())
    assert not turned(start.resolve(fx.MoveTo(sector=FIVE)))
    assert turned(start.resolve(fx.MoveTo(sector=SIX), you=SCI))


PHYSICAL = CheckCard(
    rows=(
        Row(color=RowColor.GREEN, requirement=asks(Icon.PHYSICAL), effect=fx.Nothing()),
        Row(color=RowColor.RED, effect=fx.Nothing()),
    )
)
ASSISTED = Done(what="assisted", count=1)


def checked(*pool: Any, printed: CheckCard = PHYSICAL, **fields: Any) -> Table:
    """The check with this pool from step 7 to its end."""
    start = turn_of(in_box=offering(printed))
    return go_on(rolled(start, *pool, card=printed, step=7, **fields))


@pytest.mark.rule("RNK-02", "CHK-06", "CHK-74")
def test_a_check_succeeds_with_help_only_if_somebody_lent_a_die() -> None:
    shown = up("red-physical-1", Icon.PHYSICAL)
    assert not holds(checked(shown).state, ASSISTED)
    assert holds(checked(shown, lenders=(SCI,)).state, ASSISTED)
    assert not holds(checked(up("red-basic-1", Icon.BASIC), lenders=(SCI,)).state, ASSISTED)  # it failed
    better = attrs.evolve(PHYSICAL, rows=(attrs.evolve(PHYSICAL.rows[0], color=RowColor.YELLOW),))
    assert holds(checked(shown, printed=better, lenders=(SCI,)).state, ASSISTED)


@pytest.mark.rule("RNK-02", "CHK-58", "CHK-72")
def test_a_threat_is_satisfied_without_defense_only_if_none_was_spent_on_the_outcome() -> None:
    goal = Done(what="threat_without_defense", count=1)
    either = attrs.evolve(
        PHYSICAL,
        rows=(
            Row(color=RowColor.GREEN, requirement=asks(Icon.DEFENSE), effect=fx.Nothing()),
            *PHYSICAL.rows,
        ),
    )
    shown = up("red-physical-1", Icon.PHYSICAL)
    fought = up("red-defense-1", Icon.DEFENSE)
    assert holds(checked(shown, printed=PHYSICAL, source=Source.read("threat:X1:1")).state, goal)
    assert not holds(checked(shown, printed=PHYSICAL).state, goal)
    assert not holds(checked(shown, fought, printed=either, source=Source.read("threat:X1:1")).state, goal)
    first = SpecialEffect(requirement=asks(Icon.DEFENSE), effect=fx.Nothing())
    threatened = attrs.evolve(PHYSICAL, special=(first,))
    assert not holds(checked(shown, fought, printed=threatened, source=Source.read("threat:X1:1")).state, goal)
    choice = attrs.evolve(
        PHYSICAL,
        rows=(Row(color=RowColor.GREEN, requirement=asks(Icon.DEFENSE, Icon.PHYSICAL), effect=fx.Nothing()),),
    )
    spared = checked(fought, shown, printed=choice, source=Source.read("threat:X1:1"))
    assert holds(spared.state, goal), "the proposal spares defense"
    assert spared.told(PoolDiceSpent)[0].dice == ("red-physical-1",)
    assert checked(fought, shown, printed=choice).told(PoolDiceSpent)[0].dice == ("red-defense-1",)  # but nowhere else


@pytest.mark.rule("RNK-02", "CRD-12", "CRW-17", "ACT-50")
def test_cards_charges_and_exertions_of_anybody_are_counted() -> None:
    pay = Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies())
    people = [CrewCard(id=id, name=id, skill=pay) for id in (REC, SCI)]
    start = turn_of(in_box=offering(CheckCard(), crew=people, section_cards=[card("S", Section.SCIENCE, pay)]))
    start = start.with_member(REC, charges=1).with_member(SCI, hand=(CardId("S/1"),), deck=(), discards=())
    for command, what in (
        (PlayCard(member=SCI, card=CardId("S/1")), "card_played"),
        (UseSkill(member=REC), "charge_spent"),
        (Exert(member=SCI), "exert"),
    ):
        once = Done(what=what, count=1)
        assert not holds(start.state, once)
        assert holds(start.play(command).state, once)


@pytest.mark.rule("CRW-03", "CRW-19")
def test_a_rank_icon_asks_for_that_rank_or_a_higher_one() -> None:
    skill = Ability(when=Moment.ANY_TIME, effect=fx.GainSuccesses(), test=RankAtLeast(count=2))
    people = [CrewCard(id=id, name=id, skill=skill) for id in (REC, SCI)]
    start = turn_of(in_box=box(crew=people), ranks={SCI: 3})
    start = start.with_member(REC, charges=1).with_member(SCI, charges=1)
    assert start.refuses(UseSkill(member=REC)) == NotTheMoment()
    assert UseSkill(member=SCI) in start.legal(UseSkill)


def test_an_injury_counts_face_up_or_down() -> None:
    test = HasInjury(kind=InjuryKind.WOUNDED)
    start = turn_of()
    assert not holds(start.state, test, REC)
    hurt = start.hurt(REC, InjuryKind.WOUNDED)
    assert holds(hurt.state, test, REC)
    assert holds(hurt.resolve(fx.FlipInjury()).state, test, REC)
    assert not holds(hurt.state, HasInjury(kind=InjuryKind.BURNED), REC)


def test_a_condition_that_was_placed_twice_is_known() -> None:
    cards = [ConditionCard(id=CardId(id), name=id) for id in ("G1", "G2")]
    start = turn_of(in_box=box(conditions=cards))
    test = ConditionSeen(card=CardId("G1"), count=2)
    once = start.resolve(fx.PlaceCondition(card=CardId("G1"))).resolve(fx.PlaceCondition(card=CardId("G2")))
    assert not holds(once.state, test)
    assert holds(once.resolve(fx.PlaceCondition(card=CardId("G1"))).state, test)


def test_discoveries_are_counted_by_their_type() -> None:
    two = AllOf(tests=(FoundOfType(deck=MINERAL, count=2),))
    start = planet().resolve(fx.GainDiscovery(deck=MINERAL))
    assert not holds(start.state, two)
    assert holds(start.resolve(fx.GainDiscovery(deck=MINERAL)).state, two)
