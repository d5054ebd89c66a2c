"""TSK: Available crew is assigned to tasks; it rests for it, and every section keeps somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Event, MemberId, Reason, Waiting
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.setting import Need

from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.facilities.tasks import (
    AssignCrew,
    IconsMissing,
    LastAvailable,
    NotAvailable,
    TaskDisabled,
    TaskName,
)
from ..modifiers import is_disabled
from ..moves import move, steps
from ..pieces import Piece, crew, member_of
from ..state import ShipState

# "Any": an icon that every member matches (TSK-13).
ANYBODY: Need = ((),)


def why_not_assign(state: ShipState, members: Sequence[MemberId], need: Need | None = None) -> Reason | None:
    """All of them are checked together (TSK-05); `need` is what they have to show, None if nothing is asked."""
    for member in members:
        if not is_available(state, member) or members.count(member) > 1:
            return NotAvailable()
    used = Counter(state.section_of(member) for member in members)
    if any(count >= len(state.available(section)) for section, count in used.items()):
        return LastAvailable()
    if need is not None and not meets(state, members, need):
        return IconsMissing()
    return None


def why_no_task(state: ShipState, task: TaskName) -> Reason | None:
    """A text can have a task treated as absent (SEF: disable)."""
    return TaskDisabled() if is_disabled(state, task.value) else None


def is_available(state: ShipState, member: MemberId) -> bool:
    return member in state.sleeves and member in state.available(state.section_of(member))


def assignable(state: ShipState) -> Iterator[MemberId]:
    """Everybody who could be assigned alone, in the order of sections (TSK-04)."""
    for section in Section:
        available = state.available(section)
        yield from available if len(available) > 1 else ()


def assign(state: ShipState, members: Sequence[MemberId]) -> list[Event]:
    """Their cards move to Resting Crew at once (TSK-03)."""
    return [
        event
        for member in members
        for event in move([crew(member)], zones.hand(state.section_of(member)), zones.RESTING)
    ]


def shows(state: ShipState, member: MemberId, icons: tuple[Icon, ...]) -> bool:
    """A convert icon of the card is one of these; no icons mean anybody (TSK-06, TSK-13)."""
    return not icons or any(convert.icon in icons for convert in state.box.crew[member].converts)


def meets(state: ShipState, members: Sequence[MemberId], need: Need) -> bool:
    """A different member for each item, and nobody to spare (TSK-07, LAB-12)."""
    if len(members) != len(need):
        return False
    if not need:
        return True
    return any(
        shows(state, member, need[0]) and meets(state, [*members[:at], *members[at + 1 :]], need[1:])
        for at, member in enumerate(members)
    )


def can_meet(state: ShipState, need: Need, chosen: Sequence[MemberId] = ()) -> bool:
    """Whether there is somebody for every item not answered by those already chosen (TSK-05, TSK-08)."""
    if len(chosen) == len(need):
        return True
    icons = need[len(chosen)]
    return any(
        shows(state, member, icons) and can_meet(state, need, (*chosen, member)) for member in _next(state, chosen)
    )


def _next(state: ShipState, chosen: Sequence[MemberId]) -> Iterator[MemberId]:
    return (
        member
        for member in assignable(state)
        if member not in chosen and why_not_assign(state, (*chosen, member)) is None
    )


def _ask(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, AssignCrew)
    effect = waiting.effect
    if not effect.need:
        return [steps(effect.then, source=effect.source)]
    return ask_thing(state, waiting, ASSIGN, effect.section, may_pass=True)


def _who(state: ShipState, effect: AssignCrew) -> Sequence[Piece]:
    """Those with whom the requirement can still be met."""
    icons = effect.need[len(effect.chosen)]
    return [
        crew(member)
        for member in _next(state, effect.chosen)
        if shows(state, member, icons) and can_meet(state, effect.need, (*effect.chosen, member))
    ]


def _picked(state: ShipState, effect: AssignCrew, thing: str) -> Sequence[Event]:
    chosen = (*effect.chosen, member_of(Piece(thing)))
    if len(chosen) == len(effect.need):
        return [*assign(state, chosen), steps(effect.then, source=effect.source)]
    again = AssignCrew(need=effect.need, then=effect.then, section=effect.section, source=effect.source, chosen=chosen)
    return [steps(again)]


ASSIGN = Pick(candidates=_who, picked=_picked)

TASKS = Chapter(
    effects={AssignCrew: _ask},
    picks={AssignCrew: ASSIGN},
    reasons=(NotAvailable, LastAvailable, IconsMissing, TaskDisabled),
)
