"""Through the steps of a check felt and outcomes stay where they are, and all outcomes are seen at once."""

from __future__ import annotations

import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import GatherDice
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.widgets.look import look
from vanguard_desktop.widgets.look.paint.rich import rich_size

MOST = 70
FEW = 4  # cards that may be used are seen whole beside any dice


def rect_on(table, widget):
    return (*widget.mapTo(table, widget.rect().topLeft()).toTuple(), *widget.size().toTuple())


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [((1920, 1080), 1.0, "en"), ((1634, 925), 1.0, "en"), ((1280, 720), 1.5, "de")],
    ids=["large", "medium", "small"],
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
            felt = rect_on(table, tray.felt)[:3] if lies else None  # its lower edge gives room for what may be used
            key = (game.state.round, shown.title, rect_on(table, tray))
            usable = tray.usable
            if scale == 1 and usable.isVisible() and len(usable.items) <= FEW:
                assert usable.visibleRegion().boundingRect() == usable.rect(), f"{shown.title}, step {shown.step}"
            for item in usable.items if usable.isVisible() else ():
                seen = item.visibleRegion().boundingRect().height()
                assert seen in (0, item.height()), f"half of {item.usable.label} in step {shown.step}"
            dice = {key: die.geometry().getRect() for key, die in tray.felt.dice.items()} if lies else {}
            for die, place in dice.items():
                rolled = shown.step > 3
                before = stood.setdefault((die, rolled, len(dice), key), place)
                assert place == before, f"die {die} of {shown.title} in step {shown.step}"
            for name, now in (("felt", felt), ("rows", rows)):
                if now is not None:
                    before = stood.setdefault((name, key), now)
                    assert now == before, f"{name} of {shown.title} in step {shown.step}"
        commands = game.legal_commands()
        if not commands:
            break
        table.bridge.submit(bot.choose(game.rules, game.state, commands))
    assert {1, 4, 5, 8} <= steps


def test_what_outcomes_do_stands_in_the_width_of_the_row(lay_in_play):
    def says_much(game):
        check = game.state.check
        return isinstance(game.state.question, GatherDice) and check is not None and len(check.card.rows) == 3

    table = lay_in_play(says_much, size=(1920, 1080))
    for row in table.tray.rows:
        line = look().line("body")
        assert rich_size(row.words.effect, width=row.form.effect_room(row.width())).height() < 1.5 * line, row.words
