"""What a way costs now, as the map shows it: printed icons, texts in force, rules of places (ACT-22, PLN-38)."""

from __future__ import annotations

from vanguard_desktop.core import Effect, SectorId
from vanguard_desktop.setting import Path

from ..data import Lasting, Member, State
from ..data.effects import TravelIcon
from ..data.steps import Arrive
from ..round.lasting import in_force
from .place_rules import entering, icons_toward
from .travel import other_end, set_out


def price(state: State, path: Path) -> tuple[Effect, ...]:
    """For whoever is in turn at one of its ends, what that travel asks for, arrival included, in its order.

    For everybody else what it asks for in any direction in which the path leads, each text once.
    """
    traveler = None if state.turn is None else state.member(state.turn)
    to = None if traveler is None else _far(state, traveler, path)
    if traveler is not None and to is not None:
        steps = (step for step in set_out(state, traveler, path) if not isinstance(step, Arrive))
        return (*steps, *_arriving(state, to))
    ends = (path.end,) if path.one_way else (path.start, path.end)
    more = dict.fromkeys(icon for end in ends for icon in icons_toward(state, end))
    last = dict.fromkeys(effect for end in ends for effect in _arriving(state, end))
    icons = (*more, *path.icons)
    plain = (icon for icon in icons if not isinstance(icon, TravelIcon))
    condition = (TravelIcon(),) if any(isinstance(icon, TravelIcon) for icon in icons) else ()
    return (*plain, *condition, *last)


def _far(state: State, traveler: Member, path: Path) -> SectorId | None:
    """Where the traveler would come along the path, if its arrow does not forbid it."""
    to = other_end(path, traveler.sector)
    against = path.one_way and traveler.sector == path.end
    if against and not in_force(state, Lasting.AGAINST_ARROWS, traveler.id, path=path.id):
        return None
    return to


def _arriving(state: State, to: SectorId) -> tuple[Effect, ...]:
    """What happens there to whoever comes."""
    return tuple(effect for _, effect in entering(state, to))
