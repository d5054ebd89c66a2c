"""A player who wants to see the whole game: sensible in what keeps the crew alive, random in where the story goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from vanguard_desktop.core import Command, Decision, Ruleset
from vanguard_desktop.rulesets.expedition.data import (
    ChooseAction,
    ChooseOption,
    ChooseSector,
    TakeSpecialAction,
    Travel,
)
from vanguard_desktop.rulesets.ship.data import common
from vanguard_desktop.rulesets.ship.data.campaign import objectives, save_point
from vanguard_desktop.rulesets.ship.data.facilities import facilities
from vanguard_desktop.rulesets.ship.data.journey import star_map
from vanguard_desktop.rulesets.ship.data.journey.scanner import Scan

from .bot import Bot, answering

# How often a question is left to chance; all others are answered sensibly: dice, wounds, beds, the lander, the deck.
WHIMS: Mapping[type[Decision], float] = {
    ChooseAction: 0.2,
    ChooseOption: 0.7,
    ChooseSector: 0.3,
    common.ChooseOption: 0.8,
    common.ChooseWhether: 0.4,
    common.ChooseThing: 0.4,
    facilities.ChooseFacility: 0.3,
    facilities.FacilityStep: 0.3,
    objectives.OnTheBridge: 0.3,
    Scan: 0.3,
    star_map.Travel: 0.4,
}
# Nothing new is seen by these.
DULL = (save_point.SetDifficulty, save_point.StopHere, star_map.EndTravel, common.Pass)


class MixedBot:
    """Leaves all but a few questions to the sensible player; in those it follows a whim now and then, where it
    `strays` at all.
    """

    def __init__(self, sensible: Bot, seed: int, strays: Callable[[Any], bool] = lambda state: True) -> None:
        self._sensible, self._strays = sensible, strays
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        whim = self._chance.random() < WHIMS.get(type(state.question), 0.0) and self._strays(state)
        if whim and (found := _whims(rules, state, legal)):
            # Kinds of commands are equally likely, so that long lists do not drown the short ones.
            kind = self._chance.choice(sorted({command.tag for command in found}))
            return self._chance.choice([command for command in found if command.tag == kind])
        return self._sensible.choose(rules, state, legal)


def _whims(rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Sequence[Command]:
    """What leads on."""
    if isinstance(state.question, ChooseAction):
        return [command for command in legal if isinstance(command, Travel | TakeSpecialAction)]
    return [command for command in answering(rules, state, legal) if not isinstance(command, DULL)]
