"""The Works as they stand: where a project that is ready would begin."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.facilities.production import start_slots
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone


def beginnings(state: ShipState, card: Piece) -> tuple[Zone, ...]:
    """In each queue its stage, or the nearest empty one to the left of it."""
    return tuple(start_slots(state, card))
