"""The sensible bot aboard: it treats the injured, promotes, buys dice and researches what it can."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, Ship, aboard
from tests.support.boxes import shipped
from vanguard_desktop.bots.advice import advise
from vanguard_desktop.bots.ship.advisor import ShipAdvisor
from vanguard_desktop.bots.ship.motives import AnotherDie, AsksFor, ObjectiveAsks, SituationHurts
from vanguard_desktop.bots.ship.players import AdvisedShip
from vanguard_desktop.bots.ship.worths import SENSIBLE, STRONG
from vanguard_desktop.core.effects import May
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.common import PickThing
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndFacilities, EndStep, VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import CompleteResearch
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, EndTrade, SellDice, TakeDie, TradeDice
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadEquipment
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting import Bed, DiscoveryType, Facility
from vanguard_desktop.store.position import Position

PROJECT = "research_projects:R05"


def chosen(ship):
    return AdvisedShip().choose(SHIP, ship.state, ship.legal())


def played(ship, until, most=20):
    """The bot goes on until such a question is closed for good, or asked again."""
    bot = AdvisedShip()
    for _ in range(most):
        if isinstance(ship.state.question, until | None):
            return ship
        ship = ship.order(bot.choose(SHIP, ship.state, ship.legal()))
    raise AssertionError(ship.state.question)


@pytest.mark.rule("MED-06", "MED-08")
def test_the_sensible_bot_treats_the_injured():
    ship = aboard().with_crew(ENG, zones.bed("A", Bed.CRITICAL), 1).with_crew(SCI, zones.hand(SCI), 1, 1, 1)
    (patient,) = ship.state.members(zones.bed("A", Bed.CRITICAL))
    asked = ship.step(Phase.MEDBAY, "therapists")
    command = chosen(asked)
    assert isinstance(command, AssignTherapist)
    assert command.patient == patient


@pytest.mark.rule("DBR-11", "DBR-12")
def test_the_sensible_bot_buys_dice_for_successes_and_sells_none():
    rich = aboard().with_dice(5).pooled(success=16).step(Phase.DEBRIEFING, "dice_trade")
    assert isinstance(chosen(rich), BuyDie)
    poor = aboard().with_dice(5).pooled(success=0).step(Phase.DEBRIEFING, "dice_trade")
    assert chosen(poor) == EndTrade()
    assert played(rich.order(BuyDie()), TradeDice).state.dice_each == 6


@pytest.mark.rule("SEF-04")
def test_the_sensible_bot_promotes_whom_it_may():
    ship = aboard().with_crew(ENG, zones.hand(ENG), 1, 1)
    after = played(ship.effects(May(effect=fx.Promote(section=ENG))), EndTrade)
    assert sorted(after.state.sleeves[member].rank for member in after.state.available(ENG)) == [1, 2]


@pytest.mark.rule("LAB-04", "LAB-05")
def test_the_sensible_bot_completes_what_it_can_pay():
    asked = laboratory().step(Phase.LABORATORY, "complete")
    assert isinstance(chosen(asked), CompleteResearch)
    after = played(asked, EndStep)
    assert PROJECT in after.at(zones.REMOVED)


@pytest.mark.rule("FAC-02", "LAB-04")
def test_the_sensible_bot_visits_the_laboratory_when_a_project_can_be_paid():
    legal = [VisitFacility(facility=Facility.LABORATORY), EndFacilities()]
    payable = laboratory().pooled(command=1).step(Phase.FACILITIES, "visits")
    assert AdvisedShip().choose(SHIP, payable.state, legal) == legal[0]
    poor = payable.put(zones.discoveries(DiscoveryType.MINERAL), "discoveries:mineral-common/1")
    poor = poor.put(zones.RESEARCH, "research_projects:R04")
    assert AdvisedShip().choose(SHIP, poor.state, legal) == legal[1]


def laboratory():
    """One project lies in a slot, and the discovery that it costs in the store."""
    ship = aboard().put(zones.RESEARCH, "research_projects:R04").put(zones.laboratory(1), PROJECT)
    return ship.put(zones.GATHERED, "discoveries:mineral-common/1")


def long_post():
    """The shipped campaign in its first cycle."""
    box = shipped()
    opening = CampaignOpening(campaign=min(box.campaigns), players=("Mia", "Ben"))
    seats = aboard(2).state.seats
    return Ship(attrs.evolve(SHIP.begin(box, opening, 3), queue=(), cycle=1, seats=seats))


@pytest.mark.rule("MAP-03")
def test_the_sensible_bot_goes_where_the_objective_leads():
    ship = long_post().pooled(energy=4).step(Phase.STAR_MAP, "travel")
    read = dict.fromkeys(("2000", "2001", "2002"), 1)
    advice = ShipAdvisor().advise(ship.laid(logs_read=read).state, ship.legal())
    assert advice.command == Visit(destination="hum")
    assert advice.motive == ObjectiveAsks(card="objectives:O01", planet="W01")


@pytest.mark.rule("LCH-18")
def test_the_hold_is_loaded_for_what_the_planet_asks():
    """Hum asks for gathering: a satchel goes before a harness."""
    ship = long_post().put(zones.SCANNER, "landing_cards:L01").laid(scanned=1, lander="LD-1")
    ship = ship.put(zones.ARMORY, "equipment:E27/1", "equipment:E14/1", "equipment:E13/1")
    ship = ship.step(Phase.LAUNCH, "strap_in")
    advice = ShipAdvisor().advise(ship.state, ship.legal())
    assert advice.command == LoadEquipment(card="equipment:E14/1")
    assert advice.motive == AsksFor(icon=Icon.GATHER, planet="W01")


@pytest.mark.rule("DBR-11", "LCH-12")
def test_a_die_is_taken_for_which_there_is_a_slot():
    """Recruits of Security have room for three red dice, and hold three."""
    ship = aboard().with_dice(5).with_crew(SEC, zones.hand(SEC), 1)
    extra = next(die for die in ship.at(zones.BOX_DICE) if "red" in die)
    asked = ship.put(zones.dice(SEC), *ship.at(zones.dice(SEC)), extra).effects(TakeDie(section=SEC))
    assert "red" not in chosen(asked).thing


@pytest.mark.rule("TSK-12")
def test_a_patient_is_treated_by_whoever_is_missed_least():
    """Whoever is assigned misses the next landing."""
    ship = aboard(1).with_crew(ENG, zones.bed("A", Bed.LIGHT), 1)
    for section in (SEC, REC, SCI):
        ship = ship.with_crew(section, zones.hand(section), 2)
    spare = ship.with_crew(SCI, zones.hand(SCI), 1).step(Phase.MEDBAY, "therapists")
    command = chosen(spare)
    assert isinstance(command, AssignTherapist)
    assert spare.state.sleeves[command.therapist].rank == 1


@pytest.mark.rule("DBR-10", "DBR-11")
def test_whoever_looks_ahead_sells_a_poor_die_to_buy_a_better_one():
    """One success: the sale brings four, and with four dice each the next one costs four."""
    ship = aboard().with_dice(5).pooled(success=1).step(Phase.DEBRIEFING, "dice_trade")
    assert ShipAdvisor(STRONG).advise(ship.state, ship.legal()).command == SellDice()
    assert ShipAdvisor(SENSIBLE).advise(ship.state, ship.legal()).command == EndTrade()
    bot, swapped = AdvisedShip(STRONG), ship
    while swapped.state.question is not None:
        swapped = swapped.order(bot.choose(SHIP, swapped.state, swapped.legal()))
    assert swapped.state.dice_each == 5
    before, after = (sum("basic" in die for die in each.at(zones.dice(SCI))) for each in (ship, swapped))
    assert after < before


def test_the_table_asks_the_sensible_player_for_advice():
    ship = aboard().with_dice(5).pooled(success=16).step(Phase.DEBRIEFING, "dice_trade")
    advice = advise(Position(book=SHIP.book, states={SHIP.book: ship.state}))
    assert advice.command == chosen(ship) == BuyDie()
    assert advice.motive == AnotherDie(count=6)


@pytest.mark.rule("SIT-02", "SIT-03")
def test_a_leak_is_stopped_although_no_energy_is_left_today():
    """What it costs it costs on the next bridge."""
    ship = long_post().put(zones.OPEN_SITUATIONS, "situations:S12", "situations:S07").laid(flags=("leak_growing",))
    ship = ship.pooled(energy=0, command=1).step(Phase.SITUATION_ROOM, "solve")
    advice = ShipAdvisor().advise(ship.state, ship.legal())
    assert advice.command == PickThing(thing="situations:S07")
    assert advice.motive == SituationHurts(card="situations:S07")


@pytest.mark.rule("DBR-14")
def test_nobody_counts_on_dice_that_the_box_does_not_hold():
    ship = aboard().with_dice(5).pooled(success=1)
    empty = ship.put(zones.SEALED, *ship.at(zones.BOX_DICE)).step(Phase.DEBRIEFING, "dice_trade")
    assert ShipAdvisor(STRONG).advise(empty.state, empty.legal()).command == EndTrade()
