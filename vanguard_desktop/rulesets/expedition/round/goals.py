"""The rank-up card is turned the moment its goal is met, in the middle of other effects too (RNK-02 to RNK-05)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data.events import RankUpCompleted
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.evolve import evolve
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.box import card_of


def watching_goals(happens: Callable[[State, Any], Sequence[Event]]) -> Callable[[State, Any], Sequence[Event]]:
    """After every instruction look whether the goal is met now (RNK-05)."""

    def watched(state: State, what: Any) -> Sequence[Event]:
        events = happens(state, what)
        if state.rank_up is None or state.rank_up_done or not events:
            return events
        goal = state.box.rank_ups[card_of(state.rank_up)].goal
        after = state
        for number, event in enumerate(events, start=1):
            after = evolve(after, event)  # type: ignore[arg-type]
            if holds(after, goal, after.turn):
                return [*events[:number], RankUpCompleted(card=state.rank_up), *events[number:]]
        return events

    return watched
