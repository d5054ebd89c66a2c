"""Hands at the window: what they do comes to it as from the window system, and only what lies in sight can be reached.

A press goes to whatever lies uppermost at that spot; a thing that is scrolled away is wheeled into sight first; a key
goes to whatever has the keyboard.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from vanguard_desktop.scenes.planet.map_view import MapView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_TURNS = 400


class Hands:
    """Somebody who sees the table and calls nothing of it."""

    def __init__(self, table):
        self._top = table.window()
        self._window = self._top.windowHandle()
        self._top.activateWindow()
        QTest.qWaitForWindowActive(self._top)

    @staticmethod
    def settle():
        for _ in range(4):
            QApplication.processEvents()

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(self._window, key)
            self.settle()

    def click(self, widget, at=None):
        QTest.mouseClick(self._window, LEFT, NONE, self.spot(widget, at))
        self.settle()

    def drag(self, widget, goal, *, at=None, onto=None):
        """From one thing to another; both have to be in sight at once."""
        start = self.spot(widget, at)
        end = self.spot(goal, onto)
        assert self._met(start, widget), f"{widget} and {goal} are not in sight together"
        self.take(start)
        self.carry(start, end)
        self.let_go(end)

    def take(self, place):
        """Press the button down on a place of the window."""
        QTest.mousePress(self._window, LEFT, NONE, place)

    def carry(self, start, end):
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(self._window, start + (end - start) * share)
            self.settle()

    def let_go(self, place):
        QTest.mouseRelease(self._window, LEFT, NONE, place)
        self.settle()

    def spot(self, widget, at=None):
        """Where in the window the thing, or this place of it, is seen."""
        self.settle()
        if isinstance(widget, MapView):
            widget = widget.viewport()
        at = at or widget.rect().center()
        for _ in range(_TURNS):
            place = widget.mapTo(self._top, at)
            if self._met(place, widget):
                return place
            self._wheel(widget, place)
        raise AssertionError(f"{widget} is hidden by {self._top.childAt(place)}")

    def _met(self, place, widget):
        met = self._top.childAt(place)
        return met is widget or (met is not None and widget.isAncestorOf(met))

    def _wheel(self, widget, place):
        around = widget.parentWidget()
        while around is not None and not isinstance(around, QAbstractScrollArea):
            around = around.parentWidget()
        assert around is not None, f"{widget} is hidden by {self._top.childAt(place)}"
        port = around.viewport()
        middle = port.mapTo(self._top, port.rect().center())
        QTest.wheelEvent(self._window, middle, QPoint(0, 60 if place.y() < middle.y() else -60))
        self.settle()
