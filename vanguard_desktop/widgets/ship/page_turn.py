"""A page of the binder turns over: what lay open before is seen going, and nobody waits for it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ..look import Painted, color_of, look
from ..look.first_input import FirstInput
from ..look.paint.painted import faded

_REACH = 26  # of the shadow that the old page casts


class PageTurn(Painted):
    """The old page, drawn aside towards the edge at which it is bound; the first press ends it and is meant for what
    lies below.

    It is as wide as what is left to be seen of it and covers that wholly: of the new page, which is dear to paint, only
    what comes into sight is painted.
    """

    def __init__(self, binder: QWidget) -> None:
        super().__init__(binder)
        self._binder = binder
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._before = QPixmap()
        self._back = False
        self._shadow = _Shadow(binder)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._go_on)
        self._motion.finished.connect(self.finish)
        self._input = FirstInput(self.finish, self)
        self.hide()

    @property
    def runs(self) -> bool:
        return not self.isHidden()

    @property
    def wanted(self) -> bool:
        """Whether a page that is left has to be kept as a picture: nothing turns unseen, or without motion."""
        return bool(look().duration("sheet")) and self._binder.isVisible()

    def turn(self, before: QPixmap, *, back: bool) -> None:
        """From what was seen `before` to what lies open now; `back` to a page before it."""
        self.finish()
        self._before, self._back = before, back
        self._shadow.set_side(left=back)
        self._go_on(0.0)
        for part in (self._shadow, self):
            part.raise_()
            part.show()
        self._input.listen()
        self._motion.setDuration(look().duration("sheet"))
        self._motion.start()

    def finish(self) -> None:
        """The new page lies open."""
        if self.isHidden():
            return
        self.hide()
        self._shadow.hide()
        self._motion.stop()
        self._before = QPixmap()
        self._input.stop()

    def _go_on(self, at: float) -> None:
        whole, high = self._binder.width(), self._binder.height()
        wide = round(whole * (1 - at))
        left = whole - wide if self._back else 0
        self.setGeometry(left, 0, wide, high)
        self._shadow.setGeometry(left - _REACH if self._back else wide, 0, _REACH, high)

    def paint(self, painter: QPainter) -> None:
        self._input.painted()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._before)


class _Shadow(Painted):
    """Of the old page on the new one; it grows weaker towards its `left` side or its right."""

    def __init__(self, binder: QWidget) -> None:
        super().__init__(binder)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._left = False
        self.hide()

    def set_side(self, *, left: bool) -> None:
        self._left = left

    def paint(self, painter: QPainter) -> None:
        shade = QLinearGradient(self.area.topLeft(), self.area.topRight())
        strong, none = faded(color_of("scrim"), 0.55), faded(color_of("scrim"), 0.0)
        shade.setColorAt(0.0, none if self._left else strong)
        shade.setColorAt(1.0, strong if self._left else none)
        painter.fillRect(self.area, shade)
