"""The players aboard: one tries everything, others follow an advisor with a table of worths of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Ruleset
from vanguard_desktop.rulesets.ship.data.journey.star_map import Travel
from vanguard_desktop.rulesets.ship.state import ShipState

from .advisor import ShipAdvisor
from .voyage import next_leg
from .worths import SENSIBLE, Worths

# A ship that drifts sees little of the game, so even the random bot mostly holds a course.
ON_COURSE = 0.7


class RandomShip:
    """Kinds of commands are equally likely, so that long lists do not drown the word that ends them."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if isinstance(state.question, Travel) and self._chance.random() < ON_COURSE:
            return next_leg(state, legal).command
        kinds = sorted({command.tag for command in legal})
        kind = self._chance.choice(kinds)
        return self._chance.choice([command for command in legal if command.tag == kind])


class AdvisedShip:
    """Does what the advisor with this table says."""

    def __init__(self, worths: Worths = SENSIBLE) -> None:
        self._advisor = ShipAdvisor(worths)

    def choose(self, rules: Ruleset[Any], state: ShipState, legal: Sequence[Command]) -> Command:
        return self._advisor.advise(state, legal).command
