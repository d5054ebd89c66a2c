"""Controls show all their words in every theme and text size, and answer mouse, keyboard and screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget

from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.buttons import PRIMARY, QUIET, SECONDARY, Button, IconButton
from vanguard_desktop.widgets.look.controls.choices import ChoiceField, Segmented, StepSlider, Toggle
from vanguard_desktop.widgets.look.controls.flow import FlowLayout
from vanguard_desktop.widgets.look.controls.marks import BLOCKED, CHOSEN, PLAIN, USABLE, Chip, KeyCap, Pips, SeatRing
from vanguard_desktop.widgets.look.controls.panels import Panel, PanelTitle, ScrollColumn
from vanguard_desktop.widgets.look.controls.text import RichText, Text

LONG = "Unentschlossene Expeditionsteilnehmer zur Landefähre zurückrufen"
STEPS = [(scale, f"{scale:.0%}") for scale in (0.9, 1.0, 1.5, 2.0)]


def button(kind):
    def make():
        return Button(LONG, kind=kind, icon="lift_off", key="Ctrl+Enter")

    return make


def refused_button():
    made = Button(LONG)
    made.set_unavailable("Die Landefähre ist voll.")
    return made


def chip(kind, state):
    def make():
        made = kind(LONG, icon="supplies")
        made.set_state(state)
        return made

    return make


def segmented():
    made = Segmented("Thema")
    made.set_choices([(1, "Nacht"), (2, "Hoher Kontrast"), (3, LONG)], 3)
    return made


def slider():
    made = StepSlider(STEPS, "Textgröße")
    made.set_picked(1.5)
    return made


def field():
    made = ChoiceField()
    made.addItems(["English", "Čeština"])
    return made


def panel():
    made = Panel()
    made.body.addWidget(PanelTitle(LONG, icon="mission", aside="3 von 4"))
    text = RichText(str.upper)
    text.set_text(f"{LONG} [supplies] {LONG}", lead="Anna entscheidet:")
    made.body.addWidget(text)
    made.body.addWidget(Text(LONG, role="story"))
    return made


CONTROLS = {
    "primary button": button(PRIMARY),
    "secondary button": button(SECONDARY),
    "quiet button": button(QUIET),
    "button that is not available": refused_button,
    "icon button": lambda: IconButton("undo", "Rückgängig"),
    "framed icon button": lambda: IconButton("plus", "Näher", framed=True),
    "plain chip": chip(Chip, PLAIN),
    "usable chip": chip(Chip, USABLE),
    "chosen chip": chip(Chip, CHOSEN),
    "blocked chip": chip(Chip, BLOCKED),
    "key cap": lambda: KeyCap("Strg+Umschalt+Z"),
    "pips": lambda: Pips(1, 3, "1 von 3"),
    "seat ring": lambda: SeatRing(2, "B", "Bruno"),
    "choices": segmented,
    "switch": lambda: Toggle(LONG),
    "slider": slider,
    "choice field": field,
    "panel": panel,
    "label": lambda: Text(LONG, role="screen_title"),
}


def framed(qtbot, *controls):
    window = QWidget()
    column = QVBoxLayout(window)
    for control in controls:
        column.addWidget(control)
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS.keys())
def test_no_word_is_cut(qapp, qtbot, monkeypatch, make, theme, text_scale):
    dress.apply(qapp, theme, text_scale)
    window = framed(qtbot, make())
    wide, narrow = window.sizeHint().width(), max(round(280 * text_scale), window.minimumSizeHint().width())
    for width in (wide, narrow):
        window.resize(width, max(window.heightForWidth(width), window.sizeHint().height()))
        window.show()
        assert clipped_texts(monkeypatch, window) == []


def test_a_text_that_is_cut_is_found(qtbot, monkeypatch):
    window = framed(qtbot, button(PRIMARY)(), Text(LONG))
    window.layout().setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    window.resize(150, 60)
    window.show()
    assert len(clipped_texts(monkeypatch, window)) >= 2


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS.keys())
def test_controls_grow_with_the_text_while_they_are_shown(qapp, qtbot, make):
    control = make()
    window = framed(qtbot, control)
    window.show()
    before = control.sizeHint()
    dress.apply(qapp, "night", 2.0)
    after = control.sizeHint()
    assert after.width() > before.width() or after.height() > before.height()


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS.keys())
def test_controls_change_color_with_the_theme_while_they_are_shown(qapp, qtbot, make):
    window = framed(qtbot, make())
    window.show()
    before = window.grab().toImage()
    dress.apply(qapp, "day")
    assert window.grab().toImage() != before


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS.keys())
def test_what_can_be_pressed_is_large_enough_to_be_hit(qtbot, make):
    control = make()
    qtbot.addWidget(control)
    if control.focusPolicy() & Qt.FocusPolicy.TabFocus:
        assert control.sizeHint().height() >= 36
        assert control.minimumSizeHint().height() >= 36


def test_enter_space_and_mouse_press_a_button(qtbot):
    made = Button("Go on")
    qtbot.addWidget(made)
    made.show()
    pressed = []
    made.clicked.connect(lambda: pressed.append(1))
    QTest.keyClick(made, Qt.Key.Key_Return)
    QTest.keyClick(made, Qt.Key.Key_Space)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert len(pressed) == 3


@pytest.mark.qt_log_ignore("does not support raise")  # the tool tip
def test_a_button_that_is_not_available_can_be_reached_and_says_why(qtbot):
    made = refused_button()
    window = framed(qtbot, QLineEdit(), made)
    window.show()
    said, pressed = [], []
    made.refused.connect(said.append)
    made.clicked.connect(lambda: pressed.append(1))
    window.findChild(QLineEdit).setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is made
    QTest.keyClick(made, Qt.Key.Key_Return)
    QTest.keyClick(made, Qt.Key.Key_Space)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert said == ["Die Landefähre ist voll."] * 3
    assert pressed == []
    reader = QAccessible.queryAccessibleInterface(made)
    assert reader.text(QAccessible.Text.Name) == LONG
    assert reader.text(QAccessible.Text.Description) == "Die Landefähre ist voll."
    made.set_unavailable("")
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert pressed == [1]


def test_an_ampersand_is_no_key_mark(qtbot):
    made = Button("Salt & stone")
    qtbot.addWidget(made)
    assert made.label == "Salt & stone"
    assert made.shortcut().isEmpty()


def test_an_icon_button_without_a_name_is_refused(qtbot):
    with pytest.raises(ValueError, match="needs a name"):
        qtbot.addWidget(IconButton("undo", ""))


def test_an_icon_button_tells_its_name_and_then_why_it_cannot_be_used(qtbot):
    made = IconButton("undo", "Undo")
    qtbot.addWidget(made)
    assert QAccessible.queryAccessibleInterface(made).text(QAccessible.Text.Name) == "Undo"
    made.set_unavailable("Nothing to take back")
    assert made.toolTip() == "Nothing to take back"
    made.set_unavailable("")
    assert made.toolTip() == "Undo"


@pytest.mark.qt_log_ignore("does not support raise")  # the tool tip
def test_only_a_usable_chip_is_pressed_and_a_blocked_one_says_why(qtbot):
    made = Chip("Second look", state=USABLE)
    qtbot.addWidget(made)
    made.show()
    pressed, said = [], []
    made.clicked.connect(lambda: pressed.append(1))
    made.refused.connect(said.append)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert len(pressed) == 2
    made.set_state(BLOCKED, "Only in step 4")
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert len(pressed) == 2
    assert said == ["Only in step 4"] * 2
    assert made.accessibleDescription() == "Only in step 4"
    made.set_state(PLAIN)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert (len(pressed), len(said)) == (2, 2)
    assert made.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_chip_that_cannot_be_pressed_is_a_text_for_a_screen_reader_and_says_its_tick(qtbot):
    made = Chip("Second look", state=CHOSEN)
    qtbot.addWidget(made)
    reader = QAccessible.queryAccessibleInterface(made)
    assert reader.text(QAccessible.Text.Name) == "Second look"
    assert reader.text(QAccessible.Text.Description) == "Marked."
    assert reader.role() is QAccessible.Role.StaticText


def test_arrow_keys_and_mouse_take_a_choice(qtbot):
    made = segmented()
    qtbot.addWidget(made)
    made.resize(900, 60)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    taken = []
    made.chosen.connect(taken.append)
    first, second, third = made.findChildren(QAbstractButton)
    assert made.taken() == 3
    assert taken == []
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert taken == [1]
    assert made.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert taken == [1, 2]
    assert QAccessible.queryAccessibleInterface(second).role() == QAccessible.Role.RadioButton
    assert not third.isChecked()


def test_a_switch_is_a_check_box_for_a_screen_reader(qtbot):
    made = Toggle("Strict undo")
    qtbot.addWidget(made)
    made.show()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(20, made.height() // 2))
    assert made.isChecked()
    reader = QAccessible.queryAccessibleInterface(made)
    assert reader.role() == QAccessible.Role.CheckBox
    assert reader.state().checked


def test_a_slider_goes_in_steps_by_mouse_and_keys(qtbot):
    made = slider()
    qtbot.addWidget(made)
    made.resize(400, 40)
    made.show()
    picked = []
    made.picked.connect(picked.append)
    QTest.keyClick(made, Qt.Key.Key_Right)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(14, 20))
    assert picked == [2.0, 0.9]
    assert made.accessibleDescription() == "90%"


def test_lines_of_a_flow_break_where_the_next_widget_would_not_fit(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(window, gap=8)
    chips = [Chip("Climbing line"), Chip("Signal flare"), Chip("Tide sonar", state=USABLE)]
    for made in chips:
        flow.addWidget(made)
    one_line = flow.heightForWidth(800)
    assert flow.heightForWidth(chips[0].sizeHint().width() + 20) > 2 * one_line
    window.resize(800, one_line)
    window.show()
    assert len({made.geometry().center().y() for made in chips}) == 1


def test_words_wrap_in_a_column_instead_of_being_cut(qtbot, monkeypatch):
    column = ScrollColumn()
    qtbot.addWidget(column)
    for _ in range(3):
        column.body.addWidget(panel())
    column.resize(max(320, column.minimumSizeHint().width()), 900)
    column.show()
    assert clipped_texts(monkeypatch, column) == []


def test_a_column_scrolls_only_up_and_down(qtbot):
    column = ScrollColumn()
    qtbot.addWidget(column)
    for _ in range(20):
        column.body.addWidget(panel())
    column.resize(max(320, column.minimumSizeHint().width()), 400)
    column.show()
    assert column.verticalScrollBar().maximum() > 0
    assert column.horizontalScrollBar().maximum() == 0


def test_the_wheel_scrolls_the_page_and_changes_no_value_that_passes_below_it(qtbot, qapp):
    """Neither where the pointer rests, nor where the keyboard is."""
    dress.apply(qapp)
    page, window = ScrollColumn(), QWidget()
    slider, field = StepSlider(STEPS), ChoiceField()
    field.addItems([words for _, words in STEPS])
    slider.set_picked(1.0)
    field.setCurrentIndex(1)
    for each in (slider, field, *(Panel() for _ in range(12))):
        each.setMinimumHeight(60)
        page.body.addWidget(each)
    QVBoxLayout(window).addWidget(page)
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    qtbot.waitExposed(window)
    for each in (slider, field):
        each.setFocus()
        before = page.verticalScrollBar().value()
        middle = each.mapTo(window, each.rect().center())
        QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, -20))
        assert (slider.value(), field.currentIndex()) == (1, 1)
        assert page.verticalScrollBar().value() > before
