"""Carry a piece to where it is put: a drop orders what a press on the place would, and the game places it or does not.

A place that may not have it says why, from the moment the piece hangs over it; dropped beside all places it goes back.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.placing import PieceRow, Place
from vanguard_desktop.text.common.wording import Wording

from .goals import Goals
from .waiting_piece import CarriedPiece


class PlacingGesture(QObject):
    """From when a piece is `picked_up` until it is dropped or put back; `explained` carries a reason, or none again."""

    picked_up = Signal()
    explained = Signal(str)

    def __init__(self, bridge: Bridge, wording: Wording, goals: Callable[[PieceRow], Goals], parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._goals_of = bridge, wording, goals
        self._holder = parent
        self._goals: Goals | None = None
        self._carried: CarriedPiece | None = None
        self._over: Place | None = None
        self._given_up = False

    @property
    def carrying(self) -> bool:
        return self._carried is not None

    def carry(self, piece: PieceRow, to: QPoint) -> None:
        """The hand moves; the first time the places light up or dim."""
        if self._given_up:
            return
        if self._goals is None or self._carried is None:
            self.picked_up.emit()
            self._carried = CarriedPiece(piece, self._holder.window())
            self._goals = self._goals_of(piece)
            self._goals.light(lambda place: not self._why_not(piece, place))
        self._carried.follow(to)
        place = self._goals.place_at(to)
        reason = "" if place is None else self._why_not(piece, place)
        self._goals.say(to, reason)
        if place != self._over:
            self._over = place
            self.explained.emit(reason)

    def drop(self, piece: PieceRow, at: QPoint) -> None:
        """Let go of it, over a place or beside all."""
        self._given_up = False
        if self._goals is None:  # put back, or the game went on meanwhile
            return
        place = self._goals.place_at(at)
        self.cancel()
        order = None if place is None else piece.order(place)
        if order is not None:
            self._bridge.submit(order)

    def give_up(self) -> None:
        """Esc: the piece goes back, however the hand goes on moving."""
        self._given_up = self.carrying
        self.cancel()

    def forget(self) -> None:
        """The game went on: nothing of it is in the hand, nor put back any more."""
        self.cancel()
        self._given_up = False

    def cancel(self) -> None:
        """The hand is empty again."""
        if self._carried is None or self._goals is None:
            return
        self._carried.hide()
        self._carried.deleteLater()
        goals, self._goals, self._carried, self._over = self._goals, None, None, None
        goals.say(QPoint(), "")
        goals.rest()
        self.explained.emit("")

    def _why_not(self, piece: PieceRow, place: Place) -> str:
        order = piece.order(place)
        reason = None if order is None else self._bridge.why_not(order)
        return "" if reason is None else self._wording.refusals.why(reason, self._bridge.state)
