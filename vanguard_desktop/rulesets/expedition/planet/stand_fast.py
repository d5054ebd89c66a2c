"""Crew members whom no text moves: a card holds the sector for a while, or a piece of equipment stands in it."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Waiting

from ..data import Lasting, State
from ..data.effects import (
    CarryMarkers,
    MoveBack,
    MoveBeside,
    MoveConnected,
    MoveTo,
    MoveToBiome,
    MoveToVisited,
    MoveTowardLander,
)
from ..round.lasting import in_force

MOVED: tuple[type[Effect], ...] = (
    MoveTo, MoveConnected, MoveBack, MoveToVisited, MoveToBiome, MoveTowardLander, MoveBeside, CarryMarkers
)  # fmt: skip

# With these the crew moves by itself; every other text moves it: cards of the planet, entries, what goes wrong.
BY_THE_CREW = ("", "card", "skill", "equipment", "discovery", "unique", "mod", "rest", "prepare", "exert", "lead")
COMBINE = 5


def stands_fast(state: State, waiting: Waiting) -> bool:
    """Whether the move does not take place (GEN-02). Travel goes on, and what the crew pays for or plays.

    Outcomes of a dice check and entries are no doing of the crew, even if it would like them; equipment that holds
    against conditions alone does not get in the way of a check that the crew member makes itself.
    """
    family = waiting.source.family
    if waiting.you is None or family in BY_THE_CREW:
        return False
    member = state.member(waiting.you)
    if state.path_taken is not None and state.traveler == member.id:
        return False
    own = state.check if state.check is not None and state.check.active == member.id else None
    if own is not None and own.step == COMBINE:  # a combination of the condition is bought (CHK-30)
        return False
    if in_force(state, Lasting.STAND_FAST, member.id, member.sector):
        return True
    return (
        own is None
        and family == "condition"
        and any(
            state.box.equipment_of(card).steady and card not in state.blocked
            for other in state.members
            if other.sector == member.sector
            for card in other.equipment
        )
    )
