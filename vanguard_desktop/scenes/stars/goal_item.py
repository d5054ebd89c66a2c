"""A destination on its orbit; from near, or when it is looked at, it says its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vanguard_desktop.models.ship.goals import GoalRow
from vanguard_desktop.widgets.look import night_of, paint_focus_ring, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box, paint_disk, square
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text, text_size

from ..items.steady import SteadyItem
from ..z_order import Z
from .lights import paint_body, paint_mark

_REACH, _HIT = 11.0, 19.0
_PAD = 6


class GoalItem(SteadyItem):
    """One destination of the system where the ship is."""

    def __init__(self, row: GoalRow) -> None:
        super().__init__()
        self.row = row
        self.named = self.focused = self.chosen = False
        self.setZValue(Z.TOKEN)
        self.measure()

    def set_row(self, row: GoalRow) -> None:
        self.row = row
        self.measure()

    def set_shown(self, *, named: bool, focused: bool, chosen: bool) -> None:
        if (named, focused, chosen) != (self.named, self.focused, self.chosen):
            self.named, self.focused, self.chosen = named, focused, chosen
            self.setZValue(Z.RAISED_PLATE if chosen else Z.TOKEN)
            self.measure()

    @property
    def disk(self) -> QRectF:
        return square(QPointF(), 2 * _HIT)

    @property
    def label(self) -> QRectF:
        """Where the name stands, if it is said."""
        size = text_size(self.row.name, "label")
        width = size.width() + 2 * scaled(_PAD)
        return QRectF(-width / 2, _HIT, width, size.height() + 2)

    def measure(self) -> None:
        self._set_body(self.disk | self.label if self.named else self.disk)
        self.update()

    def shape(self) -> QPainterPath:
        shape = QPainterPath()
        shape.addEllipse(self.disk)
        if self.named:
            shape.addRect(self.label)
        return shape

    def draw(self, painter: QPainter) -> None:
        row = self.row
        if self.chosen:
            paint_disk(painter, QPointF(), _REACH + 5, fill=None, line=night_of("accent"), width=2.5)
        paint_disk(painter, QPointF(), _REACH + 2, fill=night_of("halo", 0.6))
        paint_body(painter, QPointF(), _REACH, row.id, row.kind, dim=not row.reachable)
        badge = QPointF(_REACH * 0.85, -_REACH * 0.85)
        if row.marks:
            paint_mark(painter, square(badge, 13), row.marks[0])
        elif row.visited:
            paint_disk(painter, badge, 7, fill=night_of("halo", 0.85))
            paint_icon(painter, "check", square(badge, 12), night_of("good"))
        elif row.waits:
            paint_disk(painter, badge, 7.5, fill=night_of("halo", 0.85))
            paint_icon(painter, "log_entry", square(badge, 13), night_of("text"))
        if self.named:
            label = self.label
            paint_box(painter, label, 5, fill=night_of("halo", 0.72), line=None)
            ink = "accent_text" if self.chosen else "text" if row.reachable else "text_soft"
            draw_text(painter, label, row.name, "label", night_of(ink), CENTER)
        if self.focused:
            paint_focus_ring(painter, square(QPointF(), 2 * _REACH + 12), _REACH + 6)
