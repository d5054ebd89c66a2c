"""What a step has brought is read: once what flies has arrived, and page by page as the book is turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from vanguard_desktop.core import Event
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.state import ShipState

if TYPE_CHECKING:
    from ..pages.right_side import RightSide
    from ..ship_screen import ShipScreen

_WISHES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class ReadOn(QObject):
    """The news of the last step. Whoever presses something while the ship flies sees it arrive, and no more."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._events: Sequence[Event] = ()
        self._before: ShipState | None = None
        self._now, self._later = range(0), range(0)
        self._flies: RightSide | None = None

    def follow(self, step: Step) -> None:
        """Hold what is to be read of it."""
        self._let_go()
        self._now = self._later = range(0)
        if step.way is Way.PLAYED:
            self.hold(step.events, step.before if isinstance(step.before, ShipState) else None)

    def hold(self, events: Sequence[Event], before: ShipState | None = None) -> None:
        """This is to be read; a page that was passed is held open for it."""
        self._events, self._before = events, before
        until = self._screen.held.hold(events, before)
        self._now, self._later = range(until), range(until, len(events))

    def read(self) -> None:
        """Now, or when what moves on the page has arrived."""
        right = self._screen.right
        if right is not None and right.moves and self._now:
            self._flies = right
            right.arrived.connect(self._on_arrived)
            app = QApplication.instance()
            assert app is not None
            app.installEventFilter(self)
        else:
            self._tell(self._now)

    def read_later(self) -> bool:
        """What belongs to the page behind the one that was held open; False if there is nothing."""
        part, self._later = self._later, range(0)
        return self._tell(part)

    def _tell(self, part: range) -> bool:
        told = bool(part) and self._screen.sheets.read(self._events, self._before, part)
        if not told and self._screen.right is not None and self._screen.right.story:
            self._screen.reading_opened.emit(self._screen.right.story)
        return told

    def _on_arrived(self) -> None:
        self._let_go()
        self._tell(self._now)

    def _let_go(self) -> None:
        if self._flies is not None:
            self._flies.arrived.disconnect(self._on_arrived)
            self._flies = None
            app = QApplication.instance()
            assert app is not None
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._flies is None or event.type() not in _WISHES:
            return super().eventFilter(watched, event)
        self._screen.finish_motion()
        return True
