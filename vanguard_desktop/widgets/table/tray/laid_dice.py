"""Dice lying on what they are to be spent on: an outcome, a combination, a special effect."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.check.shown import TrayDie

from ...look import scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import empty
from ...look.paint.dice_paint import DieState, paint_die
from ...look.paint.die_rings import paint_ghost
from ...look.paint.painted import square
from ...look.tokens import tokens
from ..boards.drag_die import DragDie
from .tray_die import face_of

_SIDE, _ROOM, _RING = 30, 4, 3


class LaidDie(DragDie):
    """Small, with its face up; pressed or dragged away it makes room for another."""

    def __init__(self, die: TrayDie, parent: QWidget | None = None) -> None:
        super().__init__(die.key, die.name, parent)
        self.die = die
        self._show_legal(True)
        about(self, f"die:{die.key}")

    def _describe(self) -> None:
        words = self.tr("Press it to take it off, or drag another die here.")
        self.setAccessibleDescription(words)
        set_tip(self, f"{self.die.name}. {words}")

    def _may_go(self) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        side = max(scaled(_SIDE) + 2 * _ROOM, tokens().size.target_min)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        side = scaled(_SIDE)
        place = square(self.area.center(), side)
        if self._carried:
            paint_ghost(painter, place, self.die.color)
            return
        section = self.die.lender.value if self.die.lender is not None else None
        state = DieState(hovered=self.underMouse(), focused=self.hasFocus(), section=section)
        paint_die(painter, place, face_of(self.die), state)


class LaidDice(QWidget):
    """Side by side, in lines. `pressed`, `dragged` and `dropped` carry the die's key."""

    pressed = Signal(str)
    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[TrayDie, ...] = ()
        self.dice: dict[str, LaidDie] = {}
        self._flow = FlowLayout(self, gap=0)

    def show_dice(self, dice: Sequence[TrayDie]) -> None:
        if tuple(dice) == self._shown:
            return
        self._shown = tuple(dice)
        had_focus = next((key for key, die in self.dice.items() if die.hasFocus()), None)
        empty(self._flow)
        self.dice = {}
        for die in dice:
            button = LaidDie(die, self)
            button.chosen.connect(self.pressed)
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)
            self._flow.addWidget(button)
            button.show()
            self.dice[die.key] = button
        self.setVisible(bool(dice))
        if had_focus is not None and self.dice:
            self.dice.get(had_focus, next(iter(self.dice.values()))).setFocus()
        self.updateGeometry()

    @property
    def ring(self) -> int:
        """How much of their edges is there for rings only, and may lie over whatever is beside the dice."""
        return _RING

    @property
    def line_width(self) -> int:
        """Of all dice side by side."""
        return self._flow.sizeHint().width() if self.dice else 0

    def height_for(self, width: int) -> int:
        """How high the dice are in a place of this width without their rings; nothing without dice."""
        return self._flow.heightForWidth(width) - 2 * _RING if self.dice else 0
