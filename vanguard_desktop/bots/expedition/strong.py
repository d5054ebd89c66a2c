"""The strong player: plans like the sensible one, and tries out what comes of it where the lander comes down and where
the way home is at stake.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from vanguard_desktop.core import Command, follow_legal
from vanguard_desktop.rulesets.expedition.data import Ending, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..advice import Advice
from ..bot import answering
from .homing import Homing
from .imagination import Imagination
from .motives import ComesHome, WorthMost
from .sensible import Sensible
from .touchdown import Touchdown

# How often the way home is tried after what is planned; if that does not always lead home, how often after each of so
# many commands that are compared, through how many decisions.
FIRST, SAMPLES, COMPARED, DECISIONS = 2, 8, 4, 150
# What comes home more often by less may be luck.
MARGIN = 0.1
# What is asked on the way home and may decide it.
TRIED = (
    ask.ChooseAction, ask.ChooseFirst, ask.React, ask.EventRevealed, ask.ChooseDieToSpend, ask.ChooseDieToSacrifice,
    ask.ChooseOption, ask.ChooseThreatMove,
)  # fmt: skip


class Strong(Sensible):
    """While the lander falls and on the way home each decision is played to the end, and what could be done instead;
    which dice will really fall it does not know (GEN-35).
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._chance = Random(seed)
        self._homing = Homing()
        self._touchdown = Touchdown(self._judgment, self._chance)

    def advise(self, state: State, legal: Sequence[Command]) -> Advice:
        advice = super().advise(state, legal)
        if not isinstance(state.question, TRIED) or advice.command == do.LiftOff() or len(legal) == 1:
            return advice
        if state.in_the_air:
            better = self._touchdown.better(state, legal, advice.command)
            return advice if better == advice.command else Advice(better, WorthMost())
        if state.lander is None:
            return advice
        if not self.goes_home(state, self._judgment.table(state)):
            return advice
        luck = [self._chance.getrandbits(48) for _ in range(SAMPLES)]
        if self._comes_home(state, advice.command, luck[:FIRST]) == 1.0:
            return advice
        compared = list(dict.fromkeys((advice.command, *self._instead(state, legal))))[:COMPARED]
        home = {command: self._comes_home(state, command, luck) for command in compared}
        best = max(compared, key=lambda command: home[command])
        return Advice(best, ComesHome()) if home[best] > home[advice.command] + MARGIN else advice

    @staticmethod
    def _instead(state: State, legal: Sequence[Command]) -> Iterator[Command]:
        """What else could be done: rest, another way, wait; whatever answers any other question."""
        if not isinstance(state.question, ask.ChooseAction):
            usable = set(answering(EXPEDITION, state, legal))
            yield from (one for one in legal if one in usable or isinstance(one, do.Exert))
            return
        for kind in (do.Rest, do.Travel, do.EndTurn, do.TakeSpecialAction, do.Exert):
            yield from (one for one in legal if isinstance(one, kind))

    def _comes_home(self, state: State, command: Command, luck: Sequence[int]) -> float:
        """How often all of them come home if they go on so after this."""
        return sum(self._played(state, command, seed) for seed in luck) / len(luck)

    def _played(self, state: State, command: Command, seed: int) -> bool:
        """Whether they come home with made-up luck, the same for all that is compared."""
        after: State = follow_legal(EXPEDITION, Imagination(Random(seed)).picture(state), command)[1]
        for _ in range(DECISIONS):
            if EXPEDITION.over(after) or after.question is None:
                break
            answers = tuple(EXPEDITION.legal_answers(after))
            after = follow_legal(EXPEDITION, after, self._homing.choose(self._judgment.table(after), answers))[1]
        return after.ending is Ending.LIFTED_OFF and not after.lost
