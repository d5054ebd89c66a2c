"""On every world that is shipped, from as far away as can be to nearby: all that is written can be read."""

from __future__ import annotations

import math
from itertools import combinations, repeat

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF

from tests.support.boxes import shipped
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.scenes.geometry import GROUND, Form
from vanguard_desktop.scenes.items.pill_item import PillSize
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.look import look

WINDOWS = [((1148, 560), 1.0), ((1082, 474), 1.5), ((1700, 880), 1.5)]
every_world = pytest.mark.parametrize("world", sorted(shipped().worlds))
every_window = pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)


@pytest.fixture
def landed(lay):
    """A full team in its first turn."""

    def laid(world, size, scale):
        game = Game.start(shipped(), MemoryLog(), stand_alone_opening(shipped(), world, players=4), lambda: 3)
        bridge = Bridge(game)
        while not isinstance(game.state.question, ChooseAction):
            bridge.submit((bridge.answers() or game.legal_commands())[0])
        return lay(bridge, size=size, text_scale=scale)

    return laid


def seen(table, items):
    """Where they are on the screen, with a pixel of tolerance."""
    spots = (item.body.translated(QPointF(table.view.mapFromScene(item.pos()))) for item in items)
    return [spot.adjusted(1, 1, -1, -1) for spot in spots]


def check(table):
    scene = table.scene
    plates = seen(table, scene.plates.values())
    pills = seen(table, (way.pill for way in scene.ways.by_id.values() if way.pill.isVisible()))
    assert not [pair for pair in combinations((*plates, *pills), 2) if pair[0].intersects(pair[1])]
    for number, plate in scene.plates.items():
        others = [item for each in scene.plates if each != number for item in scene.standing_on(each)]
        (box,) = seen(table, [plate])
        assert not any(figure.intersects(box) for figure in seen(table, others))


@every_window
@every_world
def test_all_that_is_written_can_be_read(landed, world, size, scale):
    """At fit zoom, and then from nearer and nearer: a map is laid once for all of it."""
    table = landed(world, size, scale)
    all_sectors_say_their_names_or_from_afar_all_their_numbers_and_the_ways_what_they_ask_for(table)
    nothing_leaves_the_window_or_lies_below_the_tools_in_the_corner(table)
    plates_pills_and_figures_leave_each_other_room_at_every_zoom(table)


def plates_pills_and_figures_leave_each_other_room_at_every_zoom(table):
    check(table)
    while table.scene.form is not Form.CARD:
        table.view.zoom_in()
        if table.scene.form is not Form.CARD:
            check(table)


def all_sectors_say_their_names_or_from_afar_all_their_numbers_and_the_ways_what_they_ask_for(table):
    tabs = [plate for plate in table.scene.plates.values() if plate.form is Form.TAB]
    assert len(tabs) == (len(table.scene.plates) if table.view.is_far else 0)
    ways = table.scene.ways
    whole = {id for id, way in ways.by_id.items() if way.pill.size in (PillSize.WHOLE, PillSize.SLIM)}
    assert whole.issuperset(ways.leaving())
    if table.view.is_far:
        assert len(ways.by_id) - len(whole) <= 1
        assert not any(way.pill.size is PillSize.DOT for way in ways.by_id.values())
        shown = [ways.by_id[id] for id in whole]
        assert max(map(beside_its_way, shown, repeat(table.view.zoom))) < 24, "whose sign is it?"


def beside_its_way(way, zoom):
    """How far from its way the middle of a sign is seen at 100 % of text."""
    sign = way.curve.sign * zoom + way.pill.body.center()
    points = (sign - way.curve.at(t / 40) * zoom for t in range(41))
    return min(math.hypot(point.x(), point.y()) for point in points) / look().text_scale


def nothing_leaves_the_window_or_lies_below_the_tools_in_the_corner(table):
    window, corner = QRectF(table.view.viewport().rect()), QRectF(table.view.tools.geometry())
    standing = seen(table, (*table.scene.plates.values(), *table.scene.pawns.values(), *table.scene.pieces))
    pills = seen(table, (way.pill for way in table.scene.ways.by_id.values() if way.pill.isVisible()))
    assert all(window.contains(spot) for spot in (*standing, *pills))
    assert not any(corner.intersects(spot) for spot in (*standing, *pills))


def test_where_names_stand_alone_plates_with_room_beside_them_show_their_signs(landed):
    table = landed("W03", *WINDOWS[1])
    assert table.scene.form is Form.NAME
    shown = [plate for plate in table.scene.plates.values() if plate.form is Form.PLATE]
    assert shown
    assert all(plate.has_signs for plate in shown)


@every_world
def test_in_a_low_window_the_land_lies_at_one_side(landed, world):
    table = landed(world, *WINDOWS[1])
    window = table.view.viewport().rect()
    plates = [rect.toRect() for rect in seen(table, table.scene.plates.values())]
    left = min(rect.left() for rect in plates)
    right = window.right() - max(rect.right() for rect in plates)
    below_tools = left > table.view.tools.geometry().right()
    assert max(left if below_tools else 0, right) > 150, "room for what is told"


def test_the_tools_hide_nothing_when_the_window_grows_wider_and_the_zoom_stays(landed):
    table = landed("W02", (1148, 560), 1.0)
    zoom = table.view.zoom
    for width in (1200, 1400, 1700, 1148):
        table.view.resize(width, 560)
        corner = QRectF(table.view.tools.geometry())
        assert not any(corner.intersects(spot) for spot in seen(table, table.scene.plates.values()))
    assert table.view.zoom == zoom


@pytest.mark.parametrize("size", [(1082, 474), (2400, 600), (900, 1500)], ids=str)
def test_windows_of_every_shape_are_full_of_land_wherever_one_looks(landed, qtbot, size):
    table = landed("W00", size, 1.0)
    qtbot.waitUntil(lambda: not table.scene.levels.waiting)
    for push in ((0, 0), (3000, 0), (-6000, 0), (3000, 3000), (0, -6000)):
        table.view.push(QPoint(*push))
        assert GROUND.contains(table.view.seen())
        picture = table.view.viewport().grab().toImage()
        rim = [(x, y) for x in (0, picture.width() - 1) for y in range(picture.height())]
        rim += [(x, y) for y in (0, picture.height() - 1) for x in range(picture.width())]
        assert len({picture.pixel(x, y) for x, y in rim}) > 20
