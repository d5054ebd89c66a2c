"""The land appears coarse at first and finer later, never twice for the same planet, and never in the way."""

from __future__ import annotations

import itertools
from itertools import count

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from vanguard_desktop.content.load import load_box
from vanguard_desktop.scenes.geometry import AROUND, LAND
from vanguard_desktop.scenes.items.land_item import LandItem
from vanguard_desktop.scenes.planet.building import Belt, Building
from vanguard_desktop.scenes.planet.land_levels import SCALES, Land, LandLevels, Painted, painted_lands
from vanguard_desktop.scenes.planet.path_layout import lay_paths
from vanguard_desktop.widgets.look.paint.noise import height_field

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
    qtbot.waitUntil(lambda: levels.nearest(4.0) is not None)
    assert width_at(levels, 4.0) >= SCALES[0]
    qtbot.waitUntil(lambda: not levels.waiting)
    assert [width_at(levels, zoom) for zoom in (0.3, 0.5, 0.7, 1.0, 1.5, 4.0)] == [0.5, 0.5, 1.0, 1.0, 2.0, 2.0]


def test_the_first_picture_shows_all_that_a_window_may_see_and_so_no_black_at_its_sides(qtbot):
    levels = LandLevels(Land(world="seen-from-afar", palette="shelf"))  # the same in whatever order tests run
    with qtbot.waitSignal(levels.painted):
        pass
    assert levels.around is not None
    scene, seen = QGraphicsScene(), LAND.adjusted(-1600, 0, 1600, 0)  # as in a low window above a lesson
    scene.addItem(LandItem(levels))
    image = QImage(496, 120, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), seen)
    painter.end()
    for columns in (range(4, 64), range(218, 278), range(432, 492)):
        shades = {image.pixel(column, row) for column in columns for row in range(120)}
        assert len(shades) > 1, "bare black has but one color"


def test_a_second_table_on_the_same_planet_shows_its_land_at_once(qtbot):
    land = unseen_land()
    first = LandLevels(land)
    qtbot.waitUntil(lambda: not first.waiting)
    second = LandLevels(land)
    assert not second.waiting


def test_only_the_latest_planets_are_remembered(qtbot, monkeypatch):
    monkeypatch.setattr(painted_lands, "most", Painted.most)  # as in the program
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


def test_beyond_its_edges_the_land_goes_on_and_is_no_mirror_image():
    columns, rows, aside, above = 80, 54, 32, 24
    land = height_field(7, columns, rows, 2.3, 5)
    wide = height_field(7, columns, rows, 2.3, 5, (aside, above))
    assert [row[aside : aside + columns] for row in wide[above : above + rows]] == land
    row = wide[above + rows // 2]
    outside, inside = row[:aside], row[aside : 2 * aside]
    assert max(abs(a - b) for a, b in zip(outside, reversed(inside), strict=True)) > 0.1
    steps = [abs(a - b) for a, b in itertools.pairwise(row)]
    assert abs(row[aside] - row[aside - 1]) <= max(steps[aside:-aside])  # no cliff where it begins


def test_the_dusk_around_a_land_is_painted_with_its_first_picture(qtbot):
    levels = LandLevels(unseen_land())
    assert levels.around is None
    qtbot.waitUntil(lambda: not levels.waiting)
    assert levels.around.width() / AROUND.width() == pytest.approx(0.35, rel=0.01)


def test_a_world_that_was_built_shows_halls_where_its_sectors_are(qtbot):
    halls = ((300.0, 400.0), (900.0, 400.0))
    belt = Belt((300.0, 400.0), (600.0, 300.0), (900.0, 400.0))
    built = LandLevels(Land("built", "orbit", Building(halls, (belt,))))
    qtbot.waitUntil(lambda: not built.waiting)
    picture = built.nearest(1.0).toImage()

    def light(x, y):
        return picture.pixelColor(round(x - LAND.left()), round(y - LAND.top())).lightness()

    # A hall is lit, the racks between the halls lie in the dark, whatever the seed says of them.
    assert min(light(280, 380), light(920, 430)) > max(light(x, 640) for x in range(450, 750, 10))


def test_the_training_world_was_built():
    assert load_box().worlds["W00"].built
