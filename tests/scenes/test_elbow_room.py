"""Where plates and pills would cover each other, they make room, and stay near their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRectF

from tests.scenes.planet import LANDING
from vanguard_desktop.scenes.planet.crowding import Layout
from vanguard_desktop.scenes.planet.elbow_room import make_room

WIDE = QRectF(-1000, -1000, 3000, 3000)


def plate(x, y):
    return QRectF(x - 85, y - 31, 170, 62)


def pill(x, y):
    return QRectF(x - 18, y - 18, 36, 36)


def test_what_does_not_touch_stays_where_it_is():
    room = make_room({1: plate(0, 0), 2: plate(300, 0)}, {"a": pill(150, 0)}, {}, WIDE)
    assert [*room.plates.values(), *room.pills.values()] == [QPointF()] * 3
    assert not room.crowded


def test_two_plates_part_the_shorter_way_and_keep_their_places_under_them():
    plates = make_room({1: plate(0, 0), 2: plate(60, 40)}, {}, {}, WIDE).plates
    assert plates[1].x() == plates[2].x() == 0
    assert -31 < plates[1].y() < 0 < plates[2].y() < 31
    assert not plate(0, 0).translated(plates[1]).intersects(plate(60, 40).translated(plates[2]))


def test_a_pill_between_two_plates_is_seen():
    boxes = {1: plate(0, 0), 2: plate(190, 0)}
    room = make_room(boxes, {"a": pill(95, 0)}, {}, WIDE)
    seen = pill(95, 0).translated(room.pills["a"])
    assert not any(seen.intersects(box.translated(room.plates[id])) for id, box in boxes.items())


def test_nobody_is_pushed_out_of_the_window():
    boxes = {1: plate(120, 40), 2: plate(210, 70)}
    window = QRectF(0, 0, 400, 102)
    plates = make_room(boxes, {}, {}, window).plates
    assert all(window.contains(box.translated(plates[id])) for id, box in boxes.items())


def test_where_there_is_no_room_at_all_those_that_are_in_the_way_are_told():
    boxes = {1: plate(0, 0), 2: plate(10, 5), 3: plate(-10, -5), 4: plate(0, 10), 5: plate(400, 0)}
    assert set(make_room(boxes, {}, {}, WIDE).covered) == {1, 2, 3, 4}


def test_nothing_stays_below_the_corner_where_something_lies_over_the_map():
    corner, figures = QRectF(-200, -200, 200, 180), QRectF(-60, -90, 120, 62)
    room = make_room({1: plate(0, 0)}, {"a": pill(-150, -15)}, {1: figures}, WIDE, corner)
    assert not room.covered
    assert not room.crowded
    assert not plate(0, 0).translated(room.plates[1]).intersects(corner)
    assert not figures.translated(room.plates[1]).intersects(corner)
    assert not pill(-150, -15).translated(room.pills["a"]).intersects(corner)


def test_figures_cover_no_plate_beside_their_own():
    figures = QRectF(-60, -90, 120, 62)
    room = make_room({1: plate(0, 0), 2: plate(0, -90)}, {}, {1: figures}, WIDE)
    assert not room.covered
    assert not figures.translated(room.plates[1]).intersects(plate(0, -90).translated(room.plates[2]))


def test_names_matter_more_than_pills():
    boxes = {1: plate(0, 0), 2: plate(60, 45), 3: plate(0, 90)}
    room = make_room(boxes, {n: pill(20 * n, 45) for n in range(4)}, {}, WIDE)
    stand = [box.translated(room.plates[id]).marginsRemoved(QMarginsF(1, 1, 1, 1)) for id, box in boxes.items()]
    assert not any(one.intersects(other) for n, one in enumerate(stand) for other in stand[n + 1 :])


def test_a_pill_comes_out_from_behind_the_figures_on_a_plate():
    figures = QRectF(-40, -90, 80, 62)
    room = make_room({1: plate(0, 0)}, {"a": pill(45, -50)}, {1: figures}, WIDE)
    seen = pill(45, -50).translated(room.pills["a"])
    assert not seen.intersects(figures)
    assert not seen.intersects(plate(0, 0))


def test_a_pill_without_room_becomes_a_dot():
    rows = {n: plate(0, 66 * n) for n in range(5)} | {n + 5: plate(174, 66 * n) for n in range(5)}
    room = make_room(rows, {"a": pill(87, 130)}, {}, QRectF(-86, -32, 350, 330))
    assert room.crowded == {"a"}


def test_figures_go_along_with_the_plate_they_stand_on(table):
    scene = table.scene
    shifts = dict.fromkeys(scene.plates, QPointF(20, -10))
    scene._crowding.layout = Layout(plates=shifts)
    scene.settle()
    feet = [figure.feet for figure in scene.standing_on(LANDING)]
    edge = scene.plates[LANDING].body
    assert sum(foot.x() for foot in feet) / len(feet) == pytest.approx(edge.center().x(), abs=12)
    assert all(abs(foot.y() - edge.top()) < 8 for foot in feet)
