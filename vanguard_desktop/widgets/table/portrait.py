"""The face of a crew member until the helmet comes off: suit and visor, with the ring and sign of the section."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.widgets.look.figures import PAWN_SHAPE, paint_pawn
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.kept import paint_kept
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens


def paint_portrait(
    painter: QPainter, rect: QRectF, section: str, *, round_edge: bool = False, sign: bool = True
) -> None:
    """Draw head and shoulders into `rect`; the sign of the section sits on the lower left corner."""
    paint_kept(
        painter,
        rect,
        ("portrait", section, round_edge, sign),
        lambda inside, place: _paint_portrait(inside, place, section, round_edge, sign),
        reach=rect.width() * 0.1,
    )


def _paint_portrait(painter: QPainter, rect: QRectF, section: str, round_edge: bool, sign: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color = look().color(f"section_{section}")
    shape = QPainterPath()
    if round_edge:
        shape.addEllipse(rect)
    else:
        shape.addRoundedRect(rect, tokens().radius.slot, tokens().radius.slot)
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, color.darker(230))
    sky.setColorAt(1, color.darker(130))
    painter.fillPath(shape, sky)
    painter.setClipPath(shape)
    high = rect.height() * 1.72
    wide = high * PAWN_SHAPE
    # The pawn's head and chest; its base stays below the edge.
    paint_pawn(painter, QRectF(rect.center().x() - wide / 2, rect.top() + rect.height() * 0.1, wide, high), section)
    painter.setClipping(False)
    painter.strokePath(shape, QPen(color, 1.5))
    if sign:
        reach = rect.width() * 0.19
        badge = QPointF(rect.left() + reach * 0.75, rect.bottom() - reach * 0.75)
        painter.setBrush(look().color("well"))
        painter.setPen(QPen(color, 1.5))
        painter.drawEllipse(badge, reach, reach)
        place = QRectF(0, 0, reach * 1.35, reach * 1.35)
        place.moveCenter(badge)
        paint_icon(painter, f"section_{section}", place, color)
    painter.restore()


class Portrait(QWidget):
    """The picture on a crew board."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, section: str, name: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section, self._size = section, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(look().scaled(self._size.width()), look().scaled(self._size.height()))

    def _badge(self) -> float:
        """How far the sign of the section stands out."""
        return self.width() * 0.06

    def paintEvent(self, _event: QPaintEvent) -> None:
        rect = QRectF(self.rect()).adjusted(self._badge(), 1, -2, -self._badge())
        paint_portrait(QPainter(self), rect, self._section)
