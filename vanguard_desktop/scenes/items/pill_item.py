"""The icons of a path in a pill on its middle; it grows a reason when one wants to know why not."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTextDocument

from vanguard_desktop.models.expedition.signs import Sign
from vanguard_desktop.widgets.look import color_of, paint_focus_ring, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box
from vanguard_desktop.widgets.look.paint.rich import rich_document
from vanguard_desktop.widgets.look.paint.shadows import paint_shadow
from vanguard_desktop.widgets.look.paint.text_paint import draw_text, text_size
from vanguard_desktop.widgets.look.paint.tiles import paint_tile
from vanguard_desktop.widgets.look.signs import tile_of

from ..z_order import Z
from .steady import SteadyItem

_HEIGHT, _PAD, _GAP = 36, 8, 6
_SLIM_HEIGHT, _SLIM_PAD = 28, 5
_ICON, _TILE = 20, 24
_DOT = 14
_REASON_WIDTH = 250


class PillSize(Enum):
    """How much is seen of a pill: all of it, all close together, that there is something, or nothing."""

    WHOLE = "whole"
    SLIM = "slim"
    DOT = "dot"
    NONE = "none"


class PillItem(SteadyItem):
    """What a path asks for; where there is no room for it only that there is something, unless one asks about it."""

    def __init__(self, signs: tuple[Sign, ...]) -> None:
        super().__init__()
        self.setZValue(Z.PILL)
        self._signs = signs
        self.usable = self._focused = False
        self._size = PillSize.WHOLE
        self._boxes: dict[PillSize, QRectF] = {}
        self.reason = ""
        self._words: QTextDocument | None = None
        self.measure()

    def set_signs(self, signs: tuple[Sign, ...]) -> None:
        if signs != self._signs:
            self._signs = signs
            self.measure()

    def set_usable(self, usable: bool) -> None:
        if usable is not self.usable:
            self.usable = usable
            self.update()

    def set_size(self, size: PillSize) -> None:
        if size is not self._size:
            self._size = size
            self.measure()

    def set_focused(self, focused: bool, reason: str = "") -> None:
        """Ring the pill; with a reason it says why the path cannot be used."""
        if (focused, reason) != (self._focused, self.reason):
            self._focused, self.reason = focused, reason
            self.setZValue(Z.RAISED_PILL if reason else Z.PILL)
            self.measure()

    def measure(self) -> None:
        """Take the size that signs and reason need in the text size of now."""
        self._boxes = {}
        box = self.box(self.size)
        width, height = box.width(), box.height()
        self.setVisible(self.size is not PillSize.NONE)
        self._words = None
        if self.reason:
            self._words = rich_document(self.reason, color="warn", width=scaled(_REASON_WIDTH))
            width = max(width, self._words.idealWidth() + 2 * scaled(12))
            height += self._words.size().height() + scaled(8)
        self._set_body(QRectF(-width / 2, box.top(), width, height).translated(self._shift))

    def box(self, size: PillSize) -> QRectF:
        """The pill around its place, without a reason and as long as nothing else is in the way."""
        if size not in self._boxes:
            self._boxes[size] = self._measured(size)
        return QRectF(self._boxes[size])

    def _measured(self, size: PillSize) -> QRectF:
        if size in (PillSize.DOT, PillSize.NONE):
            side = float(scaled(_DOT))
            return QRectF(-side / 2, -side / 2, side, side)
        tall, pad = (_HEIGHT, _PAD) if size is PillSize.WHOLE else (_SLIM_HEIGHT, _SLIM_PAD)
        height = float(scaled(tall))
        width = max(self._row_width() + 2 * scaled(pad), height)
        return QRectF(-width / 2, -height / 2, width, height)

    @property
    def size(self) -> PillSize:
        """Whoever asks about a path is told all."""
        return PillSize.SLIM if self._focused and self._size in (PillSize.DOT, PillSize.NONE) else self._size

    def _row_width(self) -> float:
        return sum(_width(sign) for sign in self._signs) + scaled(_GAP) * max(len(self._signs) - 1, 0)

    def draw(self, painter: QPainter) -> None:
        body = self._body
        tall = self.box(self.size).height()
        radius = tall / 2 if self._words is None else 12.0
        line = "accent" if self.usable else "warn" if self._words is not None else "line_strong"
        paint_shadow(painter, body, "token", round(radius))
        paint_box(painter, body, radius, fill=color_of("panel"), line=color_of(line), width=2 if self.usable else 1.5)
        ink = color_of("accent_text" if self.usable else "text")
        if self.size is PillSize.DOT:
            return
        left, middle = body.center().x() - self._row_width() / 2, body.top() + tall / 2
        for sign in self._signs:
            _paint_sign(painter, sign, QPointF(left, middle), ink)
            left += _width(sign) + scaled(_GAP)
        if self._words is not None:
            painter.save()
            painter.translate(body.center().x() - self._words.idealWidth() / 2, body.top() + tall)
            self._words.drawContents(painter)
            painter.restore()
        if self._focused:
            paint_focus_ring(painter, body, radius)


def _width(sign: Sign) -> float:
    return sum(_parts(sign)) + scaled(3) * (len(_parts(sign)) - 1)


def _parts(sign: Sign) -> list[float]:
    parts: list[float] = []
    if sign.icon:
        parts.append(scaled(_ICON))
    if sign.die:
        parts.append(scaled(_TILE))
    if sign.text:
        parts.append(text_size(sign.text, _role(sign)).width())
    return parts


def _role(sign: Sign) -> str:
    return "label" if sign.text.isalpha() and not sign.die else "number"


def _paint_sign(painter: QPainter, sign: Sign, left: QPointF, ink: QColor) -> None:
    x, gap = left.x(), scaled(3)
    if sign.icon:
        side = scaled(_ICON)
        paint_icon(painter, sign.icon, QRectF(x, left.y() - side / 2, side, side), ink)
        x += side + gap
    if (tile := tile_of(sign.die)) is not None:
        side = scaled(_TILE)
        paint_tile(painter, QRectF(x, left.y() - side / 2, side, side), tile)
        x += side + gap
    if sign.text:
        size = text_size(sign.text, _role(sign))
        place = QRectF(x, left.y() - size.height() / 2, size.width(), size.height())
        draw_text(painter, place, sign.text, _role(sign), ink)
