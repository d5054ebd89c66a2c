"""Where the places of the plan are on the table as it lies now: in full, or folded away behind a strip or a tab."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import DieId, MemberId
from vanguard_desktop.setting import DiscoveryType

from ...look import scaled
from ...look.paint.painted import square
from ..boards.drag_die import DragDie
from .plan import Place, Spot

if TYPE_CHECKING:
    from ..table_screen import TableScreen

_TOKEN = 34  # the side of something that has no picture of its own


@attrs.frozen(eq=False)
class Found:
    """A rectangle on the table; `thing` is the widget that is the thing itself, not only where it lies."""

    rect: QRectF
    thing: QWidget | None = None


class Spots:
    """Looks places up, the most exact one that can be seen."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table

    def find(self, spot: Spot) -> Found | None:
        """None if the place is nowhere to be seen."""
        for thing in self._things(spot):
            if _seen(thing):
                rect = QRectF(thing.rect())
                rect.translate(thing.mapTo(self._table, QPoint(0, 0)))
                if isinstance(thing, DragDie) and thing.dropped_at is not None:
                    rect.moveCenter(self._table.mapFromGlobal(thing.dropped_at))  # the hand has brought it so far
                return Found(rect, thing)
        for holder in self._holders(spot):
            if _seen(holder):
                # Of something large its middle is meant.
                place = square(self._middle(holder, spot), scaled(_TOKEN))
                return Found(place)
        return None

    def _middle(self, holder: QWidget, spot: Spot) -> QPointF:
        """Of a holder, or of the one deck that is meant; where a hand has brought it, there."""
        if isinstance(holder, DragDie) and holder.dropped_at is not None:
            return QPointF(self._table.mapFromGlobal(holder.dropped_at))
        middle = holder.rect().center()
        decks = self._table.situation.discoveries.decks
        if holder is decks and spot.id:
            middle = decks.place_of(DiscoveryType(spot.id))
        return QPointF(holder.mapTo(self._table, middle))

    def _things(self, spot: Spot) -> Iterator[QWidget]:
        table = self._table
        board = None if spot.member is None else table.crew.boards.get(spot.member)
        match spot.place:
            case Place.DIE:
                yield from (button for key, button in table.tray.felt.dice.items() if key == spot.id)
                for each in table.crew.boards.values():
                    yield from (button for die, button in each.dice.dice.items() if die == DieId(spot.id))
            case Place.HAND if board is not None:
                yield from (card for id, card in board.hand.cards.items() if id == spot.id)
            case Place.GEAR if board is not None:
                yield from (card for id, card in board.gear.cards.items() if id == spot.id)
            case Place.INJURY if board is not None:
                yield from board.dice.injuries.cards[int(spot.id) - 1 : int(spot.id)]
            case Place.LANDER:
                yield from (card for id, card in table.situation.discoveries.found.cards.items() if id == spot.id)
            case _:
                return

    def _holders(self, spot: Spot) -> Iterator[QWidget]:
        table = self._table
        match spot.place:
            case Place.SUPPLIES:
                yield table.header.supplies
            case Place.SUCCESSES:
                yield table.header.successes
            case Place.MIDDLE:
                yield table.map
            case Place.WAITING:
                yield from (piece for id, piece in table.waiting.pieces.items() if id == spot.id)
                yield table.map
            case Place.EVENTS:
                yield table.situation.events.deck
                yield from (table.situation, table.glance)
            case Place.EVENT_DISCARDS:
                yield table.situation.events.discards
                yield from (table.situation, table.glance)
            case Place.DISCOVERIES:
                yield table.situation.discoveries.decks
                yield table.situation.discoveries
                yield from (table.situation, table.glance)
            case Place.LANDER:
                yield from (piece for id, piece in table.waiting.pieces.items() if id == spot.id)
                yield table.situation.lander
                yield from (table.situation, table.glance)
            case _:
                yield from self._of_member(spot.place, spot.member or self._owner(spot.id))

    def _of_member(self, place: Place, member: MemberId | None) -> Iterator[QWidget]:
        """The part of the board, then whatever else stands for this member."""
        table = self._table
        if member is None or member not in table.crew.boards:
            return
        board = table.crew.boards[member]
        match place:
            case Place.DECK | Place.DISCARDS:
                yield board.decks
            case Place.INJURY:
                yield board.dice.injuries
            case Place.DIE:
                yield board.dice
            case _:
                yield board.hand
        yield table.crew.strips[member]
        yield table.crew_tabs.strips[member]

    def _owner(self, die: str) -> MemberId | None:
        rows = self._table.members.rows
        return next((row.id for row in rows if die in (*row.available, *row.spent)), None)


def _seen(widget: QWidget) -> bool:
    """Shown, and not scrolled away; what lies over it for the moment does not count."""
    rect, holder = widget.rect(), widget
    while not rect.isEmpty() and (above := holder.parentWidget()) is not None and not holder.isWindow():
        rect = rect.translated(holder.pos()) & above.rect()
        holder = above
    return widget.isVisible() and not rect.isEmpty()
