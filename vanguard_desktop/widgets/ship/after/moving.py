"""Patients are seen moving from bed to bed, after the page already shows where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, Qt, QVariantAnimation, SignalInstance
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look import Painted, color_of, look
from ...look.first_input import FirstInput
from ...look.paint.painted import paint_box
from ...look.tokens import tokens

# A page that turns over at the same time is seen first, and then who moves on it.
_WAITS, _TIMES = 0.3, 3


@attrs.frozen(kw_only=True)
class Move:
    """Who moves looks like the `picture`."""

    start: QPointF
    end: QPointF
    picture: QPixmap


class Moving(Painted):
    """It lies over the beds while it runs; the first press ends it and is meant for what lies below."""

    def __init__(self, page: QWidget, arrived: SignalInstance) -> None:
        super().__init__(page)
        self._page, self._arrived = page, arrived
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._moves: Sequence[Move] = ()
        self._at = 0.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._go_on)
        self._motion.finished.connect(self.finish)
        self._input = FirstInput(self.finish, self)
        self.hide()

    @property
    def runs(self) -> bool:
        return not self.isHidden()

    def follow(self, step: Step, beds: Mapping[MemberId, QWidget], places: Mapping[str, QWidget]) -> None:
        """Whoever lies in another bed than before; without motion, or where nobody looks, they simply lie there."""
        self.finish()
        if step.way is not Way.PLAYED or not isinstance(step.before, ShipState) or not look().duration("card"):
            return
        was = {member: places.get(str(step.before.place_of(member))) for member in beds}
        moves = [
            Move(start=self._corner(bed), end=self._corner(card), picture=card.grab())
            for member, card in beds.items()
            if (bed := was[member]) is not None and bed is not card
        ]
        if moves and self._page.isVisible():
            self._move(moves)

    def _corner(self, bed: QWidget) -> QPointF:
        return QPointF(bed.mapTo(self._page, QPoint()))

    def _move(self, moves: Sequence[Move]) -> None:
        self._moves, self._at = moves, 0.0
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        self._input.listen()
        self._motion.setDuration(_TIMES * look().duration("card"))
        self._motion.start()

    def finish(self) -> None:
        """Everybody lies where they lie."""
        if self.isHidden():
            return
        self.hide()
        self._motion.stop()
        self._moves = ()
        self._input.stop()
        self._arrived.emit()

    def _go_on(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        self._input.painted()
        part = max(0.0, self._at - _WAITS) / (1 - _WAITS)
        for move in self._moves:  # nobody lies there yet
            bed = QRectF(move.end, move.picture.deviceIndependentSize())
            painter.fillRect(bed, color_of("panel"))
            paint_box(painter, bed, tokens().radius.slot, fill=None, line=color_of("line"), dashed=True)
        for move in self._moves:
            painter.drawPixmap(move.start + (move.end - move.start) * part, move.picture)
