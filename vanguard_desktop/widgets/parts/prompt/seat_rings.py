"""The seats that a question has to do with, as a row of rings before it."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.models.common.seats import SeatModel

from ...look.controls.marks import SeatRing


class SeatRings(QWidget):
    """Where all have to read, every seat is shown."""

    def __init__(self, seats: SeatModel[Any]) -> None:
        super().__init__()
        self._sitting = seats
        self.rings: list[SeatRing] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)

    def show_seats(self, *, everybody: bool) -> None:
        rows = [row for row in self._sitting.rows if row.shown or everybody]
        while len(self.rings) > len(rows):
            ring = self.rings.pop()
            self._row.removeWidget(ring)
            ring.hide()
            ring.deleteLater()
        for row in rows[len(self.rings) :]:
            self.rings.append(SeatRing(row.id + 1, row.letter, row.name))
            self._row.addWidget(self.rings[-1])
            self.rings[-1].show()  # or it would have no room until the next question
        for ring, row in zip(self.rings, rows, strict=True):
            ring.set_small(len(rows) > 1)
            ring.set_seat(row.id + 1, row.letter, row.name, agreed=bool(row.agreed) and not everybody)
