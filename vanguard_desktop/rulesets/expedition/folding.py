"""Small words for folding events: replace a member, count something, use chance."""

from __future__ import annotations

from typing import Any, TypeVar

from vanguard_desktop.core import MemberId, changed

from .data import Check, Member, State

T = TypeVar("T")


def with_member(state: State, member: Member) -> State:
    members = tuple(member if other.id == member.id else other for other in state.members)
    return changed(state, members=members)


def change(state: State, id: MemberId, **fields: Any) -> State:
    """A crew member's board with these things changed."""
    return with_member(state, changed(state.member(id), **fields))


def with_check(state: State, **fields: Any) -> State:
    """The running check with these things changed."""
    check: Check = changed(state.checks[-1], **fields)
    return changed(state, checks=(*state.checks[:-1], check))


def tallied(state: State, what: str) -> State:
    """Goals and missions count what has happened (RNK-02)."""
    return changed(state, tally={**state.tally, what: state.tally.get(what, 0) + 1})


def chance_used(state: State, drawn: int) -> State:
    return changed(state, rng=state.rng.after(drawn)) if drawn else state


def less(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Without one of them."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def arrived(state: State) -> State:
    """Nobody is on a path any more."""
    return changed(state, path_taken=None, traveler=None, bound_for=None)
