"""Carry a card to where it is used: what takes it lights up, and only a drop there counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.cards import CardShown

from ..reach import Reach

_SHOWS_THROUGH = 0.85


@runtime_checkable
class TakesCards(Protocol):
    """A table that knows where a card may be dropped, and what that orders; nowhere if it can only be pressed."""

    def card_goals(self, card: CardShown) -> Mapping[QWidget, Command]: ...


class CardGesture:
    """From when a card is picked up until it is dropped or slips out of the hand; the pointer carries the `picture`."""

    def __init__(self, card: QWidget, goals: Mapping[QWidget, Any], picture: QPixmap | None = None) -> None:
        self._window, self._goals = card.window(), goals
        self._reaches = [Reach(goal) for goal in goals]
        for reach in self._reaches:
            reach.show_legal(True)
        self._carried = _CarriedCard(card.grab() if picture is None else picture, self._window)

    def move(self, place: QPoint) -> None:
        self._carried.follow(place)

    def end(self, place: QPoint) -> Any:
        """What is ordered by dropping the card here; what lies over a place that takes it does not."""
        self.cancel()
        met = self._window.childAt(self._window.mapFromGlobal(place))
        if met is None:
            return None
        return next((order for goal, order in self._goals.items() if goal is met or goal.isAncestorOf(met)), None)

    def cancel(self) -> None:
        for each in (*self._reaches, self._carried):
            each.hide()
            each.deleteLater()


def goals_of(widget: QWidget, card: CardShown) -> Mapping[QWidget, Command]:
    """Where the table on which a card lies takes it."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, TakesCards):
        above = above.parentWidget()
    return above.card_goals(card) if isinstance(above, TakesCards) else {}


class _CarriedCard(QWidget):
    """The card under the pointer; it lies over the whole window and takes no mouse."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._picture = window, picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(picture.deviceIndependentSize().toSize())
        self.show()
        self.raise_()

    def follow(self, place: QPoint) -> None:
        self.move(self._window.mapFromGlobal(place) - self.rect().center())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(_SHOWS_THROUGH)
        painter.drawPixmap(0, 0, self._picture)
