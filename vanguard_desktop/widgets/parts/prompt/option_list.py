"""All answers to the open question, or what may be done at any time, as a list above the prompt bar."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.options import KEYS, OptionModel, OptionRow
from vanguard_desktop.text.common.wording import Wording

from ...fitting_column import FittingColumn
from ...look import scaled
from ...look.controls.asking import about
from ...look.controls.flow import FlowLayout
from ...look.controls.panels import Panel
from ...look.controls.text import Text
from .choice_row import ChoiceRow
from .ten_face import TenFace

LIST_WIDTH = 520
_EDGES = 12  # of the panel around its column
_MANY = 7  # from so many answers on they stand below their headings


class OptionList(Panel):
    """Numbers choose, arrows go up and down, Esc closes."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, wording: Wording, options: OptionModel, parent: QWidget | None = None) -> None:
        super().__init__(ground="panel", line="accent", padding=4, parent=parent)
        self._wording, self._options = wording, options
        self._column = FittingColumn(gap=8, padding=8)
        self.title = Text(role="panel_title")
        self._column.body.addWidget(self.title)
        self.body.addWidget(self._column)
        self.rows: list[ChoiceRow | TenFace] = []
        self.headings: list[Text] = []
        self._faces = QWidget(self)
        self._faces.hide()
        self._only: tuple[Command, ...] | None = None
        self._unasked = False
        self._title = ""
        self.hide()

    @property
    def _offered(self) -> list[OptionRow]:
        if self._only is None:
            return list(self._options.rows)
        rows = {row.command: row for row in self._options.rows}
        return [rows[command] for command in self._only if command in rows]

    def fill(self) -> None:
        for part in (*self.rows, *self.headings, self._faces):
            self._column.body.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.rows, self.headings = [], []
        self._fill_faces()
        self.title.setText(self._title)
        self.title.setVisible(bool(self._title))
        heading = ""
        for number, option in enumerate(self._offered):
            if option.face is not None:
                continue
            if self._is_grouped and option.heading != heading:
                heading = option.heading
                self._head(heading)
            row = ChoiceRow(
                option.key if self._only is None else KEYS[number : number + 1],
                option.label,
                self._wording.names.spoken,
                icon=option.icon,
                detail=option.detail,
                on_sheet=False,
            )
            about(row, option.subject)
            row.clicked.connect(lambda _=False, command=option.command: self._on_chosen(command))
            self._column.body.addWidget(row)
            row.show()
            self.rows.append(row)

    @property
    def _is_grouped(self) -> bool:
        """Whether there is so much that one has to look for it."""
        offered = self._offered
        return len(offered) >= _MANY and len({option.heading for option in offered}) > 1

    def _head(self, words: str) -> None:
        if words:
            heading = Text(words, role="label", color="accent_text")
            self._column.body.addWidget(heading)
            heading.show()
            self.headings.append(heading)

    def _fill_faces(self) -> None:
        """What the ten-sided die may show lies side by side."""
        self._faces = QWidget(self)
        flow = FlowLayout(self._faces, gap=4)
        for option in self._offered:
            if option.face is not None:
                face = TenFace(option.face, option.label)
                face.clicked.connect(lambda _=False, command=option.command: self._on_chosen(command))
                flow.addWidget(face)
                self.rows.append(face)
        self._column.body.addWidget(self._faces)
        self._faces.setVisible(bool(self.rows))

    def retranslate(self) -> None:
        """The players chose another language, on a screen of its own, while it lies open: the keyboard stays here."""
        if not self.isHidden():
            focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
            self.fill()
            if focused is not None and focused < len(self.rows):
                self.rows[focused].setFocus(Qt.FocusReason.PopupFocusReason)

    def open_above(
        self,
        room_width: int,
        bottom: int,
        top: int,
        only: Iterable[Command] | None = None,
        *,
        unasked: bool = False,
        title: str = "",
    ) -> None:
        """Show the list over the map, its lower edge on the prompt bar; all of it, or `only` some of the commands in
        their own order. Its `title` says what they belong to.

        In one that comes `unasked` nothing is chosen before somebody goes there: an Enter that was meant for what lay
        there a moment before must press nothing.
        """
        self._only, self._unasked, self._title = None if only is None else tuple(only), unasked, title
        self.fill()
        self.stand(room_width, bottom, top)
        self.show()
        self.raise_()
        self._column.verticalScrollBar().setValue(0)  # not where another list was left
        if unasked:
            self.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self.rows:
            self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def give_way(self, *, all_in_bar: bool) -> None:
        """One that came unasked before the window had its size goes again where the bar has room for all answers."""
        if self._unasked and all_in_bar:
            self.hide()

    def stand(self, room_width: int, bottom: int, top: int) -> None:
        """Take the room that there is now; it may have been opened before the table had its size."""
        width = min(scaled(LIST_WIDTH), room_width - 24)
        height = self._column.fit(width - _EDGES, bottom - top - 16 - _EDGES) + _EDGES
        self.setGeometry(room_width - width - 12, bottom - height - 8, width, height)

    def _on_chosen(self, command: Command) -> None:
        self.closed.emit()
        self.chosen.emit(command)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        offered = self._offered
        place = next((place for place, option in enumerate(offered) if option.key == str(number)), len(offered))
        if self._only is not None:
            place = number - 1
        if 0 <= place < len(offered):
            self._on_chosen(offered[place].command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        none = next((row for row in self.rows if isinstance(row, TenFace) and row.value == 0), None)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_0 and none is not None:
            none.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.window().focusWidget() is self and self.rows:
            self.rows[0 if event.key() == Qt.Key.Key_Down else -1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
