"""Who plays: a line for each player's name, and one for each section that says whose it is (GEN-04)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.bridge import LONGEST_NAME

from ..look import scaled
from ..look.controls.choices import Segmented
from ..look.controls.marks import SeatRing
from ..look.controls.panels import IconMark
from ..look.controls.text import Text

_LABEL = 170


class NameLine(QWidget):
    """A player's ring and name."""

    named = Signal()

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._ring = SeatRing(number, str(number), str(number))
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._on_named)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(14)
        row.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.name, 1)

    def set_words(self, placeholder: str) -> None:
        self.name.setPlaceholderText(placeholder)
        self.name.setAccessibleName(placeholder)

    def _on_named(self, name: str) -> None:
        letter = name.strip()[:1].upper() or str(self._number)
        self._ring.set_seat(self._number, letter, name.strip() or str(self._number))
        self.named.emit()


class SectionLine(QWidget):
    """A section and the players, of whom one has it; `taken` carries the section and the number of the seat from 0."""

    taken = Signal(object, int)

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._section = section
        self._label = Text(role="label", wrap=False)
        self.players = Segmented()
        self.players.chosen.connect(lambda seat: self.taken.emit(section, seat))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        icon = IconMark(f"section_{section.value}", color=f"section_{section.value}", beside="label")
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._label, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.players, 1, Qt.AlignmentFlag.AlignVCenter)

    def show_players(self, section: str, names: Sequence[str], seat: int) -> None:
        self._label.setText(section)
        self._label.setFixedWidth(max(scaled(_LABEL), self._label.sizeHint().width()))
        self.players.setAccessibleName(section)
        self.players.set_choices(list(enumerate(names)), seat)
