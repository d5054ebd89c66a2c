"""Conditions of entries, cards and objectives: what the position aboard answers by itself (LOG-06)."""

from __future__ import annotations

import pytest

from tests.ship.ship import CREW, ENG, PLANET_1, REC, SCI, SEC, aboard, back, on_board
from vanguard_desktop.core.ids import CardId, LogId, WorldId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.core.questions import AllOf, AnyOf, Not
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.holds import TESTS, holds
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel
from vanguard_desktop.setting.standing import DiscoveryType, Price

pytestmark = pytest.mark.rule("LOG-06")
Where = qs.Whereabouts


def card(id, where):
    return qs.CardIs(card=CardId(id), where=where)


def test_conditions_are_joined_by_and_or_and_not():
    state = aboard().state
    act, later = qs.ActAtLeast(act=1), qs.ActAtLeast(act=2)
    assert holds(state, AllOf(tests=(act, Not(test=later))))
    assert not holds(state, AllOf(tests=(act, later)))
    assert holds(state, AnyOf(tests=(later, act)))


@pytest.mark.parametrize(
    ("ship", "test", "so"),
    [
        (aboard(cycle=3), qs.CycleAtLeast(cycle=3), True),
        (aboard(cycle=2), qs.CycleAtLeast(cycle=3), False),
        (aboard(2), qs.PlayersAtLeast(count=3), False),
        (aboard(3), qs.PlayersAtLeast(count=3), True),
        (aboard(), qs.TechLevelAtLeast(level=1), True),
        (aboard(), qs.TechLevelAtLeast(level=2), False),
        (aboard(morale=MoraleLevel.LOW), qs.MoraleAtLeast(level=MoraleLevel.MEDIUM), False),
        (aboard(morale=MoraleLevel.HIGH), qs.MoraleAtLeast(level=MoraleLevel.MEDIUM), True),
        (aboard(morale=MoraleLevel.LOW), qs.MoraleIs(level=MoraleLevel.LOW), True),
        (aboard().pooled(energy=2, success=1), qs.PoolsHold(tokens=Price(energy=2, success=1)), True),
        (aboard().pooled(energy=2), qs.PoolsHold(tokens=Price(energy=2, command=1)), False),
        (aboard().with_dice(6), qs.DiceAtLeast(count=6), True),
        (aboard().with_dice(5), qs.DiceAtLeast(count=6), False),
        (aboard(legacy={"ark": "true"}), qs.LegacyIs(key="ark"), True),
        (aboard(legacy={"ark": "false"}), qs.LegacyIs(key="ark"), False),
        (aboard(last_failed=True), qs.LastExplorationFailed(), True),
        (aboard(), qs.LastExplorationFailed(), False),
    ],
)
def test_numbers_and_levels_are_compared(ship, test, so):
    assert holds(ship.state, test) is so


@pytest.mark.parametrize(
    ("zone", "states"),
    [
        (zones.BRIDGE, {Where.IN_GAME}),
        (zones.ENVELOPE, {Where.IN_GAME, Where.OWNED}),
        (zones.upgrade(1), {Where.IN_GAME, Where.OWNED, Where.INSTALLED}),
        (zones.REMOVED, {Where.REMOVED}),
    ],
)
def test_where_a_card_is(zone, states):
    state = aboard().put(zone, "upgrades:B04").state
    assert {where for where in Where if holds(state, card("B04", where))} == states


def test_equipment_is_owned_in_the_armory():
    ship = aboard()
    assert not holds(ship.state, card("E08", Where.OWNED))
    assert holds(ship.put(zones.ARMORY, "equipment:E08/1").state, card("E08", Where.OWNED))


def test_the_current_objective_is_the_one_that_is_installed():
    assert holds(aboard().state, card("O01", Where.INSTALLED))
    assert not holds(aboard().state, card("O02", Where.INSTALLED))


def test_a_project_that_has_left_the_game_is_completed_and_an_objective_when_it_is_fulfilled():
    assert holds(aboard().put(zones.REMOVED, "research_projects:R04").state, card("R04", Where.COMPLETED))
    assert not holds(aboard().state, card("R04", Where.COMPLETED))
    assert holds(aboard(fulfilled=(CardId("O01"),)).state, card("O01", Where.COMPLETED))
    assert not holds(aboard().put(zones.REMOVED, "objectives:O01").state, card("O01", Where.COMPLETED))


def test_unique_discoveries_in_their_slots_and_full_rows_are_counted():
    ship = aboard()
    for number in (1, 2, 3):
        ship = ship.put(zones.unique(number), f"uniques:{number}")
    assert holds(ship.state, qs.UniquesAboard(count=3))
    assert not holds(ship.state, qs.UniquesAboard(count=4))
    assert holds(ship.state, qs.UniquesAboard(numbers=(2, 9), count=1))
    assert not holds(ship.state, qs.UniquesAboard(numbers=(2, 9), count=2))
    assert not holds(ship.state, qs.RowsFull())
    assert holds(ship.put(zones.unique(4), "uniques:4").state, qs.RowsFull())


def test_gathered_discoveries_are_counted_by_type_and_rarity():
    state = aboard().state
    deck = state.at(zones.discoveries(DiscoveryType.FLORA))
    rare = next(each for each in deck if state.box.discovery_of(each.partition(":")[2]).rarity == 2)
    common = next(each for each in deck if state.box.discovery_of(each.partition(":")[2]).rarity == 1)
    ship = aboard().put(zones.GATHERED, rare, common)
    assert holds(ship.state, qs.GatheredAtLeast(count=2))
    assert not holds(ship.state, qs.GatheredAtLeast(count=3))
    assert holds(ship.state, qs.GatheredAtLeast(deck=DiscoveryType.FLORA, rarity=2))
    assert not holds(ship.state, qs.GatheredAtLeast(deck=DiscoveryType.FLORA, rarity=3))
    assert not holds(ship.state, qs.GatheredAtLeast(deck=DiscoveryType.MINERAL))


def crew_is(who, count=1, **only):
    return qs.CrewAtLeast(who=who, count=count, **only)


def test_crew_is_counted_by_what_it_does_by_section_and_by_rank():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1, 3).with_crew(REC, zones.RESTING, 2)
    ship = ship.with_crew(SCI, zones.bed("A", Bed.LIGHT), 1)
    state, who = ship.state, qs.CrewState
    assert holds(state, crew_is(who.LIVING, 4))
    assert not holds(state, crew_is(who.LIVING, 5))
    assert holds(state, crew_is(who.AVAILABLE, 2, section=SEC))
    assert not holds(state, crew_is(who.AVAILABLE, 1, section=REC))
    assert not holds(state, crew_is(who.AVAILABLE, 2, section=SEC, rank=2))
    assert holds(state, crew_is(who.RESTING, rank=2))
    assert holds(state, crew_is(who.IN_MEDBAY))
    assert not holds(state, crew_is(who.CRITICAL))
    assert not holds(state, crew_is(who.ON_TEAM))


def test_who_lies_in_a_critical_bed_is_counted_apart():
    ship = aboard().with_crew(SCI, zones.bed("B", Bed.CRITICAL), 1).with_crew(SEC, zones.bed("B", Bed.LIGHT), 1)
    assert holds(ship.state, crew_is(qs.CrewState.CRITICAL))
    assert not holds(ship.state, crew_is(qs.CrewState.CRITICAL, 2))
    assert not holds(ship.state, crew_is(qs.CrewState.CRITICAL, section=SEC))


def test_the_dead_are_counted_on_the_wall_and_on_the_way_to_it():
    who = qs.CrewState
    ship = aboard().put(zones.memorial(ENG, 1), crew(CREW[ENG][0]))
    assert holds(ship.state, crew_is(who.DEAD))
    assert holds(ship.state, crew_is(who.DEAD, section=ENG))
    assert not holds(ship.state, crew_is(who.DEAD, section=SEC))
    ship = ship.put(zones.board_crew(SEC), crew(CREW[SEC][0]))
    assert holds(ship.state, crew_is(who.DEAD, 2))
    assert not holds(aboard().state, crew_is(who.DEAD))


def test_sections_and_ranks_in_the_away_team():
    ship, _ = on_board(aboard(), REC, rank=2)
    assert holds(ship.state, crew_is(qs.CrewState.ON_TEAM, section=REC, rank=2))
    assert not holds(ship.state, crew_is(qs.CrewState.ON_TEAM, section=SEC))


@pytest.mark.rule("LOG-13", "DCK-01")
def test_what_a_team_has_met_is_remembered_when_it_is_home():
    ship, one = on_board(aboard(), SEC)
    home = back(one, missions=(CardId("M04"),), missions_done=(CardId("M05"),), logs=(LogId("610"),))
    ship = ship.comes_home(home).step(Phase.LEAVING).step(Phase.DOCKING, "mission_failure")
    state = ship.state
    assert holds(state, qs.PlanetVisited(world=PLANET_1))
    assert not holds(state, qs.PlanetVisited(world=PLANET_1, times=2))
    assert not holds(state, qs.PlanetVisited(world=WorldId("planet_2")))
    assert holds(state, qs.MissionFailed(card=CardId("M04")))
    assert not holds(state, qs.MissionFailed(card=CardId("M04"), times=2))
    assert holds(state, qs.MissionCompleted(card=CardId("M05")))
    assert holds(state, card("M05", Where.COMPLETED))
    assert holds(state, qs.EntryRead(log=LogId("610")))
    assert holds(state, qs.LastExplorationFailed())


def test_a_planet_is_finished_when_no_landing_card_leads_there():
    both = aboard()
    planet = WorldId("planet_2")
    assert not holds(both.state, qs.PlanetFinished(world=planet))
    one = both.put(zones.REMOVED, "landing_cards:L02")
    assert not holds(one.state, qs.PlanetFinished(world=planet))
    assert holds(one.put(zones.REMOVED, "landing_cards:L17").state, qs.PlanetFinished(world=planet))


def test_every_condition_of_the_book_can_be_asked():
    own = {kind for kind in vars(qs).values() if isinstance(kind, type) and issubclass(kind, Test) and kind is not Test}
    assert own - set(TESTS) == set()
