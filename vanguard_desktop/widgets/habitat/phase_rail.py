"""The six phases of a sol: which is now, what is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.models.habitat.sheet import PhaseRow

from ..look import Painted, color_of, name_it, paint_icon, scaled
from ..look.paint.painted import paint_disk
from ..look.paint.text_paint import CENTER, LEFT, draw_text, text_size

_HEIGHT = 40


class PhaseRail(Painted):
    """Only the current phase is named where there is too little room for all."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[PhaseRow, ...] = ()

    def show_rows(self, rows: Sequence[PhaseRow], said: str) -> None:
        name_it(self, said)
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self.update()

    def subject_at(self, place: QPoint) -> str:
        """The phase under the pointer."""
        if not self._rows:
            return ""
        number = min(max(place.x() * len(self._rows) // max(self.width(), 1), 0), len(self._rows) - 1)
        return f"phase:{self._rows[number].id.value}"

    def sizeHint(self) -> QSize:
        return QSize(600, scaled(_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.area, color_of("deck"))
        if not self._rows:
            return
        wide = self.width() / len(self._rows)
        whole = all(text_size(row.name, "label").width() + scaled(44) <= wide for row in self._rows)
        for number, row in enumerate(self._rows):
            place = QRectF(number * wide, 0, wide, self.height())
            now = row.when == 0
            if now:
                painter.fillRect(place, color_of("accent_soft"))
                painter.fillRect(QRectF(place.left(), place.bottom() - 3, wide, 3), color_of("accent"))
            self._paint_phase(painter, place, number + 1, row, words=now or whole)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), color_of("line_faint"))

    @staticmethod
    def _paint_phase(painter: QPainter, place: QRectF, number: int, row: PhaseRow, *, words: bool) -> None:
        now, over = row.when == 0, row.when < 0
        side = float(scaled(20))
        name = text_size(row.name, "label").width() + 2 if words else 0.0
        if name + side + 8 > place.width():  # its number can be counted, its name not
            ink = color_of("accent_text")
            draw_text(painter, place, row.name, "label", ink, CENTER)
            return
        left = place.center().x() - (side + (8 + name if words else 0)) / 2
        mark = QRectF(left, place.center().y() - side / 2, side, side)
        color = color_of("accent" if now else "line_strong")
        paint_disk(painter, mark.center(), side / 2, fill=color if now else None, line=color, width=1.5)
        if over:
            paint_icon(painter, "check", mark.adjusted(4, 4, -4, -4), color_of("text_soft"))
        else:
            draw_text(painter, mark, str(number), "label", color_of("on_accent" if now else "text_mute"), CENTER)
        if words:
            ink = color_of("accent_text" if now else "text_soft" if over else "text_mute")
            draw_text(
                painter, QRectF(mark.right() + 8, place.top(), name, place.height()), row.name, "label", ink, LEFT
            )
