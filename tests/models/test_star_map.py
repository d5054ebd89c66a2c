"""What the lists of the star map and of the scanner say, and what they keep to themselves."""

from __future__ import annotations

import pytest

from tests.ship.charted import at_the_star_map, on_the_small_ship
from vanguard_desktop.models.ship.goals import GoalModel, OperationModel
from vanguard_desktop.models.ship.scanner import ScannerModel
from vanguard_desktop.models.ship.star_chart import StarChart
from vanguard_desktop.models.ship.stars import LaneModel, StarModel
from vanguard_desktop.rulesets.ship.data.journey.scanner import EndScan, RevealPart
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, Fly, KeepTraveling, Visit
from vanguard_desktop.text.common.wording import Wording


class Lists:
    """All lists of one bridge."""

    def __init__(self, bridge):
        self.bridge, self.wording = bridge, Wording.of(bridge.box)
        chart = StarChart(bridge, self.wording)
        self.chart = chart
        self.stars, self.lanes = StarModel(bridge, chart), LaneModel(bridge, chart)
        self.goals, self.operations = GoalModel(bridge, chart), OperationModel(bridge, chart)
        self.scanner = ScannerModel(bridge, chart)

    def star(self, id):
        return self.stars.row(id)


@pytest.fixture
def lists(qapp):
    return Lists(at_the_star_map())


def test_every_list_keeps_the_promises_of_qt(lists, qtmodeltester):
    for model in (lists.stars, lists.lanes, lists.goals, lists.operations, lists.scanner):
        qtmodeltester.check(model)


@pytest.mark.rule("MAP-04")
def test_a_star_says_what_the_flight_costs_and_leaves(lists):
    rioni = lists.star("rioni")
    assert (rioni.energy, rioni.left, rioni.order) == (1, lists.chart.energy - 1, Fly(to="rioni"))
    assert any("1 [energy]" in line for line in rioni.told)


def test_courses_over_several_flights_are_summed_and_begin_with_the_first(qapp):
    lists = Lists(on_the_small_ship())
    lists.bridge.submit(Fly(to="SYS-03"))
    first = lists.star("SYS-01")
    assert first.over == ("SYS-02",)
    assert first.route == ("SYS-02", "SYS-01")
    planned = lists.chart.courses["SYS-01"]
    assert first.energy == planned.energy == sum(leg.energy for leg in planned.legs)


def test_a_star_out_of_reach_has_a_reason_and_no_order(lists):
    drava = lists.star("drava")
    assert drava.order is None
    assert drava.reason in drava.told


@pytest.mark.rule("MAP-12", "MAP-30")
def test_after_a_flight_the_star_is_visited_and_no_entry_waits_there(lists):
    assert lists.star("rioni").waits
    lists.bridge.submit(Fly(to="rioni"))
    assert lists.star("rioni").here
    assert not lists.star("rioni").waits
    assert lists.star("neris").visited


@pytest.mark.rule("MAP-09")
def test_a_planet_says_before_that_it_ends_the_travel(lists):
    hum = lists.goals.row("hum")
    assert hum.lands
    assert hum.order == Visit(destination="hum")
    assert any("ends here" in line for line in hum.told)
    assert not lists.goals.row("sorting_house").lands


def test_destinations_elsewhere_count_the_flights_and_cannot_be_visited_from_here(lists):
    kiln = lists.goals.row("kiln")
    assert kiln.order is None
    assert kiln.total == kiln.energy + lists.star("loa").energy


@pytest.mark.rule("MAP-28")
def test_a_marked_destination_says_what_forbids_it(lists):
    ring = lists.goals.row("chaff_ring")
    assert ring.marks == ("amber",)
    assert not ring.reachable
    assert ring.reason


@pytest.mark.rule("OPS-14", "OPS-15")
def test_operations_say_their_price_and_that_the_sealed_supply_is_closed(lists):
    first = lists.operations.rows[0]
    assert first.energy == 2
    assert any("sealed supply" in line for line in first.told)
    assert first.order is not None


def test_nothing_says_why_not_while_something_else_is_asked(lists):
    lists.bridge.submit(EndTravel())
    assert all(row.order is None for row in (*lists.stars.rows, *lists.goals.rows, *lists.operations.rows))
    assert not any(row.reason for row in lists.lanes.rows)
    lists.bridge.submit(KeepTraveling())
    assert lists.star("rioni").order is not None


def test_lanes_say_the_price_from_here_only(lists):
    priced = {row.id: row.energy for row in lists.lanes.rows}
    assert priced["neris", "rioni"] == 1
    assert priced["rioni", "loa"] is None


def test_undo_and_language_bring_the_rows_back(lists):
    before = lists.stars.rows
    lists.bridge.submit(Fly(to="rioni"))
    lists.bridge.undo()
    assert lists.stars.rows == before
    lists.bridge.retranslate()
    assert lists.stars.rows == before


@pytest.mark.rule("SCN-02", "SCN-04")
def test_covered_parts_of_a_landing_card_say_nothing_but_their_price(lists):
    assert lists.scanner.rows == ()
    lists.bridge.submit(Visit(destination="hum"))
    card = lists.bridge.box.landing_cards["L01"]
    hidden = {card.landing, card.advice, *(lists.wording.names.biome(biome) for biome in card.biomes)}
    said = " ".join(f"{row} {lists.scanner.words(row)}" for row in lists.scanner.rows)
    assert lists.scanner.planet == "Hum"
    assert not [word for word in hidden if word in said]
    assert [row.cost for row in lists.scanner.rows] == [1, 1, 2]


@pytest.mark.rule("SCN-02", "SCN-05")
def test_only_the_next_part_opens_and_then_says_what_it_tells(lists):
    lists.bridge.submit(Visit(destination="hum"))
    first, second, third = lists.scanner.rows
    assert (first.order, second.order, third.order) == (RevealPart(part=1), None, None)
    assert second.reason
    lists.bridge.submit(RevealPart(part=1))
    first, second, _ = lists.scanner.rows
    assert first.open
    assert "biome_desert" in first.icons
    assert second.order == RevealPart(part=2)
    lists.bridge.submit(RevealPart(part=2))
    assert any("Armor and Sensors" in line for line in lists.scanner.rows[1].lines)
    lists.bridge.submit(EndScan())
    assert not any(row.order for row in lists.scanner.rows)


@pytest.mark.rule("SCN-06")
def test_a_scout_makes_the_next_part_cheaper_before_it_is_paid(lists):
    lists.bridge.submit(Visit(destination="hum"))
    member, order = lists.scanner.scout_orders()[0]
    lists.bridge.submit(order)
    assert lists.scanner.scouts == 1
    assert [row.cost for row in lists.scanner.rows] == [0, 1, 2]
    assert member not in dict(lists.scanner.scout_orders())
