"""The seal of a note that nobody has read yet; once broken, its halves drift apart and stay so."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy

from ...look import Painted, color_of, look, name_it, paint_icon, scaled
from ...look.paint.painted import paint_box, paint_disk

_HIGH, _SEAL, _APART, _TURN = 132, 62, 34, 16
# The crack, from the upper edge of the seal to the lower one, in shares of its radius.
_CRACK = ((0.06, -1.3), (-0.16, -0.52), (0.2, -0.2), (-0.14, 0.22), (0.12, 0.5), (-0.08, 1.3))


class SealMark(Painted):
    """A folded note with a seal on it. It is only looked at; the button below breaks it."""

    def __init__(self) -> None:
        super().__init__()
        self._open = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._go_on)

    @property
    def is_broken(self) -> bool:
        return self._open > 0 or self._motion.state() is QVariantAnimation.State.Running

    def set_name(self, name: str) -> None:
        name_it(self, name)

    def break_it(self) -> None:
        """It cracks; without motion it lies broken at once."""
        if self.is_broken:
            return
        lasts = look().duration("die_roll")
        if lasts:
            self._motion.setDuration(lasts)
            self._motion.start()
        else:
            self._go_on(1.0)

    def finish(self) -> None:
        """Whatever moves, arrives."""
        if self._motion.state() is QVariantAnimation.State.Running:
            self._motion.setCurrentTime(self._motion.duration())

    def sizeHint(self) -> QSize:
        return QSize(scaled(280), scaled(_HIGH))

    def _go_on(self, share: float) -> None:
        self._open = share
        self.update()

    def paint(self, painter: QPainter) -> None:
        wide = min(float(self.width()), scaled(360))
        note = QRectF((self.width() - wide) / 2, 2, wide, self.height() - 4)
        paint_box(painter, note, 8, fill=color_of("card"), line=color_of("line_strong"))
        middle = QPointF(note.center().x(), note.top() + note.height() * 0.56)
        painter.setPen(QPen(color_of("line_strong"), 1.5))
        for corner in (note.topLeft(), note.topRight()):
            painter.drawLine(corner + QPointF(4 if corner == note.topLeft() else -4, 4), middle)
        radius = scaled(_SEAL) / 2
        eased = 1 - (1 - self._open) ** 3
        for side in (-1, 1):
            painter.save()
            painter.translate(middle + QPointF(side * scaled(_APART) * eased, scaled(4) * eased))
            painter.rotate(side * _TURN * eased)
            painter.setClipPath(_half(side, radius))
            paint_disk(painter, QPointF(), radius, fill=color_of("bad"))
            painter.setPen(QPen(color_of("card"), 2))
            painter.drawEllipse(QPointF(), radius * 0.76, radius * 0.76)
            inner = radius * 0.98
            paint_icon(painter, "campaign", QRectF(-inner / 2, -inner / 2, inner, inner), color_of("card"))
            painter.restore()


def _half(side: int, radius: float) -> QPainterPath:
    """One half of the seal, along the crack."""
    edge = side * radius * 1.6
    path = QPainterPath(QPointF(edge, -radius * 1.6))
    for x, y in _CRACK:
        path.lineTo(x * radius, y * radius)
    path.lineTo(edge, radius * 1.6)
    path.closeSubpath()
    return path
