"""A reason beside the pointer: why the thing in the hand cannot be put here."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTextDocument

from vanguard_desktop.widgets.look import color_of, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box
from vanguard_desktop.widgets.look.paint.rich import rich_document
from vanguard_desktop.widgets.look.paint.shadows import paint_shadow
from vanguard_desktop.widgets.look.tokens import tokens

from ..z_order import Z
from .steady import SteadyItem

_WIDTH, _PAD, _ICON = 280, 12, 20
_BELOW_POINTER = 22


class NoteItem(SteadyItem):
    """Hidden until there is something to say."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.NOTE)
        self.setVisible(False)
        self.text = ""
        self._words: QTextDocument | None = None

    def say(self, text: str) -> None:
        """Show `text`; nothing for an empty one."""
        if text == self.text:
            return
        self.text = text
        self.setVisible(bool(text))
        self.measure()

    def measure(self) -> None:
        if not self.text:
            return
        self._words = rich_document(self.text, color="warn", width=scaled(_WIDTH))
        width = self._words.idealWidth() + scaled(_ICON) + 3 * scaled(_PAD)
        height = max(self._words.size().height(), scaled(_ICON)) + 2 * scaled(10)
        self._set_body(QRectF(-width / 2, _BELOW_POINTER, width, height))

    def shape(self) -> QPainterPath:
        return QPainterPath()  # the pointer reaches what lies below

    def draw(self, painter: QPainter) -> None:
        if self._words is None:
            return
        body = self._body
        radius = tokens().radius.card
        paint_shadow(painter, body, "card", radius)
        paint_box(painter, body, radius, fill=color_of("card"), line=color_of("warn"), width=1.5)
        side = scaled(_ICON)
        icon = QRectF(body.left() + scaled(_PAD), body.top() + scaled(10), side, side)
        paint_icon(painter, "blocked", icon, color_of("warn"))
        painter.translate(icon.right() + scaled(_PAD), body.top() + scaled(10))
        self._words.drawContents(painter)
