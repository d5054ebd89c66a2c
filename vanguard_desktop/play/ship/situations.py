"""Which situations are chosen without anybody of the crew."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.data.aboard.situation_room import SolveOne
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.effects import SolveSituations
from vanguard_desktop.rulesets.ship.state import ShipState


def solves_alone(state: ShipState) -> bool:
    """Whether a situation is chosen that nobody of the crew has to work on (SIT-03)."""
    question = state.question
    return isinstance(question, ChooseThing) and isinstance(question.effect.effect, SolveOne | SolveSituations)
