"""All chances of a check side by side: every outcome with every column, for a tray that is too narrow for them."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from vanguard_desktop.setting import RowColor

from ...look import RING_RADIUS, scaled
from ...look.controls.beside import Side, free_room, place_beside, seen_place
from ...look.controls.panels import Panel
from ...look.controls.text import Text
from ...look.tokens import tokens
from .odds_head import Caption
from .outcome_bar import OutcomeBar

_WIDTH, _GAP = 480, 4
_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_O)


@attrs.frozen(kw_only=True)
class OddsLine:
    """One outcome by its color and name, and its chance under each caption."""

    color: RowColor
    name: str
    chances: tuple[str, ...]


class OddsTable(Panel):
    """It has the keyboard while it is open; any of its keys, or a look elsewhere, closes it."""

    def __init__(self, beside: QWidget, parent: QWidget) -> None:
        super().__init__(ground="panel", line="accent", padding=14, parent=parent)
        self._beside = beside
        self._shown: tuple[tuple[Caption, ...], tuple[OddsLine, ...]] = ((), ())
        self._table: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_RADIUS, tokens().radius.panel)
        self.hide()

    @property
    def lines(self) -> tuple[OddsLine, ...]:
        return self._shown[1]

    def show_chances(self, captions: Sequence[Caption], lines: Sequence[OddsLine]) -> None:
        """Write them anew, as after one has become known."""
        if (tuple(captions), tuple(lines)) == self._shown:
            return
        self._shown = tuple(captions), tuple(lines)
        if self._table is not None:
            self.body.removeWidget(self._table)
            self._table.hide()
            self._table.deleteLater()
        self._table = self._built()
        self.body.addWidget(self._table)
        told = [
            ", ".join(f"{caption.words} {chance}" for caption, chance in zip(captions, line.chances, strict=True))
            for line in lines
        ]
        self.setAccessibleName("\n".join(f"{line.name}: {words}" for line, words in zip(lines, told, strict=True)))
        if self.isVisible():
            self._place()

    def _built(self) -> QWidget:
        captions, lines = self._shown
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        middle = Qt.AlignmentFlag.AlignCenter
        for column, caption in enumerate(captions, start=2):
            words = Text(caption.words, role="label", color=caption.color)
            words.setAlignment(middle)
            grid.addWidget(words, 0, column)
            grid.setColumnStretch(column, 1)
        for row, line in enumerate(lines, start=1):
            grid.addWidget(OutcomeBar(line.color), row, 0)
            grid.addWidget(Text(line.name, role="body_strong"), row, 1)
            for column, chance in enumerate(line.chances, start=2):
                number = Text(chance, role="number", color=captions[column - 2].color, wrap=False)
                number.setAlignment(middle)
                grid.addWidget(number, row, column)
        return table

    def open(self) -> None:
        """Over whatever else is in the window."""
        if self.parentWidget() is not self.window():
            self.setParent(self.window())
        self.show()
        self._place()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        """Under what opened it, or over it, or beside it."""
        self.body.activate()
        room = free_room(self._beside)
        width = min(scaled(_WIDTH), room.width())
        wanted = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        sides = (Side.BELOW, Side.ABOVE, Side.LEFT, Side.RIGHT)
        self.setGeometry(place_beside(seen_place(self._beside), QSize(width, wanted), room, sides, gap=_GAP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            self.hide()
            self._beside.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hide()
