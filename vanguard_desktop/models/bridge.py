"""Between the game, which knows no Qt, and everything on the screen: commands go in, steps and refusals come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from vanguard_desktop.core import Command, Event, IllegalCommand, Reason
from vanguard_desktop.play.campaign import RulesFailed
from vanguard_desktop.play.game import Game, Step
from vanguard_desktop.setting import Box
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.notes import Note, tidy

LONGEST_NAME = 40

T = TypeVar("T")


class Bridge(QObject):
    """The one way from the screen to the running game.

    A step is told thrice: `stepping` while everything on the screen still lies where it lay, `renewed` to the lists and
    whatever else follows the position, and `stepped` to the screen, which has them all and tells its parts in an order
    of its own (`GameScreen`). One that leads into another rule book is only `turned`: its screen comes then.
    `retranslated` says that all words have been fetched anew, which `renewed` has told the lists, without a step.

    `refused` carries the command and the Reason, `failed` the SaveError, `stuck` the RulesFailed: after these the
    position is what it was. `only_looked_at` says that somebody tried to play where one may only look.

    `understood` are lessons that need not be told again by whichever screen shows the game next; `learned` says that
    one more is.
    """

    stepping = Signal(object)
    renewed = Signal(object)
    stepped = Signal(object)
    turned = Signal(object)
    refused = Signal(object, object)
    only_looked_at = Signal()
    failed = Signal(object)
    stuck = Signal(object)
    retranslated = Signal()
    learned = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.understood: set[str] = set()
        game.listen(self._tell)

    def _tell(self, step: Step) -> None:
        """What shows one book is told nothing of the position of another."""
        turns = type(step.before) is not type(step.after)
        for told in (self.turned,) if turns else (self.stepping, self.renewed, self.stepped):
            told.emit(step)

    @property
    def game(self) -> Game:
        return self._game

    @property
    def box(self) -> Box:
        return self._game.box

    @property
    def state(self) -> Any:
        """The position of the rule book that is open."""
        return self._game.state

    @property
    def can_undo(self) -> bool:
        return not self._game.read_only and self.read(self._game.can_undo, False)

    @property
    def why_no_undo(self) -> Reason | None:
        """The rule that keeps the last step from being taken back."""
        return self.read(self._game.why_no_undo, None)

    @property
    def can_redo(self) -> bool:
        return not self._game.read_only and self._game.can_redo()

    def why_not(self, command: Command) -> Reason | None:
        return self._game.why_not(command)

    def legal_commands(self) -> tuple[Command, ...]:
        return self._game.legal.commands

    def answers(self) -> tuple[Command, ...]:
        """The legal answers to the open question, without what may be done at any time."""
        return self._game.legal.answers

    def beside(self) -> tuple[Command, ...]:
        """What may be done now without answering."""
        return self._game.legal.beside

    def submit_all(self, commands: Sequence[Command]) -> Step | None:
        """Play several that are one decision."""
        return self.submit(*commands)

    def foretold(self, command: Command) -> tuple[Event, ...]:
        """What it would certainly do, for those who look before they pay."""
        return self._game.foretold(command)

    def submit(self, command: Command, *more: Command) -> Step | None:
        """Play a command, or several that are one decision; None if the rules or the disk refused it, if they failed,
        or if others play this game.
        """
        if self._game.read_only:
            self.only_looked_at.emit()
            return None
        try:
            return self._tried(lambda: self._game.submit(command, *more))
        except IllegalCommand as refusal:
            self.refused.emit(refusal.command, refusal.reason)
        except RulesFailed as failure:
            self.stuck.emit(failure)
        return None

    def undo(self) -> Step | None:
        """Take back one decision, if there is one to take back."""
        return self._tried(self._game.undo) if self.can_undo else None

    def redo(self) -> Step | None:
        return self._tried(self._game.redo) if self.can_redo else None

    def play_again(self, step: int, kept: int) -> Step | None:
        """From within an earlier step on, with other luck."""
        if self._game.read_only:
            self.only_looked_at.emit()
            return None
        return self._tried(lambda: self._game.play_again(step, kept))

    def go_back(self, step: int) -> Step | None:
        """Stand after an earlier step; playing on from there opens a branch."""
        return self._tried(lambda: self._game.go_back(step))

    def rename(self, seat: int, name: str) -> None:
        """Another name for the player on a seat, if it is one and another one."""
        kept = " ".join(tidy(name).split())[:LONGEST_NAME].rstrip()
        if kept and kept != self.state.seats[seat].name and not self._game.read_only:
            self._tried(lambda: self._game.rename(seat, kept))

    def take_note(self, text: str) -> bool:
        """Write something down; False if the disk refused it."""
        return self._written(lambda: self._game.take_note(text))

    def drop_note(self, note: Note) -> bool:
        return self._written(lambda: self._game.drop_note(note))

    def last_events(self) -> tuple[Event, ...]:
        """What the step at the cursor did, as far as it can be read."""
        return self.read(self._game.last_events, ())

    def next_events(self) -> tuple[Event, ...]:
        """What redo would do again, as far as it can be read."""
        return self.read(self._game.next_events, ())

    def state_at(self, step: int) -> Any:
        """The position after a step of this line of play; None if it cannot be reached any more."""
        return self.read(lambda: self._game.state_at(step), None)

    def before(self, step: int) -> Any:
        """The position before it of the book that is open now, also if another was played over it then."""
        game = self._game
        return self.read(lambda: game.book_at(step - 1, game.position.book), None)

    def read_back(self, steps: Iterator[T]) -> Iterator[T]:
        """What was played, as far as it can be read."""
        try:
            yield from steps
        except SaveError as problem:
            self._tell_soon(problem)

    def understand(self, lesson: str) -> None:
        """A lesson was read."""
        self.understood.add(lesson)
        self.learned.emit()

    def retranslate(self) -> None:
        """The players chose another language: every list fetches its words anew."""
        self.renewed.emit(None)
        self.retranslated.emit()

    def read(self, read: Callable[[], T], otherwise: T) -> T:
        """Something of the save, as far as it can be read."""
        try:
            return read()
        except SaveError as problem:
            self._tell_soon(problem)
            return otherwise

    def _tell_soon(self, error: SaveError) -> None:
        """A spoiled step is told a moment later: who reads may be a screen that is not shown yet."""
        QTimer.singleShot(0, self, lambda: self.failed.emit(error))

    def _written(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except SaveError as error:
            self.failed.emit(error)
            return False
        return True

    def _tried(self, act: Callable[[], Step]) -> Step | None:
        try:
            return act()
        except SaveError as error:
            self.failed.emit(error)
            return None
