"""The players of the habitat: the random one, which tries everything and yet gets on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Ruleset
from vanguard_desktop.rulesets.habitat.data.actions import (
    DropTask,
    IdlePawn,
    PlanActions,
    PlanTask,
    PutPawn,
    ResolvePlan,
    TooWeak,
)

from .advisor import HabitatAdvisor
from .worths import SENSIBLE, Worths

# How often it does what gets a plan on, and not anything at all.
GETTING_ON = 0.9


class RandomHabitat:
    """Kinds of commands are equally likely, so that long lists do not drown the word that ends them."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        offered = legal
        if isinstance(state.question, PlanActions) and self._chance.random() < GETTING_ON:
            offered = _onward(rules, state, legal)
        kinds = sorted({command.tag for command in offered})
        kind = self._chance.choice(kinds)
        return self._chance.choice([command for command in offered if command.tag == kind])


def _onward(rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Sequence[Command]:
    """What does away with the first thing that keeps the plan from being confirmed."""
    match rules.why_not(state, ResolvePlan()):
        case None:
            return [ResolvePlan()]
        case TooWeak(number=number):
            more = [command for command in legal if isinstance(command, PutPawn) and command.number == number]
            return more or [DropTask(number=number)]
        case IdlePawn(pawn=pawn):
            used = [command for command in legal if isinstance(command, PutPawn) and command.pawn == pawn]
            planned = [command for command in legal if isinstance(command, PlanTask)]
            return [*used, *planned] or legal
        case _:
            return [command for command in legal if isinstance(command, DropTask)] or legal


class AdvisedHabitat:
    """Does what the advisor with this table says."""

    def __init__(self, worths: Worths = SENSIBLE) -> None:
        self._advisor = HabitatAdvisor(worths)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        return self._advisor.advise(state, legal).command
