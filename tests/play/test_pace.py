"""How often players are asked although there is nothing to decide, in whole expeditions."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.expeditions import landing_on
from tests.support.pace import nothing_to_decide
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import Choose, Source
from vanguard_desktop.core.events import EffectsQueued
from vanguard_desktop.play.expedition.passed_event import passed_event
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION


@pytest.mark.parametrize("players", [2, 4])
def test_hardly_ever_is_anybody_asked_where_nothing_is_decided(players):
    """What is left is a look at dice that have fallen."""
    decisions = empty = 0
    for world, seed in (("W01", 5), ("W02", 7), ("W03", 5)):
        game, bot = landing_on(world, players=players, seed=seed), make_bot(EXPEDITION.book, "sensible", seed)
        game.habits = Habits(flowing=True)
        while commands := game.legal_commands():
            decisions += 1
            if nothing_to_decide(game):
                assert isinstance(game.state.question, ask.Modify | ask.GatherDice)
                empty += 1
            game.submit(bot.choose(game.rules, game.state, commands))
    assert decisions > 150
    assert empty < 0.03 * decisions


def test_the_guided_round_of_the_training_keeps_its_stops():
    game = landing_on("W00", players=1, seed=5)
    game.habits = Habits(flowing=True)
    while game.state.round == 1:
        step = game.cursor.step
        only = game.legal_commands()
        assert EXPEDITION.passes(game.state) is None
        game.submit(only[0])
        assert game.cursor.step == step + 1


def test_what_passes_by_itself_belongs_to_the_decision_before():
    """It comes to the same as if the players had answered; one undo takes back all of it."""
    game, slow = (landing_on("W01", players=2, seed=5) for _ in range(2))
    game.habits, bot = Habits(flowing=True), make_bot(EXPEDITION.book, "sensible", 5)
    passed = 0
    for _ in range(80):
        command, before = bot.choose(game.rules, game.state, game.legal_commands()), game.state
        step = game.cursor.step
        game.submit(command)
        slow.submit(command)
        while (answer := slow.rules.passes(slow.state)) is not None:
            if EXPEDITION.hides(slow.state, slow.submit(answer).after):
                slow.undo()
                break
            passed += 1
        assert game.cursor.step == step + 1
        assert game.state == slow.state
        after = game.state
        assert game.undo().after == before
        assert game.redo().after == after
    assert passed > 5


@pytest.mark.rule("DEC-30", "EVT-03")
def test_of_an_event_that_passed_the_half_is_told_that_took_effect():
    """Also if the same step led to another place first: the match is that of the place where the event was drawn."""
    halves = Counter()
    for world, seed in (("W01", 5), ("W02", 7)):
        game, bot = landing_on(world, players=2, seed=seed), make_bot(EXPEDITION.book, "sensible", seed)
        game.habits = Habits(flowing=True)
        while commands := game.legal_commands():
            step = game.submit(bot.choose(game.rules, game.state, commands))
            passed = passed_event(step) if isinstance(step.before, State) else None
            if passed is None:
                continue
            card, half = passed
            happens = [
                waiting.effect
                for event in step.events
                if isinstance(event, EffectsQueued)
                for waiting in event.effects
                if waiting.source == Source("event", card)
            ]
            assert half in happens
            printed = game.state.box.events[card]
            assert not isinstance(half, Choose) or isinstance(game.state.question, ask.ChooseOption), "nobody chooses"
            halves[half == printed.main or half in getattr(printed.main, "options", ())] += 1
    assert min(halves[True], halves[False]) > 3


@pytest.mark.rule("DEC-30")
def test_in_the_training_every_event_waits_to_be_read():
    game, bot = landing_on("W00", players=1, seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    read = 0
    while commands := game.legal_commands():
        step = game.submit(bot.choose(game.rules, game.state, commands))
        drawn = [event for event in step.events if isinstance(event, EventDrawn)]
        assert bool(drawn) is isinstance(game.state.question, ask.EventRevealed) or game.state.closed
        read += len(drawn)
    assert read > 3
