"""The slots of a prompt bar: below or at the right actions and answers, above or before them what is done beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.slots import CARDS, EXERT, THINGS, SlotRow

from ...look.paint.rich import Speak
from .action_slot import ActionSlot
from .bar_grid import BESIDE, COLUMNS, BarGrid
from .enter_key import EnterKey
from .foretold import Foretold

if TYPE_CHECKING:
    from .prompt_bar import PromptBar

MOST_ANSWERS = COLUMNS - BESIDE
# Which of the slots beside the answers is whose.
_PLACES = {CARDS: 0, THINGS: 1, EXERT: 2}


class BarSlots:
    """Each slot is made once and says what stands there now, so nothing moves and the keyboard stays where it is."""

    def __init__(self, bar: PromptBar, speak: Speak) -> None:
        self._bar, self._speak = bar, speak
        self._looked_at: ActionSlot | None = None
        self._primary: Command | None = None
        self._enter = EnterKey(bar, self._mark)
        self._beside = [self._slot() for _ in range(BESIDE)]
        self._low = [self._slot() for _ in range(COLUMNS)]
        self._tried = self._slot()  # never shown: it finds out what has room

    def _slot(self) -> ActionSlot:
        slot = ActionSlot(self._speak)
        slot.setParent(self._bar)
        slot.hide()
        slot.pressed_slot.connect(self._bar.press)
        slot.refused.connect(self._bar.explain)
        slot.lit.connect(self._on_lit)
        return slot

    @property
    def low(self) -> list[ActionSlot]:
        """Actions or answers, from left to right."""
        return [slot for slot in self._low if not slot.isHidden()]

    @property
    def beside(self) -> list[ActionSlot]:
        return [slot for slot in self._beside if not slot.isHidden()]

    def named(self, id: str) -> ActionSlot | None:
        """The one of this kind, if it is shown."""
        return next((slot for slot in (*self.low, *self.beside) if slot.row.id == id), None)

    def show_low(self, rows: Sequence[SlotRow], grid: BarGrid, primary: Command | None) -> None:
        """In the first columns; the one that gives the `primary` command is bright."""
        self._fill(rows, primary)
        for place, slot in enumerate(self._low[: len(rows)]):
            slot.setGeometry(grid.low(place))

    def show_answers(self, rows: Sequence[SlotRow], grid: BarGrid, primary: Command | None) -> None:
        """In the last columns; a few answers with long words have several columns each."""
        self._fill(rows, primary)
        end = COLUMNS - any(row.quiet for row in rows)  # the last place is that of what goes on
        spans = [min(span, end - BESIDE) for span in self._spans(rows, grid)]
        for place, slot in enumerate(self._low[: len(rows)]):
            slot.setGeometry(grid.low(end - sum(spans[place:]), spans[place]))

    def _fill(self, rows: Sequence[SlotRow], primary: Command | None) -> None:
        self._primary = primary
        for slot, row in zip(self._low, rows, strict=False):
            slot.show_row(row, primary=self._is_primary(slot, row))
        for place, slot in enumerate(self._low):
            slot.setVisible(place < len(rows))

    def _is_primary(self, slot: ActionSlot, row: SlotRow) -> bool:
        """Enter gives its command, and nothing else takes the key before."""
        leads = row.leads or (self._primary is not None and row.only == self._primary)
        return leads and self._enter.holder in (None, slot)

    def _mark(self) -> None:
        for slot in self._low:
            slot.show_row(slot.row, primary=self._is_primary(slot, slot.row))

    def key_of(self, command: Command) -> str:
        """The key of the slot that gives an answer or leads to it; empty for what Enter gives, which is bright."""
        slots = (slot for slot in (*self.low, *self.beside) if command in slot.row.commands)
        return next((slot.row.key for slot in slots if not slot.primary), "")

    def reads(self, command: Command, key: str) -> bool:
        """Whether this key stands on the button of an answer: what shows another, or none, does not hear it."""
        return any(slot.row.only == command and slot.key == key for slot in self.low)

    def can_hold(self, rows: Sequence[SlotRow], grid: BarGrid) -> bool:
        """Whether all these answers have room with their whole names."""
        return self._span(rows, grid) is not None

    def _spans(self, rows: Sequence[SlotRow], grid: BarGrid) -> list[int]:
        """All as wide as each other where that is possible, otherwise each as wide as its name."""
        even = self._span(rows, grid)
        if even is None:
            uneven = [self._span((row,), grid) or 1 for row in rows]
            return uneven if sum(uneven) <= MOST_ANSWERS else [1] * len(rows)
        return [even] * len(rows)

    def _span(self, rows: Sequence[SlotRow], grid: BarGrid) -> int | None:
        """In how many columns each answer has room, with its note if possible; None if not all have."""
        spans = range(1, MOST_ANSWERS // max(len(rows), 1) + 1)
        ways = ((noted, wide) for noted in (True, False) for wide in spans)
        return next((wide for noted, wide in ways if all(self._fits(row, grid, wide, noted) for row in rows)), None)

    def _fits(self, row: SlotRow, grid: BarGrid, span: int, noted: bool) -> bool:
        place = grid.low(COLUMNS - span, span)
        self._tried.show_row(row, primary=True)  # the key of a bright one is the widest
        return self._tried.fits(place.width(), place.height(), noted=noted)

    def show_beside(self, rows: Sequence[SlotRow], grid: BarGrid) -> QRect:
        """Each in its place; the room that all slots leave to the question."""
        shown = {_PLACES[row.id]: row for row in rows}
        for place, slot in enumerate(self._beside):
            if (row := shown.get(place)) is not None:
                slot.show_row(row)
                slot.setGeometry(grid.beside(place))
            slot.setVisible(row is not None)
        top, low = (min((slot.x() for slot in each), default=grid.width) for each in (self.beside, self.low))
        return grid.words(top_until=top, low_until=low)

    def _on_lit(self, slot: ActionSlot, on: bool) -> None:
        """What comes of it is told over it; what it is about lights up."""
        if on:
            self._looked_at = slot
            if slot.row.detail and slot.row.open:
                Foretold.of(slot).tell(slot, slot.row.name, slot.row.detail, over=self._bar)
            self._bar.looked_at.emit(slot.row)
        elif self._looked_at is slot:
            self._looked_at = None
            Foretold.of(slot).put_away(slot)
            self._bar.looked_at.emit(None)
