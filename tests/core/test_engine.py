"""The motor under the rule books: deciding changes nothing, goes on to the next question, asks only for choices."""

from __future__ import annotations

import attrs
import pytest

from tests.support.boxes import ADA, BO, STORM, small_box
from tests.support.scenario import Scenario
from vanguard_desktop.core.engine import LONGEST_CHAIN, Chain, decide, follow, legal_commands, replay, settle
from vanguard_desktop.core.events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    RealDiceChosen,
    Waiting,
)
from vanguard_desktop.core.reasons import AnswerFirst, IllegalCommand
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickOption,
    Rest,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, ChooseOption
from vanguard_desktop.rulesets.expedition.data.effects import Choose, GainSupplies, InOrder, LoseSupplies
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION


@pytest.fixture
def planet():
    return Scenario.opened()


def queued(scenario, *effects):
    """The table with nothing to answer and these effects to carry out."""
    waiting = tuple(Waiting(effect=effect, you=ADA) for effect in effects)
    return attrs.evolve(scenario.state, pending=(), queue=waiting)


def test_deciding_changes_nothing(planet):
    before = planet.state
    decide(planet.rules, planet.state, GiveStartToken(to=ADA))
    assert planet.state == before


@pytest.mark.rule("CYC-21")
def test_the_events_of_a_decision_lead_to_the_position_it_promises(planet):
    state, played = planet.state, 0
    while played < 60:
        command = next((c for c in legal_commands(planet.rules, state) if not isinstance(c, LiftOff | Exert)), None)
        if command is None:
            break
        played += 1
        events, after = follow(planet.rules, state, command)
        assert decide(planet.rules, state, command) == events
        assert replay(planet.rules, state, events) == after
        state = after
    assert played > 10


def test_what_is_not_legal_is_refused_with_its_reason(planet):
    question = planet.state.question
    planet.when(EndTurn()).refused(AnswerFirst(decision=question))
    with pytest.raises(IllegalCommand, match="EndTurn: AnswerFirst"):
        decide(planet.rules, planet.state, EndTurn())


def test_every_legal_command_is_accepted_and_every_candidate_has_an_answer(planet):
    for command in (*planet.rules.answers(planet.state), *planet.rules.beside(planet.state)):
        if planet.rules.why_not(planet.state, command) is None:
            follow(planet.rules, planet.state, command)
        else:
            with pytest.raises(IllegalCommand):
                follow(planet.rules, planet.state, command)


@pytest.mark.rule("GEN-21")
def test_effects_that_an_effect_sets_off_come_before_those_that_waited(planet):
    state = queued(planet, InOrder(steps=(GainSupplies(count=1), LoseSupplies(count=2))), GainSupplies(count=3))
    changes = [event.by for event in settle(EXPEDITION, state) if hasattr(event, "by")]
    assert changes == [1, -2, 3]


def test_a_question_stops_the_queue(planet):
    choice = Choose(options=(GainSupplies(), LoseSupplies()))
    events = settle(EXPEDITION, queued(planet, choice, GainSupplies(count=3)))
    asked = ChooseOption(section=Section.RECON, asked=Waiting(effect=choice, you=ADA))
    assert events == [EffectTaken(), DecisionOpened(decision=asked)]


@pytest.mark.rule("DEC-27")
def test_a_choice_that_is_none_is_taken_by_the_game_and_marked_so(planet):
    state = queued(
        attrs.evolve(planet, state=attrs.evolve(planet.state, supplies=0)),
        Choose(options=(LoseSupplies(), GainSupplies())),
    )
    events = settle(EXPEDITION, state)
    assert DecisionClosed(automatic=True) in events
    assert replay(EXPEDITION, state, events).supplies == 1


def test_rules_that_never_come_to_an_end_are_a_fault_of_ours(planet):
    state = queued(planet, GainSupplies())
    endless = attrs.evolve(
        EXPEDITION, resolve=lambda state, waiting: [EffectsQueued(effects=(Waiting(effect=GainSupplies()),))]
    )
    with pytest.raises(AssertionError, match=str(LONGEST_CHAIN)):
        settle(endless, state)


def test_questions_stand_on_a_stack(planet):
    first, second = ChooseFirst(section=Section.RECON), ChooseFirst(section=Section.SCIENCE)
    table = planet.given(pending=()).after(DecisionOpened(decision=first), DecisionOpened(decision=second))
    assert table.state.question == second
    assert table.after(DecisionClosed()).state.question == first
    assert table.after(DecisionClosed(), DecisionClosed()).state.question is None


def test_new_luck_and_real_dice_are_events_of_every_book(planet):
    table = planet.after(LuckRenewed(seed=99), RealDiceChosen(on=True))
    assert table.state.rng == Rng(99)
    assert table.state.real_dice
    assert not table.after(RealDiceChosen(on=False)).state.real_dice


def test_a_chain_knows_the_position_after_each_event(planet):
    chain = Chain(planet.rules.evolve, planet.state)
    chain.add(LuckRenewed(seed=1), RealDiceChosen(on=True))
    assert chain.events == [LuckRenewed(seed=1), RealDiceChosen(on=True)]
    assert chain.state == planet.after(*chain.events).state


def test_positions_are_equal_by_value_whatever_box_lies_beside_them(planet):
    other = Scenario.opened(box=small_box(fingerprint="other"))
    assert other.state == planet.state
    assert other.state.box is not planet.state.box


@pytest.mark.rule("EVT-01", "DEC-30")
def test_a_scenario_plays_through_a_turn(planet):
    drawn = planet.given(GiveStartToken(to=ADA), EndTurn())
    assert drawn.state.event_shown == STORM
    drawn.when(Rest()).refused(AnswerFirst(decision=drawn.state.question))
    after = drawn.given(GoOn())
    if isinstance(after.state.question, ChooseOption):
        after = after.given(PickOption(number=1))
    assert after.state.turn == BO
