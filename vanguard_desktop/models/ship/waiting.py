"""How much waits in each facility: for the plates of the ship cut open."""

from __future__ import annotations

from vanguard_desktop.play.ship.bench import on_the_bench, payable_there
from vanguard_desktop.rulesets.ship.pieces import family_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import ENVELOPE, OPEN_SITUATIONS, QUEUES, STAGES, queue
from vanguard_desktop.setting import Facility


def waits_in(state: ShipState, facility: Facility) -> tuple[int, int]:
    """What lies in it, and how much more is to be known: projects that can be paid, jobs that wait in the envelope."""
    envelope = [family_of(piece) for piece in state.at(ENVELOPE)]
    match facility:
        case Facility.LABORATORY:
            return on_the_bench(state), payable_there(state)
        case Facility.PRODUCTION:
            stages = [queue(row, stage) for row in range(1, QUEUES + 1) for stage in range(1, STAGES + 1)]
            return sum(len(state.at(stage)) for stage in stages), envelope.count("production_projects")
        case Facility.SITUATION_ROOM:
            return len(state.at(OPEN_SITUATIONS)), 0
        case Facility.BARRACKS | Facility.ADD_ON:
            return 0, 0
