"""Whether a condition holds now (LOG-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core import questions as core
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship.state import ShipState


def holds(state: ShipState, test: Test) -> bool:
    return HOLDS[type(test)](state, test)


def _flags(state: ShipState, test: qs.FlagsSet) -> bool:
    return sum(flag in state.flags for flag in test.flags) >= test.count


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
}
TESTS: tuple[type[Test], ...] = tuple(HOLDS)
