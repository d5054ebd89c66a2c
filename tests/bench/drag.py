"""A die in the hand: from each movement of the mouse to the repainted table, over felt, outcomes and map."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.bench.measure import Measure, undisturbed
from tests.bench.repaint import PLAYERS, SEED, WORLD, some_command
from tests.bench.stage import dressed, table_of
from tests.support.pools import converting, needs, planned
from vanguard_desktop.content.load import load_box
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.dice.odds import Odds, odds
from vanguard_desktop.dice.plan import Aim, CheckPlan, PlannedEffect, PlannedTrack
from vanguard_desktop.models.common.in_background import Latest
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, RollDice
from vanguard_desktop.rulesets.expedition.data.decisions import GatherDice, Modify
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.table.table_screen import TableScreen

STEPS, ROUNDS = 60, 3
SMOOTH = 1000 / 60  # milliseconds that a screen of 60 Hz leaves for a frame
MOST_COMMANDS = 2000
# Odds that take far longer than the hand is on its way.
HARD = CheckPlan(
    dice=planned(*sorted(ALL_DICE)[::5]),
    effects=(PlannedEffect(when=needs("SAME + SAME"), track="green"),),
    tracks=(PlannedTrack(name="green", length=4),),
    converts=converting("blue SCI"),
)


def measure() -> list[Measure]:
    application = dressed()
    box = load_box()
    game = Game.start(box, MemoryLog(), stand_alone_opening(box, WORLD, PLAYERS), lambda: SEED)
    table = table_of(application, game)
    roll_many(table, Random(SEED))
    QTest.qWait(800)  # the dice have fallen and slow odds are there
    die = next(die for die in table.tray.felt.dice.values() if die.die.lays)
    quiet = carried(application, die, table)
    reckoning: Latest[Odds] = Latest(lambda _: None, lambda: None)
    reckoning.ask(lambda: odds(HARD, Aim(track="green")))
    busy = carried(application, die, table)
    reckoning.close()
    table.close()
    return [*figures("a die carried over the table", quiet), *figures("a die carried while odds are reckoned", busy)]


def figures(name: str, times: list[float]) -> list[Measure]:
    slow = quantiles(times, n=20)[-1]
    return [
        Measure(name=f"{name}, median", value=median(times), unit="ms"),
        Measure(name=f"{name}, 95 of 100", value=slow, unit="ms", most=SMOOTH, against="a 60 Hz screen"),
    ]


def roll_many(table: TableScreen, chance: Random) -> None:
    """Play until a check with outcomes is rolled with all dice that can be had."""
    state = table.bridge.state
    for _ in range(MOST_COMMANDS):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        state = table.bridge.state
        more = [command for command in table.bridge.answers() if isinstance(command, AddDie)]
        if isinstance(state.question, Modify) and len(state.check.pool) > 4 and state.check.card.rows:
            return
        if isinstance(state.question, GatherDice):
            table.bridge.submit(more[0] if more else RollDice())
        else:
            table.bridge.submit(some_command(table.bridge, chance))
    raise AssertionError("no check with many dice was met")


def carried(application: QApplication, die: QWidget, table: TableScreen) -> list[float]:
    """Milliseconds of each movement on a way around the table and back again; of some rounds the best, as in `best`."""
    return [min(times) for times in zip(*(once_around(application, die, table) for _ in range(ROUNDS)), strict=True)]


def once_around(application: QApplication, die: QWidget, table: TableScreen) -> list[float]:
    start = die.rect().center()
    QTest.mousePress(die, Qt.MouseButton.LeftButton, pos=start)
    times = []
    with undisturbed():
        for place in way(table):
            before = time.perf_counter()
            QTest.mouseMove(die, die.mapFromGlobal(place))
            application.processEvents()
            times.append((time.perf_counter() - before) * 1000)
    QTest.mouseRelease(die, Qt.MouseButton.LeftButton, pos=die.mapFromGlobal(table.mapToGlobal(QPoint(4, 4))))
    return times[1:]  # the first movement lights up the places, once


def way(table: TableScreen) -> Iterator[QPoint]:
    """From the felt over the outcomes and up to the middle of the map."""
    parts: list[QWidget] = [table.tray.felt, table.tray.outcomes, table.map]
    corners = [part.mapToGlobal(part.rect().center()) for part in parts]
    for start, end in ((corners[0], corners[1]), (corners[1], corners[2]), (corners[2], corners[0])):
        for step in range(STEPS):
            yield start + (end - start) * (step / STEPS)
