"""How much waits in each facility: for the plates of the ship cut open."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.pieces import family_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import ENVELOPE, OPEN_SITUATIONS, QUEUES, STAGES, laboratory, queue
from vanguard_desktop.setting import Facility

_SLOTS = 9


def waits_in(state: ShipState, facility: Facility) -> tuple[int, int]:
    """What lies in it, and what waits for it in the envelope."""
    envelope = [family_of(piece) for piece in state.at(ENVELOPE)]
    match facility:
        case Facility.LABORATORY:
            there = sum(len(state.at(laboratory(slot))) for slot in range(1, _SLOTS + 1))
            return there, envelope.count("research_projects")
        case Facility.PRODUCTION:
            stages = [queue(row, stage) for row in range(1, QUEUES + 1) for stage in range(1, STAGES + 1)]
            return sum(len(state.at(stage)) for stage in stages), envelope.count("production_projects")
        case Facility.SITUATION_ROOM:
            return len(state.at(OPEN_SITUATIONS)), 0
        case Facility.BARRACKS | Facility.ADD_ON:
            return 0, 0
