"""What a campaign attaches to things that happen (SEF-14)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import SEC, aboard, back, on_board, small_ship
from vanguard_desktop.core.effects import InOrder, SetFlag
from vanguard_desktop.core.ids import CardId, Flag
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.common import FlagRaised
from vanguard_desktop.rulesets.ship.data.facilities.facilities import VisitFacility
from vanguard_desktop.rulesets.ship.data.journey.cycle import StepBegun
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.triggers import Occasion
from vanguard_desktop.setting.cards_ship import Facility, MoraleLevel, Trigger
from vanguard_desktop.setting.standing import DiscoveryType

pytestmark = pytest.mark.rule("SEF-14")
FIRED = Flag("fired")


def with_trigger(when, **fields):
    trigger = Trigger(when=when, effect=fields.pop("effect", SetFlag(flag=FIRED)), **fields)
    pages = attrs.evolve(small_ship().campaigns["fixture"], triggers=(trigger,))
    return aboard(box=attrs.evolve(small_ship(), campaigns={pages.id: pages}, acts=()))


def home(ship, **fields):
    ship, one = on_board(ship, SEC)
    return ship.comes_home(back(one, **fields)).step(Phase.LEAVING).step(Phase.DOCKING, "mission_failure")


def unload(ship, piece):
    return ship.put(zones.BROUGHT, piece).step(Phase.UNLOADING)


HAPPENS = {
    "crew_died": lambda ship: ship.with_crew(SEC, zones.hand(SEC), 1, 1).effects(fx.Kill(section=SEC, random=True)),
    "crew_promoted": lambda ship: ship.with_crew(SEC, zones.hand(SEC), 1).effects(fx.Promote(section=SEC)),
    "unique_unloaded": lambda ship: unload(ship, "uniques:9"),
    "discovery_unloaded": lambda ship: unload(ship, ship.at(zones.discoveries(DiscoveryType.FLORA))[0]),
    "exploration_succeeded": home,
    "exploration_failed": lambda ship: home(ship, mission_failed=True),
    "landing_chosen": lambda ship: (
        ship.laid(system="SYS-02").pooled(energy=3).step(Phase.STAR_MAP, "travel").order(Visit(destination="02-1"))
    ),
    "facility_visited": lambda ship: (
        ship.pooled(command=2).step(Phase.FACILITIES, "visits").order(VisitFacility(facility=Facility.LABORATORY))
    ),
    "adrift": lambda ship: ship.step(Phase.STAR_MAP, "adrift"),
    "morale_changed": lambda ship: ship.effects(fx.LowerMorale()),
    "lander_damaged": lambda ship: ship.put(zones.lander(2), "landers:LD-2").effects(
        fx.DamageLander(card=CardId("LD-2"))
    ),
    "phase_begins": lambda ship: ship.comes_home(back()).step(Phase.LEAVING, "unpack"),
    "act_begins": lambda ship: ship.effects(fx.BeginAct(act=2)),
    "campaign_begins": lambda ship: ship.step(Phase.SET_UP, "assign_sections"),
}


@pytest.mark.parametrize("when", [occasion.value for occasion in Occasion])
def test_it_happens_when_its_occasion_comes(when):
    ship = HAPPENS[when](with_trigger(when))
    assert FIRED in ship.state.flags


@pytest.mark.parametrize("when", [occasion.value for occasion in Occasion if occasion is not Occasion.ACT_BEGINS])
def test_it_does_not_happen_at_another_occasion(when):
    ship = HAPPENS[when](with_trigger("act_begins"))
    assert FIRED not in ship.state.flags


def test_every_occasion_of_the_book_is_tried():
    assert set(HAPPENS) == {occasion.value for occasion in Occasion}


def test_its_effect_comes_right_after_what_fired_it():
    ship = with_trigger("morale_changed").effects(InOrder(steps=(fx.LowerMorale(), SetFlag(flag=Flag("later")))))
    kinds = [type(event) for event in ship.events if type(event) in (MoraleChanged, FlagRaised)]
    assert kinds == [MoraleChanged, FlagRaised, FlagRaised]
    assert ship.state.flags == ("fired", "later")


def test_its_condition_must_hold_at_that_moment():
    ship = with_trigger("morale_changed", test=qs.MoraleIs(level=MoraleLevel.VERY_LOW))
    once = ship.effects(fx.LowerMorale())
    assert once.state.flags == ()
    assert once.effects(fx.LowerMorale()).state.flags == ("fired",)


def test_it_happens_as_often_as_its_occasion_comes():
    ship = with_trigger("morale_changed", effect=fx.ChangeSuccess(by=1))
    assert ship.effects(fx.LowerMorale(), fx.RaiseMorale()).state.pool.success == 2


def test_steps_without_occasion_fire_nothing():
    ship = with_trigger("phase_begins").step(Phase.BRIDGE, "command")
    assert ship.happened(StepBegun)
    assert ship.state.flags == ()


def test_a_trigger_that_names_types_leaves_discoveries_of_others_alone():
    ship = with_trigger("discovery_unloaded", decks=(DiscoveryType.FLORA, DiscoveryType.MICROORGANISM))
    assert FIRED in unload(ship, ship.at(zones.discoveries(DiscoveryType.FLORA))[0]).state.flags
    assert FIRED not in unload(ship, ship.at(zones.discoveries(DiscoveryType.MINERAL))[0]).state.flags
