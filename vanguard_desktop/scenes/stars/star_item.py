"""A star with its name below, or above the orbits where the ship is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vanguard_desktop.models.ship.stars import StarRow
from vanguard_desktop.widgets.look import night_of, paint_focus_ring, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box, paint_disk, square
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, LEFT, draw_text, text_size

from ..geometry import board_point
from ..items.steady import SteadyItem
from ..z_order import Z
from .lights import paint_mark, paint_star

STAR, SUN = 9.0, 13.0
_REACH = 26.0  # of the halo
_BELOW, _PAD, _GAP, _ICON, _MARK = 24, 6, 5, 16, 18


class StarItem(SteadyItem):
    """One system. `rise` is how far above its star the name stands where the orbits are, in pixels."""

    def __init__(self, row: StarRow) -> None:
        super().__init__()
        self.row = row
        self.focused = self.chosen = self._brief = self._above = False
        self._rise = 0.0
        self.setZValue(Z.PLATE)
        self.set_row(row)

    def set_row(self, row: StarRow) -> None:
        self.row = row
        self.setPos(board_point(row.x, row.y))
        self.measure()

    def set_rise(self, rise: float) -> None:
        if rise != self._rise:
            self._rise = rise
            if self.row.here:
                self.measure()

    def set_brief(self, brief: bool) -> None:
        """Only the name, where there is no room for more."""
        if brief is not self._brief:
            self._brief = brief
            self.measure()

    def set_above(self, above: bool) -> None:
        """The name stands above the star, where lanes come from below."""
        if above is not self._above:
            self._above = above
            self.measure()

    def set_focused(self, focused: bool, *, chosen: bool) -> None:
        """`chosen` is looked at, `focused` where also the keyboard is."""
        if (focused, chosen) != (self.focused, self.chosen):
            self.focused, self.chosen = focused, chosen
            self.setZValue(Z.RAISED_PLATE if chosen else Z.PLATE)
            self.update()

    @property
    def star(self) -> QRectF:
        """The star itself, without its name."""
        return square(QPointF(), 2 * _REACH)

    @property
    def label(self) -> QRectF:
        """Where the name stands."""
        name = text_size(self.row.name, "label")
        width, height = name.width(), name.height() + scaled(_PAD)
        if not self._brief:
            width, height = max(width, self._note_size()), height + scaled(_ICON + 5)
        width += 2 * scaled(_PAD)
        if self.row.here:
            top = -self._rise - height - scaled(4)
        else:
            top = -_BELOW - height if self._above else _BELOW
        return QRectF(-width / 2, top, width, height)

    def measure(self) -> None:
        self._set_body(self.star | self.label)

    def shape(self) -> QPainterPath:
        """Star and name, not what lies between them."""
        shape = QPainterPath()
        shape.addEllipse(self.star)
        shape.addRoundedRect(self.label, 6, 6)
        return shape

    def _note_size(self) -> float:
        marks = len(self.row.marks) * scaled(_MARK + _GAP)
        icon = scaled(_ICON + _GAP) if self._icon() else 0
        return text_size(self.row.note, "body").width() + marks + icon

    def _icon(self) -> str:
        if self.row.here:
            return ""
        if not self.row.reachable:
            return "lock"
        if self.row.waits:
            return "log_entry"
        return "check" if self.row.visited else ""

    def draw(self, painter: QPainter) -> None:
        row = self.row
        dim = not row.reachable
        paint_star(painter, QPointF(), SUN if row.here else STAR, row.light, dim=dim)
        if self.chosen and not row.here:
            paint_disk(painter, QPointF(), _REACH, fill=None, line=night_of("accent"), width=2.5)
        label = self.label
        paint_box(painter, label, 6, fill=night_of("halo", 0.62), line=None)
        ink = night_of("accent_text" if self.chosen else "text_soft" if dim else "text")
        name = text_size(row.name, "label")
        top = QRectF(label.left(), label.top() + scaled(2), label.width(), name.height())
        draw_text(painter, top, row.name, "label", ink, CENTER)
        if not self._brief:
            self._draw_note(painter, QRectF(label.left(), top.bottom(), label.width(), label.bottom() - top.bottom()))
        elif row.marks:
            side = float(scaled(_MARK))
            paint_mark(painter, QRectF(_REACH - side, -_REACH, side, side), row.marks[0])
        if self.focused:
            paint_focus_ring(painter, label if row.here else self.star | label, 10)

    def _draw_note(self, painter: QPainter, place: QRectF) -> None:
        row, icon = self.row, self._icon()
        out = bool(row.reason) and not row.reachable
        ink = night_of("warn" if out else "text_soft")
        left, middle = place.center().x() - self._note_size() / 2, place.center().y()
        if icon:
            color = night_of("good") if icon == "check" else ink
            paint_icon(painter, icon, square(QPointF(left + scaled(_ICON) / 2, middle), scaled(_ICON)), color)
            left += scaled(_ICON + _GAP)
        width = text_size(row.note, "body").width()
        draw_text(painter, QRectF(left, place.top(), width, place.height()), row.note, "body", ink, LEFT)
        left += width + scaled(_GAP)
        for mark in row.marks:
            side = float(scaled(_MARK))
            paint_mark(painter, QRectF(left, middle - side / 2, side, side).adjusted(2, 2, -2, -2), mark)
            left += side + scaled(_GAP)
