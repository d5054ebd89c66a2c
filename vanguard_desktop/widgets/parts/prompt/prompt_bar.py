"""The one line that always says what the game waits for: who decides, what, and what can be done, each in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.options import OptionModel, OptionRow
from vanguard_desktop.models.common.seats import SeatModel
from vanguard_desktop.models.common.slots import SlotModel, SlotRow
from vanguard_desktop.models.common.undo import undo_label
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, look
from ...look.controls.marks import SeatRing
from ..teller import announce
from .action_slot import ActionSlot
from .bar_grid import BarGrid
from .bar_slots import MOST_ANSWERS, BarSlots
from .bar_words import BarWords
from .gathered import Gathered

_ALL, _UNDO, _BACK = "all", "undo", "back"
_REASON_MS = 6000


class PromptBar(Changing, QWidget):
    """One height and fixed places: actions of a turn in six slots, otherwise at most three answers, the primary one
    rightmost, after up to three slots for what may be done beside. With more answers one slot opens the whole list.

    `chosen` carries a command; `several_chosen` some that are one decision; `choice_wished` a slot that stands for
    several; `looked_at` the slot that somebody points at, or None; `refused` each reason why something cannot be done,
    as it is said.
    """

    chosen = Signal(object)
    several_chosen = Signal(object)
    choice_wished = Signal(object)
    looked_at = Signal(object)
    all_wished = Signal()
    undo_wished = Signal()
    back_wished = Signal()
    any_time_wished = Signal()
    refused = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        wording: Wording,
        options: OptionModel,
        any_time: OptionModel,
        seats: SeatModel[Any],
        actions: SlotModel | None = None,
        beside: SlotModel | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._options, self._any_time = bridge, wording, options, any_time
        self._actions, self._beside = actions, beside
        self._on_sheet = self._only_read = self._advises = False
        self._words = BarWords(self, bridge, wording, seats)
        self.every = Gathered(self)
        self.slots = BarSlots(self, wording.names.spoken)
        self.every.clicked.connect(self.any_time_wished)
        self._reason_ends = QTimer(self, singleShot=True, interval=_REASON_MS)
        self._reason_ends.timeout.connect(lambda: self.explain(""))
        self._reason = self._asked = self._told = self._reads = self._back = ""
        bridge.refused.connect(self._on_refused)
        self.refresh()

    @property
    def bright(self) -> ActionSlot | None:
        """The answer that Enter gives."""
        lead = self.next_row
        return None if lead is None else next((slot for slot in self.buttons if slot.row.only == lead.command), None)

    @property
    def shows_all(self) -> bool:
        """Whether every answer has a slot here or a place on the sheet."""
        return self._on_sheet or self._fitting(self._options.rows)

    @property
    def buttons(self) -> list[ActionSlot]:
        """Actions or answers, and the way to those that have no slot, from left to right."""
        return self.slots.low

    @property
    def beside(self) -> list[ActionSlot]:
        """What may be done at any time."""
        return self.slots.beside

    @property
    def said(self) -> str:
        """What the bar says now."""
        return self._words.said

    @property
    def rings(self) -> tuple[SeatRing, ...]:
        """The seats that are shown, in their order."""
        return self._words.rings

    def follow(self, *, on_sheet: bool, only_read: bool, stepped: bool, reads: str = "", back: str = "") -> None:
        """Ask what is asked now, after a step of the game or when a text has been read.

        Answers that are read on a sheet need no slots here; a text that asks nothing is only read. `reads` says what
        that is, and `back` is the name of the one way on, which is `back_wished`.
        """
        self._reads, self._back = reads, back
        if stepped:
            self._reason = self._asked = ""
        elif (on_sheet, only_read) == (self._on_sheet, self._only_read):
            return
        self._on_sheet, self._only_read = on_sheet, only_read
        self.refresh()

    def ask(self, words: str) -> None:
        """Ask for the second half of an action, such as where to; empty: the question of the game comes back."""
        if words != self._asked:
            self._asked, self._reason = words, ""
            self.refresh()
            self.tell()

    def explain(self, reason: str) -> None:
        """Say why something cannot be done, for a while; the question comes back by itself."""
        self._instead(reason, advises=False)
        if reason:
            self.refused.emit(reason)

    def advise(self, words: str) -> None:
        """Say for a while what a good player would do: nothing was refused."""
        self._instead(words, advises=True)

    def _instead(self, words: str, *, advises: bool) -> None:
        self._reason, self._advises = words, advises
        if words:
            self._reason_ends.start()
        else:
            self._reason_ends.stop()
        self._say()
        self._place()
        self.tell()

    def _on_refused(self, _command: Command, reason: Reason) -> None:
        state = self._bridge.state
        self.explain(self._wording.in_book(state).why(reason, state))

    def refresh(self) -> None:
        self._say()
        self._place()

    def _say(self) -> None:
        self._words.show(
            reason=self._reason, advises=self._advises, asked=self._asked, only_read=self._only_read, reads=self._reads
        )

    def tell(self) -> None:
        """Whoever hears the game hears a new question, or why something cannot be done."""
        if self.said != self._told:
            self._told = self.said
            announce(self, self.said)

    @property
    def next_row(self) -> OptionRow | None:
        """What Enter does: the only answer, or the one that goes on."""
        rows = self._options.rows
        beside = self._any_time.rows
        if not rows and len(beside) == 1:  # in the guided round a card to be played may be the only way on
            return beside[0]
        if len(rows) == 1 and not rows[0].apart:
            return rows[0]
        return next((row for row in rows if row.leads_on), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def height_for(self, width: int) -> int:
        """How high the bar is in a window of this width; never another height for another question."""
        return self._grid(width).height

    def _grid(self, width: int) -> BarGrid:
        return BarGrid.of(width, answers_only=self._actions is None and self._beside is None)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_for(self.width()))

    def _place(self) -> None:
        """Every slot in its place; the question takes the room before them."""
        grid, slots = self._grid(self.width()), self.slots
        silent = self._only_read or self._bridge.game.read_only
        acts, is_next = self.acts, self.next_row
        primary = None if is_next is None else is_next.command
        if silent and self._back:
            back = SlotRow(id=_BACK, name=self._back, icon="", key="", leads=True)
            slots.show_answers((back,), grid, None)
        elif silent:
            slots.show_low((), grid, primary)
        elif acts:
            assert self._actions is not None
            slots.show_low(self._actions.rows, grid, primary)
        else:
            slots.show_answers(self._answers(), grid, primary)
        alone = not self._options.rows and len(self._any_time.rows) == 1
        hidden = silent or alone or self._beside is None or (acts and grid.one_line)
        rows = () if hidden or self._beside is None else self._beside.rows
        room, gathered = slots.show_beside(rows, grid), acts and grid.one_line and not silent
        if rows and not self._words.fit(room):  # a long question has their room; their keys stay
            room, gathered = slots.show_beside((), grid), True
        #: Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.
        self.every.set_name(self.tr("At any time: {count} (A)").format(count=len(self._any_time.rows)))
        self._words.place(self.every.stand(gathered and bool(self._any_time.rows), room))

    @property
    def acts(self) -> bool:
        """Whether the actions of a turn are asked for."""
        return bool(self._actions is not None and self._actions.rows and not self._on_sheet)

    def _answers(self) -> list[SlotRow]:
        options = self._options.rows
        if self._on_sheet:
            # The sheet offers the answers, with what each means; the header lies under the scrim, so the way back is
            # here.
            undo = undo_label(self._bridge, self._wording) if self._bridge.can_undo else ""
            return [SlotRow(id=_UNDO, name=undo, icon="undo", key="", quiet=True)] if undo else []
        if not options:
            return [row.slot for row in self._any_time.rows if row == self.next_row]
        # What Enter gives stands at the right; the numbers stay those of the answers.
        options = tuple(sorted(options, key=lambda row: row == self.next_row))
        if self._fitting(options):
            return [row.slot for row in options]
        kept = [row for row in options if row.kept][-(MOST_ANSWERS - 1) :]
        #: Button that opens the list of all answers. {count} is their number.
        every = self.tr("Show all ({count})").format(count=len(options))
        first = SlotRow(id=_ALL, name=every, icon="chevron_right", key="0")
        while len(kept) > 1 and not self.slots.can_hold([first, *(row.slot for row in kept)], self._grid(self.width())):
            kept = kept[1:]  # its name is too long for a slot; what leads on stands last
        rows = [first, *(row.slot for row in kept)]
        shortcut = self._options.shortcut
        return rows if shortcut is None or len(rows) == MOST_ANSWERS else [shortcut, *rows]

    def _fitting(self, options: Sequence[OptionRow]) -> bool:
        """Whether so many answers with so long names have slots."""
        rows = [row.slot for row in options]
        return len(rows) <= 1 or self.slots.can_hold(rows, self._grid(self.width()))

    def press(self, row: SlotRow) -> None:
        """Somebody presses a slot, or its key."""
        if row.reason:
            self.explain(row.reason)
        elif row.id == _ALL:
            self.all_wished.emit()
        elif row.id == _UNDO:
            self.undo_wished.emit()
        elif row.id == _BACK:
            self.back_wished.emit()
        elif row == self._options.shortcut:
            self.take_at_once()
        elif row.only is not None:
            self.chosen.emit(row.only)
        else:
            self.choice_wished.emit(row)

    def take_at_once(self) -> None:
        """Give the answers of the shortcut, or say that there are none."""
        if commands := self._options.at_once():
            self.several_chosen.emit(commands)
        else:
            self.explain(self.tr("None of these dice would help."))

    def press_key(self, letter: str) -> bool:
        """A letter was typed; False if it is on none of the slots of now, shown or not."""
        silent = self._only_read or self._bridge.game.read_only
        actions = self._actions.rows if self._actions is not None and self.acts else ()
        beside = () if self._beside is None else self._beside.rows
        answers = [slot.row for slot in self.buttons if slot.row == self._options.shortcut]
        row = next((row for row in (*actions, *beside, *answers) if row.key == letter and not silent), None)
        if row is not None:
            self.press(row)
        return row is not None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().color("prompt"))
        edge = "warn" if self._reason and not self._advises else "accent"
        painter.fillRect(QRect(0, 0, self.width(), 2), look().color(edge))
