"""The positions of a game at any of its steps: remembered, or replayed from the nearest one that was kept."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Box
from vanguard_desktop.store.errors import UNPLAYABLE, SaveError
from vanguard_desktop.store.log import Cursor, EventLog
from vanguard_desktop.store.position import Position

from .campaign import fold

# A kept position every so many steps bounds what undo and opening have to replay, whatever the length of the campaign.
SNAPSHOT_EVERY = 32
REMEMBERED = 96


class Positions:
    """Those of one log, which every step leads to again."""

    def __init__(self, box: Box, log: EventLog) -> None:
        self._box, self._log = box, log
        self._remembered: OrderedDict[Cursor, Position] = OrderedDict()

    def at(self, at: Cursor) -> Position:
        """From memory, or from the nearest kept position and the few steps after it."""
        known = self._remembered.get(at)
        if known is not None:
            return known
        found = self._log.nearest_snapshot(at)
        step, position = found or (-1, None)
        for number, events in enumerate(self._log.read(at.line, step + 1, at.step), start=step + 1):
            position = self.replayed(position, number, events)
            passed = Cursor(at.line, number)
            self.remember(passed, position)
            if number % SNAPSHOT_EVERY == 0 and not self._log.read_only:
                # An old save, or a repaired one. Without room for it the next opening takes as long again, no more.
                with suppress(SaveError):
                    self._log.keep(passed, position)
        assert position is not None
        self.remember(at, position)
        return position

    def remember(self, at: Cursor, position: Position) -> None:
        self._remembered[at] = position
        self._remembered.move_to_end(at)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)

    def replayed(self, position: Position | None, step: int, events: tuple[Event, ...]) -> Position:
        """The position after a recorded step; who forges a save can write down steps that no rule would make."""
        try:
            after = fold(self._box, position, events)
            assert after is not None
        except UNPLAYABLE as problem:
            raise self._log.unplayable(step) from problem
        return after
