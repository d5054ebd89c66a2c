"""The words of one rule book, as the parts of the screen ask for them that all books share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import Command, Decision, Event, Reason


class BookWords(Protocol):
    """A position is always one of this book; words are in the language that is in use when they are asked for."""

    def question(self, decision: Decision, state: Any) -> str: ...

    def who(self, decision: Decision, state: Any) -> str:
        """The players who decide; empty where everybody does."""
        ...

    def deciders(self, decision: Decision, state: Any) -> Sequence[object]:
        """As many as have to decide together."""
        ...

    def over(self) -> str:
        """What is said when nothing is asked any more."""
        ...

    def answer(self, command: Command, state: Any) -> str:
        """The label of the button, menu entry or list row that sends this command."""
        ...

    def why(self, reason: Reason, state: Any) -> str:
        """Why something cannot be done now, with the rule that says so."""
        ...

    def motive(self, motive: Motive, state: Any) -> str:
        """What speaks for an advice: one sentence, which does not repeat what is advised."""
        ...

    def journal(self, events: Sequence[Event], before: Callable[[], Any], after: Any) -> tuple[str, ...]:
        """The lines that a step adds; `before` fetches the position before it, `after` is a later one."""
        ...

    def undo_label(self, events: Sequence[Event], before: Any) -> str:
        """For the button; `events` are those of the step at the cursor, none at the start of the game, `before` is the
        position that they changed, of the first step the one that it made.
        """
        ...

    def redo_label(self, events: Sequence[Event], before: Any) -> str:
        """For the button; `events` are those of the step after the cursor, none at the tip."""
        ...
