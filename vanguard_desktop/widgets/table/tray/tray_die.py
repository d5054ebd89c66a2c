"""A die on the felt: it tumbles in, lies as it fell, and is pressed or dragged off."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.models.expedition.check.shown import TrayDie

from ...look import set_tip
from ...look.controls.asking import about
from ...look.paint.dice_paint import DieFace, DieState, die_reach, paint_die
from ...look.paint.die_rings import paint_ghost
from ...look.paint.painted import square
from ..boards.drag_die import DragDie

_TILT = 8.0  # degrees to either side; the same die falls the same way in every replay


class TrayDieButton(DragDie):
    """Only what may be taken off the felt can be dragged; `tumble` from 0 to 1 shows the die falling."""

    def __init__(self, die: TrayDie, seed: str, side: int) -> None:
        super().__init__(die.key, die.name)
        self.die, self._side = die, side
        about(self, f"die:{die.key}")
        self._fall = Random(f"{seed}/{die.key}/{die.glyphs}/{die.rolled}")
        self._angle = self._fall.uniform(-_TILT, _TILT) if die.rolled else 0.0
        self._turns = self._fall.choice((-1, 1)) * self._fall.uniform(1.4, 2.2)
        self._tumble = 1.0
        self._lit = False
        self._show_legal(die.command is not None or die.lays)
        if die.lays and die.command is None:
            words = self.tr("Press it or drag it to what it is to be spent on.")
            self.setAccessibleDescription(words)
            set_tip(self, f"{die.name}. {words}")

    def _may_go(self) -> bool:
        return self.die.command is not None or self.die.lays

    def set_tumble(self, share: float) -> None:
        """How far the die has fallen: 0 as it leaves the hand, 1 when it lies."""
        self._tumble = share
        self.update()

    def set_lit(self, lit: bool) -> None:
        """One of the dice that something would cost, while a player looks at it."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_side(self, side: int) -> None:
        """Take another size, as when the felt gets narrower."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        whole = round(self._side + 2 * die_reach(self._side))
        return QSize(whole, whole)

    def paint(self, painter: QPainter) -> None:
        rect = square(self.area.center(), self._side)
        die = self.die
        state = DieState(
            hovered=self.underMouse() and self._may_go(),
            selected=self._lit,
            legal=die.command is not None or die.asked,
            focused=self.hasFocus(),
            section=die.lender.value if die.lender is not None else None,
            row=die.row,
            angle=self._angle if die.rolled else 0.0,
        )
        if self._carried:
            paint_ghost(painter, rect, die.color)
        elif self._tumble < 1:
            self._paint_falling(painter, rect, state)
        else:
            paint_die(painter, rect, face_of(die), state)

    def _paint_falling(self, painter: QPainter, rect: QRectF, state: DieState) -> None:
        """Edge over edge in perspective: the die narrows as it turns over, and shows its face from the last turn on."""
        share = self._tumble
        left = 1 - share
        over = math.cos(self._turns * math.tau * left * left)
        rise = 26 * left * abs(math.sin(3 * math.pi * share)) * left
        painter.save()
        painter.translate(rect.center() - QPointF(0, rise))
        painter.rotate(self._angle + 200 * left * left * (1 if self._turns > 0 else -1))
        painter.scale(max(abs(over), 0.12) * (1 + 0.25 * left), 1 + 0.25 * left)
        painter.translate(-rect.center())
        shown = face_of(self.die) if share > 0.55 else DieFace(color=self.die.color)
        paint_die(painter, rect, shown, DieState(section=state.section))
        painter.restore()


def face_of(die: TrayDie) -> DieFace:
    return DieFace(color=die.color, glyphs=die.glyphs, bracketed=die.bracketed)
