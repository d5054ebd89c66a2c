"""The sensible bot aboard: it treats the injured, promotes, buys dice and researches what it can."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, SCI, aboard
from vanguard_desktop.bots.ship.players import SensibleShip
from vanguard_desktop.core.effects import May
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndStep, VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import CompleteResearch
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, EndTrade, TradeDice
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.cards_ship import Bed, Facility

PROJECT = "research_projects:R05"


def chosen(ship, seed=1):
    return SensibleShip(seed).choose(SHIP, ship.state, ship.legal())


def played(ship, until, most=20):
    """The bot goes on until such a question is closed for good, or asked again."""
    bot = SensibleShip(1)
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
    asked = laboratory().pooled(command=1).step(Phase.FACILITIES, "visits")
    elsewhere = VisitFacility(facility=Facility.BARRACKS)  # where this empty ship finds a crew
    legal = [command for command in asked.legal() if command != elsewhere]
    assert SensibleShip(1).choose(SHIP, asked.state, legal) == VisitFacility(facility=Facility.LABORATORY)


def laboratory():
    """One project lies in a slot, and the discovery that it costs in the store."""
    ship = aboard().put(zones.RESEARCH, "research_projects:R04").put(zones.laboratory(1), PROJECT)
    return ship.put(zones.GATHERED, "discoveries:mineral-common/1")
