"""The land appears coarse at first and finer later, never twice for the same planet, and never in the way."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QPointF

from vanguard_desktop.scenes.geometry import LAND
from vanguard_desktop.scenes.planet.land_levels import SCALES, Land, LandLevels
from vanguard_desktop.scenes.planet.path_layout import lay_paths

new_world = count()


def unseen_land():
    return Land(world=f"unseen-{next(new_world)}", palette="shelf")


def width_at(levels, scale):
    return levels.nearest(scale).width() / LAND.width()


def test_until_the_first_picture_is_painted_there_is_none(qtbot):
    levels = LandLevels(unseen_land())
    assert levels.nearest(1.0) is None
    qtbot.waitUntil(lambda: not levels.waiting)
    assert levels.nearest(1.0) is not None


def test_the_finest_picture_so_far_stands_in_for_a_finer_one(qtbot):
    levels = LandLevels(unseen_land())
    with qtbot.waitSignal(levels.painted):
        pass
    assert width_at(levels, 4.0) >= SCALES[0]
    qtbot.waitUntil(lambda: not levels.waiting)
    assert [width_at(levels, zoom) for zoom in (0.3, 0.5, 0.7, 1.0, 1.5, 4.0)] == [0.5, 0.5, 1.0, 1.0, 2.0, 2.0]


def test_a_second_table_on_the_same_planet_shows_its_land_at_once(qtbot):
    land = unseen_land()
    first = LandLevels(land)
    qtbot.waitUntil(lambda: not first.waiting)
    second = LandLevels(land)
    assert not second.waiting


def test_only_the_latest_planets_are_remembered(qtbot):
    lands = [unseen_land() for _ in range(3)]
    for land in lands:
        levels = LandLevels(land)
        qtbot.waitUntil(lambda levels=levels: not levels.waiting)
    assert LandLevels(lands[2]).waiting is False
    late = LandLevels(lands[0])
    assert late.waiting
    qtbot.waitUntil(lambda: not late.waiting)


def test_the_same_board_always_gets_the_same_bows():
    places = [QPointF(0, 0), QPointF(400, 0), QPointF(200, 300)]
    ends = {"a": (places[0], places[1]), "b": (places[1], places[2])}
    assert lay_paths(ends, places) == lay_paths(ends, places)


def test_a_bow_ends_at_its_sectors_and_goes_both_ways():
    places = [QPointF(0, 0), QPointF(400, 100)]
    curve = lay_paths({"a": (places[0], places[1])}, places)["a"]
    assert (curve.at(0), curve.at(1)) == tuple(places)
    back = curve.reversed()
    assert (back.at(0), back.at(1)) == tuple(reversed(places))
    assert (back.sign - curve.sign).manhattanLength() < 1e-6
