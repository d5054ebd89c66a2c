"""From a command to the repainted table: a whole random game on the greatest planet, with its full team."""

from __future__ import annotations

import time
from random import Random
from statistics import median, quantiles

from PySide6.QtWidgets import QApplication

from tests.bench.measure import Measure, undisturbed
from tests.bench.stage import dressed, table_of
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.campaign import follow_on
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.table.table_screen import TableScreen

WORLD, PLAYERS, SEED = WorldId("W01"), 4, 3
COMMANDS = 400
AT_ONCE = 50  # milliseconds; a longer wait would be felt as one


def measure() -> list[Measure]:
    application = dressed()
    table = table_of(application, a_game())
    alone, shown = played(application, table, Random(SEED))
    table.close()
    return [
        Measure(
            name="command to repainted table, median",
            value=median(shown),
            unit="ms",
            baseline=median(alone),
            against="the command without a table",
        ),
        Measure(
            name="command to repainted table, 95 of 100",
            value=quantiles(shown, n=20)[-1],
            unit="ms",
            most=AT_ONCE,
            against="what is felt as a wait",
        ),
    ]


def a_game() -> Game:
    box = load_box()
    return Game.start(box, MemoryLog(), stand_alone_opening(box, WORLD, PLAYERS), lambda: SEED)


def played(application: QApplication, table: TableScreen, chance: Random) -> tuple[list[float], list[float]]:
    """Milliseconds that the rules alone need for each command, and the table until it is painted."""
    alone, shown = [], []
    game = table.bridge.game
    while len(shown) < COMMANDS and not game.state.closed:
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        command = some_command(table.bridge, chance)
        with undisturbed():
            start = time.perf_counter()
            follow_on(game.box, game.position, command)
            decided = time.perf_counter()
            table.finish_motion()  # as every press of a key or a button does
            table.bridge.submit(command)
            application.processEvents()
            painted = time.perf_counter()
        alone.append((decided - start) * 1000)
        shown.append((painted - decided) * 1000)
    return alone, shown


def some_command(bridge: Bridge, chance: Random) -> Command:
    ways = [command for command in bridge.answers() or bridge.legal_commands() if not isinstance(command, LiftOff)]
    return chance.choice(ways or bridge.legal_commands())
