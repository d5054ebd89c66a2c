"""What every book says of effects and conditions, looked up in its rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vanguard_desktop.core import Effect, Test

from ..expedition.rules.clause_text import ClauseText
from .names import Names
from .remembered import remembered
from .rooms import How, Room, Said
from .series import SeriesText
from .shared_text import SharedText
from .told import Told, in_line, words
from .unseen import is_note


class RulesWords:
    """They answer in whatever language is in use when they are asked.

    In full, what texts note down for later in the campaign is told too: for the codex.
    """

    rooms: ClassVar[tuple[type[Room], ...]]
    places: ClassVar[Mapping[str, How]]

    def __init__(self, names: Names, *, in_full: bool = False) -> None:
        self.names, self.in_full = names, in_full
        self.clauses = ClauseText(names, self.clause, self.denied)
        self.series = SeriesText(self)
        self.shared = SharedText(self, self.places)
        self.effects, self.tests, self.denials = (
            Said(kind, (SharedText, *self.rooms), self, self.places) for kind in ("effects", "tests", "denials")
        )

    @remembered
    def effect(self, effect: Effect) -> str:
        """As it is read, line by line."""
        return words(self.tell(effect))

    @remembered
    def in_line(self, effect: Effect) -> str:
        """As it is quoted in a question, or told in a note."""
        return in_line(self.tell(effect))

    @remembered
    def tell(self, effect: Effect) -> Told:
        """To be put into another text."""
        told: Told = self.shared.noted() if self.keeps_quiet(effect) else self.effects(effect)
        return told

    def keeps_quiet(self, effect: Effect) -> bool:
        """Of what only keeps the books nothing else is told."""
        return is_note(effect) and not self.in_full

    def clause(self, test: Test) -> str:
        """What must be so, inside of a sentence."""
        return str(self.tests(test))

    def denied(self, test: Test) -> str:
        """The contrary of it; empty if there are no words of its own for that."""
        return str(self.denials(test)) if type(test) in self.denials else ""

    def option(self, option: Effect, labels: Sequence[str], number: int) -> str:
        """One of several alternatives: what the story calls it, if it has words for it, and what it does."""
        return words(self.shared.option(option, labels, number))
