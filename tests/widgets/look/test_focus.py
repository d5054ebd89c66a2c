"""Whoever has the keyboard wears a ring, outside a gap, in every theme."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFocusFrame,
    QGraphicsScene,
    QGraphicsView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.choices import ChoiceField, Segmented, StepSlider, Toggle
from vanguard_desktop.widgets.look.controls.marks import USABLE, Chip
from vanguard_desktop.widgets.look.controls.ringed_rows import RingedList
from vanguard_desktop.widgets.look.style import ENTER_PRESSES, ring_reach
from vanguard_desktop.widgets.look.theme import look

CONTROLS = {
    "button": lambda: Button("Go on"),
    "chip": lambda: Chip("Usable", state=USABLE),
    "switch": lambda: Toggle("Strict undo"),
    "slider": lambda: StepSlider([(1, "1"), (2, "2")], "Steps"),
    "choice field": ChoiceField,
    "line of text": QLineEdit,
}


def window_with(qtbot, *controls, own=True):
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(20, 20, 20, 20)
    for control in controls:
        column.addWidget(control)
    if own:
        qtbot.addWidget(window)
    window.resize(300, 120)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS.keys())
def test_the_ring_stands_outside_the_control(qapp, qtbot, make, theme):
    dress.apply(qapp, theme)
    control = make()
    window = window_with(qtbot, control)
    control.setFocus()
    QApplication.processEvents()
    ring = window.findChild(QFocusFrame)
    assert ring.widget() is control
    assert ring.geometry().width() == control.width() + 2 * ring_reach()
    image = window.grab().toImage()
    left = control.mapTo(window, QPoint(0, control.height() // 2))
    assert image.pixelColor(left - QPoint(4, 0)).name() == look().color("focus").name()
    assert image.pixelColor(left - QPoint(1, 0)).name() == look().color("focus_gap").name()


def test_what_does_not_say_that_enter_presses_it_has_it_said_by_its_ring(qtbot):
    plain, silent = Button("Undo"), Button("Undo")
    silent.setProperty(ENTER_PRESSES, True)
    window = window_with(qtbot, plain, silent)
    caps = []
    for control in (plain, silent):
        control.setFocus()
        QApplication.processEvents()
        edge = control.mapTo(window, control.rect().bottomRight())
        image = window.grab().toImage()
        caps.append([image.pixelColor(edge - QPoint(away, 6)).name() for away in range(12, 40)])
    assert caps[0] != caps[1]
    assert look().color("text").name() in caps[1]


def test_the_ring_moves_with_the_keyboard_and_leaves_with_it(qtbot):
    first, second = Button("Undo"), Button("Redo")
    window = window_with(qtbot, first, second)
    first.setFocus()
    ring = window.findChild(QFocusFrame)
    second.setFocus()
    assert window.findChild(QFocusFrame) is ring
    assert ring.widget() is second
    second.clearFocus()
    assert ring.isHidden()


def test_a_choice_side_by_side_wears_the_ring_alone(qtbot):
    made = Segmented("Theme")
    made.set_choices([(1, "Night"), (2, "Day")], 1)
    window = window_with(qtbot, made)
    inner = made.findChild(QAbstractButton)
    inner.setFocus()
    assert window.findChild(QFocusFrame).widget() is inner


def test_a_scene_rings_its_own_items(qtbot):
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    button = Button("Go on")
    window = window_with(qtbot, view, button)
    button.setFocus()
    view.setFocus()
    assert window.findChild(QFocusFrame).isHidden()


def test_the_ring_survives_the_window_it_was_in(qtbot):
    first = Button("Go on")
    window = window_with(qtbot, first, own=False)
    first.setFocus()
    window.close()
    shiboken6.delete(window)
    second = Button("Go on")
    other = window_with(qtbot, second)
    second.setFocus()
    assert other.findChild(QFocusFrame).widget() is second


def test_the_current_row_of_a_list_wears_the_ring_inside_its_own_room(qtbot, theme, qapp):
    dress.apply(qapp, theme)
    rows = RingedList()
    rows.addItems(["Journal", "Codex", "Timeline"])
    rows.setCurrentRow(1)
    window = window_with(qtbot, rows)
    window.resize(300, 220)
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    row = rows.visualItemRect(rows.item(1))
    assert row.height() >= 31
    image = rows.viewport().grab().toImage()
    assert image.pixelColor(row.center().x(), row.top() + 2).name() == look().color("focus").name()
    assert image.pixelColor(row.center().x(), row.top() - 1).name() != look().color("focus").name()
