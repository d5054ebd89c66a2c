"""The star map: flights, visits, what they cost, what is legal, and a ship that drifts (MAP)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import SCI, SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.campaign.save_point import SavePoint
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep, Moved, NextStep, PageTurned, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.star_map import (
    AskTravel,
    ConfirmDrift,
    Drifted,
    DriftOff,
    EndTravel,
    Fly,
    KeepTraveling,
    LandingChosen,
    MarkForbids,
    NotEnoughEnergy,
    NoWayThere,
    PlanetGone,
    Registered,
    ShipMoved,
    Travel,
    Visit,
    VisitedAlready,
    WayClosed,
)
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.data.tokens import PenaltyPlaced, PoolChanged
from vanguard_desktop.rulesets.ship.journey.routes import destination as find
from vanguard_desktop.rulesets.ship.journey.routes import visit_cost
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import Finished, InForce
from vanguard_desktop.setting.cards_ship import Instruction, MoraleLevel, Outbound
from vanguard_desktop.setting.standing import ModifierKey, Often, Standing

FREE = Standing(key=ModifierKey.FLIGHT_COST, free=True)


def traveling(ship, energy, **changes):
    """On the star map with so much energy."""
    return ship.pooled(energy=energy).laid(phase=Phase.STAR_MAP, **changes).step(Phase.STAR_MAP, "travel")


def with_systems(**changes):
    """The small ship with other pages in its star map."""
    box = small_ship()
    systems = dict(box.systems)
    for name, new in changes.items():
        id = name.replace("_", "-")
        systems[id] = attrs.evolve(systems[id], **new)
    return attrs.evolve(box, systems=systems)


def destination(box, system, id, **changes):
    """The destinations of a page with one of them printed otherwise."""
    goals = box.systems[system].destinations
    return tuple(attrs.evolve(goal, **changes) if goal.id == id else goal for goal in goals)


@pytest.mark.rule("MAP-03", "MAP-04", "MAP-06", "MAP-08", "MAP-09", "MAP-17", "MAP-19")
@pytest.mark.example("MAP-x1")
def test_a_flight_and_a_visit_bring_a_planet_into_the_scanner():
    after = traveling(aboard(), 4).order(Fly(to="SYS-02"))
    assert after.state.system == "SYS-02"
    after = after.order(Visit(destination="02-1")).then(
        ANSWERED, PoolChanged(energy=-1), Registered(entry="02-1"),
        Moved(pieces=("landing_cards:L01",), start=zones.LANDINGS, to=zones.SCANNER), LandingChosen(card="L01"),
    )  # fmt: skip
    assert after.at(zones.SCANNER) == ("landing_cards:L01",)
    assert after.state.pool.energy == 2
    assert after.state.question is None


@pytest.mark.rule("MAP-13", "MAP-28")
@pytest.mark.example("MAP-x2")
def test_dangerous_routes_are_not_legal_without_the_upgrade_that_permits_them():
    ship = traveling(aboard(), 8)
    assert Fly(to="SYS-04") not in ship.legal()
    ship.refuses(Fly(to="SYS-04"), MarkForbids())
    braced = traveling(aboard().put(zones.travel_upgrade(1), "upgrades:B01"), 8).then(
        TAKEN, StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert Fly(to="SYS-04") in braced.legal()


@pytest.mark.rule("MAP-05", "MAP-32")
@pytest.mark.example("MAP-x3")
def test_an_entry_on_the_way_decides_whether_the_bookmark_moves():
    ship = traveling(aboard().put(zones.travel_upgrade(1), "upgrades:B01"), 3, system="SYS-03")
    after = ship.order(Fly(to="SYS-04"))
    assert after.happened(LogRead) == [LogRead(log="640")]
    assert (after.state.system, after.state.pool.energy) == ("SYS-03", 1)
    log = attrs.evolve(small_ship().logs["640"], effect=fx.MoveShip(to="SYS-01"))
    detour = attrs.evolve(small_ship(), logs={**small_ship().logs, "640": log})
    ship = traveling(aboard(box=detour).put(zones.travel_upgrade(1), "upgrades:B01"), 3, system="SYS-03").then(
        TAKEN, StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-03"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert ship.order(Fly(to="SYS-04")).state.system == "SYS-01"


@pytest.mark.rule("MAP-17", "MAP-20")
@pytest.mark.example("MAP-x4")
def test_without_energy_the_travel_ends_at_once_and_the_ship_drifts():
    ship = aboard().laid(phase=Phase.BRIDGE, step="clear_scanner").from_step(Phase.BRIDGE, "clear_scanner").then(
        TAKEN, queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, TAKEN, queued(DoStep(phase=Phase.STAR_MAP, step="adrift"), NextStep()),
        TAKEN, StepBegun(because="MAP-20", phase=Phase.STAR_MAP, step="adrift"), Drifted(), PenaltyPlaced(on=True),
        queued(fx.LowerMorale(), source="adrift"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/adrift:per_phase"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="drift_on"), NextStep()), TAKEN,
        StepBegun(because="MAP-22", phase=Phase.STAR_MAP, step="drift_on"), PageTurned(phase=Phase.SAVE_POINT), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="record"), NextStep()), TAKEN,
        StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="close_board"), NextStep()), TAKEN,
        StepBegun(because="SAV-09", phase=Phase.SAVE_POINT, step="close_board"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="stop_or_continue"), NextStep()), TAKEN,
        StepBegun(because="SAV-01", phase=Phase.SAVE_POINT, step="stop_or_continue"), opens(SavePoint()),
    )  # fmt: skip
    assert ship.happened(Drifted)
    assert not any(isinstance(event, PageTurned) and event.phase is Phase.SCANNER for event in ship.events)


@pytest.mark.rule("MAP-18", "MAP-21", "MAP-22", "MAP-23")
@pytest.mark.example("MAP-x5")
def test_drifting_costs_morale_and_brings_the_penalty_token_and_what_is_in_the_pools_stays():
    box = small_ship()
    system = attrs.evolve(box.systems["SYS-03"], outbound=(Outbound(to="SYS-02", energy=1),))
    box = attrs.evolve(box, systems={**box.systems, "SYS-03": system})
    ship = aboard(box=box).laid(system="SYS-03", phase=Phase.BRIDGE).pooled(energy=1, success=3)
    ship = ship.from_step(Phase.BRIDGE, "clear_scanner")
    assert set(ship.legal()) == {Fly(to="SYS-02"), EndTravel()}
    asked = ship.order(EndTravel()).then(ANSWERED, opens(ConfirmDrift()))
    assert isinstance(asked.state.question, ConfirmDrift)
    after = asked.order(DriftOff())
    assert after.state.morale is MoraleLevel.LOW
    assert after.state.pool.penalty
    assert after.state.phase is Phase.SAVE_POINT
    assert (after.state.pool.energy, after.state.pool.success) == (1, 3)


@pytest.mark.rule("MAP-23", "BRG-07", "BRG-10")
@pytest.mark.example("MAP-x6")
def test_on_the_bridge_after_drifting_the_penalty_and_low_morale_are_felt():
    drifted = aboard(morale=MoraleLevel.LOW).pooled(energy=1, penalty=True)
    after = drifted.step(Phase.BRIDGE, "command", "penalty", "energy", "change_income").then(
        TAKEN, StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), PenaltyPlaced(on=False),
        PoolChanged(command=-1), TAKEN, StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"),
        PoolChanged(energy=4), TAKEN, StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"),
        PoolChanged(energy=-1),
    )  # fmt: skip
    assert (after.state.pool.command, after.state.pool.energy) == (1, 4)


@pytest.mark.rule("MAP-16")
@pytest.mark.example("MAP-x7")
def test_a_planet_that_has_left_the_game_is_refused_before_energy_is_paid():
    ship = traveling(aboard().put(zones.REMOVED, "landing_cards:L02"), 4, system="SYS-02").then(
        TAKEN, StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-02"), TAKEN, opens(Travel()),
    )  # fmt: skip
    ship.refuses(Visit(destination="02-2"), PlanetGone())
    assert Visit(destination="02-2") not in ship.legal()


@pytest.mark.rule("MAP-28")
@pytest.mark.example("MAP-x8")
@pytest.mark.parametrize("marks", [("amber", "deep"), ("deep", "amber")])
def test_every_mark_of_a_destination_has_to_be_permitted(marks):
    box = small_ship()
    box = with_systems(SYS_02={"destinations": destination(box, "SYS-02", "02-3", marks=marks)})
    braced = aboard(box=box).put(zones.travel_upgrade(1), "upgrades:B01")
    assert Visit(destination="02-3") not in traveling(braced, 4, system="SYS-02").legal()
    soft = braced.put(zones.travel_upgrade(5), "upgrades:B12")
    assert Visit(destination="02-3") in traveling(soft, 4, system="SYS-02").legal()


@pytest.mark.rule("MAP-29")
@pytest.mark.example("MAP-x9")
def test_of_several_instructions_the_first_available_one_is_followed():
    later = traveling(aboard(act=2, flags=("t",)), 4, system="SYS-02").order(Visit(destination="02-2"))
    assert later.at(zones.SCANNER) == ("landing_cards:L17",)
    earlier = traveling(aboard(act=1, flags=("t",)), 4, system="SYS-02").order(Visit(destination="02-2")).then(
        ANSWERED, PoolChanged(energy=-2), Registered(entry="02-2"),
        Moved(pieces=("landing_cards:L02",), start=zones.LANDINGS, to=zones.SCANNER), LandingChosen(card="L02"),
    )  # fmt: skip
    assert earlier.at(zones.SCANNER) == ("landing_cards:L02",)


@pytest.mark.rule("MAP-01", "MAP-02", "MAP-07")
def test_the_page_under_the_bookmark_says_what_can_be_done_and_a_way_back_exists_only_if_it_is_printed():
    ship = traveling(aboard(), 8)
    assert set(ship.legal()) == {Fly(to="SYS-02"), Fly(to="SYS-03"), Visit(destination="01-1"), EndTravel()}
    there = ship.order(Fly(to="SYS-03"))
    there.refuses(Fly(to="SYS-01"), NoWayThere())
    there.refuses(Visit(destination="01-1"), NoWayThere())


@pytest.mark.rule("MAP-10", "MAP-11")
def test_after_an_entry_the_travel_goes_on_and_the_destination_can_be_visited_again():
    ship = traveling(aboard(), 4).order(Visit(destination="01-1"))
    assert isinstance(ship.state.question, Travel)
    assert ship.state.logs_read["610"] == 1
    again = ship.order(Visit(destination="01-1"))
    assert (again.state.logs_read["610"], again.state.pool.energy) == (2, 2)


@pytest.mark.rule("MAP-11", "MAP-29")
def test_what_is_marked_once_is_visited_once_and_once_per_act_counts_anew():
    braced = aboard().put(zones.travel_upgrade(1), "upgrades:B01")
    ship = traveling(braced, 5, system="SYS-02").order(Visit(destination="02-3"))
    assert ship.state.pool.success == 1
    ship.refuses(Visit(destination="02-3"), VisitedAlready())
    box = with_systems(SYS_02={"destinations": destination(small_ship(), "SYS-02", "02-3", often=Often.PER_ACT)})
    braced = aboard(box=box).put(zones.travel_upgrade(1), "upgrades:B01")
    ship = traveling(braced, 5, system="SYS-02").order(Visit(destination="02-3"))
    ship.refuses(Visit(destination="02-3"), VisitedAlready())


@pytest.mark.rule("MAP-12", "LOG-13")
def test_systems_and_destinations_are_noted_in_the_register():
    ship = traveling(aboard(), 4).order(Visit(destination="01-1")).order(Fly(to="SYS-02"))
    assert ship.state.register == {"SYS-01": 1, "01-1": 1, "SYS-02": 1}


@pytest.mark.rule("MAP-14")
def test_a_task_that_cannot_be_paid_completely_is_not_legal():
    ship = traveling(aboard(), 1)
    assert Fly(to="SYS-03") not in ship.legal()
    ship.refuses(Fly(to="SYS-03"), NotEnoughEnergy(cost=2))


@pytest.mark.rule("MAP-15")
def test_the_same_planet_can_be_chosen_again_in_a_later_cycle():
    ship = traveling(aboard(), 4, system="SYS-02").order(Visit(destination="02-1"))
    later = traveling(ship.step(Phase.BRIDGE, "clear_scanner"), 4)
    assert later.order(Visit(destination="02-1")).at(zones.SCANNER) == ("landing_cards:L01",)


@pytest.mark.rule("MAP-18")
def test_ending_the_travel_has_to_be_confirmed():
    ship = traveling(aboard(), 4).order(EndTravel())
    assert set(ship.legal()) == {DriftOff(), KeepTraveling()}
    assert isinstance(ship.order(KeepTraveling()).state.question, Travel)
    assert ship.order(DriftOff()).state.question is None


@pytest.mark.rule("MAP-20", "MAP-22", "CYC-04")
@pytest.mark.example("CYC-x5")
def test_after_drifting_come_the_save_point_and_the_bridge_and_no_facility():
    ship = aboard().from_step(Phase.BRIDGE, "clear_scanner").then(
        TAKEN, queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, TAKEN, queued(DoStep(phase=Phase.STAR_MAP, step="adrift"), NextStep()),
        TAKEN, StepBegun(because="MAP-20", phase=Phase.STAR_MAP, step="adrift"), Drifted(), PenaltyPlaced(on=True),
        queued(fx.LowerMorale(), source="adrift"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/adrift:per_phase"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="drift_on"), NextStep()), TAKEN,
        StepBegun(because="MAP-22", phase=Phase.STAR_MAP, step="drift_on"), PageTurned(phase=Phase.SAVE_POINT), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="record"), NextStep()), TAKEN,
        StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="close_board"), NextStep()), TAKEN,
        StepBegun(because="SAV-09", phase=Phase.SAVE_POINT, step="close_board"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="stop_or_continue"), NextStep()), TAKEN,
        StepBegun(because="SAV-01", phase=Phase.SAVE_POINT, step="stop_or_continue"), opens(SavePoint()),
    )  # fmt: skip
    phases = list(dict.fromkeys(event.phase for event in ship.events if isinstance(event, StepBegun)))
    assert phases == [Phase.STAR_MAP, Phase.SAVE_POINT]


@pytest.mark.rule("MAP-24", "BRG-16")
def test_open_situations_take_effect_on_the_bridge_after_drifting():
    ship = aboard().put(zones.OPEN_SITUATIONS, "situations:S03").step(Phase.STAR_MAP, "adrift", "drift_on")
    assert ship.at(zones.ENVELOPE) == ("situations:S03",)
    assert ship.pooled(command=2).step(Phase.BRIDGE, "check_situations").state.pool.command == 1


@pytest.mark.rule("MAP-25")
def test_who_was_assigned_before_drifting_goes_on_resting():
    ship = aboard().with_crew(SEC, zones.RESTING, 1).with_crew(SCI, zones.hand(SCI), 1, 1)
    after = ship.step(Phase.STAR_MAP, "adrift", "drift_on")
    assert len(after.at(zones.RESTING)) == 1
    assert len(after.state.available(SCI)) == 2


@pytest.mark.rule("MAP-21")
def test_the_penalty_token_is_there_once():
    ship = aboard().pooled(penalty=True).step(Phase.STAR_MAP, "adrift")
    assert ship.state.pool.penalty
    assert not ship.happened(PenaltyPlaced)


@pytest.mark.rule("MAP-33")
def test_the_entry_of_the_pack_is_read_before_the_ship_book_is_turned():
    box = small_ship()
    pages = attrs.evolve(box.campaigns["fixture"], adrift_log="610")
    ship = aboard(box=attrs.evolve(box, campaigns={"fixture": pages})).step(Phase.STAR_MAP, "adrift", "drift_on")
    order = [type(event) for event in ship.events if isinstance(event, Drifted | LogRead | PageTurned)]
    assert order == [Drifted, LogRead, PageTurned]


@pytest.mark.rule("OBJ-10", "MAP-20")
def test_drifting_without_any_landing_card_left_loses_the_campaign():
    ship = aboard()
    ship = ship.put(zones.REMOVED, *ship.at(zones.LANDINGS)).step(Phase.STAR_MAP, "adrift")
    assert ship.state.finished == Finished(victory=False, ending="adrift")
    assert ship.happened(Drifted) == [Drifted()]


@pytest.mark.rule("MAP-20")
def test_with_a_planet_in_the_scanner_nothing_drifts():
    ship = aboard().put(zones.SCANNER, "landing_cards:L01").step(Phase.STAR_MAP, "adrift", "drift_on")
    assert not ship.happened(Drifted)
    assert ship.state.morale is MoraleLevel.MEDIUM


@pytest.mark.rule("MAP-29", "SEF-01")
def test_texts_open_and_close_systems_and_destinations():
    box = with_systems(SYS_02={"closed": True})
    ship = traveling(aboard(box=box), 4)
    ship.refuses(Fly(to="SYS-02"), WayClosed())
    opened = traveling(aboard(box=box).effects(fx.OpenRoute(entry="SYS-02")), 4)
    assert Fly(to="SYS-02") in opened.legal()
    closed = traveling(aboard(box=box).effects(fx.CloseRoute(entry="01-1")), 4)
    closed.refuses(Visit(destination="01-1"), WayClosed())


@pytest.mark.rule("MAP-30")
def test_the_arrival_entry_is_read_the_first_time_the_bookmark_reaches_a_page():
    box = with_systems(SYS_01={"arrival": "750"}, SYS_02={"arrival": "610"})
    ship = traveling(aboard(box=box), 6)
    assert ship.state.logs_read == {"750": 1}
    there = ship.order(Fly(to="SYS-02"))
    moved = [type(event) for event in there.events if isinstance(event, ShipMoved | LogRead)]
    assert moved == [ShipMoved, LogRead]
    again = there.order(Fly(to="SYS-01")).order(Fly(to="SYS-02"))
    assert again.state.logs_read == {"750": 1, "610": 1}


@pytest.mark.rule("MAP-31")
def test_as_long_as_a_free_task_is_legal_only_the_players_end_the_travel():
    box = with_systems(SYS_01={"destinations": destination(small_ship(), "SYS-01", "01-1", energy=0)})
    ship = traveling(aboard(box=box), 0)
    assert set(ship.legal()) == {Visit(destination="01-1"), EndTravel()}
    assert isinstance(ship.order(Visit(destination="01-1")).state.question, Travel)


@pytest.mark.rule("MAP-32")
def test_a_text_that_stops_the_flight_refunds_nothing():
    ship = traveling(aboard().put(zones.travel_upgrade(1), "upgrades:B01"), 4, system="SYS-03").order(Fly(to="SYS-04"))
    assert (ship.state.system, ship.state.pool.energy) == ("SYS-03", 2)


@pytest.mark.rule("BRG-13", "BRG-14", "SEF-11")
def test_travel_upgrades_make_the_first_flight_and_the_first_visit_cheaper():
    ship = aboard().put(zones.travel_upgrade(2), "upgrades:B02").put(zones.travel_upgrade(3), "upgrades:B03")
    ship = traveling(ship, 4).order(Fly(to="SYS-03"))
    assert ship.state.pool.energy == 3
    ship = ship.order(Fly(to="SYS-02"))
    assert ship.state.pool.energy == 2
    assert ship.order(Visit(destination="02-2")).state.pool.energy == 1


@pytest.mark.rule("BRG-13")
def test_flights_to_systems_where_the_ship_has_been_are_cheaper():
    ship = traveling(aboard(), 4).order(Fly(to="SYS-02")).put(zones.travel_upgrade(5), "upgrades:B09")
    assert ship.order(Fly(to="SYS-03")).state.pool.energy == 2
    assert ship.order(Fly(to="SYS-01")).state.pool.energy == 3


@pytest.mark.rule("SEF-12")
@pytest.mark.example("SEF-x6")
def test_a_free_next_flight_is_used_up_by_the_first_one():
    ship = aboard().effects(fx.PutInForce(standing=FREE, uses=1))
    ship = traveling(ship, 4).order(Fly(to="SYS-03")).order(Fly(to="SYS-02")).then(
        ANSWERED, PoolChanged(energy=-1), queued(fx.MoveShip(to="SYS-02"), AskTravel(), source="systems:SYS-02"), TAKEN,
        ShipMoved(to="SYS-02"), Registered(entry="SYS-02"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert ship.state.pool.energy == 3


@pytest.mark.rule("MAP-28")
def test_a_permit_with_a_number_of_uses_covers_one_mark():
    permit = Standing(key=ModifierKey.PERMIT_MARK, often=Often.PER_PHASE)
    ship = traveling(aboard().effects(fx.PutInForce(standing=permit)), 4, system="SYS-02")
    ship = ship.order(Visit(destination="02-3")).order(Fly(to="SYS-01"))
    ship.refuses(Fly(to="SYS-04"), MarkForbids())


@pytest.mark.rule("MAP-28", "SEF-12")
def test_each_mark_uses_up_one_limited_permit_and_none_if_another_permit_is_unlimited():
    old, new = (
        InForce(standing=Standing(key=ModifierKey.PERMIT_MARK), uses=1, source=Source(card)) for card in ("old", "new")
    )
    visit = Visit(destination="02-3")
    one_mark = traveling(aboard(in_force=(old, new)), 4, system="SYS-02")
    assert one_mark.order(visit).state.in_force == (new,)
    always = InForce(standing=Standing(key=ModifierKey.PERMIT_MARK))
    assert one_mark.laid(in_force=(old, always)).order(visit).state.in_force == (old, always)
    two_marks = with_systems(SYS_02={"destinations": destination(small_ship(), "SYS-02", "02-3", marks=("a", "b"))})
    assert traveling(aboard(box=two_marks, in_force=(old, new)), 4, system="SYS-02").order(visit).state.in_force == ()
    traveling(aboard(box=two_marks, in_force=(old,)), 4, system="SYS-02").refuses(visit, MarkForbids())


@pytest.mark.rule("MAP-09", "SCN-10")
def test_of_a_planet_just_chosen_nothing_has_been_seen_yet():
    ship = traveling(aboard(scanned=3, scouts=2), 4, system="SYS-02").order(Visit(destination="02-1"))
    assert ship.at(zones.SCANNER) == ("landing_cards:L01",)
    assert (ship.state.scanned, ship.state.scouts) == (0, 0)


@pytest.mark.rule("SEF-01")
def test_a_text_moves_the_ship_to_a_page():
    ship = aboard().effects(fx.MoveShip(to="SYS-04"))
    assert (ship.state.system, ship.state.register) == ("SYS-04", {"SYS-04": 1})
    assert ship.happened(ShipMoved) == [ShipMoved(to="SYS-04")]
    for nowhere in ("SYS-04", "SYS-99"):
        stayed = ship.effects(fx.MoveShip(to=nowhere))
        assert not [event for event in stayed.events if isinstance(event, ShipMoved | Registered)]


@pytest.mark.rule("MAP-27", "MAP-02")
def test_the_small_map_of_the_examples_is_the_one_of_the_rule_book():
    systems = small_ship().systems
    ways = {id: [(way.to, way.energy, way.marks, way.log) for way in page.outbound] for id, page in systems.items()}
    assert ways == {
        "SYS-01": [("SYS-02", 1, (), None), ("SYS-03", 2, (), None), ("SYS-04", 1, ("amber",), None)],
        "SYS-02": [("SYS-01", 1, (), None), ("SYS-03", 1, (), None)],
        "SYS-03": [("SYS-02", 1, (), None), ("SYS-04", 2, ("amber",), "640")],
        "SYS-04": [("SYS-01", 2, (), None)],
    }
    goals = {goal.id: goal.energy for page in systems.values() for goal in page.destinations}
    assert goals == {"01-1": 1, "02-1": 1, "02-2": 2, "02-3": 1, "03-1": 2, "04-1": 1}


@pytest.mark.rule("MAP-02", "MAP-29")
def test_of_two_ways_to_the_same_system_the_one_that_is_open_is_taken():
    dear = Outbound(to="SYS-02", energy=3)
    marked = Outbound(to="SYS-02", energy=1, marks=("amber",))
    ship = traveling(aboard(box=with_systems(SYS_01={"outbound": (marked, dear)})), 4)
    assert ship.order(Fly(to="SYS-02")).state.pool.energy == 1
    ways = (marked, attrs.evolve(dear, energy=9), Outbound(to="SYS-03", energy=1))
    none = traveling(aboard(box=with_systems(SYS_01={"outbound": ways})), 4)
    none.refuses(Fly(to="SYS-02"), MarkForbids())


@pytest.mark.rule("MAP-13", "MAP-29")
def test_a_way_or_a_place_with_a_condition_is_open_while_the_condition_holds():
    box = small_ship()
    met = FlagSet(flag="met")
    ways = {"outbound": (Outbound(to="SYS-02", energy=1, test=met),)}
    ways["destinations"] = destination(box, "SYS-01", "01-1", test=met)
    box = with_systems(SYS_01=ways)
    ship = traveling(aboard(box=box), 4)
    assert ship.state.question is None
    ship = traveling(aboard(box=box, flags=("met",)), 4)
    assert set(ship.legal()) == {Fly(to="SYS-02"), Visit(destination="01-1"), EndTravel()}
    only = destination(small_ship(), "SYS-02", "02-1", instructions=(Instruction(landing="L01", test=met),))
    box = with_systems(SYS_02={"destinations": only})
    traveling(aboard(box=box), 4, system="SYS-02").refuses(Visit(destination="02-1"), WayClosed())


@pytest.mark.rule("SEF-11", "BRG-13")
@pytest.mark.parametrize(
    ("only", "prices"), [("", (0, 0)), ("landing", (0, 1)), ("L01", (0, 1)), ("02-3", (1, 0)), ("amber", (1, 0))]
)
def test_what_makes_visits_cheaper_may_name_planets_one_planet_one_destination_or_a_mark(only, prices):
    cheaper = InForce(standing=Standing(key=ModifierKey.VISIT_COST, value=-1, only=only))
    state = aboard(in_force=(cheaper,), system="SYS-02").state
    assert state.box.systems["SYS-02"].destinations[0].instructions[0].landing == "L01"
    assert tuple(visit_cost(state, find(state, id)) for id in ("02-1", "02-3")) == prices
    gone = aboard(in_force=(cheaper,), system="SYS-02").put(zones.REMOVED, "landing_cards:L01").state
    assert visit_cost(gone, find(gone, "02-1")) == (0 if only == "" else 1)


@pytest.mark.rule("SEF-11", "MAP-28")
@pytest.mark.parametrize(("only", "left"), [("amber", (4, 3)), ("SYS-02", (3, 4))])
def test_what_makes_flights_cheaper_may_name_a_mark_of_the_way_or_its_system(only, left):
    cheaper = InForce(standing=Standing(key=ModifierKey.FLIGHT_COST, value=-1, only=only))
    ship = traveling(aboard(in_force=(cheaper,)).put(zones.travel_upgrade(1), "upgrades:B01"), 4)
    assert tuple(ship.order(Fly(to=to)).state.pool.energy for to in ("SYS-04", "SYS-02")) == left


@pytest.mark.rule("MAP-13", "ZON-06")
def test_a_way_to_a_page_that_this_box_does_not_hold_is_closed():
    box = with_systems(SYS_01={"outbound": (Outbound(to="SYS-09", energy=1),)})
    traveling(aboard(box=box), 4).refuses(Fly(to="SYS-09"), WayClosed())


@pytest.mark.rule("MAP-11")
def test_what_is_marked_once_is_counted_for_each_destination():
    box = with_systems(SYS_01={"destinations": destination(small_ship(), "SYS-01", "01-1", often=Often.ONCE)})
    after = traveling(aboard(box=box).put(zones.travel_upgrade(1), "upgrades:B01"), 8)
    after = after.order(Visit(destination="01-1")).order(Fly(to="SYS-02"))
    assert Visit(destination="02-3") in after.legal()


@pytest.mark.rule("MAP-17")
def test_with_a_planet_in_the_scanner_nobody_travels_though_there_is_energy_left():
    assert traveling(aboard().put(zones.SCANNER, "landing_cards:L01"), 8).state.question is None


@pytest.mark.rule("MAP-17")
def test_a_text_that_turns_the_page_ends_the_travel_though_there_is_energy_left():
    turning = (Instruction(effect=fx.GoToPage(page=39)),)
    box = with_systems(SYS_01={"destinations": destination(small_ship(), "SYS-01", "01-1", instructions=turning)})
    after = traveling(aboard(box=box), 8).order(Visit(destination="01-1"))
    assert after.state.turn_to is Phase.SAVE_POINT
    assert after.state.question is None
