"""One running game: commands go in, are recorded first, then become the position, then everybody is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import takewhile
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import (
    BookId,
    Command,
    Event,
    GameState,
    Legal,
    LuckRenewed,
    Opening,
    PlayerRenamed,
    RealDiceChosen,
    Reason,
    Ruleset,
    decide,
    legal,
    replay,
)
from vanguard_desktop.setting import Box
from vanguard_desktop.store.log import Cursor, EventLog, Line
from vanguard_desktop.store.notes import MOST, Note, tidy
from vanguard_desktop.store.position import Position

from .campaign import carried_out, fold, open_book, renewed
from .positions import SNAPSHOT_EVERY, Positions


class Way(Enum):
    """How the position came about; motion and sound differ, models do not."""

    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"
    JUMPED = "jumped"


@attrs.frozen(kw_only=True)
class Step:
    """From one position to another, and what happened on the way (nothing, when the cursor only moved)."""

    before: GameState
    after: GameState
    events: tuple[Event, ...]
    way: Way


@attrs.frozen(kw_only=True)
class Habits:
    """What the players chose in the settings about luck, undo and pace; no rule knows of it.

    With `flowing` a question at which nothing is decided is answered for them.
    """

    flowing: bool = False
    new_luck: bool = False
    strict_undo: bool = False
    real_dice: bool = False


class Game:
    """A campaign in play. `new_seed` is the only door through which fresh chance comes in."""

    def __init__(self, box: Box, log: EventLog, new_seed: Callable[[], int], habits: Habits | None = None) -> None:
        self.box = box
        self.habits = habits or Habits()
        self._log = log
        self._new_seed = new_seed
        self._listeners: list[Callable[[Step], None]] = []
        self._positions = Positions(box, log)
        self._legal: tuple[Position, Legal] | None = None
        assert log.cursor is not None, "open a save with `Game.open` or start one with `Game.start`"
        self._cursor = log.cursor
        self.position = self._positions.at(self._cursor)

    @classmethod
    def start(
        cls, box: Box, log: EventLog, opening: Opening, new_seed: Callable[[], int], habits: Habits | None = None
    ) -> Game:
        """Record the opening of a new campaign and play it."""
        events = open_book(box, opening, new_seed())
        position = fold(box, None, events)
        log.append(None, events, snapshot=position)
        return cls(box, log, new_seed, habits)

    @property
    def rules(self) -> Ruleset[Any]:
        return BOOKS[self.position.book].rules

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def cursor(self) -> Cursor:
        return self._cursor

    @property
    def tip(self) -> int:
        return self._log.tip(self._cursor.line)

    @property
    def first(self) -> int:
        """The first step of this line of play: the opening, unless the doctor could not save it."""
        return self._log.first(self._cursor.line)

    def lines(self) -> tuple[Line, ...]:
        """All lines of play; `history` tells what happened on the one the players stand on."""
        return self._log.lines()

    @property
    def read_only(self) -> bool:
        return self._log.read_only

    @property
    def legal(self) -> Legal:
        """Every command open now, reckoned once for each position."""
        if self._legal is None or self._legal[0] is not self.position:
            self._legal = (self.position, legal(self.rules, self.state))
        return self._legal[1]

    def legal_commands(self) -> tuple[Command, ...]:
        return self.legal.commands

    def why_not(self, command: Command) -> Reason | None:
        return self.rules.why_not(self.state, command)

    def foretold(self, command: Command) -> tuple[Event, ...]:
        """What a command will certainly do: up to the first thing that nobody can know yet. Nothing is played."""
        if self.why_not(command) is not None:
            return ()
        return tuple(takewhile(lambda event: not event.reveals, decide(self.rules, self.state, command)))

    def submit(self, command: Command, *more: Command) -> Step:
        """Play a command, or several that are one decision. It is on disk before anybody sees what came of it.

        What leads to where the rules cannot say what comes next is never written: it could not be opened again.
        """
        aside = self._asides()
        position = self.position.with_state(replay(self.rules, self.state, aside))
        events, after, open_now = carried_out(self.box, position, (command, *more), self.habits.flowing)
        self._legal = (after, open_now)
        return self._played((*aside, *events), after)

    def rename(self, seat: int, name: str) -> Step:
        """Give the player on a seat another name: a step of its own, that undo takes back like any other."""
        events = (PlayerRenamed(seat=seat, name=name),)
        after = fold(self.box, self.position, events)
        assert after is not None
        return self._played(events, after)

    def play_again(self, step: int, kept: int) -> Step:
        """With other luck from within a step of this line of play on, of which so many events stay as they were."""
        again = self._events_of(step)[:kept]
        self.go_to(Cursor(self._cursor.line, step - 1))
        return self._played(*renewed(self.box, self.position, again, self._new_seed()))

    def _played(self, events: tuple[Event, ...], after: Position) -> Step:
        """A new step: recorded first, then it is where the players stand."""
        keep = after if (self._cursor.step + 1) % SNAPSHOT_EVERY == 0 else None
        cursor = self._log.append(self._cursor, events, snapshot=keep)
        return self._stand(cursor, after, events, Way.PLAYED)

    def _asides(self) -> tuple[Event, ...]:
        """What the settings add in front of a step; never a step of its own, so undo does not meet it."""
        aside: list[Event] = []
        if self.habits.new_luck and self._cursor.step < self.tip:
            aside.append(LuckRenewed(seed=self._new_seed()))
        if self.habits.real_dice != self.state.real_dice:
            aside.append(RealDiceChosen(on=self.habits.real_dice))
        return tuple(aside)

    def why_no_undo(self) -> Reason | None:
        """The rule of the open book that forbids taking back the last step."""
        return self.rules.why_no_undo(self.state, self.last_events())

    def can_undo(self) -> bool:
        """Strict undo stops at revealed information; otherwise only the start of the campaign does, and a rule."""
        if self._cursor.step == self.first or self.why_no_undo() is not None:
            return False
        return not (self.habits.strict_undo and self._log.reveals(self._cursor))

    def can_redo(self) -> bool:
        return self._cursor.step < self.tip

    def last_events(self) -> tuple[Event, ...]:
        """What the step at the cursor did: the undo button says so."""
        return self._events_of(self._cursor.step)

    def next_events(self) -> tuple[Event, ...]:
        """What the step after the cursor would do again; empty at the tip."""
        return self._events_of(self._cursor.step + 1) if self.can_redo() else ()

    def history(self, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        """What the steps `first` to `last` of this line of play did: the journal reads back."""
        return self._log.read(self._cursor.line, first, last)

    def state_at(self, step: int) -> Any:
        """The position after a step of this line of play, to show again what was shown then."""
        return self._positions.at(Cursor(self._cursor.line, step)).state

    def book_at(self, step: int, book: BookId) -> Any:
        """The same of one book, also while another is played over it; None as long as it was not opened."""
        if step < self.first:
            return None
        return self._positions.at(Cursor(self._cursor.line, step)).states.get(book)

    def retold(self, first: int, last: int) -> Iterator[tuple[int, tuple[Event, ...], Any]]:
        """Each of these steps of this line of play, what it did, and the position after it."""
        opened = max(first, self.first)
        # What the doctor could not save is missing: of the first step that is left the position is kept.
        position = None if opened == 0 else self._positions.at(Cursor(self._cursor.line, max(opened - 1, self.first)))
        for step, events in enumerate(self.history(opened, last), start=opened):
            if position is None or step > self.first:
                position = self._positions.replayed(position, step, events)
            yield step, events, position.state

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the players wrote down for themselves, on whatever line of play."""
        return self._log.notes

    def take_note(self, text: str) -> None:
        """Write something down, as having been thought here; nothing, if nothing of it can be kept."""
        kept = tidy(text)
        if kept and len(self.notes) < MOST:
            here = Note(line=self._cursor.line, step=self._cursor.step, text=kept)
            self._log.write_notes((*self.notes, here))

    def drop_note(self, note: Note) -> None:
        self._log.write_notes(tuple(other for other in self.notes if other != note))

    def _events_of(self, step: int) -> tuple[Event, ...]:
        return next(iter(self._log.read(self._cursor.line, step, step)))

    def undo(self) -> Step:
        """Take back one decision with all that followed from it by itself."""
        assert self.can_undo()
        return self.go_to(Cursor(self._cursor.line, self._cursor.step - 1), Way.UNDONE)

    def redo(self) -> Step:
        assert self.can_redo()
        return self.go_to(Cursor(self._cursor.line, self._cursor.step + 1), Way.REDONE)

    def go_to(self, to: Cursor, way: Way = Way.JUMPED) -> Step:
        """Stand at any step of any line; playing on from there opens a branch. Who may only look may look around."""
        events = self._events_of(to.step) if way is Way.REDONE else ()
        position = self._positions.at(to)
        if not self.read_only:
            self._log.move(to)
        return self._stand(to, position, events, way)

    def go_back(self, step: int) -> Step:
        """Stand after a step of this line of play."""
        return self.go_to(Cursor(self._cursor.line, step))

    def listen(self, listener: Callable[[Step], None]) -> None:
        self._listeners.append(listener)

    @property
    def lost(self) -> int:
        """How many of the last decisions are not in the save any more, found when it was opened."""
        return self._log.lost

    def check_save(self) -> None:
        """Raises `SaveError` if what is decided now would not be found again."""
        self._log.check()

    def keep_elsewhere(self, path: Path) -> Path:
        """The whole game in another file, whatever became of its own."""
        return self._log.copy_to(path)

    def close(self) -> None:
        self._log.close()

    def _stand(self, cursor: Cursor, position: Position, events: tuple[Event, ...], way: Way) -> Step:
        step = Step(before=self.state, after=position.state, events=events, way=way)
        self._cursor, self.position = cursor, position
        self._positions.remember(cursor, position)
        for listener in self._listeners:
            listener(step)
        return step
