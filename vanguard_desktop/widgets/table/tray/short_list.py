"""A few choices that open at the thing they belong to; a window of its own would not be seen on a shared picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ...fitting_column import FittingColumn
from ...look import scaled
from ...look.controls.beside import Side, free_room, place_beside, seen_place
from ...look.controls.panels import Panel
from ...look.paint.rich import Speak
from ...parts.prompt.choice_row import ChoiceRow

_WIDTH, _GAP, _KEYS = 420, 4, "123456789"


@attrs.frozen(kw_only=True)
class Choice:
    """What the row says and does; a `checked` one carries a tick."""

    words: str
    act: Callable[[], object]
    checked: bool = False


class ShortList(Panel):
    """Digits choose, arrows go up and down; Esc or a look elsewhere closes it."""

    def __init__(self, choices: Sequence[Choice], speak: Speak, beside: QWidget) -> None:
        super().__init__(ground="panel", line="accent", padding=4, parent=beside.window())
        self._choices, self._beside = choices, beside
        self._before = QApplication.focusWidget()
        self._look_again = QTimer(self, singleShot=True, interval=0)
        self._look_again.timeout.connect(self._on_look_again)
        beside.installEventFilter(self)
        column = FittingColumn(gap=8, padding=8)
        self.body.addWidget(column)
        self.rows: list[ChoiceRow] = []
        for number, choice in enumerate(choices):
            icon = "check" if choice.checked else ""
            row = ChoiceRow(_KEYS[number : number + 1], choice.words, speak, icon=icon, on_sheet=False)
            row.clicked.connect(lambda _=False, act=choice.act: self._take(act))
            row.installEventFilter(self)
            column.body.addWidget(row)
            self.rows.append(row)
        room = free_room(beside)
        width = min(scaled(_WIDTH), room.width())
        size = QSize(width, column.heightForWidth(width - 8) + 10)
        sides = (Side.BELOW, Side.ABOVE, Side.LEFT, Side.RIGHT)
        self.setGeometry(place_beside(seen_place(beside), size, room, sides, gap=_GAP))
        self.show()
        self.raise_()
        self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self, act: Callable[[], object]) -> None:
        self._close(back=True)
        act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_Escape:
            self._close(back=True)
        elif 0 <= number < min(len(self.rows), len(_KEYS)):
            self._take(self._choices[number].act)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._beside:
            if event.type() == QEvent.Type.Hide:
                self._on_left_alone()
        elif event.type() == QEvent.Type.FocusOut:
            self._look_again.start()
        return super().eventFilter(watched, event)

    def _on_look_again(self) -> None:
        """The keyboard has left a row: for another one, or for something else on the table?"""
        now = QApplication.focusWidget()
        if now is not None and not self.isAncestorOf(now):
            self._close(back=False)

    def _on_left_alone(self) -> None:
        """What was to be chosen went with the thing it belonged to, as when a step of the check is undone."""
        self.hide()
        self.deleteLater()

    def _close(self, *, back: bool) -> None:
        """Put it away; the keyboard goes back to where it was."""
        if self.isHidden():
            return
        self._look_again.stop()
        if back:
            before = self._before
            gone = before is None or not isValid(before) or not before.isVisible()
            (self._beside if before is None or gone else before).setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.deleteLater()
