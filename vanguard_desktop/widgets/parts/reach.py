"""What takes something that is carried: it lights up where that may be dropped and dims where it may not."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ..look import Painted, color_of, paint_icon, scaled
from ..look.paint.painted import paint_box
from ..look.tokens import tokens

_DIM = 0.45


def lies_in(widget: QWidget, place: QPoint) -> bool:
    """Whether a place on the screen lies in the visible part of the widget."""
    inside = widget.visibleRegion().contains(widget.mapFromGlobal(place))
    return inside and QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size()).contains(place)


class Reach(Painted):
    """Lies over a target while something is carried: the ring and tick of a legal one, a veil over another."""

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        self._target, self._legal = target, False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_legal(self, legal: bool | None) -> None:
        """None when the hand is empty again."""
        self._legal = bool(legal)
        if legal is not None:
            self.setGeometry(self._target.rect())
            self.raise_()
            self.update()
        self.setVisible(legal is not None)

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(1.5, 1.5, -1.5, -1.5)
        if not self._legal:
            painter.fillRect(self.rect(), color_of("well", _DIM))
            return
        paint_box(painter, rect, tokens().radius.slot, fill=None, line=color_of("legal"), width=tokens().stroke.legal)
        side = scaled(18)
        paint_icon(painter, "check", QRectF(rect.right() - side - 4, rect.top() + 4, side, side), color_of("legal"))
