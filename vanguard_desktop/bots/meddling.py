"""A player who interrupts: what may be used at any time is used while something else is asked (DEC-25, SEF-17)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Decision, Ruleset
from vanguard_desktop.rulesets.expedition.data import (
    ChooseAction,
    ChooseFirst,
    Exert,
    GatherDice,
    Modify,
    PlayCard,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.steps import AskAgain
from vanguard_desktop.rulesets.ship.data.campaign.objectives import UseAbility

from .bot import Bot

# Asked all the time: whoever used everything there would have nothing left for the questions that are seldom asked.
EVERYDAY: tuple[type[Decision], ...] = (ChooseAction, ChooseFirst, GatherDice, Modify)
NOW_AND_THEN = 0.1
TEXTS = (PlayCard, UseSkill, UseEquipment, UseDiscovery, UseLander, UseAbility)
# Every time it costs a die or an injury; too often and no expedition gets anywhere.
SELDOM = 0.02
# So many questions wait until what has interrupted them is done with.
DEEPEST = 4


class MeddlingBot:
    """Where nothing can be used, or nothing is left, somebody else decides.

    A question is interrupted once by each, and an interruption only so deep: what costs nothing could be used for ever.
    """

    def __init__(self, other: Bot, seed: int) -> None:
        self._other = other
        self._chance = Random(seed)
        self._used: set[Command] = set()  # since somebody answered last

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        deep = sum(isinstance(waiting.effect, AskAgain) for waiting in state.queue) >= DEEPEST
        texts = () if deep else [c for c in legal if isinstance(c, TEXTS) and c not in self._used]
        if texts and (not isinstance(state.question, EVERYDAY) or self._chance.random() < NOW_AND_THEN):
            text = self._chance.choice(texts)
            self._used.add(text)
            return text
        self._used.clear()
        exert = () if deep else [command for command in legal if isinstance(command, Exert)]
        if exert and self._chance.random() < SELDOM:
            return self._chance.choice(exert)
        return self._other.choose(rules, state, legal)
