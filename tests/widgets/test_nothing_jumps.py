"""Through whole expeditions of bots in the window, what stands at one place stays there."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint

from tests.support.expeditions import landing_on
from tests.support.pace import nothing_to_decide
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

MOST = 120


def places(table):
    """Where stocks, question, map and the ways back and forth in time stand."""
    header = table.header
    stocks = tuple(part.x() for part in (header.supplies, header.supplies_text, header.successes, header.undo))
    origin = table.map.viewport().mapTo(table, QPoint(0, 0))
    return stocks, (table.prompt.y(), table.prompt.height()), (origin.x(), origin.y())


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_header_question_and_map_stand_at_one_place_through_all_steps(lay_table, size, players):
    game, bot = landing_on("W01", players=players, seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    table = lay_table(Bridge(game), size)
    stood, actions, asked, empty = set(), set(), Counter(), 0
    for _ in range(MOST):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        if not (commands := game.legal_commands()):
            break
        stood.add(places(table))
        asked[type(game.state.question)] += 1
        empty += nothing_to_decide(game)
        if isinstance(game.state.question, ask.ChooseAction):
            slots = table.prompt.buttons
            actions.add(tuple((slot.row.id, slot.row.key, slot.geometry().getRect()) for slot in slots))
            open_now = {command for slot in slots for command in slot.row.commands}
            assert open_now == set(table.bridge.answers()), "every action open to the member is on the bar"
        table.bridge.submit(bot.choose(game.rules, game.state, commands))
    assert len(asked) > 6
    assert len(stood) == 1
    assert len(actions) == 1
    assert empty < 0.03 * asked.total(), "hardly anybody is stopped for nothing"
