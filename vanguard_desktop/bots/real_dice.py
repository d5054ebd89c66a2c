"""A player with real dice on the table: whatever falls there is told to the game, honestly (RND, DEC-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Ruleset
from vanguard_desktop.dice.faces import DANGER_FACES, INJURY_FACES
from vanguard_desktop.rulesets.expedition.data import (
    ChooseReroll,
    ChooseTurn,
    PickDie,
    TellDanger,
    TellDie,
    TellInjury,
    TellTen,
)

from .bot import Bot

Told = TellDie | TellInjury | TellDanger | TellTen
FACES = Counter[object]((*INJURY_FACES, *DANGER_FACES))


class RealDice:
    """Leaves every decision to another bot, but no die: that one falls as chance wants, before anybody looks."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        told = [command for command in legal if isinstance(command, Told)]
        if not told or isinstance(state.question, ChooseTurn):  # a die that is turned does not fall
            return self._bot.choose(rules, state, legal)
        if isinstance(state.question, ChooseReroll):
            return self._rerolled(rules, state, legal)
        return self._chance.choices(told, [_faces(command) for command in told])[0]

    def _rerolled(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        """Which die falls again is a decision; what it shows is none."""
        unseen = [command for command in legal if not isinstance(command, TellDie)]
        chosen = self._bot.choose(rules, state, unseen)
        if not isinstance(chosen, PickDie):
            return chosen
        return self._chance.choice([told for told in legal if isinstance(told, TellDie) and told.die == chosen.die])


def _faces(told: Told) -> int:
    """How many faces of the real die show this."""
    return FACES[told.icon] if isinstance(told, TellInjury | TellDanger) else 1
