"""Whether a condition holds now (LOG-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core import Test
from vanguard_desktop.core import questions as core
from vanguard_desktop.setting import MoraleLevel

from . import questions as qs
from . import whereabouts
from .campaign.printed import tech_level
from .state import ShipState

LEVELS = tuple(MoraleLevel)


def holds(state: ShipState, test: Test) -> bool:
    return HOLDS[type(test)](state, test)


def _flags(state: ShipState, test: qs.FlagsSet) -> bool:
    return sum(flag in state.flags for flag in test.flags) >= test.count


def _note(state: ShipState, test: qs.NoteReads) -> bool:
    return test.key in state.notes and test.text in ("", state.notes[test.key])


def _tokens(state: ShipState, test: qs.PoolsHold) -> bool:
    pool, wanted = state.pool, test.tokens
    return pool.energy >= wanted.energy and pool.command >= wanted.command and pool.success >= wanted.success


HOLDS: dict[type[Test], Callable[[ShipState, Any], bool]] = {
    core.Not: lambda state, test: not holds(state, test.test),
    core.AllOf: lambda state, test: all(holds(state, each) for each in test.tests),
    core.AnyOf: lambda state, test: any(holds(state, each) for each in test.tests),
    core.FlagSet: lambda state, test: test.flag in state.flags,
    qs.FlagsSet: _flags,
    qs.CounterAtLeast: lambda state, test: state.counters.get(test.counter, 0) >= test.count,
    qs.ActAtLeast: lambda state, test: state.act >= test.act,
    qs.EntryRead: lambda state, test: state.logs_read.get(test.log, 0) >= test.times,
    qs.MoraleIs: lambda state, test: state.morale is test.level,
    qs.MoraleAtLeast: lambda state, test: LEVELS.index(state.morale) <= LEVELS.index(test.level),
    qs.BoxesMarked: lambda state, test: len(state.marks.get(test.log, ())) >= test.count,
    qs.OptionTaken: lambda state, test: test.option in state.options_taken.get(test.log, ()),
    qs.NoteReads: _note,
    qs.CycleAtLeast: lambda state, test: state.cycle >= test.cycle,
    qs.CardIs: lambda state, test: whereabouts.card_is(state, test.card, test.where),
    qs.TechLevelAtLeast: lambda state, test: tech_level(state) >= test.level,
    qs.UniquesAboard: lambda state, test: whereabouts.uniques_aboard(state, test.numbers) >= test.count,
    qs.RowsFull: lambda state, test: whereabouts.rows_full(state) >= test.count,
    qs.GatheredAtLeast: lambda state, test: whereabouts.gathered(state, test) >= test.count,
    qs.PoolsHold: _tokens,
    qs.DiceAtLeast: lambda state, test: state.dice_each >= test.count,
    qs.PlanetVisited: lambda state, test: state.register.get(f"world:{test.world}", 0) >= test.times,
    qs.PlanetFinished: lambda state, test: whereabouts.is_finished(state, test.world),
    qs.MissionCompleted: lambda state, test: f"done:{test.card}" in state.register,
    qs.MissionFailed: lambda state, test: state.register.get(f"failed:{test.card}", 0) >= test.times,
    qs.LastExplorationFailed: lambda state, test: state.last_failed,
    qs.CrewAtLeast: lambda state, test: whereabouts.crew_count(state, test) >= test.count,
    qs.PlayersAtLeast: lambda state, test: len(state.seats) >= test.count,
    qs.LegacyIs: lambda state, test: state.legacy.get(test.key) == test.value,
}
TESTS: tuple[type[Test], ...] = tuple(HOLDS)
