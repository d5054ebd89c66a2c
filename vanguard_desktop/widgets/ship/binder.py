"""The binder: left and right page with rings between them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.pages import comes_after

from ..look import Painted, color_of
from ..look.paint.painted import paint_box
from ..look.tokens import tokens
from .left.left_page import LeftPage
from .page_turn import PageTurn
from .pages.right_side import RightSide

_EDGE, _SPINE, _RING_W, _RING_H, _APART = 8, 14, 36, 15, 52


class Binder(Painted):
    """A right-hand side that takes the whole spread leaves no room for the left page."""

    def __init__(self, left: LeftPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.left = left
        left.setParent(self)
        self.right: RightSide | None = None
        self._whole, self._left_width = False, 300
        self._rings = _Rings(self)
        self.page, self.turn = "", PageTurn(self)
        left.lesson.turned.connect(self._stand_lesson)

    def open(self, right: RightSide, *, whole: bool) -> None:
        """Lay a page open on the right."""
        if right is not self.right:
            if self.right is not None:
                self.right.hide()
            self.right = right
            if right.parent() is not self:
                right.setParent(self)
            right.show()
            self._rings.raise_()
        if whole is not self._whole:
            self._whole = whole
            self.left.setVisible(not whole)
            self._rings.setVisible(not whole)
            self.update()
        if whole and right.lesson is None:
            self.left.lend_lesson(self)
        else:
            self.left.take_lesson_back()
        self.stand()

    def seen(self) -> QPixmap:
        """How it looks in its window now; what was painted there is not painted again for it."""
        store, place = self.backingStore(), self.rect().translated(self.mapTo(self.window(), QPoint(0, 0)))
        window = None if store is None else store.paintDevice()
        if not isinstance(window, QImage) or not self.window().rect().contains(place):
            return QPixmap()
        scale = window.devicePixelRatio()
        corner, size = place.topLeft() * scale, place.size() * scale
        seen = QPixmap.fromImage(window.copy(QRect(corner, size)))
        seen.setDevicePixelRatio(scale)
        return seen

    def show_turned(self, page: str, before: QPixmap) -> None:
        """This page lies open now; what was seen `before` turns over."""
        before_this, self.page = self.page, page
        if not before.isNull():
            self.turn.turn(before, back=not comes_after(page, before_this))

    def set_left_width(self, width: int) -> None:
        if width != self._left_width:
            self._left_width = width
            self.stand()

    def stand(self) -> None:
        high = self.height() - 2 * _EDGE
        if self._whole:
            if self.right is not None:
                self.right.setGeometry(_EDGE, _EDGE, self.width() - 2 * _EDGE, high)
            self._stand_lesson()
            return
        self.left.setGeometry(_EDGE, _EDGE, self._left_width, high)
        start = _EDGE + self._left_width + _SPINE
        if self.right is not None:
            self.right.setGeometry(start, _EDGE, self.width() - start - _EDGE, high)
        self._rings.setGeometry(start - _SPINE // 2 - _RING_W // 2, _EDGE, _RING_W, high)
        self._rings.raise_()

    def _stand_lesson(self) -> None:
        """Upon a page that takes the whole spread; what is pressed there makes way for it."""
        lesson = self.left.lesson
        if lesson.parentWidget() is not self:
            return
        lesson.stand_in(self.rect())
        if self.right is not None:
            taken = QRect() if lesson.isHidden() else lesson.geometry().translated(-self.right.pos())
            self.right.keep_clear(taken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stand()

    def paint(self, painter: QPainter) -> None:
        paint_box(painter, self.area, tokens().radius.panel, fill=color_of("deck"), line=color_of("line_faint"))
        pages = [QRectF(self.area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))]
        if not self._whole:
            (page,) = pages
            middle = _EDGE + self._left_width + _SPINE / 2
            pages = [
                QRectF(page.left(), page.top(), middle - 4 - page.left(), page.height()),
                QRectF(middle + 4, page.top(), page.right() - middle - 4, page.height()),
            ]
        for page in pages:
            paint_box(painter, page, tokens().radius.slot, fill=color_of("panel"), line=color_of("line_faint"))


class _Rings(Painted):
    """The rings that hold the pages."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paint(self, painter: QPainter) -> None:
        for top in (36, 36 + _APART, self.height() - 36 - _APART, self.height() - 36):
            ring = QRectF(0, top - _RING_H / 2, _RING_W, _RING_H)
            shade = QLinearGradient(ring.topLeft(), ring.bottomLeft())
            shade.setColorAt(0.0, color_of("text_mute"))
            shade.setColorAt(0.35, color_of("text_soft"))
            shade.setColorAt(1.0, color_of("line"))
            paint_box(painter, ring, _RING_H / 2, fill=QBrush(shade), line=color_of("well"), width=1.0)
