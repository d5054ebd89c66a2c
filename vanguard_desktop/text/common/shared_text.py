"""What both rule books mean the same by: one effect after the other, choices, conditions, entries, notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core import effects as fx
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.series import SeriesText
from vanguard_desktop.text.common.told import InTurn, Listed, Printed, Told, Under
from vanguard_desktop.text.common.unseen import asks_notes, is_note
from vanguard_desktop.text.expedition.rules.clause_text import ClauseText

SharedEffect = fx.Nothing | fx.InOrder | fx.Choose | fx.May | fx.If | fx.ReadLog | fx.SetFlag


class SharedText(QObject):
    """`tell` words any effect of the rule book. In full, what is noted for later is told too."""

    def __init__(
        self,
        names: Names,
        clauses: ClauseText,
        series: SeriesText,
        tell: Callable[[Effect], Told],
        *,
        in_full: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._names, self._clauses, self._series, self._tell, self._in_full = names, clauses, series, tell, in_full

    def tell(self, effect: SharedEffect) -> Told:
        if is_note(effect) and not self._in_full:
            return self.noted()
        match effect:
            case fx.Nothing():
                #: Instead of a sentence, where a card does nothing.
                return self.tr("No effect.")
            case fx.InOrder(steps=steps):
                return self._in_order(steps)
            case fx.Choose(options=options, labels=labels):
                return self._choice(options, labels)
            case fx.May(effect=inner):
                #: A head, small: an optional effect of a card follows.
                return Under(self.tr("if you want"), self._tell(inner))
            case fx.If():
                return self._ways(effect)
            case fx.ReadLog(log=log):
                #: {log} is the number of an entry of the logbook.
                return self.tr("Read [log_entry] {log}.").format(log=log)
            case fx.SetFlag(flag=flag):
                #: {keyword} is in quotation marks.
                return self.tr("Record the keyword {keyword}.").format(keyword=self._names.keyword(flag))
            case _:
                assert_never(effect)

    def option(self, option: Effect, labels: Sequence[str], number: int) -> Told:
        """One of several alternatives: what the story calls it, if it has words for it, and what it does."""
        label, rules = self._names.label(labels, number), self._tell(option)
        return Printed(label, rules) if label else rules

    def noted(self) -> Told:
        """What readers are told of a text that does nothing but keep the books."""
        #: In place of an effect that only notes something for later in the campaign.
        return self.tr("This will be remembered.")

    def _in_order(self, steps: Sequence[Effect]) -> Told:
        seen = steps if self._in_full else tuple(step for step in steps if not is_note(step))
        if not seen:
            #: Instead of a sentence, where a card does nothing.
            return self.tr("No effect.")
        told: list[Told] = [self._series.run(run) or self._tell(run[0]) for run in self._series.runs(seen)]
        first = next((place for place, each in enumerate(told) if each == self._hidden()), None)
        return InTurn(tuple(each for place, each in enumerate(told) if each != self._hidden() or place == first))

    def _choice(self, options: Sequence[Effect], labels: Sequence[str]) -> Told:
        told = None if any(labels) else self._series.choice(options)
        if told is not None:
            return told
        #: A head, small: alternatives follow as numbered lines.
        head = self.tr("choose one")
        return Listed(head, tuple(self.option(each, labels, number) for number, each in enumerate(options, start=1)))

    def _ways(self, effect: fx.If) -> Told:
        """One way after the other, as they are tried; a condition in a condition is one condition."""
        if not self._in_full and _asks_notes(effect):
            return self._hidden()
        ways: list[Told] = []
        rest: Effect = effect
        while isinstance(rest, fx.If):
            test, then = self._clauses.together(rest)
            way = Under(self._clauses.condition(test), self._tell(then))
            ways.append(Under(self._otherwise(), way) if ways else way)
            rest = rest.otherwise
        if not isinstance(rest, fx.Nothing):
            ways.append(Under(self._otherwise(), self._tell(rest)))
        return InTurn(tuple(ways))

    def _hidden(self) -> str:
        #: In place of conditions that depend on what the players noted earlier in the campaign.
        return self.tr("What happened before decides what follows.")

    def _otherwise(self) -> str:
        #: A head, small: what happens if the condition before is not met; another condition may follow it.
        return self.tr("otherwise")


def _asks_notes(effect: Effect) -> bool:
    return isinstance(effect, fx.If) and (asks_notes(effect.test) or _asks_notes(effect.otherwise))
