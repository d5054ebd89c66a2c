"""Shows each flight of a step once, over the table; any key or press ends them all at once and acts as ever."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget
from shiboken6 import isValid

from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.events import DiceRolled
from vanguard_desktop.scenes.motion import Motion, Walk

from ...look import look, scaled
from ...look.first_input import FirstInput
from ...look.paint.token_paint import TOKEN, paint_token
from .plan import Flight, flights_of
from .spots import Found, Spots

if TYPE_CHECKING:
    from ..table_screen import TableScreen

_ARC = 0.12  # how high a flight rises, as a share of its way
_NEAR = 24.0  # what ends up so near has not moved for the eye


@attrs.frozen(eq=False)
class _Left:
    """A flight whose thing has left: where from, and what it looked like there."""

    flight: Flight
    start: Found
    picture: QPixmap | None


class Flights(QObject):
    """Sees where things lie before a step, and shows them going to where they lie after it."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self.spots = Spots(table)
        self._waiting: list[list[_Left]] = []
        self._flying: dict[Flying, QWidget | None] = {}  # with what lies at its goal already, and is not shown yet
        self.motion = Motion(self)
        self.motion.started.connect(self._on_started)
        self.motion.arrived.connect(self._on_arrived)
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._on_take_off)
        self._input = FirstInput(table.finish_motion, self)

    @property
    def running(self) -> bool:
        return bool(self._waiting) or self.motion.running

    def finish(self) -> None:
        """Everything lies where it belongs."""
        self._waiting = []
        self._delay.stop()
        self.motion.finish()
        self._input.stop()

    def prepare(self, step: Step) -> None:
        """Everything lies still where it lay: that is where something flies from."""
        self.finish()
        if step.way not in (Way.PLAYED, Way.REDONE) or not look().duration("card") or not self._table.isVisible():
            return
        self._waiting = [left for group in flights_of(step.events) if (left := self._leaving(group))]

    def take_off(self, step: Step) -> None:
        """The table is laid anew; dice that fall are seen to lie before they are taken."""
        if self._waiting:
            rolled = any(isinstance(event, DiceRolled) for event in step.events)
            self._delay.start(look().duration("die_roll") if rolled else 0)
            self._input.listen()

    def _leaving(self, group: tuple[Flight, ...]) -> list[_Left]:
        left = []
        for flight in group:
            start = self.spots.find(flight.start)
            if start is not None:
                left.append(_Left(flight, start, None if start.thing is None else _picture(start.thing)))
        return left

    def _on_take_off(self) -> None:
        waiting, self._waiting = self._waiting, []
        for group in waiting:
            walks = [walk for number, left in enumerate(group) if (walk := self._walk(left, number)) is not None]
            self.motion.add(*walks)
        if not self.motion.running:
            self._input.stop()

    def _walk(self, left: _Left, number: int) -> Walk | None:
        end = self.spots.find(left.flight.end)
        if end is None:
            return None
        start, goal = left.start.rect.center(), end.rect.center()
        if (goal - start).manhattanLength() < _NEAR:
            return None
        picture = left.picture or (None if end.thing is None else _picture(end.thing))
        picture = picture or _token(left.flight.icon, self._table.devicePixelRatioF())
        flying = Flying(self._table, picture, start, goal, 0.0 if end.thing is None else end.rect.width())
        self._flying[flying] = end.thing
        if end.thing is not None:
            end.thing.setGraphicsEffect(QGraphicsOpacityEffect(end.thing, opacity=0.0))
        line = QPainterPath(start)
        way = goal - start
        line.quadTo((start + goal) / 2 - QPointF(0, _ARC * abs(way.x()) + 0.25 * _ARC * abs(way.y())), goal)
        flying.stackUnder(self._table.scrim)  # nothing flies over what is being read
        flying.setVisible(left.picture is not None)  # what was seen to lie there waits there for its turn
        return Walk(
            item=flying, line=line, duration=look().duration("card"), delay=number * look().duration("die_step")
        )

    def _on_started(self, flying: Flying) -> None:
        flying.show()

    def _on_arrived(self, flying: Flying) -> None:
        thing = self._flying.pop(flying, None)
        if thing is not None and isValid(thing):
            thing.setGraphicsEffect(None)  # type: ignore[arg-type]  # none is taken, which the stub does not know
        flying.hide()
        flying.deleteLater()
        if not self._flying:
            self._input.stop()


class Flying(QWidget):
    """The picture of a thing on its way; neither mouse nor screen reader takes notice of it."""

    def __init__(self, table: QWidget, picture: QPixmap, start: QPointF, goal: QPointF, wide: float) -> None:
        super().__init__(table)
        self._picture, self._start, self._size = picture, start, picture.deviceIndependentSize()
        self._grows = wide / self._size.width() - 1 if wide else 0.0
        self.home = goal
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def setPos(self, pos: QPointF) -> None:
        """Be with the middle at a point of the table, and the nearer to the goal, the more of the size it has there."""
        share = 1 - _length(self.home - pos) / max(_length(self.home - self._start), 1.0)
        size = self._size * (1 + self._grows * max(share, 0.0))
        corner = pos - QPointF(size.width() / 2, size.height() / 2)
        self.setGeometry(QRectF(corner, size).toRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


def _picture(thing: QWidget) -> QPixmap:
    """What a widget looks like, without the ground it lies on."""
    ratio = thing.devicePixelRatioF()
    picture = QPixmap(thing.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    thing.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def _token(icon: str, ratio: float) -> QPixmap:
    """A token with a sign, for what has no picture of its own."""
    side = scaled(TOKEN)
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_token(painter, QRectF(1, 1, side - 2, side - 2), icon)
    painter.end()
    return picture
