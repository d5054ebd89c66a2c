"""Facilities in general: visits for command tokens, one after the other, and what happens at their end (FAC)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.objectives import UseAbility
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, Pass
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallFromEnvelope, Page
from vanguard_desktop.rulesets.ship.data.facilities.facilities import (
    AskVisit,
    ChooseFacility,
    EndFacilities,
    EndStep,
    FacilityClosed,
    FacilityVisited,
    NoCommandLeft,
    VisitFacility,
)
from vanguard_desktop.rulesets.ship.data.facilities.production import Advance, BoostNext
from vanguard_desktop.rulesets.ship.data.facilities.tasks import AssignCrew
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep, Moved, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.state import Tokens
from vanguard_desktop.setting.cards_ship import Facility
from vanguard_desktop.setting.standing import Price, ShipAbility

PRODUCTION = VisitFacility(facility=Facility.PRODUCTION)
BARRACKS = VisitFacility(facility=Facility.BARRACKS)
LABORATORY = VisitFacility(facility=Facility.LABORATORY)
SITUATIONS = VisitFacility(facility=Facility.SITUATION_ROOM)
READY = ("production_projects:C01", "production_projects:C02", "production_projects:C03", "production_projects:C06")


def visiting(command, ship=None):
    """The phase of visits has just begun; nothing is ready for production."""
    ship = (ship or aboard()).put(zones.PRODUCTION, *READY)
    return ship.pooled(command=command).step(Phase.FACILITIES, "visits", "close")


def through(ship):
    """Every question of a visit is passed, until the next visit is asked for or the phase is over."""
    while ship.state.question is not None and not isinstance(ship.state.question, ChooseFacility):
        ship = ship.order(Pass() if Pass() in ship.legal() else EndStep())
    return ship


@pytest.mark.rule("FAC-01", "FAC-02", "FAC-06")
@pytest.mark.example("FAC-x1")
def test_with_the_last_command_token_the_visits_are_over():
    asked = visiting(2)
    assert set(asked.legal()) == {LABORATORY, PRODUCTION, BARRACKS, SITUATIONS, EndFacilities()}
    once = through(asked.order(BARRACKS)).then(
        ANSWERED, TAKEN,
        Moved(pieces=("crew:c01", "crew:c02", "crew:c03", "crew:c04", "crew:c05"), start=zones.BARRACKS_ROW,
            to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c45", "crew:c69", "crew:c85", "crew:c78", "crew:c64", "crew:c82",
            "crew:c14", "crew:c35", "crew:c48", "crew:c54", "crew:c05", "crew:c59", "crew:c47", "crew:c34", "crew:c84",
            "crew:c50", "crew:c41", "crew:c28", "crew:c58", "crew:c36", "crew:c08", "crew:c57", "crew:c60", "crew:c62",
            "crew:c80", "crew:c39", "crew:c24", "crew:c17", "crew:c44", "crew:c83", "crew:c65", "crew:c06", "crew:c04",
            "crew:c63", "crew:c77", "crew:c12", "crew:c02", "crew:c53", "crew:c10", "crew:c72", "crew:c31", "crew:c40",
            "crew:c42", "crew:c33", "crew:c73", "crew:c49", "crew:c11", "crew:c07", "crew:c01", "crew:c25", "crew:c20",
            "crew:c30", "crew:c22", "crew:c75", "crew:c52", "crew:c13", "crew:c27", "crew:c32", "crew:c81", "crew:c26",
            "crew:c03", "crew:c18", "crew:c68", "crew:c16", "crew:c55", "crew:c76", "crew:c51", "crew:c29", "crew:c15",
            "crew:c21", "crew:c74", "crew:c19", "crew:c46", "crew:c86", "crew:c23", "crew:c71", "crew:c56", "crew:c43",
            "crew:c61", "crew:c37", "crew:c66", "crew:c09", "crew:c67", "crew:c79", "crew:c70", "crew:c38"), drawn=85),
        TAKEN, queued(DoStep(phase=Phase.FACILITIES, step="visits")), TAKEN,
        StepBegun(because="FAC-02", phase=Phase.FACILITIES, step="visits"), queued(AskVisit()), TAKEN,
        opens(ChooseFacility()),
    )  # fmt: skip
    assert once.state.pool.command == 1
    twice = through(once.order(PRODUCTION))
    assert twice.state.pool.command == 0
    assert twice.state.question is None


@pytest.mark.rule("FAC-02")
def test_without_a_command_token_nothing_is_visited():
    asked = visiting(1)
    asked.pooled(command=0).refuses(PRODUCTION, NoCommandLeft())


@pytest.mark.rule("FAC-02", "FAC-03")
@pytest.mark.example("FAC-x2")
def test_three_visits_to_production_move_the_queues_three_times():
    after = visiting(3).then(
        TAKEN, StepBegun(because="FAC-02", phase=Phase.FACILITIES, step="visits"), queued(AskVisit()), TAKEN,
        opens(ChooseFacility()),
    )  # fmt: skip
    ship = after.put(zones.queue(1, 1), "production_projects:C06")
    for stage in (2, 3):
        ship = through(ship.order(PRODUCTION))
        assert ship.where("production_projects:C06") == zones.queue(1, stage)
    ship = through(ship.order(PRODUCTION))
    assert ship.where("production_projects:C06") == zones.REMOVED


@pytest.mark.rule("FAC-07")
@pytest.mark.example("FAC-x3")
def test_at_the_end_the_pools_are_emptied_and_open_situations_wait_in_the_envelope():
    ship = aboard().put(zones.OPEN_SITUATIONS, "situations:S01").pooled(energy=2, command=1, success=4)
    after = ship.step(Phase.FACILITIES, "close").then(
        TAKEN, StepBegun(because="FAC-07", phase=Phase.FACILITIES, step="close"), PoolChanged(energy=-2),
        PoolChanged(command=-1), PoolChanged(success=-4), BagChanged(success=4),
        Moved(pieces=("situations:S01",), start=zones.OPEN_SITUATIONS, to=zones.ENVELOPE),
    )  # fmt: skip
    assert after.state.pool == Tokens()
    assert after.state.bag == Tokens(success=4)
    assert after.where("situations:S01") == zones.ENVELOPE


@pytest.mark.rule("FAC-04", "ZON-08")
@pytest.mark.example("FAC-x4")
def test_what_is_gained_for_another_facility_waits_in_the_envelope_until_that_is_visited():
    gained = "production_projects:C04"
    before = through(visiting(2).order(PRODUCTION))
    before = before.laid(pending=(), queue=())
    ended = before.effects(fx.Gain(card="C04"))
    assert ended.where(gained) == zones.ENVELOPE
    assert ended.step(Phase.FACILITIES, "close").where(gained) == zones.ENVELOPE
    visited = ended.step(Phase.PRODUCTION, "gain").then(
        TAKEN, StepBegun(because="PRO-01", phase=Phase.PRODUCTION, step="gain"),
        queued(InstallFromEnvelope(page=Page.READY)), TAKEN,
        Moved(pieces=("production_projects:C04",), start=zones.ENVELOPE, to="SB.P13.RDY1"),
    )  # fmt: skip
    assert visited.where(gained) == zones.ready(1)


@pytest.mark.rule("FAC-03", "FAC-04")
def test_all_steps_of_a_page_come_in_order_before_the_next_visit():
    after = through(visiting(2).order(PRODUCTION))
    ship = visiting(2).order(PRODUCTION)
    begun = [event.step for event in ship.happened(StepBegun) if event.phase is Phase.PRODUCTION]
    assert begun == ["gain", "install", "progress", "start", "boost"]
    assert isinstance(after.state.question, ChooseFacility)
    assert after.state.phase is Phase.FACILITIES


@pytest.mark.rule("FAC-05", "CYC-07")
def test_a_visit_with_nothing_to_do_there_is_legal():
    ship = visiting(2)
    assert not ship.at(zones.OPEN_SITUATIONS)
    after = ship.order(SITUATIONS)
    assert after.happened(FacilityVisited)[0].facility is Facility.SITUATION_ROOM
    assert isinstance(after.state.question, ChooseFacility)
    assert after.state.pool.command == 1


@pytest.mark.rule("FAC-06")
def test_the_players_may_end_the_visits_with_tokens_left():
    after = visiting(4).order(EndFacilities())
    assert after.state.question is None
    assert after.state.pool.command == 0


@pytest.mark.rule("FAC-06", "SEF-17")
def test_as_long_as_a_card_offers_something_the_phase_does_not_end_by_itself():
    box = small_ship()
    offer = ShipAbility(effect=fx.ChangeCommand(by=1), price=Price(energy=1))
    box = attrs.evolve(box, upgrades={**box.upgrades, "B03": attrs.evolve(box.upgrades["B03"], ability=offer)})
    ship = aboard(box=box).put(zones.upgrade(1), "upgrades:B03").laid(phase=Phase.FACILITIES)
    asked = visiting(0, ship.pooled(energy=1))
    assert isinstance(asked.state.question, ChooseFacility)
    after = asked.order(UseAbility(card="upgrades:B03"))
    assert BARRACKS in after.legal()
    assert visiting(0, ship).state.question is None


@pytest.mark.rule("LOG-11", "FAC-07")
def test_a_text_that_names_another_page_ends_the_visits_and_closes_the_facilities():
    box = small_ship()
    sends_on = attrs.evolve(box.situations["S03"], solved=fx.GoToPage(page=18))
    box = attrs.evolve(box, situations={**box.situations, "S03": sends_on})
    ship = aboard(box=box).put(zones.OPEN_SITUATIONS, "situations:S03").pooled(command=3, success=2)
    asked = ship.from_step(Phase.SCANNER, "scan")
    assert isinstance(asked.state.question, ChooseFacility)
    after = asked.order(SITUATIONS).pick("situations:S03")
    assert after.state.phase is not Phase.FACILITIES
    assert after.state.bag.success == 2
    assert after.state.pool.command == 0


@pytest.mark.rule("LOG-11", "CYC-23", "FAC-03")
def test_a_text_that_names_the_page_of_a_facility_visits_it_without_a_token():
    box = small_ship()
    sends_on = attrs.evolve(box.situations["S03"], solved=fx.GoToPage(page=12))
    box = attrs.evolve(box, situations={**box.situations, "S03": sends_on})
    ship = aboard(box=box).put(zones.OPEN_SITUATIONS, "situations:S03").put(zones.PRODUCTION, *READY)
    asked = ship.put(zones.queue(1, 1), "production_projects:C06").pooled(command=2).from_step(Phase.SCANNER, "scan")
    after = asked.order(SITUATIONS).pick("situations:S03")
    assert after.where("production_projects:C06") == zones.queue(1, 2)
    assert isinstance(after.state.question, ChooseFacility)
    assert after.state.pool.command == 1


@pytest.mark.rule("FAC-08")
def test_an_upgrade_in_the_envelope_changes_nothing_before_it_is_installed():
    ship = aboard().put(zones.ENVELOPE, "add_ons:AF07", "facility_upgrades:F04")
    ship = ship.put(zones.queue(1, 1), "production_projects:C03").put(zones.queue(1, 2), "production_projects:C02")
    full = ship.put(zones.queue(1, 3), "production_projects:C01")
    assert full.step(Phase.PRODUCTION, "start").state.question is None
    assert full.step(Phase.PRODUCTION, "install", "start").state.question is not None
    recruits = ship.step(Phase.BARRACKS, "draft").at(zones.BARRACKS_ROW)
    built = ship.put(zones.add_on(1), "add_ons:AF07").step(Phase.BARRACKS, "draft").at(zones.BARRACKS_ROW)
    assert (len(recruits), len(built)) == (5, 6)


@pytest.mark.rule("FAC-09")
def test_command_tokens_gained_during_a_visit_pay_for_the_next_one():
    situation = attrs.evolve(aboard().state.box.situations["S03"], solved=fx.ChangeCommand(by=2))
    box = aboard().state.box
    box = attrs.evolve(box, situations={**box.situations, "S03": situation})
    ship = visiting(1, aboard(box=box).put(zones.OPEN_SITUATIONS, "situations:S03"))
    solved = ship.order(SITUATIONS).pick("situations:S03")
    assert solved.state.pool.command == 2
    assert PRODUCTION in solved.legal()


@pytest.mark.rule("ADD-11", "FAC-01")
@pytest.mark.example("ADD-x1")
def test_the_add_on_facility_is_missing_as_long_as_the_supply_is_sealed():
    add_on = VisitFacility(facility=Facility.ADD_ON)
    asked = visiting(2)
    assert add_on not in asked.legal()
    asked.refuses(add_on, FacilityClosed())
    opened = visiting(2, aboard().effects(fx.OpenSealed())).then(
        TAKEN, StepBegun(because="FAC-02", phase=Phase.FACILITIES, step="visits"), queued(AskVisit()), TAKEN,
        opens(ChooseFacility()),
    )  # fmt: skip
    assert add_on in opened.legal()


@pytest.mark.rule("TSK-10", "BAR-11")
@pytest.mark.example("TSK-x5")
def test_a_recruit_drafted_in_this_cycle_boosts_in_the_next_visit():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1)
    for section in (REC, SCI, ENG):
        ship = ship.with_crew(section, zones.hand(section), 1)
    asked = visiting(2, ship).order(BARRACKS).order(EndStep())
    asked = asked.order(EndStep()) if EndStep() in asked.legal() else asked
    recruit = asked.pick(ENG.value).at(zones.BARRACKS_ROW)[0]
    drafted = through(asked.pick(ENG.value).pick(recruit))
    assert drafted.where(recruit) == zones.hand(ENG)
    boost = drafted.put(zones.queue(1, 1), "production_projects:C01").order(PRODUCTION)
    boost = boost.pick("production_projects:C01").then(
        ANSWERED, queued(BoostNext()),
        queued(AssignCrew(need=((),), then=Advance(card="production_projects:C01"), section=ENG,
            source=Source.read("production_projects:C01")), source=Source.read("production_projects:C01")),
        TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(AssignCrew(need=((),), then=Advance(card="production_projects:C01"),
            section=ENG, source=Source.read("production_projects:C01")),
            source=Source.read("production_projects:C01")), may_pass=True)),
    )  # fmt: skip
    assert piece("crew", recruit.partition(":")[2]) in {getattr(each, "thing", None) for each in boost.legal()}
