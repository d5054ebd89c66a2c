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


def as_laid(bridge: Bridge, wording: Wording, answers: list[Command]) -> list[Command]:
    laid = {order: place for place, order in enumerate(_orders(bridge, wording)) if order is not None}
    return sorted(answers, key=lambda each: laid.get(each, len(laid)))


def _orders(bridge: Bridge, wording: Wording) -> Iterable[Command | None]:
    state: ShipState = bridge.state
    match state.question:
        case FitOutLander():
            hangar = hangar_shown(bridge, wording, state)
            fitted = (row for slots in hangar.slots for row in slots.rows)
            return [row.order for row in (*hangar.landers, *fitted, *hangar.mods)]
        case LoadLander():
            hold = hold_shown(bridge, wording, state)
            loaded = (row for places in hold.places for row in places.rows)
            return [row.order for row in (*loaded, *hold.armory)]
        case _:
            return ()
