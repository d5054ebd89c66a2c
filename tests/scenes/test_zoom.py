"""The map is zoomed, pushed and fitted; what a plate says depends on how near one is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.scenes.planet import ADA, FIELD, GATE, LANDING
from vanguard_desktop.scenes.geometry import CLOSEST, LAND, Form, most_said


def wheel(view, at, notches):
    place = QPointF(at)
    event = QWheelEvent(
        place,
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


SIZES = ((1148, 600), (1160, 952), (2960, 1900), (760, 560))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_fit_shows_every_plate_with_the_figures_on_it(lay, size):
    table = lay(size=size)
    window = QRectF(table.view.viewport().rect())
    for plate in table.scene.plates.values():
        where = plate.body.translated(QPointF(table.view.mapFromScene(plate.pos())))
        assert window.contains(where)
    for pawn in table.scene.pawns.values():
        assert window.contains(pawn.body.translated(QPointF(table.view.mapFromScene(pawn.pos()))))


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_at_fit_zoom_no_pill_covers_a_plate_or_another_pill(lay, size):
    table = lay(size=size)
    view = table.view
    pills = [way.pill.body.translated(QPointF(table.pill_spot(path))) for path, way in table.scene.ways.by_id.items()]
    plates = [QRectF(view.plate_rect(number)) for number in table.scene.plates]
    for place, pill in enumerate(pills):
        assert not any(pill.intersects(other) for other in (*pills[:place], *plates))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_fit_zoom_most_of_the_land_is_free_of_plates(lay, size):
    table = lay(size=size)
    covered = sum(plate.body.width() * plate.body.height() for plate in table.scene.plates.values())
    assert covered < 2 / 3 * size[0] * size[1]


def test_the_wheel_zooms_around_the_pointer(table):
    at = table.plate_spot(GATE)
    before = table.view.mapToScene(at)
    fit = table.view.zoom
    wheel(table.view, at, 3)
    assert table.view.zoom > fit
    assert (table.view.mapToScene(at) - before).manhattanLength() < 3
    wheel(table.view, at, -3)
    assert table.view.zoom == pytest.approx(fit)


def test_the_zoom_has_ends(table):
    wheel(table.view, QPoint(300, 300), 60)
    assert table.view.zoom == CLOSEST
    wheel(table.view, QPoint(300, 300), -120)
    assert table.view.zoom == 0.72


def test_whoever_goes_as_far_away_as_can_be_sees_everything(table):
    fit = table.view.seen()
    wheel(table.view, QPoint(300, 300), 3)
    table.view.push(QPoint(200, 90))
    wheel(table.view, QPoint(1000, 60), -20)
    assert table.view.fitted
    assert (table.view.seen().center() - fit.center()).manhattanLength() < 3


def test_plates_say_numbers_far_away_and_open_as_cards_nearby(lay):
    table, seen = lay(text_scale=1.5, size=(1148, 460)), {}
    for notches in (0, 3, 6):
        wheel(table.view, QPoint(500, 300), notches)
        seen[table.scene.form] = table.scene.plates[GATE].body.height()
    assert seen[Form.TAB] < seen[Form.PLATE] < seen[Form.CARD]
    assert {plate.form for plate in table.scene.plates.values()} == {Form.CARD}


def test_a_chosen_sector_says_its_name_even_where_there_is_hardly_room(lay):
    table = lay(text_scale=2.0, size=(560, 300))
    number = next(number for number, plate in table.scene.plates.items() if plate.form is Form.TAB)
    table.scene.focus_sector(number)
    assert table.scene.plates[number].form is Form.NAME


def test_figures_stand_on_their_plate_at_every_zoom(table):
    for notches in (-9, 9, 9):
        wheel(table.view, QPoint(500, 300), notches)
        edge = table.scene.plates[LANDING].body.top()
        for figure in (*table.scene.pawns.values(), *table.scene.pieces):
            assert abs(figure.feet.y() - edge) < 8


def test_a_double_click_zooms_onto_a_sector(table):
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.plate_spot(FIELD))
    assert table.scene.form is Form.CARD
    assert table.view.seen().contains(table.scene.plates[FIELD].pos())


def test_a_drag_on_bare_land_pushes_the_map(table):
    wheel(table.view, QPoint(500, 300), 2)
    before = table.view.seen().center()
    table.drag(QPoint(640, 500), QPoint(600, 460))
    moved = table.view.seen().center() - before
    assert moved.x() == pytest.approx(40 / table.view.zoom, abs=3)
    assert moved.y() == pytest.approx(40 / table.view.zoom, abs=3)


def test_escape_in_a_push_brings_the_map_back(table):
    wheel(table.view, QPoint(500, 300), 2)
    before = table.view.seen().center()
    table.take(QPoint(640, 500))
    table.carry(QPoint(500, 400))
    table.press(Qt.Key.Key_Escape)
    assert (table.view.seen().center() - before).manhattanLength() < 3


def test_a_fitted_map_stays_fitted_when_the_window_grows(table):
    table.view.resize(1600, 900)
    larger = table.view.zoom
    assert table.view.fitted
    table.press(Qt.Key.Key_F)
    assert table.view.zoom == larger > 0.72


def test_the_overview_leads_elsewhere(table, qtbot):
    wheel(table.view, QPoint(500, 300), 6)
    overview = table.view.tools.overview
    qtbot.mouseClick(overview, Qt.MouseButton.LeftButton, pos=QPoint(110, 30))
    assert table.view.seen().center().x() > LAND.center().x()
    assert table.view.seen().center().y() < LAND.center().y()


def test_the_buttons_in_the_corner_zoom_and_fit(table, qtbot):
    fit = table.view.zoom
    for name, grows in (("Zoom in", True), ("Zoom out", False)):
        before = table.view.zoom
        qtbot.mouseClick(button(table, name), Qt.MouseButton.LeftButton)
        assert (table.view.zoom > before) is grows
    qtbot.mouseClick(button(table, "Zoom in"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(button(table, "Show the whole planet"), Qt.MouseButton.LeftButton)
    assert table.view.zoom == fit


def button(table, name):
    from vanguard_desktop.widgets.look.controls.buttons import IconButton

    return next(found for found in table.view.findChildren(IconButton) if found.accessibleName() == name)


def test_pictures_are_smooth_only_while_the_map_rests(lay, qtbot):
    from PySide6.QtGui import QPainter

    table = lay()
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    qtbot.waitUntil(lambda: bool(table.view.renderHints() & smooth))
    wheel(table.view, QPoint(500, 300), 1)
    assert not table.view.renderHints() & smooth
    qtbot.waitUntil(lambda: bool(table.view.renderHints() & smooth))


def test_a_glide_ends_with_the_next_input(lay):
    table = lay(still=False)
    table.view.zoom_to_sector(GATE)
    table.press(Qt.Key.Key_Plus)
    assert table.view.zoom == pytest.approx(1.8 * 1.2)
    assert ADA in table.scene.pawns


def test_larger_words_need_a_closer_look():
    assert [most_said(zoom, 1.0) for zoom in (0.4, 0.6, 1.7)] == [Form.NAME, Form.PLATE, Form.CARD]
    assert [most_said(zoom, 1.5) for zoom in (0.6, 0.9, 1.7)] == [Form.NAME, Form.PLATE, Form.PLATE]
