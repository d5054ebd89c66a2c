"""Who may sit at the table: the random bot, which tries everything, and the sensible one, which wants to come home."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import attrs

from vanguard_desktop.bots.judgment import worth
from vanguard_desktop.core.engine import Ruleset, decide, replay
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.core.rng import Rng


class Bot(Protocol):
    """Takes one of the legal commands."""

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command: ...


class RandomBot:
    """Every legal command is as good as another."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        return self._chance.choice(legal)


class SensibleBot:
    """Imagines each command once, with luck of its own instead of the game's, and takes what looks best."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if len(legal) == 1:
            return legal[0]
        imagined = attrs.evolve(state, rng=Rng(self._chance.getrandbits(32)))
        scores = [worth(replay(rules, imagined, decide(rules, imagined, command))) for command in legal]
        best = max(scores)
        return self._chance.choice([c for c, score in zip(legal, scores, strict=True) if score >= best - 1e-9])


def make_bot(kind: str, seed: int) -> Bot:
    return RandomBot(seed) if kind == "random" else SensibleBot(seed)
