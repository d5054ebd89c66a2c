"""Courses over several flights, reckoned as the flights themselves would be paid."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import aboard, small_ship
from vanguard_desktop.play.voyages import all_courses, stops
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly, MarkForbids, NotEnoughEnergy, WayClosed
from vanguard_desktop.rulesets.ship.phases import Phase


def at_the_map(ship, energy=8, **changes):
    return ship.pooled(energy=energy).laid(phase=Phase.STAR_MAP, **changes).step(Phase.STAR_MAP, "travel")


def course(ship, to):
    return all_courses(ship.state)[to]


def flights(ship, to):
    return [leg.way.to for leg in course(ship, to).legs]


@pytest.mark.rule("MAP-04", "MAP-07")
def test_a_course_costs_what_its_flights_cost_one_after_the_other():
    ship = at_the_map(aboard(), system="SYS-03")
    assert flights(ship, "SYS-01") == ["SYS-02", "SYS-01"]
    planned = course(ship, "SYS-01")
    for leg in planned.legs:
        ship = ship.order(Fly(to=leg.way.to))
    assert ship.state.pool.energy == planned.there.pool.energy == 6


def test_the_cheapest_of_several_courses_is_the_one():
    outbound = small_ship().systems["SYS-01"].outbound
    dear = tuple(attrs.evolve(way, energy=4) if way.to == "SYS-03" else way for way in outbound)
    systems = {**small_ship().systems, "SYS-01": attrs.evolve(small_ship().systems["SYS-01"], outbound=dear)}
    ship = at_the_map(aboard(box=attrs.evolve(small_ship(), systems=systems)))
    assert flights(ship, "SYS-03") == ["SYS-02", "SYS-03"]
    assert course(ship, "SYS-03").energy == 2


def test_of_courses_that_cost_the_same_the_one_with_fewer_flights():
    assert flights(at_the_map(aboard()), "SYS-03") == ["SYS-03"]


@pytest.mark.rule("MAP-14")
def test_a_course_that_is_too_dear_says_what_it_costs():
    planned = course(at_the_map(aboard(), 1, system="SYS-03"), "SYS-01")
    assert planned.forbidden == NotEnoughEnergy(cost=2)
    assert planned.there.pool.energy == -1


@pytest.mark.rule("MAP-13", "MAP-28")
def test_a_course_avoids_forbidden_flights_and_otherwise_says_what_forbids_it():
    ship = at_the_map(aboard())
    assert course(ship, "SYS-04").forbidden == MarkForbids()
    closed = {"SYS-02": False}
    assert flights(at_the_map(aboard(), routes=closed), "SYS-03") == ["SYS-03"]
    assert course(at_the_map(aboard(), routes=closed), "SYS-02").forbidden == WayClosed()


@pytest.mark.rule("SEF-12")
def test_a_discount_for_the_first_flight_is_used_up_by_it():
    ship = at_the_map(aboard().put(zones.travel_upgrade(2), "upgrades:B02"), system="SYS-03")
    assert [leg.energy for leg in course(ship, "SYS-01").legs] == [0, 1]
    assert course(ship, "SYS-01").there.pool.energy == 7


@pytest.mark.rule("MAP-05")
def test_no_course_leads_beyond_an_entry_that_decides_where_the_ship_arrives():
    systems = dict(small_ship().systems)
    only = attrs.evolve(systems["SYS-03"], outbound=tuple(w for w in systems["SYS-03"].outbound if w.log))
    ship = at_the_map(
        aboard(box=attrs.evolve(small_ship(), systems={**systems, "SYS-03": only})).put(
            zones.travel_upgrade(1), "upgrades:B01"
        ),
        system="SYS-03",
    )
    assert set(all_courses(ship.state)) == {"SYS-03", "SYS-04"}


@pytest.mark.rule("MAP-08", "MAP-14")
def test_what_could_be_visited_at_the_end_of_a_course_is_paid_from_what_is_left():
    here, there = at_the_map(aboard(), 2), "SYS-02"
    found = {stop.goal.id: stop for stop in stops(course(here, there))}
    assert (found["02-1"].energy, found["02-1"].forbidden) == (1, None)
    assert found["02-2"].forbidden == NotEnoughEnergy(cost=2)
    assert found["02-3"].forbidden == MarkForbids()
    assert found["02-2"].follows.landing == "L02"


def test_looking_ahead_changes_nothing():
    ship = at_the_map(aboard())
    before = ship.state
    all_courses(before)
    assert ship.state == before
