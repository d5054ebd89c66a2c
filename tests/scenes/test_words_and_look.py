"""Language, theme and text size change under the players' hands, everywhere on the map at once."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QLabel

from tests.scenes.planet import ADA, GATE, LANDING, STAIR
from vanguard_desktop.scenes.geometry import Form
from vanguard_desktop.scenes.items.plate_item import PlateItem
from vanguard_desktop.scenes.items.plate_paint import markers_box
from vanguard_desktop.widgets.look import dress

CZECH = {"Tide Gate": "Přílivová brána", "Salt Stair": "Solné schodiště na konci mořského zálivu", "free": "zdarma"}


class Czech(QTranslator):
    def translate(self, _context, text, _disambiguation=None, _n=-1):
        return CZECH.get(text)

    def isEmpty(self):
        return False


@pytest.fixture
def czech(qapp):
    translator = Czech()

    def speak():
        QLocale.setDefault(QLocale("cs"))
        QCoreApplication.installTranslator(translator)

    yield speak
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale("en"))


def test_plates_pills_and_card_speak_the_new_language_at_once(table, czech):
    table.scene.focus_sector(GATE)
    narrow = table.scene.plates[STAIR].body
    czech()
    table.bridge.retranslate()
    assert table.scene.plates[GATE].row.name == "Přílivová brána"
    assert table.view.card.accessibleName() == "Přílivová brána"
    assert table.scene.ways.by_id["1-2"].row.signs[0].text == "zdarma"
    assert table.scene.plates[STAIR].body.height() > narrow.height()


@pytest.mark.parametrize("theme", ["day", "high_contrast"])
def test_another_theme_repaints_plates(table, theme, qapp):
    before = table.view.grab().toImage()
    dress.apply(qapp, theme, reduced_motion=True)
    spot = table.plate_spot(GATE)
    after = table.view.grab().toImage()
    assert after.pixelColor(spot.x() + 55, spot.y() - 20) != before.pixelColor(spot.x() + 55, spot.y() - 20)


def test_larger_text_makes_larger_plates(lay, qapp):
    table = lay(size=(1160, 952))
    small = table.scene.plates[GATE].body
    dress.apply(qapp, "night", 1.3, reduced_motion=True)
    assert table.scene.plates[GATE].body.width() > small.width()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("form", [Form.NAME, Form.PLATE], ids=str)
def test_markers_lie_inside_the_plate_where_no_neighbor_hides_them(table, qapp, form, scale):
    dress.apply(qapp, "night", scale, reduced_motion=True)
    row = table.scene.plates[GATE].row
    plate = PlateItem(attrs.evolve(row, markers=2))
    plate.set_form(form)
    markers = markers_box(plate.body)
    assert plate.body.contains(markers)
    if form is Form.NAME:  # and not over the name
        assert plate.body.width() - PlateItem(row).box(form).width() >= markers.width()


def test_every_sector_is_a_child_of_the_map_for_screen_readers(table):
    table.scene.focus_sector(STAIR)
    readable = QAccessible.queryAccessibleInterface(table.view)
    names = [readable.child(place).text(QAccessible.Text.Name) for place in range(9)]
    assert names[GATE - 1] == "Sector 5: Tide Gate"
    assert len(set(names)) == 9
    here, there = readable.child(LANDING - 1), readable.child(STAIR - 1)
    assert here.state().selected
    assert not there.state().selected
    assert there.state().focused
    assert readable.focusChild().text(QAccessible.Text.Name) == names[STAIR - 1]
    assert readable.indexOfChild(there) == STAIR - 1
    assert "Ada Voss" in here.text(QAccessible.Text.Description)


def test_a_screen_reader_hears_whether_one_can_go_there_and_why_not(table):
    readable = QAccessible.queryAccessibleInterface(table.view)
    reachable, forbidden = readable.child(STAIR - 1), readable.child(GATE - 1)
    assert reachable.text(QAccessible.Text.Description).startswith("Enter travels here.")
    reason = table.scene.journey.explain_sector(GATE)
    assert forbidden.text(QAccessible.Text.Description).startswith(reason)
    assert table.state.member(ADA).sector == LANDING


def test_the_controls_over_the_map_can_be_read_too(table):
    readable = QAccessible.queryAccessibleInterface(table.view)
    assert readable.childCount() > 9
    assert all(readable.child(place).isValid() for place in range(readable.childCount()))


def test_words_on_the_card_have_the_color_of_their_job(table):
    table.scene.focus_sector(GATE)
    roles = {label.foregroundRole() for label in table.view.card.findChildren(QLabel)}
    assert roles == {QPalette.ColorRole.WindowText}
