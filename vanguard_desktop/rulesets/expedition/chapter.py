"""What a room of the expedition brings: who carries out which effect, in tables that `chapters` puts together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.data.state import State

# The position, the effect as it waits, and the effect itself.
Carry = Callable[[State, Waiting, Any], Sequence[Event]]
Carries = Mapping[type[Effect], Carry]
