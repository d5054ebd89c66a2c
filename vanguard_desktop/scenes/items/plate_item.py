"""A sector on the map: far away its number, nearer its name and signs, near its whole card."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vanguard_desktop.models.expedition.sectors import SectorRow
from vanguard_desktop.widgets.look import color_of, paint_focus_ring, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_disk, square
from vanguard_desktop.widgets.look.tokens import tokens

from ..geometry import Form, board_point
from ..z_order import Z
from .card_paint import CardLayout, lay_card, paint_card
from .plate_paint import (
    PLATE_HEIGHT,
    name_box,
    paint_name,
    paint_plate,
    paint_tab,
    plate_box,
    tab_box,
)
from .steady import SteadyItem


class Target(Enum):
    """Whether what is being dragged may be dropped here."""

    NONE = "none"
    LEGAL = "legal"
    ILLEGAL = "illegal"


class PlateItem(SteadyItem):
    """The plate of one sector; figures stand on its upper edge."""

    def __init__(self, row: SectorRow) -> None:
        super().__init__()
        self.row = row
        self.form = Form.PLATE
        self.target = Target.NONE
        self.focused = False
        self._card: CardLayout | None = None
        self._boxes: dict[Form, QRectF] = {}
        self.setZValue(Z.PLATE)
        self.set_row(row)

    @property
    def has_signs(self) -> bool:
        """Whether there is more to show than number and name."""
        return bool(self.row.biomes or self.row.marks)

    @property
    def card(self) -> CardLayout | None:
        """Where things are on the card, while the plate is open as one."""
        return self._card

    def box(self, form: Form) -> QRectF:
        """What the plate covers around its place in this form, where nothing pushes it aside."""
        if form not in self._boxes:
            self._boxes[form] = _box(self.row, form)
        return QRectF(self._boxes[form])

    def set_row(self, row: SectorRow) -> None:
        self.row = row
        self.setPos(board_point(row.x, row.y))
        self.measure()

    def set_form(self, form: Form) -> None:
        if form is not self.form:
            self.form = form
            self.measure()

    def set_target(self, target: Target) -> None:
        if target is not self.target:
            self.target = target
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Ring the plate; it comes forward, so that nothing covers it."""
        self.setZValue(Z.RAISED_PLATE if focused and self.form is not Form.TAB else Z.PLATE)
        if focused is not self.focused:
            self.focused = focused
            self.update()

    def measure(self) -> None:
        """Take the size that the words need in the language and text size of now."""
        self._card = None
        self._boxes = {}
        if self.form is Form.CARD:
            self._card = lay_card(self.row)
            self._boxes[Form.CARD] = _around(self._card)
        self._set_body(self.box(self.form).translated(self._shift))
        self.set_focused(self.focused)

    def action_at(self, point: QPointF) -> int | None:
        """The number of the special action whose button lies under a point of the item."""
        if self._card is None:
            return None
        inside = point - self._body.topLeft()
        return next((number for number, place in self._card.buttons.items() if place.contains(inside)), None)

    def draw(self, painter: QPainter) -> None:
        dim = self.target is Target.ILLEGAL
        match self.form:
            case Form.TAB:
                paint_tab(painter, self._body, self.row, dim=dim)
            case Form.NAME:
                paint_name(painter, self._body, self.row, dim=dim)
            case Form.PLATE:
                paint_plate(painter, self._body, self.row, dim=dim)
            case Form.CARD:
                assert self._card is not None
                paint_card(painter, self._body.topLeft(), self.row, self._card)
        if self.target is Target.LEGAL:
            paint_legal(painter, self._body)
        if self.focused:
            paint_focus_ring(painter, self._body, tokens().radius.slot)


def _box(row: SectorRow, form: Form) -> QRectF:
    match form:
        case Form.TAB:
            return tab_box()
        case Form.NAME:
            return name_box(row)
        case Form.PLATE:
            return plate_box(row)
        case Form.CARD:
            return card_rect(row)


def paint_legal(painter: QPainter, body: QRectF) -> None:
    """The thick ring and the tick of a place where something may be dropped."""
    radius = tokens().radius.slot
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width, away in ((color_of("legal", 0.3), 6.0, 6.0), (color_of("legal"), 3.0, 2.0)):
        painter.setPen(QPen(color, width))
        painter.drawRoundedRect(body.adjusted(-away, -away, away, away), radius + away, radius + away)
    badge = body.topRight() + QPointF(-2, 2)
    paint_disk(painter, badge, 11, fill=color_of("legal"))
    paint_icon(painter, "check", square(badge, 16), color_of("on_legal"))


def card_rect(row: SectorRow) -> QRectF:
    """What the card of a sector covers, around the place of the sector."""
    return _around(lay_card(row))


def _around(card: CardLayout) -> QRectF:
    return QRectF(QPointF(-card.width / 2, -scaled(PLATE_HEIGHT) / 2), card.size)
