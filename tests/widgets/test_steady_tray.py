"""Through the steps of a check felt and outcomes stay where they are, and all outcomes are seen at once."""

from __future__ import annotations

import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

MOST = 70


def rect_on(table, widget):
    return (*widget.mapTo(table, widget.rect().topLeft()).toTuple(), *widget.size().toTuple())


@pytest.mark.parametrize(
    ("size", "scale", "language"), [((1920, 1080), 1.0, "en"), ((1280, 720), 1.5, "de")], ids=["large", "small"]
)
def test_felt_and_outcomes_stay_where_they_are(lay_table, size, scale, language):
    game, bot = landing_on("W02", players=2, seed=4), make_bot(EXPEDITION.book, "sensible", 4)
    game.habits = Habits(flowing=True)
    table = lay_table(Bridge(game), size, scale, language)
    stood, steps = {}, set()
    for _ in range(MOST):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        shown, tray = table.check.shown, table.tray
        if tray.isVisible() and tray.rows:
            steps.add(shown.step)
            for row in tray.rows:
                seen = row.visibleRegion().boundingRect()
                assert seen.height() >= row.height() - 6, f"{shown.title}, step {shown.step}: {row.accessibleName()}"
            # Boards lie over a part of the tray while dice are taken from them; commitments need a line of their own.
            takes = any(box.places for box in tray.outcomes.specials)
            rows = None if takes else tuple(rect_on(table, row) for row in tray.rows)
            lies = tray.felt.isVisible() and shown.step < 10 and not shown.faces
            felt = rect_on(table, tray.felt) if lies else None
            key = (game.state.round, shown.title, rect_on(table, tray))
            for name, now in (("felt", felt), ("rows", rows)):
                if now is not None:
                    before = stood.setdefault((name, key), now)
                    assert now == before, f"{name} of {shown.title} in step {shown.step}"
        commands = game.legal_commands()
        if not commands:
            break
        table.bridge.submit(bot.choose(game.rules, game.state, commands))
    assert {1, 4, 5, 8} <= steps
