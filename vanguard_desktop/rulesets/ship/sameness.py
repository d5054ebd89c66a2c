"""Orders that make no difference: the same is done in the end, whatever comes first (CYC-11)."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import Ruleset, comes_to_the_same

from .data.aboard.memorial import Memorialize
from .data.common import ChooseOrder, ChooseThing
from .data.journey.cycle import DoStep, NextStep
from .state import ShipState

# Five texts have 120 orders, more than are ever tried out.
_MOST_ORDERED = 4


def in_any_order(rules: Ruleset[ShipState], state: ShipState) -> bool:
    """Whether the open question asks for an order that does not matter: of texts, or of the dead (MEM-01)."""
    question = state.question
    if isinstance(question, ChooseOrder) and len(question.effects) > _MOST_ORDERED:
        return False
    of_the_dead = isinstance(question, ChooseThing) and isinstance(question.effect.effect, Memorialize)
    return (of_the_dead or isinstance(question, ChooseOrder)) and comes_to_the_same(rules, state, _under_way, _looks)


def _under_way(state: ShipState) -> bool:
    """Until the next step of the ship book begins."""
    return bool(state.pending) or (bool(state.queue) and not isinstance(state.queue[0].effect, DoStep | NextStep))


def _looks(state: ShipState) -> dict[str, Any]:
    """What makes a difference to players: not chance that is still to come, nor how cards came to lie together."""
    together = {zone: sorted(there) for zone, there in state.zones.items() if there}
    return {**vars(state), "rng": None, "zones": together, "flags": frozenset(state.flags)}
