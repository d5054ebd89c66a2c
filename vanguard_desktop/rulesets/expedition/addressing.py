"""Whom a sentence means, and in which order it reaches them (GEN-08, GEN-20, GEN-25, RND-02)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.decisions import ChooseMember
from vanguard_desktop.rulesets.expedition.effects import Who
from vanguard_desktop.rulesets.expedition.events import MemberDrawn
from vanguard_desktop.rulesets.expedition.queueing import decider, place, steps
from vanguard_desktop.rulesets.expedition.state import Member, State

TEN = 10


def in_order(state: State) -> tuple[Member, ...]:
    """The active or turn crew member first, then clockwise; outside a turn from the start token (GEN-20, GEN-43)."""
    first = state.check.active if state.check is not None else state.turn or state.start_token
    ids = [member.id for member in state.members]
    if first not in ids:
        by_section = list(Section)
        return tuple(sorted(state.members, key=lambda member: by_section.index(member.section)))
    at = ids.index(first)
    return state.members[at:] + state.members[:at]


def meant(state: State, who: Who, waiting: Waiting) -> tuple[Member, ...]:
    """Everybody who is addressed, or among whom one is chosen."""
    everybody = in_order(state)
    here = tuple(member for member in everybody if member.sector == place(state, waiting))
    match who:
        case Who.EACH | Who.ONE | Who.RANDOM:
            return everybody
        case Who.EACH_HERE | Who.ONE_HERE:
            return here
        case Who.EACH_OTHER_HERE | Who.ANOTHER_HERE:
            return tuple(member for member in here if member.id != waiting.you)


def for_crew(state: State, who: Who, effect: Effect, waiting: Waiting) -> Sequence[Event]:
    """Crew member by crew member, each completely before the next (GEN-20)."""
    members = meant(state, who, waiting)
    if not members:
        return []
    match who:
        case Who.EACH | Who.EACH_HERE | Who.EACH_OTHER_HERE:
            return [_to(waiting, effect, member.id) for member in reversed(members)]
        case Who.RANDOM:
            return random_member(state, members, effect, waiting)
        case Who.ONE | Who.ONE_HERE | Who.ANOTHER_HERE:
            section = decider(state, waiting)
            ids = tuple(member.id for member in members)
            return [DecisionOpened(decision=ChooseMember(section=section, members=ids, effect=_waits(waiting, effect)))]


def _to(waiting: Waiting, effect: Effect, member: MemberId) -> Event:
    return steps(member, effect, source=waiting.source, at=waiting.at)


def _waits(waiting: Waiting, effect: Effect) -> Waiting:
    return Waiting(effect=effect, you=waiting.you, source=waiting.source, at=waiting.at)


def random_member(state: State, members: Sequence[Member], effect: Effect, waiting: Waiting) -> Sequence[Event]:
    """Each rolls the ten-sided die; the lowest is meant, ties roll again among themselves (RND-02, RND-03, RND-06)."""
    if len(members) == 1:
        return [_to(waiting, effect, members[0].id)]
    rng, tied = state.rng, list(members)
    rolls: list[tuple[int, ...]] = []
    while len(tied) > 1:
        values = []
        for _ in tied:
            value, rng = rng.below(TEN)
            values.append(value)
        rolls.append(tuple(values))
        lowest = min(values)
        tied = [member for member, value in zip(tied, values, strict=True) if value == lowest]
    drawn = MemberDrawn(rolls=tuple(rolls), member=tied[0].id, drawn=rng.since(state.rng))
    return [drawn, _to(waiting, effect, tied[0].id)]
