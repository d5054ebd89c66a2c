"""Crew members whom no text moves: a card holds the sector for a while, or a piece of equipment stands in it."""

from __future__ import annotations

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.effects import MoveConnected, MoveTo
from vanguard_desktop.rulesets.expedition.effects_moves import Lasting, MoveBack, MoveToVisited
from vanguard_desktop.rulesets.expedition.lasting import in_force
from vanguard_desktop.rulesets.expedition.state import State

MOVED: tuple[type[Effect], ...] = (MoveTo, MoveConnected, MoveBack, MoveToVisited)

# Whose texts move somebody who has not asked for it; cards, skills and actions of the crew do what the crew wants.
NOT_THE_CREW = ("condition", "event", "threat", "danger", "injury", "path")


def stands_fast(state: State, waiting: Waiting) -> bool:
    """Whether the move does not take place: it is nobody's own travel, and no outcome of a dice check (GEN-02)."""
    family = waiting.source.partition(":")[0]
    if waiting.you is None or family not in NOT_THE_CREW or state.check is not None:
        return False
    member = state.member(waiting.you)
    if state.path_taken is not None and state.traveler == member.id:
        return False
    if in_force(state, Lasting.STAND_FAST, member.id, member.sector):
        return True
    return family == "condition" and any(
        state.box.equipment_of(card).steady and card not in state.blocked
        for other in state.members
        if other.sector == member.sector
        for card in other.equipment
    )
