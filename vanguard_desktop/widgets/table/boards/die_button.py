"""A die on a board: it can be pressed, or dragged to where it would go."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE

from ...look import Painted, look, scaled
from ...look.controls.asking import about
from ...look.paint.dice_paint import DieFace, DieState, die_reach, paint_die
from ...look.paint.painted import square
from ...look.tokens import tokens
from .drag_die import DragDie

RING_ROOM = 8  # around a die, for the ring of a legal one


def face_of(die: DieId) -> DieFace:
    """A die at rest shows its first face: the skill it is made for, or what it has most of."""
    known = ALL_DICE[die]
    glyphs = tuple(icon.value for icon in known.faces[0])
    return DieFace(color=known.color.value, glyphs=glyphs, bracketed=True)


class DieButton(DragDie):
    """A die of a board; any may be picked up, so that the place it cannot go to says why."""

    def __init__(self, die: DieId, name: str, *, spent: bool) -> None:
        super().__init__(die, name)
        self.die = die
        self._spent = spent
        self._asked = False
        about(self, f"die:{die}")

    def _may_go(self) -> bool:
        return True

    def set_state(self, *, legal: bool, asked: bool) -> None:
        """`asked`: a die is being chosen; then those that may not be taken are dimmed."""
        self._show_legal(legal)
        if asked != self._asked:
            self._asked = asked
            self.update()

    def side(self) -> int:
        return tokens().size.die.slot if look().text_scale <= 1 else scaled(tokens().size.die.slot)

    def sizeHint(self) -> QSize:
        side = self.side() + 2 * RING_ROOM
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        side = self.side()
        rect = square(self.area.center(), side)
        state = DieState(
            hovered=self.underMouse() and self._legal,
            legal=self._legal,
            focused=self.hasFocus(),
            spent=self._spent and not self._legal,
            forbidden=(self._asked and not self._legal) or self._carried,
        )
        paint_die(painter, rect, face_of(self.die), state)


class CarriedDie(Painted):
    """The die under the pointer while it is dragged; it lies over the whole window and takes no mouse."""

    def __init__(self, face: DieFace, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        size = round(tokens().size.die.tray + 2 * die_reach(tokens().size.die.tray))
        self.resize(size, size)
        self.show()
        self.raise_()

    def follow(self, place: QPoint) -> None:
        self.move(self._window.mapFromGlobal(place) - self.rect().center())

    def paint(self, painter: QPainter) -> None:
        side = float(tokens().size.die.tray)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QPointF(self.rect().center()))
        paint_die(painter, rect, self._face, DieState(selected=True))
