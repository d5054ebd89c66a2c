"""What the landers and mods of the built-in box do on the planet (LND-05 to LND-08)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import (
    ONE,
    PLAIN,
    REC,
    SCI,
    SIX,
    THREE,
    TWO,
    Loaded,
    Table,
    box,
    event,
    planet,
    sector,
    table,
    team,
    turn_of,
)
from tests.support.boxes import shipped
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import CardId, Flag
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    PickDie,
    PickMember,
    PickOption,
    PickSector,
    Prepare,
    UseLander,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseDieToRefresh,
    ChooseFirst,
    ChooseOption,
    PlaceLander,
    React,
)
from vanguard_desktop.rulesets.expedition.data.effects import LookAtNextCondition
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    CardsSeen,
    Deck,
    EventDrawn,
    InjuryGained,
    LanderPlaced,
    LanderSpared,
    LanderUsed,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.questions import FlagSet, InTheAir, Not, StatAtLeast
from vanguard_desktop.rulesets.expedition.data.reasons import LimitReached, NotTheMoment
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.data.steps import CountLeads, RestRefresh
from vanguard_desktop.rulesets.expedition.data.tables import LEADS
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import ConditionCard, DiscoveryCard, DiscoveryType, InjuryKind, TimeTrack

SHELVES = shipped()
TWO_TO_LAND_IN = planet(sector(6, lander=True))
STATS = {fx.Stat.ARMOR: 0, fx.Stat.SENSORS: 0, fx.Stat.AGILITY: 0}


def with_parts(world: Any = PLAIN, **families: Any) -> Any:
    """A test box with all landers and mods of the built-in one."""
    landers, mods = list(SHELVES.landers.values()), list(SHELVES.lander_mods.values())
    return box(world, landers=landers, lander_mods=mods, **families)


def installed(*mods: str, world: Any = PLAIN, **families: Any) -> Table:
    """A turn of the first crew member on a planet, with these mods on the lander."""
    opening = {"mods": tuple(CardId(f"{mod}/1") for mod in mods), "lander": CardId("LD-1")}
    return turn_of(REC, SCI, in_box=with_parts(world, **families), opening=opening)


def use(part: str, by: Any = REC) -> UseLander:
    return UseLander(member=by, card=CardId(part))


def landing(*rows: Effect, lander: str = "LD-1", mods: tuple[str, ...] = (), on: Any = TWO_TO_LAND_IN) -> Table:
    """As many landing rolls as rows; each shows its own."""
    table = tuple(LandingRow(first=number, last=number, effect=row) for number, row in enumerate(rows))
    world = attrs.evolve(on, landing=table)
    made = ExpeditionOpening(
        world=world.id,
        seats=(SectionSeat(name="Anna", sections=tuple(Section)),),
        team=team(REC, SCI),
        lander=CardId(lander),
        mods=tuple(CardId(f"{mod}/1") for mod in mods),
        stats=STATS,
        landing_rolls=len(rows),
    )
    start = EXPEDITION.begin(with_parts(world), made, seed=1)
    # Two decks of six cards are shuffled before the first roll: ten draws.
    start = attrs.evolve(start, rng=Loaded(seed=0, values=(*[0] * 10, *range(len(rows)))))
    happened = settle(EXPEDITION, start)
    return Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))


def unless(stat: fx.Stat, effect: Effect) -> Effect:
    return fx.If(test=Not(test=StatAtLeast(stat=stat, count=2)), then=effect)


LOSS = fx.LoseSupplies(count=3)
WOUND = fx.ForCrew(who=fx.Who.EACH, effect=fx.GainInjury(kind=InjuryKind.WOUNDED))


@pytest.mark.rule("LND-17")
def test_the_skillet_ignores_the_first_failed_test_of_armor_and_no_other() -> None:
    armor, agility = unless(fx.Stat.ARMOR, fx.LoseSupplies(count=2)), unless(fx.Stat.AGILITY, LOSS)
    again = unless(fx.Stat.ARMOR, fx.LoseSupplies())
    down = landing(agility, armor, again, lander="LD-3")
    assert len(down.told(LanderSpared)) == 1
    assert [event.by for event in down.told(SuppliesChanged)] == [-3, -1]
    plain = landing(agility, armor, again, lander="LD-2")
    assert [event.by for event in plain.told(SuppliesChanged)] == [-3, -2, -1]
    has_armor = StatAtLeast(stat=fx.Stat.ARMOR, count=0)
    for test in (has_armor, Not(test=has_armor), FlagSet(flag=Flag("calm")), Not(test=FlagSet(flag=Flag("calm")))):
        assert not landing(fx.If(test=test, then=LOSS), lander="LD-3").told(LanderSpared)
    assert not landing(LOSS, lander="LD-3").told(LanderSpared)


@pytest.mark.rule("LND-22", "PLN-10")
@pytest.mark.parametrize(("lander", "mods"), [("LD-4", ()), ("LD-1", ("A09",))])
def test_corkscrew_and_ice_runners_choose_the_lander_sector_whatever_the_table_says(
    lander: str, mods: tuple[str, ...]
) -> None:
    asked = landing(fx.LandIn(sector=SIX), lander=lander, mods=mods)
    assert isinstance(asked.question, PlaceLander)
    assert asked.play(PickSector(sector=ONE)).state.lander == ONE
    plain = landing(fx.LandIn(sector=SIX))
    assert [placed.sector for placed in plain.told(LanderPlaced)] == [SIX]
    assert not isinstance(plain.question, PlaceLander)


@pytest.mark.rule("LND-22")
def test_with_one_lander_sector_alone_even_the_corkscrew_stays_where_a_text_has_put_it() -> None:
    (placed,) = landing(fx.LandIn(sector=THREE), lander="LD-4", on=planet()).told(LanderPlaced)
    assert placed.sector == THREE


@pytest.mark.rule("LND-19", "LND-20")
def test_soft_legs_cancel_one_injury_of_the_landing() -> None:
    asked = landing(WOUND, mods=("A07",))
    assert isinstance(asked.question, React)
    once = asked.play(use("A07/1"))
    assert len(once.told(InjuryGained)) <= 1
    (used,) = once.told(LanderUsed)
    assert (used.member, used.card) == (REC, "A07/1")
    spared, other = (REC, SCI) if once.member(REC).injury_count == 0 else (SCI, REC)
    assert once.member(spared).injury_count == 0
    assert once.refuses(use("A07/1", other)) == LimitReached(card=CardId("A07/1"))
    assert holds(asked.state, InTheAir())
    ashore = installed("A07").resolve(fx.GainInjury(kind=InjuryKind.WOUNDED))
    assert not holds(ashore.state, InTheAir())
    assert ashore.member(REC).injury_count == 1


@pytest.mark.rule("LND-16", "LND-08")
def test_heat_tiles_take_two_off_every_supply_loss_of_the_landing() -> None:
    assert [event.by for event in landing(LOSS, LOSS, mods=("A08",)).told(SuppliesChanged)] == [-1, -1]
    assert [event.by for event in landing(LOSS, LOSS).told(SuppliesChanged)] == [-3, -3]
    there = installed("A08")
    assert there.resolve(LOSS).state.supplies == there.state.supplies - 3


@pytest.mark.rule("LND-08", "TRN-17")
def test_by_the_porch_lamp_no_events_come_at_the_end_of_a_turn() -> None:
    hail = event("E0", fx.Nothing())
    lit = installed("A14", events=[hail])
    assert not lit.play(EndTurn()).told(EventDrawn)
    assert lit.with_member(REC, sector=TWO).play(EndTurn()).told(EventDrawn)
    assert installed(events=[hail]).play(EndTurn()).told(EventDrawn)


@pytest.mark.rule("LND-07", "ACT-39")
def test_each_bunk_nook_refreshes_one_more_die_at_the_lander() -> None:
    def refreshed(*mods: str, at: Any = ONE) -> int:
        opening = {"mods": tuple(map(CardId, mods)), "lander": CardId("LD-1")}
        start = turn_of(REC, SCI, in_box=with_parts(), opening=opening)
        rested = start.with_member(REC, available=(), spent=start.member(REC).available, sector=at)
        rested = rested.resolve(RestRefresh())
        while isinstance(rested.question, ChooseDieToRefresh):
            rested = rested.play(rested.legal(PickDie)[0])
        return len(rested.member(REC).available)

    assert refreshed() == 3
    assert refreshed("A15/1") == 4
    assert refreshed("A15/1", at=TWO) == 3
    assert refreshed("A15/1", "A15/2") == 5


@pytest.mark.rule("LND-08", "ACT-35")
def test_the_brew_corner_draws_one_more_when_preparing_at_the_lander() -> None:
    def drawn(start: Table) -> int:
        empty = start.with_member(REC, hand=())
        empty = empty.with_member(REC, deck=(*start.member(REC).hand, *start.member(REC).deck))
        return sum(len(event.cards) for event in empty.play(Prepare(), PickOption(number=1)).told(CardsDrawn))

    assert drawn(installed("A16")) == 2
    assert drawn(installed("A16").with_member(REC, sector=TWO)) == 1


@pytest.mark.rule("LND-08", "ACT-34")
def test_the_splice_winch_pulls_somebody_in_from_two_sectors_away_once() -> None:
    far = installed("A17").with_member(SCI, sector=TWO)
    asked = far.play(use("A17/1"))
    pulled = asked.play(PickMember(member=SCI))
    assert pulled.member(SCI).sector == ONE
    assert pulled.refuses(use("A17/1")) == LimitReached(card=CardId("A17/1"))


@pytest.mark.rule("LND-08", "LND-05")
def test_a_lander_may_offer_abilities_of_its_own_beside_those_of_its_mods() -> None:
    parts = with_parts()
    winch = parts.lander_mods[CardId("A17")]
    own = attrs.evolve(parts.landers[CardId("LD-1")], abilities=winch.abilities)
    in_box = attrs.evolve(parts, landers={**parts.landers, own.id: own})
    opening = {"mods": (CardId("A18/1"),), "lander": own.id}
    far = turn_of(REC, SCI, in_box=in_box, opening=opening).with_member(SCI, sector=TWO)
    pulled = far.play(use("LD-1")).play(PickMember(member=SCI))
    assert pulled.member(SCI).sector == ONE
    assert pulled.refuses(use("LD-1")) == LimitReached(card=own.id)
    assert use("LD-1") in far.legal(UseLander)


@pytest.mark.rule("LND-08", "PLN-36")
def test_the_weather_drum_shows_the_condition_that_comes_next() -> None:
    storm = ConditionCard(id=CardId("G2"), name="Storm")
    calm = ConditionCard(
        id=CardId("G1"),
        name="Calm",
        time=TimeTrack(length=2, spaces={2: fx.PlaceCondition(card=storm.id)}),
    )
    world = attrs.evolve(PLAIN, condition=None, condition_card=calm.id)
    start = installed("A18", world=world, conditions=[calm, storm])
    (seen,) = start.play(use("A18/1")).told(CardsSeen)
    assert (seen.deck, seen.cards) == (Deck.CONDITIONS, (storm.id,))
    assert start.refuses(use("A18/1", SCI)) == NotTheMoment()


@pytest.mark.rule("PLN-36")
def test_where_no_other_condition_is_to_come_nothing_is_shown() -> None:
    for_ever = ConditionCard(id=CardId("G1"), name="Calm", time=TimeTrack(length=2, spaces={2: fx.ResetTrack()}))
    world = attrs.evolve(PLAIN, condition=None, condition_card=for_ever.id)
    start = installed(world=world, conditions=[for_ever])
    assert not start.resolve(LookAtNextCondition()).told(CardsSeen)


@pytest.mark.rule("LED-08", "LND-08")
def test_in_the_sample_rack_a_lead_without_value_counts_one() -> None:
    ore = DiscoveryCard(id=CardId("ORE"), type=DiscoveryType.MINERAL, name="Ore")

    def found(*mods: str) -> int:
        opening = {
            "mods": tuple(CardId(f"{mod}/1") for mod in mods),
            "discoveries": {DiscoveryType.MINERAL: (CardId("ORE/1"),)},
        }
        start = turn_of(REC, SCI, in_box=with_parts(discoveries=[ore]), opening=opening)
        zero = [lead for lead in start.state.lead_bag if LEADS[lead].value == 0][:3]
        assert len(zero) == 3
        bag = tuple(lead for lead in start.state.lead_bag if lead not in zero)
        laid = start.given(lead_bag=bag, leads={DiscoveryType.MINERAL: tuple(zero)})
        return len(laid.resolve(CountLeads(deck=DiscoveryType.MINERAL)).state.found)

    assert (found(), found("A21"), found("A14", "A21")) == (0, 1, 1)


@pytest.mark.rule("LND-08", "GEN-38")
def test_drop_crates_bring_three_supplies_once_wherever_somebody_is() -> None:
    start = installed("A17", "A22").with_member(SCI, sector=TWO).given(supplies=2)
    after = start.play(use("A22/1", SCI))
    assert after.state.supplies == 5
    assert after.refuses(use("A22/1")) == LimitReached(card=CardId("A22/1"))


@pytest.mark.rule("END-21")
def test_the_hand_over_names_lander_and_mods() -> None:
    start = installed("A01", "A14")
    home = hand_over(start.resolve(fx.EndExpedition()).state)
    assert (home.lander, home.mods) == ("LD-1", ("A01/1", "A14/1"))


@pytest.mark.rule("PLN-36")
def test_with_the_weather_desk_an_exploration_may_begin_with_its_second_condition() -> None:
    storm = ConditionCard(id=CardId("G2"), name="Storm")
    calm = ConditionCard(
        id=CardId("G1"), name="Calm", time=TimeTrack(length=2, spaces={2: fx.PlaceCondition(card=storm.id)})
    )
    world = attrs.evolve(PLAIN, condition=None, condition_card=calm.id)
    in_box = box(world, conditions=[calm, storm])
    asked = table(REC, SCI, in_box=in_box, opening={"choose_condition": True})
    assert isinstance(asked.question, ChooseOption)
    assert asked.play(PickOption(number=1)).state.condition == calm.id
    stormy = asked.play(PickOption(number=2))
    assert stormy.state.condition == storm.id
    assert isinstance(stormy.question, ChooseFirst)
    assert table(REC, SCI, in_box=in_box).state.condition == calm.id
