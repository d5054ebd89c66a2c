"""Whom a sentence means, and in which order it reaches them (GEN-08, GEN-20, GEN-25, RND-02)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import Section

from .data import AskRandom, ChooseMember, Member, State
from .data.effects import ForCrew, Who
from .data.events import MemberDrawn
from .planet.travel import connected
from .queueing import decider, place, steps

TEN = 10
# One of those who are addressed is meant: the players name somebody, or the dice do.
OF_SEVERAL = (
    Who.ONE, Who.ONE_HERE, Who.ANOTHER_HERE, Who.ONE_CONNECTED, Who.ONE_WITHIN_TWO, Who.ONE_NEAR_LANDER, Who.RANDOM,
)  # fmt: skip


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
        case Who.ONE_CONNECTED:
            around = connected(state, place(state, waiting))
            return tuple(member for member in everybody if member.sector in around)
        case Who.ONE_WITHIN_TWO | Who.ONE_NEAR_LANDER:
            start = place(state, waiting) if who is Who.ONE_WITHIN_TWO else state.lander
            around = connected(state, start)
            near = {start, *around, *(end for sector in around for end in connected(state, sector))}
            return tuple(member for member in everybody if member.sector in near)
        case Who.ASSISTING:
            assistants = () if state.check is None else state.check.assistants
            return tuple(member for member in everybody if member.id in assistants)


def for_crew(state: State, who: Who, effect: Effect, waiting: Waiting) -> Sequence[Event]:
    """Crew member by crew member, each completely before the next (GEN-20)."""
    members = meant(state, who, waiting)
    if not members:
        return []
    match who:
        case Who.EACH | Who.EACH_HERE | Who.EACH_OTHER_HERE | Who.ASSISTING:
            return [_to(waiting, effect, member.id) for member in reversed(members)]
        case Who.RANDOM:
            return random_member(state, members, effect, waiting)
        case Who.ONE | Who.ONE_HERE | Who.ANOTHER_HERE | Who.ONE_CONNECTED | Who.ONE_WITHIN_TWO | Who.ONE_NEAR_LANDER:
            asked = attrs.evolve(waiting, effect=ForCrew(who=who, effect=effect))
            return [DecisionOpened(decision=ChooseMember(section=decider(state, waiting), asked=asked))]


def _to(waiting: Waiting, effect: Effect, member: MemberId) -> Event:
    return steps(member, effect, source=waiting.source, at=waiting.at)


def random_member(state: State, members: Sequence[Member], effect: Effect, waiting: Waiting) -> Sequence[Event]:
    """Each rolls the ten-sided die; the lowest is meant, ties roll again among themselves (RND-02, RND-03, RND-06)."""
    if len(members) == 1:
        return [_to(waiting, effect, members[0].id)]
    question = AskRandom(
        section=decider(state, waiting),
        members=tuple(member.id for member in members),
        values=(),
        rolls=(),
        effect=attrs.evolve(waiting, effect=effect),
    )
    return [DecisionOpened(decision=question)] if state.real_dice else roll_for(state, question)


def roll_for(state: State, question: AskRandom) -> Sequence[Event]:
    """The game rolls; results that the players have told already stand."""
    rng, tied, rolls, values = state.rng, question.members, list(question.rolls), list(question.values)
    while len(tied) > 1:
        while len(values) < len(tied):
            value, rng = rng.below(TEN)
            values.append(value)
        rolls.append(tuple(values))
        tied, values = _lowest(tied, values), []
    return _found(question, tied[0], rolls, rng.since(state.rng))


def told_ten(question: AskRandom, value: int) -> Sequence[Event]:
    """One real die more; when everybody has rolled, the lowest is meant or the tied roll again (RND-03)."""
    values = (*question.values, value)
    if len(values) < len(question.members):
        return [DecisionOpened(decision=attrs.evolve(question, values=values))]
    tied, rolls = _lowest(question.members, values), (*question.rolls, values)
    if len(tied) == 1:
        return _found(question, tied[0], rolls, drawn=0)
    return [DecisionOpened(decision=attrs.evolve(question, members=tied, values=(), rolls=rolls))]


def _lowest(members: Sequence[MemberId], values: Sequence[int]) -> tuple[MemberId, ...]:
    lowest = min(values)
    return tuple(member for member, value in zip(members, values, strict=True) if value == lowest)


def _found(question: AskRandom, member: MemberId, rolls: Sequence[tuple[int, ...]], drawn: int) -> Sequence[Event]:
    waiting = question.effect
    return [MemberDrawn(rolls=tuple(rolls), member=member, drawn=drawn), _to(waiting, waiting.effect, member)]
