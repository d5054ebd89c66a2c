"""Limits of use: once, once per Ship Management, once per act; what counts anew when is said by CYC-07 and LOG-20."""

from __future__ import annotations

from vanguard_desktop.core import Event, changed
from vanguard_desktop.setting import Often

from .chapter import Chapter
from .data.limits import Used
from .state import ShipState


def is_left(state: ShipState, what: str, often: Often) -> bool:
    return often is Often.ALWAYS or not state.used.get(_key(what, often))


def use(what: str, often: Often) -> list[Event]:
    """Nothing to write down where there is no limit."""
    return [] if often is Often.ALWAYS else [Used(key=_key(what, often))]


def _key(what: str, often: Often) -> str:
    return f"{what}:{often.value}"


def _used(state: ShipState, event: Used) -> ShipState:
    return changed(state, used={**state.used, event.key: state.used.get(event.key, 0) + 1})


LIMITS = Chapter(folds={Used: _used})
