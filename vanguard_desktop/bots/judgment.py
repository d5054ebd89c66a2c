"""How good a position looks to the sensible bot: successes are won, dice and supplies are means, home is safety."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.rulesets.expedition.decisions import AgreeLiftOff
from vanguard_desktop.rulesets.expedition.legal import connected
from vanguard_desktop.rulesets.expedition.state import Member, State

# With this many successes, or from this round on, the team goes home.
ENOUGH_SUCCESSES = 6
LATE_ROUND = 12


def worth(state: Any) -> float:
    assert isinstance(state, State)
    value = 3.0 * state.successes + 0.3 * state.supplies - 20.0 * len(state.left_behind)
    value += sum(0.25 * len(member.available) for member in state.members) + 0.05 * state.actions_left
    going_home = state.successes >= ENOUGH_SUCCESSES or state.round >= LATE_ROUND
    leaving = state.ending is not None or isinstance(state.question, AgreeLiftOff)
    if leaving:
        return value + (30.0 if going_home and not _somebody_away(state) else -30.0)
    return value - sum(_way(state, member, going_home) for member in state.members)


def _somebody_away(state: State) -> bool:
    return any(member.sector != state.lander for member in state.members)


def _way(state: State, member: Member, going_home: bool) -> float:
    """How far a member is from where it wants to be: the lander, or a place with something to do."""
    goals = {state.lander} if going_home else {s.number for s in state.board.sectors if s.poi is not None}
    return 0.5 * distance(state, member.sector, goals)


def distance(state: State, start: SectorId, goals: set[SectorId]) -> int:
    """Moves between connected sectors along the arrows (PLN-08); as many as there are sectors if there is no way."""
    reached, edge, moves = {start}, {start}, 0
    while edge:
        if edge & goals:
            return moves
        edge = {end for here in edge for end in connected(state, here)} - reached
        reached |= edge
        moves += 1
    return len(state.board.sectors)
