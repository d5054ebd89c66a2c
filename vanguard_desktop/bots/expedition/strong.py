"""The strong player: plans like the sensible one, and tries each step of the way home out with luck made up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from vanguard_desktop.core import Command, follow_legal, legal_commands
from vanguard_desktop.rulesets.expedition.data import Ending, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..advice import Advice
from .homing import Homing
from .imagination import Imagination
from .motives import ComesHome
from .sensible import Sensible

# How often the way home is tried after what is planned; if that does not always lead home, how often after each of so
# many commands that are compared, through how many decisions. What comes home more often by less may be luck.
FIRST, SAMPLES, COMPARED, DECISIONS, MARGIN = 4, 12, 4, 150, 0.1
INSTEAD = (do.Rest, do.Travel, do.EndTurn)


class Strong(Sensible):
    """On the way home each step is played to the end a dozen times, and what could be done instead; the dice that will
    really fall it does not know (GEN-35).
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._chance = Random(seed)
        self._homing = Homing()

    def advise(self, state: State, legal: Sequence[Command]) -> Advice:
        advice = super().advise(state, legal)
        if not isinstance(state.question, ask.ChooseAction) or advice.command == do.LiftOff() or len(legal) == 1:
            return advice
        if not self.goes_home(state, self._judgment.table(state)):
            return advice
        luck = [self._chance.getrandbits(48) for _ in range(SAMPLES)]
        if self._comes_home(state, advice.command, luck[:FIRST]) == 1.0:
            return advice
        compared = [advice.command, *self._instead(legal, advice.command)][:COMPARED]
        home = {command: self._comes_home(state, command, luck) for command in compared}
        best = max(compared, key=lambda command: home[command])
        return Advice(best, ComesHome()) if home[best] > home[advice.command] + MARGIN else advice

    @staticmethod
    def _instead(legal: Sequence[Command], planned: Command) -> Iterator[Command]:
        for kind in INSTEAD:
            yield from (command for command in legal if isinstance(command, kind) and command != planned)

    def _comes_home(self, state: State, command: Command, luck: Sequence[int]) -> float:
        """How often all of them come home if they go on so after this."""
        return sum(self._played(state, command, seed) for seed in luck) / len(luck)

    def _played(self, state: State, command: Command, seed: int) -> bool:
        """Whether they come home with made-up luck, the same for all that is compared."""
        after: State = follow_legal(EXPEDITION, Imagination(Random(seed)).picture(state), command)[1]
        for _ in range(DECISIONS):
            if EXPEDITION.over(after) or after.question is None:
                break
            after = follow_legal(EXPEDITION, after, self._homing.choose(after, legal_commands(EXPEDITION, after)))[1]
        return after.ending is Ending.LIFTED_OFF and not after.lost
