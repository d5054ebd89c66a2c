"""What happened lately, line by line; undo takes lines away again."""

from __future__ import annotations

from functools import partial
from typing import Any

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import BookOpened, BookTurned, Event
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from .row_model import RowModel

STEPS_KEPT = 60


@attrs.frozen(kw_only=True)
class JournalRow:
    """A sentence about one event; `id` is the step it belongs to and its place there."""

    id: tuple[int, int]
    text: str


class JournalModel(RowModel[JournalRow]):
    """The sentences of the latest steps, oldest first."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self._steps: dict[int, tuple[Event, ...]] = {}
        self._said: dict[int, tuple[JournalRow, ...]] = {}
        self._read_back()
        self.refresh()

    def refresh(self, *told: Any) -> None:
        if told and isinstance(told[0], Step):
            self._follow(told[0])
        else:
            self._said.clear()
        super().refresh()

    def _follow(self, step: Step) -> None:
        here = self._bridge.game.cursor.step
        if step.way is Way.JUMPED:
            self._read_back()
            return
        self._steps = {number: events for number, events in self._steps.items() if number <= here}
        self._said = {number: rows for number, rows in self._said.items() if number in self._steps}
        if step.way in (Way.PLAYED, Way.REDONE):
            self._steps[here] = step.events
            self._said.pop(here, None)
            self._steps.pop(here - STEPS_KEPT, None)
            self._said.pop(here - STEPS_KEPT, None)
        elif len(self._steps) < STEPS_KEPT // 2 and here >= STEPS_KEPT // 2:
            self._read_back()

    def _read_back(self) -> None:
        game = self._bridge.game
        first = max(0, game.cursor.step - STEPS_KEPT + 1)
        history = self._bridge.read_back(game.history(first, game.cursor.step))
        self._steps = {}
        for number, events in enumerate(history, start=first):
            turns = [place for place, event in enumerate(events) if isinstance(event, BookOpened | BookTurned)]
            if turns:  # what came before is told in another book
                self._steps, events = {}, events[turns[-1] :]
            self._steps[number] = events
        self._said.clear()

    def _fresh(self) -> tuple[JournalRow, ...]:
        """What a step meant is said once; with each command only the newest is to be put into words."""
        rows: list[JournalRow] = []
        for number in sorted(self._steps):
            if number not in self._said:
                self._said[number] = self._worded(number, rows[-1] if rows else None)
            rows += self._said[number]
        return tuple(rows)

    def _worded(self, number: int, _after: JournalRow | None) -> tuple[JournalRow, ...]:
        """The lines of a step; a book may say more of them, and of how they follow the one before."""
        state, before = self._bridge.state, partial(self._bridge.before, number)
        sentences = self._wording.in_book(state).journal(self._steps[number], before, state)
        return tuple(JournalRow(id=(number, place), text=text) for place, text in enumerate(sentences))

    def words(self, row: JournalRow) -> str:
        return row.text
