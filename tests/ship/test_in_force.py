"""Standing effects: which apply, what they come to, how long they last, what waits for its time (SEF-11 to SEF-13)."""

from __future__ import annotations

import pytest

from tests.ship.ship import aboard, back
from vanguard_desktop.core.effects import SetFlag
from vanguard_desktop.core.engine import replay
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn, SavePoint
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel
from vanguard_desktop.rulesets.ship.modifiers import cost, is_disabled, modifiers, spend, total
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.questions import MoraleIs
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.standing import ModifierKey, Often, Standing, Stretch

FLIGHT = ModifierKey.FLIGHT_COST


def flight(value=0, **fields):
    return Standing(key=FLIGHT, value=value, **fields)


def spent(ship, *about):
    """The same ship after something that costs energy for a flight."""
    events = spend(ship.state, modifiers(ship.state, FLIGHT, *about))
    return type(ship)(replay(SHIP, ship.state, events))


@pytest.mark.rule("SEF-11", "FAC-08")
def test_what_a_card_changes_holds_only_as_long_as_it_is_installed():
    installed = aboard().put(zones.upgrade(1), "upgrades:B04")
    assert total(installed.state, ModifierKey.ENERGY_INCOME) == 1
    assert total(installed.put(zones.ENVELOPE, "upgrades:B04").state, ModifierKey.ENERGY_INCOME) == 0


@pytest.mark.rule("SEF-11")
def test_a_filter_names_what_a_standing_effect_is_about():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1, only="SYS-02")))
    assert [cost(ship.state, FLIGHT, 2, "SYS-02"), cost(ship.state, FLIGHT, 2, "SYS-03")] == [1, 2]


@pytest.mark.rule("SEF-11")
def test_a_condition_of_a_standing_effect_is_looked_at_when_it_would_apply():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1, test=MoraleIs(level=MoraleLevel.HIGH))))
    assert cost(ship.state, FLIGHT, 2) == 2
    assert cost(ship.effects(fx.RaiseMorale()).state, FLIGHT, 2) == 1


@pytest.mark.rule("SEF-12", "BRG-14")
def test_modifiers_add_up_and_a_cost_never_falls_below_zero():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1)), fx.PutInForce(standing=flight(-1)))
    assert [cost(ship.state, FLIGHT, 3), cost(ship.state, FLIGHT, 1)] == [1, 0]


@pytest.mark.rule("SEF-12")
def test_free_makes_a_cost_zero_whatever_else_adds_to_it():
    ship = aboard().effects(fx.PutInForce(standing=flight(free=True)), fx.PutInForce(standing=flight(2)))
    assert cost(ship.state, FLIGHT, 3) == 0


@pytest.mark.rule("SEF-12")
def test_what_holds_for_the_next_time_is_used_up_even_if_the_cost_was_zero_already():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1), uses=1), fx.PutInForce(standing=flight(free=True)))
    after = spent(ship)
    assert len(after.state.in_force) == 1
    assert spent(after).state == after.state


@pytest.mark.rule("SEF-11")
def test_a_number_of_uses_is_counted_down():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1), uses=2))
    once = spent(ship)
    assert cost(once.state, FLIGHT, 2) == 1
    assert cost(spent(once).state, FLIGHT, 2) == 2


@pytest.mark.rule("SEF-11", "CYC-07")
def test_once_per_phase_counts_anew_when_the_team_is_home():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1, often=Often.PER_PHASE)))
    used = spent(ship)
    assert cost(used.state, FLIGHT, 2) == 2
    assert cost(used.comes_home(back()).state, FLIGHT, 2) == 1


@pytest.mark.rule("CYC-07", "MAP-26")
def test_a_ship_that_drifts_is_still_in_the_same_ship_management():
    until_home = fx.PutInForce(standing=Standing(key=ModifierKey.SUPPLIES, value=1), phases=1)
    once = fx.PutInForce(standing=flight(-1, often=Often.PER_PHASE))
    ship = spent(aboard(system="SYS-03").effects(once, until_home)).pooled(energy=4)
    adrift = ship.laid(phase=Phase.BRIDGE).from_step(Phase.BRIDGE, "clear_scanner").order(EndTravel()).order(DriftOff())
    assert isinstance(adrift.state.question, SavePoint)
    on = adrift.order(PlayOn())
    assert on.state.cycle == ship.state.cycle + 1
    assert on.state.phase is Phase.STAR_MAP
    assert ship.state.used.items() <= on.state.used.items()
    assert total(on.state, ModifierKey.SUPPLIES) == 1
    assert cost(on.state, FLIGHT, 2) == 2


@pytest.mark.rule("SEF-11", "CYC-27")
def test_what_holds_for_this_phase_ends_when_the_team_is_home_and_not_at_a_bridge():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1), phases=1))
    assert cost(ship.state, FLIGHT, 2) == 1
    assert cost(ship.step(Phase.BRIDGE, "count_bridges").state, FLIGHT, 2) == 1
    assert cost(ship.comes_home(back()).state, FLIGHT, 2) == 2


@pytest.mark.rule("CYC-27", "SEF-11")
def test_what_holds_for_the_next_two_phases_begins_with_the_next_bridge_and_ends_with_the_third():
    ship = aboard().effects(fx.PutInForce(standing=flight(-1), bridges=2))
    costs = []
    for _ in range(4):
        costs.append(cost(ship.state, FLIGHT, 2))
        ship = ship.comes_home(back()).step(Phase.BRIDGE, "count_bridges")
    assert costs == [2, 1, 1, 2]


@pytest.mark.rule("SEF-01", "SEF-11")
def test_a_disabled_card_is_treated_as_absent_until_the_phase_is_over():
    ship = aboard().put(zones.upgrade(1), "upgrades:B04").effects(fx.Disable(what="B04"), fx.Disable(what="boost"))
    assert total(ship.state, ModifierKey.ENERGY_INCOME) == 0
    assert is_disabled(ship.state, "boost")
    assert not is_disabled(ship.state, "scout")
    later = ship.comes_home(back())
    assert total(later.state, ModifierKey.ENERGY_INCOME) == 1
    assert not is_disabled(later.state, "boost")


@pytest.mark.rule("SEF-13")
def test_a_scheduled_effect_happens_at_the_beginning_of_the_next_phases():
    ship = aboard().effects(fx.Schedule(when=Stretch.PHASE, effect=fx.ChangeSuccess(by=1), times=2))
    assert ship.state.pool.success == 0
    for expected in (1, 2, 2):
        ship = ship.step(Phase.BRIDGE, "count_bridges")
        assert ship.state.pool.success == expected


@pytest.mark.rule("SEF-13")
def test_scheduled_effects_happen_in_the_order_of_scheduling_and_each_in_its_own_stretch():
    ship = aboard().effects(
        fx.Schedule(when=Stretch.EXPLORATION, effect=SetFlag(flag="second")),
        fx.Schedule(when=Stretch.PHASE, effect=SetFlag(flag="first")),
        fx.Schedule(when=Stretch.PHASE, effect=SetFlag(flag="then")),
    )
    ship = ship.step(Phase.BRIDGE, "count_bridges")
    assert ship.state.flags == ("first", "then")
    ship = ship.step(Phase.EMBARK, "before_exploration")
    assert ship.state.flags == ("first", "then", "second")
    assert ship.state.scheduled == ()
