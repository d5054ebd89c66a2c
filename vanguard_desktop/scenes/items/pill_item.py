"""The icons of a path in a pill on its middle; it grows a reason when one wants to know why not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTextDocument
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.models.signs import Sign
from vanguard_desktop.scenes.items.steady import SteadyItem
from vanguard_desktop.scenes.z_order import Z
from vanguard_desktop.widgets.look.dice_paint import DieFace, paint_die
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.rich import rich_document
from vanguard_desktop.widgets.look.shadows import paint_shadow
from vanguard_desktop.widgets.look.style import paint_focus_ring
from vanguard_desktop.widgets.look.text_paint import draw_text, text_size
from vanguard_desktop.widgets.look.theme import look

_HEIGHT, _PAD, _GAP = 36, 8, 6
_ICON, _DIE = 20, 18
_REASON_WIDTH = 250


class PillItem(SteadyItem):
    """What a path asks for. A path without icons has a small empty pill, so that it can be pressed too."""

    def __init__(self, signs: tuple[Sign, ...]) -> None:
        super().__init__()
        self.setZValue(Z.PILL)
        self._signs = signs
        self._usable = self._focused = False
        self._reason = ""
        self._words: QTextDocument | None = None
        self.measure()

    @property
    def reason(self) -> str:
        return self._reason

    @property
    def usable(self) -> bool:
        return self._usable

    def set_signs(self, signs: tuple[Sign, ...]) -> None:
        self._signs = signs
        self.measure()

    def set_usable(self, usable: bool) -> None:
        self._usable = usable
        self.update()

    def set_focused(self, focused: bool, reason: str = "") -> None:
        """Ring the pill; with a reason it says why the path cannot be used."""
        if (focused, reason) != (self._focused, self._reason):
            self._focused, self._reason = focused, reason
            self.setZValue(Z.RAISED_PILL if reason else Z.PILL)
            self.measure()

    def measure(self) -> None:
        """Take the size that signs and reason need in the text size of now."""
        scaled = look().scaled
        row = sum(_width(sign) for sign in self._signs) + scaled(_GAP) * max(len(self._signs) - 1, 0)
        width, height = max(row + 2 * scaled(_PAD), scaled(_HEIGHT)), float(scaled(_HEIGHT))
        self._words = None
        if self._reason:
            self._words = rich_document(self._reason, color="warn", width=scaled(_REASON_WIDTH))
            width = max(width, self._words.idealWidth() + 2 * scaled(12))
            height += self._words.size().height() + scaled(8)
        self._set_body(QRectF(-width / 2, -scaled(_HEIGHT) / 2, width, height))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scaled, color, body = look().scaled, look().color, self._body
        radius = scaled(_HEIGHT) / 2 if self._words is None else 12.0
        line = "accent" if self._usable else "warn" if self._words is not None else "line_strong"
        paint_shadow(painter, body, "token", round(radius))
        paint_box(painter, body, radius, fill=color("panel"), line=color(line), width=2 if self._usable else 1.5)
        ink = color("accent_text" if self._usable else "text")
        row = sum(_width(sign) for sign in self._signs) + scaled(_GAP) * max(len(self._signs) - 1, 0)
        left, middle = -row / 2, body.top() + scaled(_HEIGHT) / 2
        for sign in self._signs:
            _paint_sign(painter, sign, QPointF(left, middle), ink)
            left += _width(sign) + scaled(_GAP)
        if self._words is not None:
            painter.save()
            painter.translate(-self._words.idealWidth() / 2, body.top() + scaled(_HEIGHT))
            self._words.drawContents(painter)
            painter.restore()
        if self._focused:
            paint_focus_ring(painter, body, radius)


def _width(sign: Sign) -> float:
    scaled = look().scaled
    width: float = scaled(_ICON)
    if sign.die:
        width += scaled(2) + scaled(_DIE)
    if sign.text:
        width += scaled(3) + text_size(sign.text, "number").width()
    return width


def _paint_sign(painter: QPainter, sign: Sign, left: QPointF, ink: QColor) -> None:
    scaled = look().scaled
    side = scaled(_ICON)
    x = left.x()
    paint_icon(painter, sign.icon, QRectF(x, left.y() - side / 2, side, side), ink)
    x += side
    if sign.die:
        side = scaled(_DIE)
        x += scaled(2)
        paint_die(painter, QRectF(x, left.y() - side / 2, side, side), DieFace(color=sign.die))
        x += side
    if sign.text:
        x += scaled(3)
        size = text_size(sign.text, "number")
        place = QRectF(x, left.y() - size.height() / 2, size.width(), size.height())
        draw_text(painter, place, sign.text, "number", ink)
