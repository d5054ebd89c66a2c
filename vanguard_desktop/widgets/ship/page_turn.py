"""A page of the binder turns over: what lay open before is seen going, and nobody waits for it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ..look import Painted, color_of, look
from ..look.first_input import FirstInput
from ..look.paint.painted import faded


class PageTurn(Painted):
    """It lies over the binder while it runs; the first press ends it and is meant for what lies below."""

    def __init__(self, binder: QWidget) -> None:
        super().__init__(binder)
        self._binder = binder
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._before = QPixmap()
        self._at, self._back = 0.0, False
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
        self._before, self._back, self._at = before, back, 0.0
        self.setGeometry(self._binder.rect())
        self.raise_()
        self.show()
        self._input.listen()
        self._motion.setDuration(look().duration("sheet"))
        self._motion.start()

    def finish(self) -> None:
        """The new page lies open."""
        if self.isHidden():
            return
        self.hide()
        self._motion.stop()
        self._before = QPixmap()
        self._input.stop()

    def _go_on(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        """The old page is drawn aside towards the edge at which it is bound, with its shadow on the new one."""
        self._input.painted()
        wide = self.width() * (1 - self._at)
        left = self.width() - wide if self._back else 0.0
        place = QRectF(left, 0, wide, self.height())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, self._before, QRectF(self._before.rect()))
        edge = place.left() if self._back else place.right()
        reach = 26.0
        shadow = QRectF(edge - reach if self._back else edge, 0, reach, self.height())
        shade = QLinearGradient(shadow.topLeft(), shadow.topRight())
        strong, none = faded(color_of("scrim"), 0.55), faded(color_of("scrim"), 0.0)
        shade.setColorAt(0.0, none if self._back else strong)
        shade.setColorAt(1.0, strong if self._back else none)
        painter.fillRect(shadow, shade)
