"""Orders that make no difference: the same has happened in the end, whatever comes first (DEC-33)."""

from __future__ import annotations

from typing import Any

import attrs

from vanguard_desktop.core import Ruleset, comes_to_the_same

from .data import Member, OrderTracks, State

# So many answers are tried out: two or three texts with a question each.
MOST = 30


def in_any_order(rules: Ruleset[State], state: State) -> bool:
    """Whether the time tracks whose order is asked for set off texts that do not touch each other."""
    if not isinstance(state.question, OrderTracks):
        return False
    behind = len(state.queue)

    def under_way(now: State) -> bool:
        """Until all of them have taken effect and what waited before goes on."""
        return bool(now.pending) or len(now.queue) > behind

    return comes_to_the_same(rules, state, under_way, _looks, MOST)


def _looks(state: State) -> dict[str, Any]:
    """What makes a difference to players: not chance that is still to come, nor in which order things came together."""
    members = tuple(map(_sorted, state.members))
    loose = {"flags": frozenset(state.flags), "found": sorted(state.found), "visited": frozenset(state.visited)}
    return {**vars(state), "rng": None, "members": members, **loose}


def _sorted(member: Member) -> Member:
    return attrs.evolve(
        member,
        available=tuple(sorted(member.available)),
        spent=tuple(sorted(member.spent)),
        hand=tuple(sorted(member.hand)),
        discards=tuple(sorted(member.discards)),
    )
