"""Morale: four levels, and what a ship without any loses (MOR)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import attrs
import pytest

from tests.ship import test_random_facilities as facilities
from tests.ship import test_random_homecoming as home
from tests.ship.ship import SEC, aboard, back, small_ship
from tests.support.scenario import ANSWERED, TAKEN
from vanguard_desktop.core.effects import Choose, Nothing
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.common import PickOption
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.standing import ModifierKey, Standing


@pytest.mark.rule("MOR-01", "MOR-02")
def test_morale_starts_at_medium_and_moves_level_by_level():
    ship = aboard()
    assert ship.state.morale is MoraleLevel.MEDIUM
    assert ship.effects(fx.LowerMorale(), fx.LowerMorale()).state.morale is MoraleLevel.VERY_LOW
    assert ship.effects(fx.RaiseMorale()).state.morale is MoraleLevel.HIGH


@pytest.mark.rule("MOR-02")
@pytest.mark.example("MOR-x2")
def test_raising_morale_at_high_changes_nothing():
    after = aboard(morale=MoraleLevel.HIGH).effects(fx.RaiseMorale()).then(TAKEN)
    assert after.state.morale is MoraleLevel.HIGH


@pytest.mark.rule("MOR-03", "MOR-07")
@pytest.mark.example("MOR-x1")
def test_lowering_morale_at_very_low_costs_every_section_a_die_of_its_choice():
    ship = aboard(morale=MoraleLevel.VERY_LOW).with_dice(7)
    board = ship.at(zones.dice(SEC))[0]
    asked = ship.put(zones.board_dice(SEC), board).effects(fx.LowerMorale())
    assert asked.state.question.section is SEC
    assert len(asked.legal()) == 7
    after = asked.pick(board)
    assert [after.state.question.section, len(after.state.dice_of(SEC))] == [Section.RECON, 6]
    after = after.answers_first().then(
        ANSWERED, Moved(pieces=("dice:blue-construction-1",), start="SC.engineering.DICE", to=zones.BOX_DICE),
    )  # fmt: skip
    assert after.state.morale is MoraleLevel.VERY_LOW
    assert after.state.dice_each == 6
    assert after.where(board) == zones.BOX_DICE


@pytest.mark.rule("MOR-08", "SEF-03")
@pytest.mark.example("MOR-x5")
def test_with_three_dice_nothing_is_returned():
    ship = aboard(morale=MoraleLevel.VERY_LOW).with_dice(3).effects(fx.LowerMorale(), fx.EverySectionLosesDie()).then(
        TAKEN, Used(key="morale_drop/:per_phase"), TAKEN,
    )  # fmt: skip
    assert ship.state.question is None
    assert ship.state.dice_each == 3


@pytest.mark.rule("MOR-09")
def test_setting_morale_does_nothing_else():
    ship = aboard(morale=MoraleLevel.VERY_LOW).with_dice(5).effects(fx.SetMorale(level=MoraleLevel.VERY_LOW))
    assert (ship.state.question, ship.state.dice_each) == (None, 5)
    assert aboard().effects(fx.SetMorale(level=MoraleLevel.HIGH)).state.morale is MoraleLevel.HIGH


@pytest.mark.rule("MOR-10")
def test_as_an_alternative_lower_morale_can_be_paid_at_very_low_as_long_as_a_die_is_taken():
    text = Choose(options=(fx.LowerMorale(), fx.ChangeSuccess(by=1)))
    rich = aboard(morale=MoraleLevel.VERY_LOW).with_dice(4).effects(text)
    assert len(rich.legal()) == 2
    poor = aboard(morale=MoraleLevel.VERY_LOW).with_dice(3).effects(text)
    assert poor.state.pool.success == 1
    assert PickOption(number=1) in rich.legal()


@pytest.mark.rule("MOR-11")
def test_morale_does_not_fall_below_a_floor_and_costs_no_dice_there():
    floor = Standing(key=ModifierKey.MORALE_FLOOR, only=MoraleLevel.LOW.value)
    ship = aboard().effects(fx.PutInForce(standing=floor), *[fx.LowerMorale()] * 3)
    assert ship.state.morale is MoraleLevel.LOW
    assert (ship.state.question, ship.state.dice_each) == (None, 5)


@pytest.mark.rule("MOR-11", "MOR-10")
def test_a_limit_of_drops_holds_for_a_phase_and_then_nothing_can_be_paid_with_morale():
    once = Standing(key=ModifierKey.MORALE_DROPS, value=1)
    ship = aboard().effects(fx.PutInForce(standing=once), fx.LowerMorale(), fx.LowerMorale())
    assert ship.state.morale is MoraleLevel.LOW
    paid = ship.effects(Choose(options=(fx.LowerMorale(), fx.ChangeSuccess(by=1))))
    assert paid.state.pool.success == 1
    later = ship.comes_home(back()).effects(fx.LowerMorale())
    assert later.state.morale is MoraleLevel.VERY_LOW


@pytest.mark.rule("MOR-11", "BRG-13")
def test_a_card_may_protect_morale_from_one_cause_only():
    ship = aboard().put(zones.travel_upgrade(4), "upgrades:B08")
    drifting = ship.step(Phase.STAR_MAP, "adrift")
    assert drifting.state.morale is MoraleLevel.MEDIUM
    assert drifting.state.pool.penalty
    assert ship.effects(fx.LowerMorale()).state.morale is MoraleLevel.LOW


@pytest.mark.rule("MOR-11", "DCK-02")
def test_what_an_exploration_costs_can_be_warded_off():
    ward = Standing(key=ModifierKey.MORALE_DROPS, only="exploration")
    ship = aboard().effects(fx.PutInForce(standing=ward)).comes_home(back(missions=("M04",)))
    assert ship.step(Phase.LEAVING).step(Phase.DOCKING).state.morale is MoraleLevel.MEDIUM


def without_morale(thing):
    """The same box, but no text of it changes morale."""
    if isinstance(thing, fx.RaiseMorale | fx.LowerMorale | fx.SetMorale):
        return Nothing()
    if isinstance(thing, tuple):
        return tuple(map(without_morale, thing))
    if isinstance(thing, Mapping):
        return {key: without_morale(value) for key, value in thing.items()}
    if not attrs.has(type(thing)):
        return thing
    fields = {field.name: getattr(thing, field.name) for field in attrs.fields(type(thing)) if field.init}
    changed = {name: without_morale(value) for name, value in fields.items()}
    return attrs.evolve(thing, **{name: value for name, value in changed.items() if value != fields[name]})


def happened_to_morale(start, chance):
    """Anything legal is ordered until nothing is asked any more, in a box whose texts leave morale alone."""
    state = attrs.evolve(start, box=without_morale(small_ship()))
    events = settle(SHIP, state)
    happened, state = list(events), replay(SHIP, state, events)
    while state.question is not None:
        events, state = follow(SHIP, state, chance.choice(legal_commands(SHIP, state)))
        happened += events
    return happened


@pytest.mark.rule("MOR-06", "DCK-02")
@pytest.mark.parametrize("seed", range(20))
def test_without_texts_a_homecoming_lowers_morale_once_if_the_exploration_failed_and_never_raises_it(seed):
    chance = Random(seed)
    start = attrs.evolve(home.somewhere(chance), morale=MoraleLevel.MEDIUM)
    happened = happened_to_morale(start, chance)
    (judged,) = [event for event in happened if isinstance(event, ExplorationJudged)]
    changes = [event.level for event in happened if isinstance(event, MoraleChanged)]
    assert changes == ([MoraleLevel.LOW] if judged.failed else [])


@pytest.mark.rule("MOR-06")
@pytest.mark.parametrize("seed", range(10))
def test_without_texts_facilities_leave_morale_alone(seed):
    chance = Random(seed)
    happened = happened_to_morale(facilities.somewhere(chance), chance)
    assert not [event for event in happened if isinstance(event, MoraleChanged)]
