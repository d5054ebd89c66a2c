"""A lane between two stars, and the rings around the star where the ship is."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.widgets.look import night_of

from ..z_order import Z
from .sky import RING, orbit


class Course(Enum):
    """What a lane is to whoever looks: far away, one of those from here, closed, or a part of the chosen course, which
    can be flown or not.
    """

    FAR = "far"
    OPEN = "open"
    CLOSED = "closed"
    CHOSEN = "chosen"
    DENIED = "denied"


_WIDTH = {Course.FAR: 1.8, Course.OPEN: 3.0, Course.CLOSED: 2.2, Course.CHOSEN: 3.5, Course.DENIED: 3.5}
_HEAD = 11.0
_EVERY = 10.0


class LaneItem(QGraphicsItem):
    """Dots; the chosen course is a line with a head. Its price hangs on a pill of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.PATH)
        self._line = QLineF()
        self._one_way = False
        self.course = Course.FAR

    @property
    def middle(self) -> QPointF:
        return self._line.center()

    def lie(self, line: QLineF, course: Course, *, one_way: bool) -> None:
        """From here to there, in the direction of a flight."""
        if (line, course, one_way) != (self._line, self.course, self._one_way):
            self.prepareGeometryChange()
            self._line, self.course, self._one_way = QLineF(line), course, one_way
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._line.p1(), self._line.p2()).normalized().adjusted(-14, -14, 14, 14)

    def shape(self) -> QPainterPath:
        return QPainterPath()  # the pill is what can be pressed

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._line.isNull():
            return
        course, width = self.course, _WIDTH[self.course]
        ink = {
            Course.FAR: night_of("text_mute", 0.55),
            Course.OPEN: night_of("text_soft", 0.9),
            Course.CLOSED: night_of("text_mute", 0.8),
            Course.CHOSEN: night_of("accent_hi"),
            Course.DENIED: night_of("warn"),
        }[course]
        pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if course is Course.CHOSEN:
            painter.setPen(QPen(night_of("halo", 0.6), width + 5, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(self._line)
        else:
            # Dash patterns count in pen widths; a dash of nearly nothing with round ends is a dot.
            pen.setDashPattern([0.01, _EVERY / width])
        painter.setPen(pen)
        painter.drawLine(self._line)
        if course in (Course.CHOSEN, Course.DENIED) or self._one_way:
            pen.setStyle(Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._head())

    def _head(self) -> QPainterPath:
        turn = math.atan2(self._line.dy(), self._line.dx())
        head = QPainterPath()
        for number, aside in enumerate((math.pi - 0.5, 0.0, math.pi + 0.5)):
            away = QPointF(math.cos(turn + aside), math.sin(turn + aside)) * (_HEAD if number != 1 else 0)
            point = self._line.p2() + away
            if number:
                head.lineTo(point)
            else:
                head.moveTo(point)
        return head


class OrbitsItem(QGraphicsItem):
    """The rings around the star where the ship is: an orbit for each destination, and the outermost one."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.ORBIT)
        self._goals = 0
        self._waits = False

    def set_goals(self, goals: int, *, waits: bool) -> None:
        """`waits` while it is asked where the ship goes."""
        if (goals, waits) != (self._goals, self._waits):
            self._goals, self._waits = goals, waits
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-RING, -RING, 2 * RING, 2 * RING).adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setBrush(night_of("halo", 0.34))
        painter.setPen(QPen(night_of("accent" if self._waits else "line_strong", 0.9), 1.6))
        painter.drawEllipse(QPointF(), RING, RING)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(night_of("line_strong", 0.6), 1.1))
        for place in range(self._goals):
            reach = orbit(place, self._goals)
            painter.drawEllipse(QPointF(), reach, reach)
