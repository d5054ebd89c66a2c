"""How often players are asked although there is nothing to decide, in whole expeditions."""

from __future__ import annotations

import pytest

from tests.support.expeditions import landing_on
from tests.support.pace import nothing_to_decide
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import decisions as ask
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
