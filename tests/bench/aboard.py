"""From a command to the repainted ship book, and to a page turned over, beside what the table takes in the same run.

In processor time: both are looked at in one run, and what else the machine does says nothing about either.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median, quantiles

from PySide6.QtWidgets import QApplication

from tests.bench.measure import Measure, undisturbed
from tests.bench.repaint import a_game, some_command
from tests.bench.stage import SIZE, dressed, table_of
from tests.ship.voyage import steady
from tests.support.voyager import Voyager, way_to
from vanguard_desktop.content.load import load_box
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.widgets.table.table_screen import TableScreen

SEED, PLAYERS, COMMANDS = 3, 2, 60


def measure() -> list[Measure]:
    application = dressed()
    table = table_of(application, a_game())
    away = at_the_table(application, table)
    table.close()
    commands, turns = aboard(application)
    return [
        Measure(
            name="command to repainted ship book",
            value=median(commands),
            unit="ms",
            baseline=median(away),
            most=1.0,
            against="the same at the table",
        ),
        Measure(
            name="page turned over",
            value=median(turns),
            unit="ms",
            baseline=median(away),
            against="a command at the table",
        ),
        Measure(
            name="page turned over, beside a sheet that opens",
            value=median(turns),
            unit="ms",
            baseline=quantiles(away, n=20)[-1],
            most=1.0,
            against="the slowest commands at the table",
        ),
    ]


def at_the_table(application: QApplication, table: TableScreen) -> list[float]:
    chance, times = Random(SEED), list[float]()
    while len(times) < COMMANDS and not table.bridge.game.state.closed:
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        command = some_command(table.bridge, chance)
        with undisturbed():
            start = time.process_time()
            table.finish_motion()
            table.bridge.submit(command)
            application.processEvents()
            times.append((time.process_time() - start) * 1000)
    return times


def aboard(application: QApplication) -> tuple[list[float], list[float]]:
    """Milliseconds for each command that stays on its page, and for those that turn to another one."""
    voyager = Voyager.begin(load_box(), PLAYERS, SEED, SIZE, way_to("TradeDice", PLAYERS, SEED))
    stays, turns = list[float](), list[float]()
    while len(stays) + len(turns) < COMMANDS and (legal := voyager.bridge.legal_commands()):
        if not isinstance(voyager.state, ShipState):
            voyager.bridge.submit(voyager.chance.choice(legal))
            continue
        book = voyager.book
        if book.scrim.sheet is not None:
            book.close_sheet()
        page, command = book.page, steady(legal, voyager.chance)
        application.processEvents()
        with undisturbed():
            start = time.process_time()
            book.finish_motion()
            voyager.bridge.submit(command)
            application.processEvents()
            taken = (time.process_time() - start) * 1000
        if voyager.screen is book:  # what opens a book makes a screen
            (stays if book.page == page else turns).append(taken)
    voyager.put_away()
    return stays, turns
