"""The answers about a lander in the order in which they lie on the page, so that their keys run from left to right."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.facilities.hangar import FitOutLander
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadLander
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from .hangar import hangar_shown
from .hold import hold_shown


def as_laid(bridge: Bridge, wording: Wording, answers: list[Command]) -> list[Command | None]:
    """A place may be empty: what lay there is loaded by now, and all others keep their keys."""
    if isinstance(bridge.state.question, LoadLander):
        return list(hold_shown(bridge, wording, bridge.state).keyed)
    laid = {order: place for place, order in enumerate(_orders(bridge, wording)) if order is not None}
    return [*sorted(answers, key=lambda each: laid.get(each, len(laid)))]


def _orders(bridge: Bridge, wording: Wording) -> Iterable[Command | None]:
    state: ShipState = bridge.state
    match state.question:
        case FitOutLander():
            hangar = hangar_shown(bridge, wording, state)
            fitted = (row for slots in hangar.slots for row in slots.rows)
            return [row.order for row in (*hangar.landers, *fitted, *hangar.mods)]
        case _:
            return ()
