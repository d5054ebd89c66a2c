"""The answers that a position gives to the questions of cards and goals."""

from __future__ import annotations

from vanguard_desktop.core import MemberId, Test, Waiting, together

from .chapter import Answers
from .check.holds import OF_THE_CHECK
from .crew.holds import OF_THE_TEAM
from .data import State
from .data import questions as asks
from .planet.holds_moves import OF_MOVES
from .planet.holds_places import OF_PLACES
from .round import lasting


def holds(state: State, test: Test, you: MemberId | None = None, about: Waiting | None = None) -> bool:
    """Whether the answer is yes now; `about` is what is about to happen, or the text that asks."""
    return ANSWERS[type(test)](state, test, you, about)


def _team_in(state: State, test: asks.TeamInSector, you: MemberId | None, about: Waiting | None) -> bool:
    goal = state.lander if test.sector is None else test.sector
    return bool(state.members) and all(member.sector == goal for member in state.members)


def _at_important(state: State, test: asks.AtImportant, you: MemberId | None, about: Waiting | None) -> bool:
    return any(state.is_important(member.sector) for member in state.members if member.sector is not None)


def _finished(state: State, test: asks.FinishedSectors, you: MemberId | None, about: Waiting | None) -> bool:
    return sum(state.is_finished(sector.number) for sector in state.board.sectors) >= test.count


def _marks(state: State, test: asks.Marks, you: MemberId | None, about: Waiting | None) -> bool:
    marks = sum(state.marks.values()) if test.sector is None else state.marks.get(test.sector, 0)
    return marks == test.count if test.exactly else marks >= test.count


ANSWERS: Answers = together(
    {
        asks.Not: lambda state, test, you, about: not holds(state, test.test, you, about),
        asks.AllOf: lambda state, test, you, about: all(holds(state, inner, you, about) for inner in test.tests),
        asks.AnyOf: lambda state, test, you, about: any(holds(state, inner, you, about) for inner in test.tests),
        asks.FlagSet: lambda state, test, you, about: test.flag in state.flags,
        asks.TeamInSector: _team_in,
        asks.SomebodyInSector: lambda state, test, you, about: any(
            member.sector == test.sector for member in state.members
        ),
        asks.AtImportant: _at_important,
        asks.FinishedSectors: _finished,
        asks.Successes: lambda state, test, you, about: state.successes >= test.count,
        asks.Marks: _marks,
        asks.Done: lambda state, test, you, about: state.tally.get(test.what, 0) >= test.count,
        asks.MissionInPlay: lambda state, test, you, about: test.card in state.missions,
        asks.DecksWithLeads: lambda state, test, you, about: (
            sum(bool(tokens) for tokens in state.leads.values()) >= test.count
        ),
        asks.DiscoveriesOnLander: lambda state, test, you, about: len(state.found) >= test.count,
        asks.SectorsEntered: lambda state, test, you, about: len(state.visited) >= test.count,
        asks.NobodyInjured: lambda state, test, you, about: not any(member.injury_count for member in state.members),
        asks.SuppliesAtMost: lambda state, test, you, about: state.supplies <= test.count,
        asks.StatAtLeast: lambda state, test, you, about: lasting.stat(state, test.stat) >= test.count,
        asks.NotFirstTime: lambda state, test, you, about: state.tally.get(f"log:{test.log}", 0) > 1,
        asks.HandEmpty: lambda state, test, you, about: you is not None and not state.member(you).hand,
    },
    *(OF_THE_TEAM, OF_THE_CHECK, OF_MOVES, OF_PLACES),
)
