"""Where the lander comes down: what is shown of the landing is played to its end, with and without what is at hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from statistics import fmean

from vanguard_desktop.core import Command, SectorId, follow_legal
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..bot import answering
from .imagination import Imagination
from .judgment import Judgment
from .meanwhile import ANY_TIME
from .planning.ways import round_trip
from .values import LANDING, RELUCTANCE

# How often it is played, with how many answers of each question, through how many questions.
PICTURES, MOST_ANSWERS, DEPTH = 2, 6, 4


class Touchdown:
    """Compares what can be done while the lander falls by the way that all of them will have from there."""

    def __init__(self, judgment: Judgment, chance: Random) -> None:
        self._judgment, self._chance = judgment, chance
        self._trips: dict[Hashable, float] = {}

    def better(self, state: State, legal: Sequence[Command], planned: Command) -> Command:
        """What brings the team down better than what is planned, if anything does."""
        tried = [planned, *(one for one in self._possible(state, legal) if one != planned)]
        if len(tried) == 1:
            return planned
        luck = [self._chance.getrandbits(48) for _ in range(PICTURES)]
        scores = [fmean(self._played(state, command, seed) for seed in luck) for command in tried]
        best = max(scores)
        return tried[scores.index(best)] if best > scores[0] + RELUCTANCE else planned

    @staticmethod
    def _possible(state: State, legal: Sequence[Command]) -> Iterable[Command]:
        if isinstance(state.question, ask.React):
            return (one for one in legal if isinstance(one, (*ANY_TIME, do.GoOn)))
        return answering(EXPEDITION, state, legal)

    def _played(self, state: State, command: Command, seed: int) -> float:
        picture = Imagination(Random(seed)).picture(state)
        happened = isinstance(state.question, ask.React) and command == do.GoOn()
        return self._worth(follow_legal(EXPEDITION, picture, command)[1], happened, DEPTH)

    def _worth(self, state: State, happened: bool, depth: int) -> float:
        """With the best answers, up to where something new is about to happen: the next part nobody has seen."""
        if not state.in_the_air or state.question is None or isinstance(state.question, ask.PlaceLander) or not depth:
            return self._value(state)
        if isinstance(state.question, ask.React):
            if happened:
                return self._value(state)
            return self._worth(follow_legal(EXPEDITION, state, do.GoOn())[1], True, depth - 1)
        answers = list(EXPEDITION.legal_answers(state))[:MOST_ANSWERS]
        ends = (follow_legal(EXPEDITION, state, answer)[1] for answer in answers)
        return max(self._worth(end, happened, depth - 1) for end in ends)

    def _value(self, state: State) -> float:
        """What is at hand, less the ways of everybody; where nothing is settled, from the best place there is."""
        sites = [sector.number for sector in state.board.sectors if sector.lander]
        places = sites if state.lander is None else [state.lander]
        trip = min((self._trip(state, place) for place in places), default=0.0)
        return self._judgment.standing(state) - LANDING * trip * len(state.members)

    def _trip(self, state: State, place: SectorId) -> float:
        looks = (state.world, place, state.condition, tuple(state.pois.items()), state.members[0].available)
        if looks not in self._trips:
            self._trips[looks] = round_trip(state, place)
        return self._trips[looks]
