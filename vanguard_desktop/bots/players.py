"""Who may sit at the table: the random bot, which tries everything, and the sensible one, which wants to come home."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import attrs

from vanguard_desktop.bots.judgment import worth
from vanguard_desktop.core.engine import Ruleset, follow
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.core.rng import Rng

ANSWERING = 0.9
RELUCTANCE = 0.6


class Bot(Protocol):
    """Takes one of the legal commands."""

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command: ...


class RandomBot:
    """Every legal command is as good as another, but mostly it answers what it is asked."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if self._chance.random() < ANSWERING:
            return self._chance.choice(answering(rules, state, legal))
        return self._chance.choice(legal)


class SensibleBot:
    """Imagines each command once, with luck of its own instead of the game's, and takes what looks best."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if len(legal) == 1:
            return legal[0]
        imagined = attrs.evolve(state, rng=Rng(self._chance.getrandbits(32)))
        answers = answering(rules, state, legal)
        scores = {command: self._score(rules, imagined, command) for command in answers}
        # What may be done at any time costs something; it has to be worth more than answering at once.
        scores |= {c: self._score(rules, imagined, c) - RELUCTANCE for c in legal if c not in scores}
        best = max(scores.values())
        return self._chance.choice([command for command, score in scores.items() if score >= best - 1e-9])

    def _score(self, rules: Ruleset[Any], imagined: Any, command: Command) -> float:
        return worth(follow(rules, imagined, command)[1])


def answering(rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Sequence[Command]:
    """Those of the legal commands that answer the open question."""
    answers = set(rules.answers(state))
    return [command for command in legal if command in answers] or legal


def make_bot(kind: str, seed: int) -> Bot:
    return RandomBot(seed) if kind == "random" else SensibleBot(seed)
