"""Habitat beside the expedition's table in the same run: a command until it is repainted, a zoom over the ring map, and
a pawn carried over the screen.

In processor time: what else the machine does says nothing about either.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.bench.aboard import at_the_table
from tests.bench.drag import roll_many
from tests.bench.measure import Measure, undisturbed
from tests.bench.repaint import a_game
from tests.bench.stage import SIZE, dressed, painted, table_of
from tests.bench.zoom import FARTHEST
from vanguard_desktop.bots.missions import Mission
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core import CardId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.scenes.geometry import BOARD, CLOSEST
from vanguard_desktop.scenes.zoom_view import Outlook, ZoomView
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen

SEED, PLAYERS, COMMANDS = 5, 4, 60
STEPS = 40


def measure() -> list[Measure]:
    application = dressed()
    table = table_of(application, a_game())
    away = at_the_table(application, table)
    zoomed_there = zoomed(application, table.map, BOARD.center())
    table.close()
    table = table_of(application, a_game())
    roll_many(table, Random(SEED))
    painted(application, table.scene)
    die = next(die for die in table.tray.felt.dice.values() if die.die.lays)
    carried_there = carried(application, die, [table.tray.felt, table.tray.outcomes, table.map])
    table.close()
    screen, choose = a_mission(application)
    at_home = commands(application, screen, choose)
    screen.finish_motion()  # the table of the other one has just been laid, too
    zoomed_here = zoomed(application, screen.map, screen.map.content().center())
    person = to_the_planning(application, screen, choose)
    carried_here = carried(application, person, [screen.people, screen.map, screen.plan])
    screen.close()
    return [
        *beside("command to repainted habitat", at_home, away),
        *beside("zoom frame of the ring map", zoomed_here, zoomed_there),
        *beside("a pawn carried over the habitat", carried_here, carried_there),
    ]


def beside(name: str, here: list[float], there: list[float]) -> list[Measure]:
    against = "the same at the table"
    return [
        Measure(
            name=f"{name}, median", value=median(here), unit="ms", baseline=median(there), most=1.0, against=against
        ),
        Measure(
            name=f"{name}, 95 of 100",
            value=quantiles(here, n=20)[-1],
            unit="ms",
            baseline=quantiles(there, n=20)[-1],
            most=1.0,
            against=against,
        ),
    ]


def a_mission(application: QApplication) -> tuple[HabitatScreen, Callable[[], Command]]:
    """The screen of one, and who says what is played next."""
    mission = Mission(
        mission=CardId("housewarming"), players=PLAYERS, difficulty=Difficulty.NORMAL, bot="random", seed=SEED
    )
    game = Game.start(load_box(), MemoryLog(), mission.opening(), lambda: SEED)
    screen = HabitatScreen(Bridge(game), Wording.of(game.box))
    screen.resize(*SIZE)
    screen.show()
    application.processEvents()
    bot = make_bot(HABITAT.book, "random", SEED)

    return screen, lambda: bot.choose(HABITAT, screen.bridge.state, screen.bridge.legal_commands())


def commands(application: QApplication, screen: HabitatScreen, choose: Callable[[], Command]) -> list[float]:
    times = list[float]()
    while len(times) < COMMANDS and screen.bridge.legal_commands():
        if screen.scrim.sheet is not None:
            screen.close_sheet()
        application.processEvents()
        command = choose()

        def play(command: Command = command) -> None:
            screen.finish_motion()
            screen.bridge.submit(command)

        times.append(spent(play, application))
    return times


def zoomed(application: QApplication, view: ZoomView, middle: QPointF) -> list[float]:
    times = list[float]()
    for step in range(STEPS):
        zoom = FARTHEST * (CLOSEST / FARTHEST) ** (step / (STEPS - 1))
        view.look_at(Outlook(zoom, middle), at_once=True)
        times.append(spent(view.viewport().repaint, application))
    return times


def to_the_planning(application: QApplication, screen: HabitatScreen, choose: Callable[[], Command]) -> QWidget:
    """Play until pawns are carried; one of those who wait for that."""
    while not isinstance(screen.bridge.state.question, PlanActions):
        screen.bridge.submit(choose())
    if screen.scrim.sheet is not None:
        screen.close_sheet()
    application.processEvents()
    return screen.people.plates[0]


def carried(application: QApplication, thing: QWidget, parts: list[QWidget]) -> list[float]:
    QTest.mousePress(thing, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    times = [
        spent(lambda place=place: QTest.mouseMove(thing, thing.mapFromGlobal(place)), application)
        for place in way(parts)
    ]
    corner = thing.window().mapToGlobal(QPoint(4, 4))
    QTest.mouseRelease(thing, Qt.MouseButton.LeftButton, pos=thing.mapFromGlobal(corner))
    return times[1:]  # the first movement lights up the places, once


def way(parts: list[QWidget]) -> Iterator[QPoint]:
    corners = [part.mapToGlobal(part.rect().center()) for part in parts]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        for step in range(STEPS):
            yield start + (end - start) * (step / STEPS)


def spent(act: Callable[[], object], application: QApplication) -> float:
    """Milliseconds of the processor until all that comes of it is painted."""
    with undisturbed():
        start = time.process_time()
        act()
        application.processEvents()
        return (time.process_time() - start) * 1000
