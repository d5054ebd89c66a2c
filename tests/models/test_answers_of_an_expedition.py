"""Keys and notes of the answers on a planet."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.actions import REST, TurnSlots
from vanguard_desktop.models.expedition.options import ActionModel
from vanguard_desktop.play.check_odds import has_odds
from vanguard_desktop.play.questions import dangers_ahead
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, LiftOff, PickSector, Rest
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, GatherDice
from vanguard_desktop.rulesets.expedition.data.events import DieRefreshed
from vanguard_desktop.text.common.wording import Wording


def played(world, asks, seeds=range(8)):
    """A game that has come to such a position."""
    for seed in seeds:
        bridge, chance = Bridge(landing_on(world, seed=seed)), Random(seed)
        for _ in range(250):
            if asks(bridge):
                return bridge
            ways = bridge.answers() or bridge.legal_commands()
            if not ways:
                break
            bridge.submit(chance.choice([way for way in ways if not isinstance(way, LiftOff)] or ways))
    pytest.fail("it did not come up")


def test_a_sector_answers_to_the_number_on_its_plate():
    bridge = played("W01", lambda bridge: isinstance((*bridge.answers(), None)[0], PickSector))
    model = ActionModel(bridge, Wording.of(bridge.box))
    assert model.rows
    for row in model.rows:
        assert row.key == (str(row.command.sector) if row.command.sector <= 9 else "")


def test_a_single_own_die_may_be_taken_by_the_same_key():
    def one_die(bridge):
        state = bridge.state
        if not isinstance(state.question, GatherDice) or not has_odds(state) or state.check.hand:
            return False
        own = {AddDie(die=die) for die in state.member(state.running_check.active).available}
        return len(own & set(bridge.answers())) == 1

    bridge = played("W01", one_die, range(40))
    assert ActionModel(bridge, Wording.of(bridge.box)).shortcut.id == "dice_taken"


def test_who_may_have_a_danger_die_rolled_knows_before_what_it_may_bring():
    def offers_a_danger(bridge):
        return any(dangers_ahead(bridge.state, way) for way in bridge.answers())

    bridge = played("W00", offers_a_danger)
    model = ActionModel(bridge, Wording.of(bridge.box))
    (row,) = (row for row in model.rows if dangers_ahead(bridge.state, row.command))
    ahead = dangers_ahead(bridge.state, row.command)
    assert sum(each.share for each in ahead) == pytest.approx(1)
    table = bridge.box.dangers[ahead[0].letter]
    for icon, effect in table.results.items():
        assert f"[danger_{icon.value}]" in row.detail
        assert Wording.of(bridge.box).rules.effect(effect).rstrip(".") in row.detail


def test_resting_says_how_many_dice_come_back_where_it_costs_nothing():
    def may_rest(bridge):
        state = bridge.state
        if not isinstance(state.question, ChooseAction) or Rest() not in bridge.answers():
            return False
        return len(state.member(state.turn).spent) > 1

    bridge = played("W00", may_rest)
    (slot,) = (row for row in TurnSlots(bridge, Wording.of(bridge.box)).rows if row.id == REST)
    who, before = bridge.state.turn, len(bridge.state.member(bridge.state.turn).spent)
    back = 0
    step = bridge.submit(Rest())
    while step is not None and bridge.state.turn == who and back < before:
        back += sum(isinstance(event, DieRefreshed) for event in step.events)
        if isinstance(bridge.state.question, ChooseAction):
            break
        step = bridge.submit(bridge.answers()[0])
    assert slot.note.split()[0] == str(back)
