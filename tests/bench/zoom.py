"""Zooming over the first world with much on it: what a frame costs, against an empty scene in the same window."""

from __future__ import annotations

import time
from random import Random
from statistics import median, quantiles

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from tests.bench.measure import Measure, undisturbed
from tests.bench.repaint import some_command
from tests.bench.stage import dressed, painted
from tests.ship.charted import at_the_star_map
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.scenes.geometry import BOARD, CLOSEST, LAND
from vanguard_desktop.scenes.planet.map_view import MapView
from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
from vanguard_desktop.scenes.stars.star_scene import StarScene
from vanguard_desktop.scenes.stars.star_view import StarView
from vanguard_desktop.scenes.zoom_view import Outlook, ZoomView
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording

SIZE = (1280, 800)
STEPS, ROUNDS = 60, 5
FARTHEST = 0.5
SMOOTH = 16  # milliseconds that a screen of 60 Hz leaves for a frame
MOST_TIMES_EMPTY = 60  # an empty frame is hardly anything, so this wavers
MOST_ABOVE_EMPTY = 4  # milliseconds
WORLD, PLAYERS, SEED = WorldId("W01"), 4, 2


def measure() -> list[Measure]:
    application = dressed()
    game = a_crowded_planet()
    scene = PlanetScene(Bridge(game), Wording.of(game.box))
    painted(application, scene)
    planet = frames(application, MapView(scene))
    stars = frames(application, a_star_map(application))
    empty = frames(application, ZoomView(QGraphicsScene(LAND)))
    return [
        Measure(
            name="zoom frame, median",
            value=median(planet),
            unit="ms",
            baseline=median(empty),
            against="an empty scene",
            most=MOST_TIMES_EMPTY,
        ),
        Measure(
            name="zoom frame, median above the empty scene",
            value=median(planet) - median(empty),
            unit="ms",
            most=MOST_ABOVE_EMPTY,
        ),
        Measure(name="zoom frame, 95 of 100", value=slow(planet), unit="ms", most=SMOOTH, against="a 60 Hz screen"),
        Measure(name="zoom frame of the star map, median", value=median(stars), unit="ms"),
        Measure(
            name="zoom frame of the star map, 95 of 100",
            value=slow(stars),
            unit="ms",
            most=SMOOTH,
            against="a 60 Hz screen",
        ),
        Measure(name="zoom frame of the empty scene, 95 of 100", value=slow(empty), unit="ms"),
    ]


def a_star_map(application: QApplication) -> StarView:
    """The first one of a campaign, with a course that somebody looks at."""
    bridge = at_the_star_map()
    scene = StarScene(bridge, Wording.of(bridge.box))
    painted(application, scene)
    scene.choose(next(row.id for row in scene.stars.rows if not row.here))
    view = StarView(scene)
    scene.setParent(view)
    return view


def a_crowded_planet() -> Game:
    """A random game with the full team, at the moment when most lies on the board."""
    box = load_box()
    game = Game.start(box, MemoryLog(), stand_alone_opening(box, WORLD, PLAYERS), lambda: SEED)
    bridge, chance = Bridge(game), Random(SEED)
    most, when = 0, game.cursor.step
    while not game.state.closed:
        if (there := things_on(game.state)) > most:
            most, when = there, game.cursor.step
        bridge.submit(some_command(bridge, chance))
    while game.cursor.step > when:
        game.undo()
    return game


def things_on(state: State) -> int:
    return 3 * len(state.threats) + len(state.tokens) + len(state.tracks) + len(state.marks) + len(state.members)


def frames(application: QApplication, view: ZoomView) -> list[float]:
    """Milliseconds of each frame of a zoom from far away to the nearest; of some rounds the best, as in `best`."""
    view.resize(*SIZE)
    view.show()
    middle = QPointF(BOARD.center())
    times = [float("inf")] * STEPS
    with undisturbed():
        for _ in range(ROUNDS):
            for step in range(STEPS):
                zoom = FARTHEST * (CLOSEST / FARTHEST) ** (step / (STEPS - 1))
                start = time.perf_counter()
                view.look_at(Outlook(zoom, middle), at_once=True)
                view.viewport().repaint()
                times[step] = min(times[step], (time.perf_counter() - start) * 1000)
                application.processEvents()
    view.close()
    return times


def slow(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
