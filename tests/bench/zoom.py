"""Zooming over a planet of nine sectors: what a frame costs, against an empty scene in the same window."""

from __future__ import annotations

import time
from statistics import median, quantiles

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from tests.bench.measure import Measure, undisturbed
from tests.scenes.planet import a_bridge, words
from vanguard_desktop.scenes.geometry import BOARD, CLOSEST, LAND
from vanguard_desktop.scenes.map_view import MapView
from vanguard_desktop.scenes.planet_scene import PlanetScene
from vanguard_desktop.scenes.zoom_view import Outlook, ZoomView
from vanguard_desktop.widgets.look import dress

SIZE = (1280, 800)
STEPS, ROUNDS = 60, 5
FARTHEST = 0.5
SMOOTH = 1000 / 60  # milliseconds that a screen of 60 Hz leaves for a frame
MOST_TIMES_EMPTY = 60  # an empty frame is hardly anything, so this wavers


def measure() -> list[Measure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    dress.apply(application)
    bridge = a_bridge()
    scene = PlanetScene(bridge, words(bridge))
    while scene.levels.waiting:
        application.processEvents()
    planet = frames(application, MapView(scene))
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
        Measure(name="zoom frame, 95 of 100", value=slow(planet), unit="ms", most=SMOOTH, against="a 60 Hz screen"),
        Measure(name="zoom frame of the empty scene, 95 of 100", value=slow(empty), unit="ms"),
    ]


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
