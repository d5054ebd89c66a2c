"""The answers that a position gives to questions about the team and its feats."""

from __future__ import annotations

from vanguard_desktop.core import MemberId, Waiting

from ..chapter import Answers
from ..data import (
    AtHighest,
    ConditionSeen,
    EveryRounds,
    FoundOfType,
    HasInjury,
    MandatoryDoneWith,
    RankAtLeast,
    State,
    YouBegin,
)


def _rank_at_least(state: State, test: RankAtLeast, you: MemberId | None, about: Waiting | None) -> bool:
    return you is not None and state.is_here(you) and state.member(you).rank >= test.count


def _at_highest(state: State, test: AtHighest, you: MemberId | None, about: Waiting | None) -> bool:
    highest = max(sector.number for sector in state.board.sectors)
    return any(member.sector == highest for member in state.members)


def _has_injury(state: State, test: HasInjury, you: MemberId | None, about: Waiting | None) -> bool:
    if you is None or not state.is_here(you):
        return False
    return any(injury is not None and injury.kind is test.kind for injury in state.member(you).injuries)


# What asks about "you" is no where nobody is addressed.
OF_THE_TEAM: Answers = {
    RankAtLeast: _rank_at_least,
    AtHighest: _at_highest,
    HasInjury: _has_injury,
    ConditionSeen: lambda state, test, you, about: state.tally.get(f"condition:{test.card}", 0) >= test.count,
    FoundOfType: lambda state, test, you, about: (
        sum(state.box.discovery_of(card).type is test.deck for card in state.found) >= test.count
    ),
    MandatoryDoneWith: lambda state, test, you, about: any(
        f"mandatory_mission:{left}" in state.tally for left in range(test.count + 1)
    ),
    YouBegin: lambda state, test, you, about: you is not None and state.start_token == you,
    EveryRounds: lambda state, test, you, about: state.round % test.count == 0,
}
