"""What holds for a while, asked by the rules that it changes (GEN-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Effect, Event, MemberId, Part, PathId, SectorId, Waiting, total
from vanguard_desktop.setting import Stat

from ..data import Due, InForce, Lasting, Member, State, Until
from ..data.effects import Borrow, Last, Later, LeavingCosts, RaiseStat
from ..data.events import LastingBegun
from ..picking import Options, pick
from ..queueing import place, user


def in_force(
    state: State,
    what: Lasting,
    member: MemberId | None = None,
    sector: SectorId | None = None,
    path: PathId | None = None,
    letter: str | None = None,
) -> InForce | None:
    """The first entry of that kind that fits the person, the place, the path and the letter."""
    for entry in state.lasting:
        if (
            entry.what is what
            and entry.until is not Until.NEXT_ROUND
            and entry.who in (None, member)
            and entry.sector in (None, sector)
            and entry.path in (None, path)
            and entry.letter in (None, letter)
        ):
            return entry
    return None


def rest_raises(state: State, member: Member) -> tuple[Part, ...]:
    """What lets a rest bring back more dice in the sector of that crew member (ACT-39)."""
    return _more_parts(state, Lasting.REST_MORE, member)


def prepare_draws(state: State, member: Member) -> int:
    """How many cards more preparing brings in the sector of that crew member (ACT-35)."""
    return total(_more_parts(state, Lasting.PREPARE_MORE, member))


def _more_parts(state: State, what: Lasting, member: Member) -> tuple[Part, ...]:
    here = (e for e in state.lasting if e.what is what and e.sector in (None, member.sector))
    return tuple(Part(of=e.source, amount=e.count) for e in here)


def last(state: State, effect: Last, waiting: Waiting) -> Sequence[Event]:
    """For you, for everybody in the sector, or on a path; which of them is the player's choice, the nearest first."""
    if effect.a_path or effect.any_path:
        return pick(state, waiting, _on_paths)
    here = place(state, waiting)
    entry = InForce(
        what=effect.what,
        until=effect.until,
        owner=waiting.you,
        who=None if effect.here or effect.team or effect.path is not None else waiting.you,
        sector=here if effect.here else None,
        path=effect.path,
        letter=effect.letter,
        uses=effect.uses,
        source=waiting.source,
        ready=not _in_own_check(state, effect.until, waiting.you),
    )
    return [LastingBegun(entry=entry)]


def lasts_already(state: State, effect: Last, waiting: Waiting) -> bool:
    """Whether all that the text would begin is in force, said by the same card to the same crew member."""
    begun = [event.entry for event in last(state, effect, waiting) if isinstance(event, LastingBegun)]
    known = [attrs.evolve(entry, ready=True) for entry in state.lasting]
    return bool(begun) and all(attrs.evolve(entry, ready=True) in known for entry in begun)


def _on_paths(state: State, waiting: Waiting, effect: Last) -> Iterator[Effect]:
    here = place(state, waiting)
    there = [path for path in state.paths if path.replaces is None or path.id in state.opened]
    near = [path.id for path in there if here in (path.start, path.end)]
    far = [path.id for path in there if effect.any_path and path.id not in near]
    return (Last(what=effect.what, until=effect.until, uses=effect.uses, path=path) for path in (*near, *far))


LASTING_OPTIONS: dict[type[Effect], Options] = {Last: _on_paths}


def _in_own_check(state: State, until: Until, you: MemberId | None) -> bool:
    """Said in the middle of a check it speaks of the next one."""
    return until is Until.CHECK and state.check is not None and state.check.active == you


def borrow(state: State, effect: Borrow, waiting: Waiting) -> Sequence[Event]:
    """The lender's dice stay on its board until the borrower takes them in a check."""
    lender = user(state, waiting)
    if lender is None or lender == waiting.you:
        return []
    entry = InForce(
        what=Lasting.LENDING,
        until=Until.ROUND,
        owner=lender,
        who=lender,
        whom=waiting.you,
        uses=effect.count,
        source=waiting.source,
    )
    return [LastingBegun(entry=entry)]


def only_travel_left(state: State, member: Member) -> bool:
    """An action that a text has added is the last of the turn, and it must be travel (TRN-15)."""
    return state.actions_left == 1 and in_force(state, Lasting.TRAVEL_LAST, member.id) is not None


def leaving_costs(state: State, effect: LeavingCosts, waiting: Waiting) -> Sequence[Event]:
    here = place(state, waiting)
    entry = InForce(
        what=Lasting.LEAVING_COSTS,
        until=Until.TURN_END,
        owner=waiting.you,
        who=waiting.you,
        sector=here,
        count=effect.count,
        source=waiting.source,
    )
    return [LastingBegun(entry=entry)]


def raise_stat(effect: RaiseStat, waiting: Waiting) -> Sequence[Event]:
    entry = InForce(
        what=Lasting.STAT_UP,
        until=Until.LANDING_ROLL,
        stat=effect.stat,
        count=effect.count,
        source=waiting.source,
    )
    return [LastingBegun(entry=entry)]


def stat(state: State, stat: Stat) -> int:
    """A statistic of the lander with what raises it for the roll that has just fallen (LND-16, LND-17, LND-19)."""
    return state.stat(stat) + total(stat_raises(state, stat))


def stat_raises(state: State, stat: Stat) -> tuple[Part, ...]:
    """What raises a statistic for a while."""
    raised = (e for e in state.lasting if e.what is Lasting.STAT_UP and e.stat is stat)
    return tuple(Part(of=e.source, amount=e.count) for e in raised)


def later(state: State, effect: Later, waiting: Waiting) -> Sequence[Event]:
    """The text waits; whoever said it is still its "you" when its time comes (TRN-25)."""
    until = {Due.TURN_END: Until.TURN_END, Due.IN_CHECK: Until.CHECK}.get(effect.due, Until.ROUND)
    entry = InForce(
        what=Lasting.LATER,
        until=until,
        owner=waiting.you,
        who=waiting.you,
        sector=place(state, waiting),
        uses=1,
        due=effect.due,
        effect=effect.effect,
        source=waiting.source,
        ready=not _in_own_check(state, until, waiting.you),
    )
    return [LastingBegun(entry=entry)]


def texts_due(state: State, due: Due, member: MemberId | None = None) -> tuple[Waiting, ...]:
    """The texts whose time has come: at the end of a turn only those of that crew member."""
    return tuple(
        Waiting(effect=entry.effect, you=entry.who, source=entry.source, at=entry.sector)
        for entry in state.lasting
        if entry.what is Lasting.LATER
        and entry.due is due
        and entry.ready
        and entry.effect is not None
        and (member is None or entry.who == member)
    )
