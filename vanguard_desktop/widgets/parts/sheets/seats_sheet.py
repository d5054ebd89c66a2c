"""The seats sheet: who sits where, with which sections; names can be changed, and agreement is seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.bridge import LONGEST_NAME, Bridge
from vanguard_desktop.models.common.seats import SeatModel, SeatRow, SectionSeatRow

from ...fitting_column import FittingColumn
from ...headed_sheet import HeadedSheet
from ...look.controls.buttons import PRIMARY, Button
from ...look.controls.lines import TOP, column_in, row_in
from ...look.controls.marks import SeatRing
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import Text
from ...portraits.face_mark import FaceMark


class SeatsSheet(HeadedSheet):
    """Esc closes it; a name counts as soon as its field is left."""

    def __init__(self, bridge: Bridge, seats: SeatModel[Any]) -> None:
        super().__init__("seats", width=760)
        self._bridge = bridge
        self._model = seats
        self._hint = Text(color="text_soft")
        self.done = Button(kind=PRIMARY, key="Esc")
        self.done.clicked.connect(self.closed)
        self.lines = [_SeatLine(row, read_only=bridge.game.read_only) for row in self._model.rows]
        column = FittingColumn(padding=6)
        for line in self.lines:
            line.named.connect(bridge.rename)
            column.body.addWidget(line)
        column.body.addWidget(self._hint)
        self.inside.addWidget(column, 1)
        row_in(self.inside, 1, self.done)
        self._model.dataChanged.connect(self._show)
        self._retranslate()

    def _show(self, *_: object) -> None:
        for line, row in zip(self.lines, self._model.rows, strict=True):
            line.show_seat(row, self._state_of(row))

    def _state_of(self, row: SeatRow) -> str:
        if row.agreed is None:
            #: Beside a player: the game waits for this one.
            return self.tr("decides now") if row.asked else ""
        if row.agreed:
            #: Beside a player: yes to leaving the planet.
            return self.tr("has agreed")
        return self.tr("has yet to agree")

    def _retranslate(self) -> None:
        super()._retranslate()
        #: Title of the sheet: which player has which section.
        self.set_title(self.tr("Seats"))
        #: Button: shut the sheet.
        self.done.set_label(self.tr("Done"))
        self._hint.setText(
            self.tr(
                "Each player decides for the crew of their own sections. Lift-off needs everybody’s agreement;"
                " in other questions of the whole team one section has the last word."
            )
            if any(isinstance(row, SectionSeatRow) for row in self._model.rows)
            else self.tr("Each player decides for their own astronauts; all else is decided together.")
        )
        for number, line in enumerate(self.lines, start=1):
            #: Said of a field to type in, by screen readers. {number} is from 1 to 4.
            line.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self._show()


class _SeatLine(Panel):
    """`named` carries the number of the seat from 0 and the new name."""

    named = Signal(int, str)

    def __init__(self, row: SeatRow, *, read_only: bool) -> None:
        super().__init__(padding=12)
        self._id = row.id
        self._known = row.name
        self.ring = SeatRing(row.id + 1, row.letter, row.name)
        self.name, self.state = QLineEdit(row.name), Text(color="accent_text")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setReadOnly(read_only)
        self.name.editingFinished.connect(self._on_named)
        self._sections = {section: _SectionWords(section) for section, *_ in _sections(row)}
        across = row_in(self.body, (self.ring, TOP), gap=14)
        words = column_in(across, self.name, gap=6, share=1)
        for section in self._sections.values():
            words.addWidget(section)
        for line in row.plays:
            words.addWidget(Text(line, color="text_soft"))
        words.addWidget(self.state)

    def show_seat(self, row: SeatRow, state: str) -> None:
        self.ring.set_seat(row.id + 1, row.letter, row.name, agreed=bool(row.agreed))
        if row.name != self._known:  # also when undo has given the former name back
            self._known = row.name
            self.name.setText(row.name)
        for section, words, member in _sections(row):
            self._sections[section].show_sent(words, member)
        self.state.setText(state)
        self.state.setVisible(bool(state))
        self.set_line("accent" if row.asked else "line_faint")

    def _on_named(self) -> None:
        name = self.name.text().strip()
        if not name:
            self.name.setText(self._known)
        elif name != self._known:
            self._known = name
            self.named.emit(self._id, name)


def _sections(row: SeatRow) -> tuple[tuple[Section, str, MemberId | None], ...]:
    """None where the book knows no sections."""
    return row.sections if isinstance(row, SectionSeatRow) else ()


class _SectionWords(QWidget):
    """A section with its sign and whoever went for it, by name and face."""

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._section = section
        self.words, self.face = Text(color="text_soft"), FaceMark()
        row = row_in(self, gap=8)
        icon = IconMark(f"section_{section.value}", color=f"section_{section.value}", beside="body")
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)

    def show_sent(self, words: str, member: MemberId | None) -> None:
        self.words.setText(words)
        self.face.show_member(member or "", self._section.value)
        self.face.setVisible(member is not None)
