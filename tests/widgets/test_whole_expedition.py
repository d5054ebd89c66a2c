"""A whole expedition in the window, from the first question to the end, by keys alone and by mouse alone.

What is decided comes from a bot that played the same game before; how it is done is done here, through the input.
"""

from __future__ import annotations

import functools

import pytest
from PySide6.QtCore import Qt

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from tests.widgets.ways import comes_with_the_next, way_of_keys, way_of_the_mouse
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

LONGEST = 600
SEED = 5


def begun():
    return landing_on("W00", players=1, seed=SEED)


@functools.cache
def decisions():
    """How a sensible player plays the training, decision by decision."""
    game, bot = begun(), make_bot(EXPEDITION.book, "sensible", SEED)
    taken = []
    while (legal := game.legal_commands()) and len(taken) < LONGEST:
        taken.append(bot.choose(game.rules, game.state, legal))
        game.submit(taken[-1])
    assert game.state.closed, "the bot did not finish the training"
    return tuple(taken)


@pytest.fixture
def lay(lay_table):
    def laid(language):
        return lay_table(Bridge(begun()), (1920, 1080), language=language)

    return laid


@pytest.mark.parametrize("language", ["en", "it", "de", "cs"])
def test_the_training_is_finished_by_keyboard_alone(lay, language):
    table = lay(language)
    hands, game = Hands(table), table.bridge.game
    for command in decisions():
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            hands.press(Qt.Key.Key_Return)
        before = game.cursor.step
        if comes_with_the_next(table, command):
            continue
        way_of_keys(table, hands, command)
        assert game.cursor.step == before + 1, f"{command} was not taken at {game.state.question}"
    while table.reading.sheet is not None:
        hands.press(Qt.Key.Key_Return)
    assert game.state.closed
    assert table.scrim.sheet is not None, "the end is told"


@pytest.mark.parametrize("language", ["en", "it", "de", "cs"])
def test_the_training_is_finished_by_mouse_alone(lay, language):
    """Dice, cards and pawns are carried or pressed in turn; every lesson is read and put away."""
    table = lay(language)
    hands, game = Hands(table), table.bridge.game
    for command in decisions():
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            hands.click(table.reading.sheet.go_on)
        while table.lesson.teaches and table.reading.sheet is None:
            hands.click(table.lesson.understood)
        before = game.cursor.step
        if comes_with_the_next(table, command):
            continue
        way_of_the_mouse(table, hands, command, carried=before % 2 == 0)
        assert game.cursor.step == before + 1, f"{command} was not taken at {game.state.question}"
    assert game.state.closed
