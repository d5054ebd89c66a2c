"""The answers that a position gives to questions about the team and its feats."""

from __future__ import annotations

from typing import assert_never

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.rulesets.expedition.crew.questions import (
    AtHighest,
    ConditionSeen,
    EveryRounds,
    FoundOfType,
    HasInjury,
    MandatoryDoneWith,
    OfTeam,
    RankAtLeast,
    YouBegin,
)
from vanguard_desktop.rulesets.expedition.data.state import State


def holds_of_team(state: State, test: OfTeam, you: MemberId | None) -> bool:
    """Whether the answer is yes now; what asks about "you" is no where nobody is addressed."""
    member = state.member(you) if you is not None and state.is_here(you) else None
    match test:
        case RankAtLeast(count=count):
            return member is not None and member.rank >= count
        case AtHighest():
            highest = max(sector.number for sector in state.board.sectors)
            return any(other.sector == highest for other in state.members)
        case HasInjury(kind=kind):
            return member is not None and any(i is not None and i.kind is kind for i in member.injuries)
        case ConditionSeen(card=card, count=count):
            return state.tally.get(f"condition:{card}", 0) >= count
        case FoundOfType(deck=deck, count=count):
            return sum(state.box.discovery_of(card).type is deck for card in state.found) >= count
        case MandatoryDoneWith(count=count):
            return any(f"mandatory_mission:{left}" in state.tally for left in range(count + 1))
        case YouBegin():
            return you is not None and state.start_token == you
        case EveryRounds(count=count):
            return state.round % count == 0
        case _:
            assert_never(test)
