"""A sheet lies over the dimmed table, keeps the keyboard, and never hides the prompt bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.sheets import SHEET_WIDTH, Scrim, Sheet
from vanguard_desktop.widgets.look.controls.text import Text


class Table(QWidget):
    """A window with a table and a prompt bar."""

    def __init__(self):
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.move_on = Button("Go on")
        self.prompt = QWidget()
        self.prompt.setFixedHeight(68)
        column.addWidget(self.move_on, 1)
        column.addWidget(self.prompt)
        self.scrim = Scrim(self, clear_below=self.prompt)
        self.resize(1600, 900)


def read(words="The water stands up"):
    sheet = Sheet()
    sheet.body.addWidget(Text(words, role="screen_title"))
    choice = Button("Go after the case")
    sheet.body.addWidget(choice)
    return sheet, choice


def table_with_sheet(qtbot):
    table = Table()
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.move_on.setFocus()
    sheet, choice = read()
    table.scrim.open(sheet)
    return table, sheet, choice


def test_the_scrim_ends_above_the_prompt_bar(qtbot):
    table, sheet, _ = table_with_sheet(qtbot)
    assert table.scrim.geometry().bottom() == table.prompt.geometry().top() - 1
    assert sheet.width() == SHEET_WIDTH
    assert abs(sheet.geometry().center().x() - table.rect().center().x()) <= 1


def test_a_sheet_fits_into_a_smaller_window_when_it_shrinks(qtbot):
    table, sheet, _ = table_with_sheet(qtbot)
    table.resize(800, 500)
    assert table.scrim.rect().contains(sheet.geometry())
    assert sheet.width() < SHEET_WIDTH


def test_a_sheet_finds_its_place_anew_only_if_its_room_changes(qtbot, monkeypatch):
    table, sheet, _ = table_with_sheet(qtbot)
    QApplication.sendPostedEvents()
    placed, place_in = [], sheet.place_in
    monkeypatch.setattr(sheet, "place_in", lambda room: placed.append(room) or place_in(room))
    table.move_on.set_label("Go on, if you want to")
    QApplication.sendPostedEvents()
    assert not placed
    table.prompt.setFixedHeight(90)
    QApplication.sendPostedEvents()
    assert placed
    assert sheet.geometry().center().y() == table.scrim.rect().center().y()


def test_the_keyboard_goes_to_the_sheet_and_comes_back(qtbot):
    table, _, choice = table_with_sheet(qtbot)
    assert table.focusWidget() is choice
    table.scrim.close_sheet()
    assert table.focusWidget() is table.move_on
    assert table.scrim.isHidden()


def test_the_table_under_a_sheet_cannot_be_pressed(qtbot):
    table, _, _ = table_with_sheet(qtbot)
    pressed = []
    table.move_on.clicked.connect(lambda: pressed.append(1))
    assert table.childAt(QPoint(10, 400)) is table.scrim
    QTest.mouseClick(table.scrim, Qt.MouseButton.LeftButton, pos=QPoint(10, 400))
    assert pressed == []


def test_tab_stays_on_the_sheet_and_the_prompt_bar(qtbot):
    table, _, choice = table_with_sheet(qtbot)
    for _ in range(5):
        QTest.keyClick(table.focusWidget(), Qt.Key.Key_Tab)
        assert table.focusWidget() is not table.move_on
    assert table.focusWidget() is choice


def test_escape_asks_to_put_the_sheet_away(qtbot):
    _table, sheet, choice = table_with_sheet(qtbot)
    asked = []
    sheet.dismissed.connect(lambda: asked.append(1))
    QTest.keyClick(choice, Qt.Key.Key_Escape)
    assert asked == [1]


def test_the_table_can_be_looked_at_while_a_sheet_is_open(qtbot):
    table, sheet, _ = table_with_sheet(qtbot)
    dimmed = table.grab().toImage()
    table.scrim.lift(True)
    assert not sheet.isVisible()
    assert table.grab().toImage() != dimmed
    table.scrim.lift(False)
    assert sheet.isVisible()


def test_a_second_sheet_takes_the_place_of_the_first(qtbot):
    table, _, _ = table_with_sheet(qtbot)
    second, choice = read("Log 152")
    table.scrim.open(second)
    assert table.scrim.sheet is second
    assert table.focusWidget() is choice
    table.scrim.close_sheet()
    assert table.focusWidget() is table.move_on


def test_a_sheet_grows_with_what_it_says(qtbot):
    _table, sheet, _ = table_with_sheet(qtbot)
    before = sheet.height()
    sheet.body.addWidget(Text("line\n" * 8, role="story"))
    qtbot.waitUntil(lambda: sheet.height() > before + 100)


def test_a_sheet_has_the_colors_of_the_theme(qapp, qtbot):
    _table, sheet, _ = table_with_sheet(qtbot)
    night = sheet.grab().toImage()
    dress.apply(qapp, "day")
    assert sheet.grab().toImage() != night
