"""One complex: its structures side by side, and the malfunction track above them, which fills toward a card."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent

from vanguard_desktop.models.habitat.base import MARKS, GaugeRow, StructureRow

from ..look import Painted, color_of, name_it, paint_icon, scaled
from ..look.controls.asking import about
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from .marks import paint_complex_mark
from .structure_plate import StructurePlate

_PAD, _GAP, _HEAD = 10, 8, 34


class ComplexPanel(Painted):
    """`wanted` carries the structure whose actions are asked for."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._gauge: GaugeRow | None = None
        self._said = ""
        self.plates: list[StructurePlate] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # F1 opens the sum of its track

    def show_rows(
        self, gauge: GaugeRow, said: str, rows: Sequence[tuple[StructureRow, str]], open_ones: Collection[str]
    ) -> None:
        """The track and the structures of this complex."""
        name_it(self, said)
        while len(self.plates) < len(rows):
            plate = StructurePlate()
            plate.setParent(self)
            plate.wanted.connect(self.wanted)
            self.plates.append(plate)
        for plate, (row, words) in zip(self.plates, rows, strict=False):
            plate.show_row(row, words, open=row.id in open_ones)
            plate.setVisible(True)
        for plate in self.plates[len(rows) :]:
            plate.hide()
        about(self, f"track:{gauge.id.value}")
        if gauge != self._gauge:
            self._gauge = gauge
            self.update()
        self._lay()

    @property
    def head(self) -> QRect:
        """Where the malfunction track stands."""
        return QRect(0, 0, self.width(), scaled(_HEAD) + 4)

    @property
    def shown(self) -> list[StructurePlate]:
        """The plates of the structures that are in play."""
        return [plate for plate in self.plates if not plate.isHidden()]

    def least_height(self, wide: int) -> int:
        """In a panel that is so wide."""
        shown = self.shown
        if not shown:
            return scaled(_HEAD)
        rows = math.ceil(len(shown) / self._columns(wide))
        return scaled(_HEAD) + 2 * _PAD + rows * shown[0].least_height + (rows - 1) * _GAP

    def _columns(self, wide: int) -> int:
        """As many side by side as have room for their names; rows are as even as they can be."""
        shown = self.shown
        least = max(plate.least_width for plate in shown)
        most = max(1, min(len(shown), (wide - 2 * _PAD + _GAP) // (least + _GAP)))
        return math.ceil(len(shown) / math.ceil(len(shown) / most))

    def _lay(self) -> None:
        shown = self.shown
        if not shown:
            return
        columns = self._columns(self.width())
        rows = math.ceil(len(shown) / columns)
        top = scaled(_HEAD) + _PAD // 2
        wide = (self.width() - 2 * _PAD - _GAP * (columns - 1)) / columns
        high = (self.height() - top - _PAD - _GAP * (rows - 1)) / rows
        for number, plate in enumerate(shown):
            row, column = divmod(number, columns)
            left, right = _PAD + round(column * (wide + _GAP)), _PAD + round(column * (wide + _GAP) + wide)
            plate.setGeometry(QRect(left, top + round(row * (high + _GAP)), right - left, round(high)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paint(self, painter: QPainter) -> None:
        paint_box(painter, self.area, 12, fill=color_of("panel"), line=color_of("line_faint"))
        gauge = self._gauge
        if gauge is None:
            return
        middle = scaled(_HEAD) / 2 + 2
        mark = QRectF(_PAD + 2, middle - scaled(8), scaled(16), scaled(16))
        paint_complex_mark(painter, mark, MARKS[gauge.id], gauge.id.value)
        step = float(scaled(22))
        width = (gauge.most + 1) * (step + 3)
        left = self.width() - _PAD - width
        name = QRectF(
            mark.right() + 8, 0, left - mark.right() - 40 - text_size("100,0 %", "label").width(), scaled(_HEAD) + 4
        )
        role = "panel_title" if text_size(gauge.name, "panel_title").width() <= name.width() else "label"
        draw_text(painter, name, gauge.name, role, color_of("text"), LEFT)
        icon = scaled(18)
        chance = text_size("100,0 %", "label").width()
        place = QRectF(left - chance - 6, 0, chance, 2 * middle)
        ink = color_of("warn" if gauge.threatens else "text_mute")
        draw_text(painter, place, gauge.chance, "label", ink, LEFT)
        left_of = place.left() - icon - 4
        paint_icon(painter, "malfunction", QRectF(left_of, middle - icon / 2, icon, icon), ink)
        self._paint_track(painter, QPointF(left, middle - step / 2), step, gauge)

    @staticmethod
    def _paint_track(painter: QPainter, at: QPointF, step: float, gauge: GaugeRow) -> None:
        """All up to the level is filled; the last place, where a card is drawn, is dashed."""
        color = color_of(f"complex_{gauge.id.value}")
        for number in range(gauge.most + 1):
            place = QRectF(at.x() + number * (step + 3), at.y(), step, step)
            here, passed, last = number == gauge.level, number < gauge.level, number == gauge.most
            paint_box(
                painter,
                place,
                4,
                fill=color if here else color_of("raised" if passed else "well"),
                line=color_of("bad") if last else color if here or passed else color_of("line"),
                dashed=last and not here,
            )
            ink = color_of("space" if here else "text_soft" if passed else "text_mute")
            draw_text(painter, place, str(number), "label", ink, CENTER)
