"""Trial plays: what a command leads to, in a position in which all that is hidden is made up (GEN-35)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

from vanguard_desktop.core import Command, follow_legal
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from .imagination import Imagination, uncovered
from .judgment import Judgment

# How many pictures are made where luck decides, of how many commands, and through how many questions more.
PICTURES, MOST_PICTURED, FURTHER = 3, 12, 6
# Questions that only carry out what was begun.
IN_PASSING = (
    ask.ChooseDieToSpend, ask.ChooseDieToSacrifice, ask.ChooseDieToRefresh, ask.ChooseOverflow, ask.ChooseColumn,
    ask.DiscardToLimit, ask.OrderTracks, ask.OrderEffects,
)  # fmt: skip
# Whose answers show what a command is good for.
TURNING_POINTS = (
    ask.ChooseTurn, ask.ChoosePoolDie, ask.ChooseCheckDie, ask.ChooseOption, ask.ChooseSector, ask.ChooseMember,
)  # fmt: skip
# What comes anyway, whatever is used before.
COMING = (ask.EventRevealed, ask.React)
# Whose answers change what everybody can go for.
FAR_REACHING = (ask.ChooseSector, ask.ChooseMember, ask.Optional, ask.ChooseThreatMove, ask.ChoosePath)

Worth = Callable[[State], float]


class Trials:
    """The same position is always pictured alike, so that it gets the same advice."""

    def __init__(self, judgment: Judgment) -> None:
        self._judgment = judgment

    def best(self, state: State, tried: Sequence[Command]) -> tuple[Command, bool]:
        """What looks best, and whether it looks any better than the rest."""
        worth = self._judgment.worth if isinstance(state.question, FAR_REACHING) else self._judgment.standing
        scores = [self.looks(state, command, worth) for command in tried]
        best = max(scores)
        return tried[scores.index(best)], best - min(scores) > 1e-6

    def looks(self, state: State, command: Command, worth: Worth) -> float:
        """How good it looks on the average; what no luck can change is pictured once."""
        imagination, seen = Imagination(Random(state.round)), list[float]()
        for _ in range(PICTURES):
            picture = imagination.picture(state)
            after = self._carried_out(picture, command, worth)
            seen.append(worth(after) + self._judgment.news(picture, after))
            if not uncovered(picture, after):
                break
        return fmean(seen)

    def _carried_out(self, picture: State, command: Command, worth: Worth) -> State:
        """With the questions answered that only carry it out."""
        after: State = follow_legal(EXPEDITION, picture, command)[1]
        for _ in range(FURTHER):
            question = after.question
            asked_again = isinstance(question, COMING) and type(question) is type(picture.question)
            if question is None or (question is picture.question and not asked_again):
                break
            answers = list(EXPEDITION.legal_answers(after))
            if asked_again and command != do.GoOn():
                after, command = follow_legal(EXPEDITION, after, do.GoOn())[1], do.GoOn()
            elif isinstance(question, IN_PASSING):
                after = follow_legal(EXPEDITION, after, answers[0])[1]
            elif isinstance(question, TURNING_POINTS):
                ends = (follow_legal(EXPEDITION, after, answer)[1] for answer in answers[:MOST_PICTURED])
                after = max(ends, key=worth)
            else:
                break
        return after
