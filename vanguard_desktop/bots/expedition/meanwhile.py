"""What may be used at any time, tried out in the mind: cards, skills and things, and combinations in a dice check."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask

from ..advice import Advice
from . import motives as why
from .judgment import Judgment
from .trials import MOST_PICTURED, Trials
from .values import RELUCTANCE

ANY_TIME = (do.PlayCard, do.UseSkill, do.UseEquipment, do.UseDiscovery, do.UseLander)


class Meanwhile:
    """Uses what makes the position better by more than it may be wanted later."""

    def __init__(self, judgment: Judgment, trials: Trials) -> None:
        self._judgment, self._trials = judgment, trials

    def before_an_action(self, state: State, legal: Sequence[Command]) -> Advice | None:
        """What makes the position better at once; an action goes on without it."""
        tried = [command for command in legal if isinstance(command, ANY_TIME)][:MOST_PICTURED]
        best = self._best(state, tried, self._judgment.standing(state)) if tried else None
        return None if best is None else Advice(best, why.WorthMost())

    def react(self, state: State, legal: Sequence[Command]) -> Advice:
        """Something is about to happen: whether anything at hand makes it better; dice are given up only for costs."""
        usable = ANY_TIME if isinstance(state.question, ask.EventRevealed) else (*ANY_TIME, do.Exert)
        tried = [command for command in legal if isinstance(command, usable)][:MOST_PICTURED]
        now = self._trials.looks(state, do.GoOn(), self._judgment.standing) if tried else 0.0
        best = self._best(state, tried, now)
        return Advice(do.GoOn(), why.EventMustCome()) if best is None else Advice(best, why.WorthMost())

    def improve(self, state: State, legal: Sequence[Command]) -> Advice:
        """Cards, skills and combinations against leaving the dice as they lie."""
        tried = [command for command in legal if isinstance(command, (*ANY_TIME, do.UseCombination))]
        best = self._best(state, tried[: 2 * MOST_PICTURED], self._judgment.standing(state))
        return Advice(do.GoOn(), why.GoodEnough()) if best is None else Advice(best, why.BetterResult())

    def _best(self, state: State, tried: Sequence[Command], now: float) -> Command | None:
        """The first of the best, if it is worth using."""
        scores = [self._trials.looks(state, command, self._judgment.standing) for command in tried]
        best = max(scores, default=now)
        return tried[scores.index(best)] if best > now + RELUCTANCE else None
