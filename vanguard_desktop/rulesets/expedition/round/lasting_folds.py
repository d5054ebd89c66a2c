"""How things that last for a while begin, are used up and end by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from vanguard_desktop.core import Event, MemberId, changed

from ..data import InForce, State, Until
from ..data import events as ev
from ..folding import less


def over(state: State, *untils: Until, owner: MemberId | None = None) -> State:
    """This moment has come for that crew member, or for all: what lasted until then is over."""
    if not state.lasting:
        return state
    kept = _kept(state.lasting, untils, owner)
    return changed(state, lasting=tuple(kept))


def _kept(entries: Iterable[InForce], untils: tuple[Until, ...], owner: MemberId | None) -> Iterable[InForce]:
    for entry in entries:
        if entry.until not in untils or (owner is not None and entry.owner != owner):
            yield entry
        elif not entry.ready:  # it was said for the next time
            yield attrs.evolve(entry, ready=True)


def round_over(state: State) -> State:
    """What was announced for the next round holds now."""
    state = over(state, Until.ROUND)
    if not any(entry.until is Until.NEXT_ROUND for entry in state.lasting):
        return state
    begun = (
        attrs.evolve(entry, until=Until.ROUND) if entry.until is Until.NEXT_ROUND else entry for entry in state.lasting
    )
    return changed(state, lasting=tuple(begun))


def of_the_dead(state: State, member: MemberId) -> State:
    """Nothing holds for whoever has died (GEN-40)."""
    if not state.lasting:
        return state
    return changed(state, lasting=tuple(entry for entry in state.lasting if member not in (entry.who, entry.owner)))


def _begun(state: State, event: ev.LastingBegun) -> State:
    return changed(state, lasting=(*state.lasting, event.entry))


def _used(state: State, event: ev.LastingUsed) -> State:
    entry = event.entry
    rest = less(state.lasting, entry)
    if entry.uses is None or entry.uses > event.times:
        left = None if entry.uses is None else entry.uses - event.times
        rest = (*rest, attrs.evolve(entry, uses=left))
    return changed(state, lasting=rest)


LASTING_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.LastingBegun: _begun,
    ev.LastingUsed: _used,
}
