"""What keys do on every map: arrows steer, Shift and arrows push, plus and minus zoom, F shows everything."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from .steering import ARROWS
from .zoom_view import ZoomView

_PUSH = 80  # pixels for one press of Shift and an arrow


class MapKeys:
    """Turns keys into looks and orders; what an order is, is the business of each map."""

    def __init__(self, view: ZoomView) -> None:
        self._map = view

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here."""
        key, view = event.key(), self._map
        match key:
            case _ if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                view.push((ARROWS[Qt.Key(key)] * -_PUSH).toPoint())
            case _ if key in ARROWS:
                self.steer(ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                view.zoom_in()
            case Qt.Key.Key_Minus:
                view.zoom_out()
            case Qt.Key.Key_F:
                view.fit()
            case Qt.Key.Key_Home:
                self.go_home()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.step(-1 if key == Qt.Key.Key_PageUp else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                return self.act()
            case Qt.Key.Key_Space:
                self.grip(True)
            case Qt.Key.Key_Escape:
                return self.step_back()
            case _:
                return False
        return True

    def release(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.grip(False)

    @abstractmethod
    def steer(self, direction: QPointF) -> None:
        """To the place that lies in that direction."""

    @abstractmethod
    def step(self, by: int) -> None:
        """To the next place in their order, for those that no arrow leads to."""

    @abstractmethod
    def go_home(self) -> None:
        """To where everything begins."""

    @abstractmethod
    def act(self) -> bool:
        """Do what the chosen place is for; False if the key means something elsewhere."""

    @abstractmethod
    def step_back(self) -> bool:
        """Take back the last look; False if there is none."""

    @abstractmethod
    def grip(self, on: bool) -> None:
        """With the space bar held the hand pushes the map, whatever lies under it."""
