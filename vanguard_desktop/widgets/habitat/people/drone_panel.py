"""The drones beside the crew: what each helps with, where it works, and whose command it follows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.habitat.base import PawnMark
from vanguard_desktop.models.habitat.drones import DroneRow
from vanguard_desktop.rulesets.habitat.data.actions import Pawn

from ...look import color_of, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...parts.screen_keys import ENTER
from ..marks import cut, paint_pawn_mark

_GAP, _PAD = 6, 6
_HIGH, _LEAST, _WIDE = 34, 22, 260  # of a line with one drone; so wide that what it does is told beside its name


class DronePlate(Pressable):
    """`wanted` carries the drone that is to be put on the marked action, or about which is asked."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.row: DroneRow | None = None
        self.clicked.connect(lambda: self.wanted.emit("" if self.row is None else self.row.id))

    def show_row(self, row: DroneRow, words: str, *, can_help: bool) -> None:
        self.setAccessibleName(words)
        self.setAccessibleDescription(QCoreApplication.translate("Dice", "Can be chosen now.") if can_help else "")
        set_tip(self, words)
        about(self, f"drone:{row.id}")
        if row != self.row or can_help != self.property("can_help"):
            self.row = row
            self.setProperty("can_help", can_help)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.property("can_help"):
            event.ignore()  # Enter goes on, as the bar promises
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDE), scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        row = self.row
        if row is None:
            return
        can_help = bool(self.property("can_help"))
        line, wide = color_of("legal" if can_help else "line_faint"), 2.0 if can_help else 1.0
        paint_box(painter, self.area, 8, fill=color_of("panel"), line=line, width=wide)
        side = min(float(scaled(24)), self.height() - 6.0)
        place = QRectF(_PAD, (self.height() - side) / 2, side, side)
        mark = PawnMark(
            pawn=Pawn(row.id), member=MemberId(""), seat=row.seat, letter=row.letter, name=row.name, drone=True
        )
        paint_pawn_mark(painter, place, mark, faint=not row.idle)
        room = QRectF(place.right() + _PAD, 0, self.width() - place.right() - 2 * _PAD, self.height())
        said = f"{row.name}: {row.work or row.does}" if self.width() >= scaled(_WIDE) * 0.8 else row.name
        if text_size(row.name, "label").width() > room.width():
            return  # its letter stands for it, and the tip tells all
        ink = color_of("text" if row.idle else "text_mute")
        draw_text(painter, room, cut(said, "label", room.width()), "label", ink, LEFT)


class DronePanel(QWidget):
    """One below the other; where that is too low, side by side in two columns."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.plates: list[DronePlate] = []

    def show_rows(self, rows: Sequence[tuple[DroneRow, str]], helping: frozenset[str]) -> None:
        """`helping` are those that could join the marked action."""
        while len(self.plates) < len(rows):
            plate = DronePlate()
            plate.setParent(self)
            plate.wanted.connect(self.wanted)
            self.plates.append(plate)
        for plate, (row, words) in zip(self.plates, rows, strict=False):
            plate.show_row(row, words, can_help=row.id in helping)
            plate.show()
        for plate in self.plates[len(rows) :]:
            plate.hide()
        self._lay()

    @property
    def shown(self) -> list[DronePlate]:
        return [each for each in self.plates if not each.isHidden()]

    def _lay(self) -> None:
        shown = self.shown
        if not shown:
            return
        fit = max((self.height() + _GAP) // (scaled(_LEAST) + _GAP), 1)
        columns = -(-len(shown) // fit)
        rows = -(-len(shown) // columns)
        wide = (self.width() - (columns - 1) * _GAP) // columns
        high = min((self.height() - (rows - 1) * _GAP) // rows, scaled(_HIGH))
        for number, plate in enumerate(shown):
            column, row = divmod(number, rows)
            plate.setGeometry(QRect(column * (wide + _GAP), row * (high + _GAP), wide, high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
