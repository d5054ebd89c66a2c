"""The answers that a position gives to the questions of cards and goals."""

from __future__ import annotations

from typing import assert_never

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.rulesets.expedition.check.holds import holds_of_check
from vanguard_desktop.rulesets.expedition.check.questions import OfCheck
from vanguard_desktop.rulesets.expedition.crew.holds import holds_of_team
from vanguard_desktop.rulesets.expedition.crew.questions import OfTeam
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.planet.holds_moves import holds_moves
from vanguard_desktop.rulesets.expedition.planet.holds_places import holds_of_places
from vanguard_desktop.rulesets.expedition.planet.questions_moves import OfMoves
from vanguard_desktop.rulesets.expedition.planet.questions_places import OfPlaces
from vanguard_desktop.rulesets.expedition.questions import (
    AllOf,
    AnyOf,
    AtImportant,
    DecksWithLeads,
    DiscoveriesOnLander,
    Done,
    ExpeditionTest,
    FinishedSectors,
    FlagSet,
    HandEmpty,
    Marks,
    MissionInPlay,
    NobodyInjured,
    Not,
    NotFirstTime,
    SectorsEntered,
    SomebodyInSector,
    StatAtLeast,
    Successes,
    SuppliesAtMost,
    TeamInSector,
)
from vanguard_desktop.rulesets.expedition.round import lasting


def holds(state: State, test: Test, you: MemberId | None = None, about: Waiting | None = None) -> bool:
    """Whether the answer is yes now; `about` is what is about to happen, or the text that asks."""
    if isinstance(test, OfTeam):
        return holds_of_team(state, test, you)
    if isinstance(test, OfCheck):
        return holds_of_check(state, test, you)
    if isinstance(test, OfMoves):
        return holds_moves(state, test, you, about)
    if isinstance(test, OfPlaces):
        return holds_of_places(state, test, you, about)
    question: ExpeditionTest = test  # type: ignore[assignment]
    match question:
        case Not(test=inner):
            return not holds(state, inner, you, about)
        case AllOf(tests=tests):
            return all(holds(state, inner, you, about) for inner in tests)
        case AnyOf(tests=tests):
            return any(holds(state, inner, you, about) for inner in tests)
        case FlagSet(flag=flag):
            return flag in state.flags
        case TeamInSector(sector=sector):
            goal = state.lander if sector is None else sector
            return bool(state.members) and all(member.sector == goal for member in state.members)
        case SomebodyInSector(sector=sector):
            return any(member.sector == sector for member in state.members)
        case AtImportant():
            return any(state.is_important(member.sector) for member in state.members if member.sector is not None)
        case FinishedSectors(count=count):
            return sum(state.is_finished(sector.number) for sector in state.board.sectors) >= count
        case Successes(count=count):
            return state.successes >= count
        case Marks(count=count, sector=sector, exactly=exactly):
            marks = sum(state.marks.values()) if sector is None else state.marks.get(sector, 0)
            return marks == count if exactly else marks >= count
        case Done(what=what, count=count):
            return state.tally.get(what, 0) >= count
        case MissionInPlay(card=card):
            return card in state.missions
        case DecksWithLeads(count=count):
            return sum(bool(tokens) for tokens in state.leads.values()) >= count
        case DiscoveriesOnLander(count=count):
            return len(state.found) >= count
        case SectorsEntered(count=count):
            return len(state.visited) >= count
        case NobodyInjured():
            return not any(member.injury_count for member in state.members)
        case SuppliesAtMost(count=count):
            return state.supplies <= count
        case StatAtLeast(stat=stat, count=count):
            return lasting.stat(state, stat) >= count
        case NotFirstTime(log=log):
            return state.tally.get(f"log:{log}", 0) > 1
        case HandEmpty():
            return you is not None and not state.member(you).hand
        case _:
            assert_never(question)
