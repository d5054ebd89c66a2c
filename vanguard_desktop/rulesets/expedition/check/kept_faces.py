"""Results that a check finds in its sector before a die is rolled: remembered faces, free basic results (GEN-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from vanguard_desktop.core import DieId, Effect, Event, Waiting
from vanguard_desktop.dice.faces import Color, free_die, is_free

from ..data import Check, InForce, Lasting, State, Until
from ..data.events import DiePutInPool, LastingBegun, LastingUsed
from ..data.steps import GoOnWithCheck, LayFreeDie, OfferFreeDie
from ..picking import Options
from ..queueing import steps


def remember(state: State, check: Check, die: DieId) -> Sequence[Event]:
    """The face that lies there now; a face remembered in this sector before is forgotten."""
    before = [LastingUsed(entry=entry) for entry in _remembered(state, check)]
    face = next(rolled.face for rolled in check.pool if rolled.die == die)
    entry = InForce(what=Lasting.KEPT_FACE, until=Until.EXPEDITION, sector=check.at, die=die, face=face, uses=1)
    return [*before, LastingBegun(entry=entry)]


def _remembered(state: State, check: Check) -> Sequence[InForce]:
    return [e for e in state.lasting if e.what is Lasting.KEPT_FACE and e.sector == check.at]


def kept_face(state: State, check: Check, die: DieId) -> int | None:
    """The face with which the die will lie there, if one is remembered for it."""
    if not state.lasting:
        return None
    return next((entry.face for entry in _remembered(state, check) if entry.die == die), None)


def with_kept(state: State, check: Check, results: Sequence[str]) -> list[str]:
    """The results so far, and those of the dice next in hand that need not be rolled."""
    known = list(results)
    while len(known) < len(check.hand):
        face = kept_face(state, check, check.hand[len(known)][0])
        if face is None:
            break
        known.append(str(face))
    return known


def kept_faces_used(state: State, check: Check) -> Sequence[Event]:
    """Once a die has lain there with its remembered face, it is rolled like any other."""
    taken = {die for die, _ in check.hand}
    return [LastingUsed(entry=entry) for entry in _remembered(state, check) if entry.die in taken]


def offer_free_result(state: State, check: Check) -> Sequence[Event]:
    """For each time that the sector has been marked one basic result; its color is chosen before dice are taken."""
    marks = [e for e in state.lasting if e.what is Lasting.FREE_BASIC and e.sector == check.at]
    lying = sum(is_free(rolled.die) for rolled in check.pool)
    if lying >= len(marks):
        return []
    offer = steps(check.active, OfferFreeDie(), source=marks[lying].source)
    return [steps(check.active, GoOnWithCheck()), offer]


def _colors(_: State, waiting: Waiting, effect: OfferFreeDie) -> Iterator[Effect]:
    return (LayFreeDie(color=color) for color in Color)


FREE_OPTIONS: dict[type[Effect], Options] = {OfferFreeDie: _colors}


def lay_free_die(state: State, check: Check, color: Color) -> Sequence[Event]:
    """A result of its own also in a check within a check, and however many of a color lie there already."""
    lying = {rolled.die for other in state.checks for rolled in other.pool}
    die = next(die for number in count(1) if (die := free_die(color, number)) not in lying)
    return [DiePutInPool(owner=check.active, die=die, face=0)]
