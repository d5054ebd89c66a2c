"""The random player on planets: it tries everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Ruleset
from vanguard_desktop.rulesets.expedition.data import State

from ..bot import answering
from .going_on import leading_on

ANSWERING = 0.9
TIRED, GOING_ON = 12, 0.6


class RandomBot:
    """Every legal command is as good as another, but mostly it answers what it is asked.

    After many rounds it tires of wandering and often makes for what is still to be done. Otherwise a training, which
    nobody can leave (TUT-34) and where nobody is hurt, would take it thousands of turns.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: State, legal: Sequence[Command]) -> Command:
        if state.round > TIRED and self._chance.random() < GOING_ON:
            legal = leading_on(state, legal) or legal
        if self._chance.random() < ANSWERING:
            return self._chance.choice(answering(rules, state, legal))
        return self._chance.choice(legal)
