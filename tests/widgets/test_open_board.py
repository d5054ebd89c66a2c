"""Whoever a question is about has the open board, whatever was asked before; a board that was pressed stays open."""

from __future__ import annotations

import pytest

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.bots.expedition.random_bot import RandomBot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.decisions import GatherDice


def asked(game):
    """Who the question is about, and whether somebody else is in turn, or nobody."""
    about = getattr(game.state.question, "member", None)
    return about, about is not None and about != game.state.turn


def someone_else_was_asked():
    """A game in which one is asked out of turn, and the answer that brings the question back to who is in turn."""
    for seed in range(60):
        game, bot = landing_on("W01", players=2, seed=seed), RandomBot(seed)
        while not game.state.closed:
            other, out_of_turn = asked(game)
            turn = game.state.turn
            command = bot.choose(game.rules, game.state, game.legal_commands())
            game.submit(command)
            about, still = asked(game)
            if out_of_turn and about not in (None, other) and not still and turn == game.state.turn:
                game.undo()
                return game, command
    raise AssertionError("nobody was asked out of turn")


@pytest.mark.parametrize("size", [(1634, 925), (1920, 1080)])
def test_the_open_board_is_that_of_whom_the_question_is_about(lay_table, size):
    game, command = someone_else_was_asked()
    table = lay_table(Bridge(game), size)
    for _ in range(2):
        about = game.state.question.member
        assert [id for id, board in table.crew.boards.items() if board.isVisible()] == [about]
        if about != game.state.turn:
            table.bridge.submit(command)
    assert about == game.state.turn


def test_a_board_that_was_pressed_stays_open_while_dice_are_gathered(lay_in_play):
    table = lay_in_play(GatherDice, size=(1920, 1080))
    other = next(id for id in table.crew.boards if id != table.bridge.state.question.member)
    Hands(table).click(table.crew.strips[other])
    assert table.crew.boards[other].isVisible()
    table.bridge.submit(next(way for way in table.bridge.answers() if hasattr(way, "die")))
    assert isinstance(table.bridge.state.question, GatherDice)
    assert table.crew.boards[other].isVisible()
