"""What both rule books mean the same by: one effect after the other, choices, conditions, entries, notes."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Effect
from vanguard_desktop.core import effects as fx

from .names import Names
from .rooms import Room, over, tr
from .told import InTurn, Listed, Printed, Told, Under, words
from .unseen import asks_notes, is_note

# Families of cards whose alternatives the story has words for.
TELLING = (
    "logs",
    "pois",
    "missions",
    "situations",
    "objectives",
    "conditions",
    "threats",
    "events",
    "habitat_missions",
    "habitat_events",
    "habitat_adventures",
    "habitat_follow_ups",
)


def label(names: Names, labels: Sequence[str], number: int) -> str:
    """What the story calls that alternative, counted from 1; empty if it has no words for it."""
    english = labels[number - 1] if number <= len(labels) else ""
    found = (names.content(family, english) for family in TELLING)
    return next((words for words in found if words != english), english)


class SharedText(Room):
    """Where not all is told in full, what is noted for later is left out."""

    def option(self, option: Effect, labels: Sequence[str], number: int) -> Told:
        """One of several alternatives: what the story calls it, if it has words for it, and what it does."""
        rules: Told = self.say.tell(option)
        called = label(self.names, labels, number)
        if not called:
            return rules
        return Printed(called, rules) if words(rules) else called  # what it does may be nothing that is seen

    def noted(self) -> Told:
        """What readers are told of a text that does nothing but keep the books."""
        #: In place of an effect that only notes something for later in the campaign.
        return self.tr("This will be remembered.")

    def _in_order(self, effect: fx.InOrder) -> Told:
        seen = effect.steps if self.say.in_full else tuple(step for step in effect.steps if not is_note(step))
        if not seen:
            seen = (fx.Nothing(),)
        told: list[Told] = [self.say.series.run(run) or self.say.tell(run[0]) for run in self.say.series.runs(seen)]
        first = next((place for place, each in enumerate(told) if each == self._hidden()), None)
        return InTurn(tuple(each for place, each in enumerate(told) if each != self._hidden() or place == first))

    def _choice(self, effect: fx.Choose) -> Told:
        options, labels = effect.options, effect.labels
        told: Told | None = None if any(labels) else self.say.series.choice(options)
        if told is not None:
            return told
        #: A head, small: alternatives follow as numbered lines.
        head = self.tr("choose one")
        told_options = tuple(self.option(each, labels, number) for number, each in enumerate(options, start=1))
        return Listed(head, told_options, free=True)

    def _ways(self, effect: fx.If) -> Told:
        """One way after the other, as they are tried; a condition in a condition is one condition."""
        if not self.say.in_full and _asks_notes(effect):
            return self._hidden()
        ways: list[Told] = []
        rest: Effect = effect
        while isinstance(rest, fx.If):
            test, then = self.say.clauses.together(rest)
            way = Under(self.say.clauses.condition(test), self.say.tell(then))
            ways.append(Under(self._otherwise(), way) if ways else way)
            rest = rest.otherwise
        if not isinstance(rest, fx.Nothing):
            ways.append(Under(self._otherwise(), self.say.tell(rest)))
        return InTurn(tuple(ways))

    def _hidden(self) -> str:
        #: In place of conditions that depend on what the players noted earlier in the campaign.
        return self.tr("What happened before decides what follows.")

    def _otherwise(self) -> str:
        #: A head, small: what happens if the condition before is not met; another condition may follow it.
        return self.tr("otherwise")

    effects = {
        #: Instead of a sentence, where a card does nothing.
        fx.Nothing: tr("No effect."),
        fx.InOrder: _in_order,
        fx.Choose: _choice,
        #: A head, small: an optional effect of a card follows.
        fx.May: over(tr("if you want")),
        fx.If: _ways,
        #: {log} is the number of an entry of the logbook.
        fx.ReadLog: tr("Read [log_entry] {log}."),
        #: {keyword} is in quotation marks.
        fx.SetFlag: tr("Record the keyword {keyword}.", keyword="flag"),
    }


def _asks_notes(effect: Effect) -> bool:
    return isinstance(effect, fx.If) and (asks_notes(effect.test) or _asks_notes(effect.otherwise))
