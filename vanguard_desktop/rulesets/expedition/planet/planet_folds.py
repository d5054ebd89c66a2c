"""What events of single planets do to the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core import Event, changed

from ..data import State
from ..data import events as ev
from ..data.steps import TakeOff
from ..folding import less


def _card_marked(state: State, event: ev.CardMarked) -> State:
    marks = {**state.card_marks, event.card: state.card_marks.get(event.card, 0) + event.by}
    return changed(state, card_marks={card: count for card, count in marks.items() if count})


def _called_off(state: State, event: ev.LiftOffCalledOff) -> State:
    """What is left of the entry that asked still takes place."""
    return changed(state, queue=tuple(waiting for waiting in state.queue if not isinstance(waiting.effect, TakeOff)))


PLANET_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.CardMarked: _card_marked,
    ev.MissionLost: lambda state, event: changed(state, missions=less(state.missions, event.card)),
    ev.LiftOffCalledOff: _called_off,
    ev.RoomTaken: lambda state, event: changed(state, room_taken=state.room_taken + event.count),
}
