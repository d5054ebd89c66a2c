"""What texts do to the team as a whole: supplies, successes, turns, the end of the expedition."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting

from ..chapter import Carries
from ..data import ChooseEvent, Ending, State, TakeEvent
from ..data import effects as fx
from ..data.effects import AtRandom
from ..data.events import (
    ActionsChanged,
    EventsOrdered,
    SuccessesGained,
    SuppliesChanged,
    TurnWillEnd,
)
from . import supplies, turns
from .chance import at_random
from .ending import end_now


def _gain_supplies(state: State, waiting: Waiting, effect: fx.GainSupplies) -> Sequence[Event]:
    gained = min(effect.count, state.most_supplies - state.supplies)
    return [SuppliesChanged(by=gained)] if gained else []


def _end_turn(state: State, waiting: Waiting, effect: fx.EndTurn) -> Sequence[Event]:
    """The remaining actions are lost; inside a check the turn goes on until it is over (TRN-16, INJ-24)."""
    if state.check is not None and waiting.source.family == "injury":
        return [TurnWillEnd()]
    if waiting.you != state.turn or state.turn is None:
        return []
    lost = [ActionsChanged(by=-state.actions_left)] if state.actions_left else []
    return [*lost, *([EventsOrdered(by=effect.events - 1)] if effect.events != 1 else [])]


TEAM: Carries = {
    fx.LoseSupplies: lambda state, waiting, effect: supplies.lose(state, effect, waiting.you),
    fx.GainSupplies: _gain_supplies,
    fx.GainSuccesses: lambda state, waiting, effect: [SuccessesGained(count=effect.count)],
    fx.EndTurn: _end_turn,
    fx.ExtraAction: lambda state, waiting, effect: [ActionsChanged(by=1)],
    fx.EndExpedition: lambda state, waiting, effect: end_now(state, Ending.ENDED_BY_TEXT),
    ChooseEvent: turns.choose_event,
    TakeEvent: turns.take_event,
    AtRandom: at_random,
}
