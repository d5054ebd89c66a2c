"""OBJ: objectives are fulfilled by texts, by their own condition, or by declaration; each is rewarded once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import DecisionClosed, Effect, Event, ReadLog, Reason, Source, Waiting, changed
from vanguard_desktop.setting import ObjectiveCard

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Order
from ..data.campaign.objectives import (
    AskBridge,
    DeclareObjective,
    NothingToDeclare,
    ObjectiveFulfilled,
    OnTheBridge,
    PriceTooHigh,
)
from ..data.journey.cycle import DoStep, NextStep
from ..holds import holds
from ..moves import steps
from ..phases import Phase
from ..pieces import id_of
from ..prices import can_afford, pay
from ..state import ShipState

# What becomes true during an exploration counts from the end of LVP (OBJ-15).
TOO_EARLY = (Phase.SET_UP, Phase.EXPLORATION, Phase.LEAVING)


def open_objectives(state: ShipState) -> Iterator[ObjectiveCard]:
    """The installed objective and the secondary ones, as far as they are not fulfilled."""
    slots = (zones.OBJECTIVE, *map(zones.secondary, range(1, state.pages.secondary_slots + 1)))
    for card in (id_of(each) for slot in slots for each in state.at(slot)):
        if card not in state.fulfilled:
            yield state.box.objectives[card]


def watch(state: ShipState, _: Sequence[Event]) -> Sequence[Waiting]:
    """Conditions are tested when the running text is done (OBJ-15)."""
    if state.pending or state.phase in TOO_EARLY or not _is_quiet(state):
        return ()
    return [
        Waiting(effect=fx.Fulfill(card=card.id))
        for card in open_objectives(state)
        if card.test is not None and holds(state, card.test)
    ]


def _is_quiet(state: ShipState) -> bool:
    """Nothing of a text waits any more: a step of the book is next."""
    return not state.queue or isinstance(state.queue[0].effect, DoStep | NextStep) or _is_rule(state.queue[0].effect)


def _is_rule(effect: Effect) -> bool:
    """Steps of the rules' own, which no card can print."""
    return effect.tag.startswith("step_")


def fulfill(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The reward once; a secondary objective leaves the game after it (OBJ-04). Not installed, it is out of reach."""
    assert isinstance(waiting.effect, fx.Fulfill)
    card = next((card for card in open_objectives(state) if card.id == waiting.effect.card), None)
    if card is None:
        return []
    rewards: list[Effect] = [ReadLog(log=card.log)] if card.log is not None else []
    rewards += [card.effect] if card.effect is not None else []
    rewards += [fx.RemoveThis()] if card.secondary else []
    done = ObjectiveFulfilled(card=card.id)
    return [done, steps(*rewards, source=Source("objectives", card.id))] if rewards else [done]


def _why_not_declare(state: ShipState, command: DeclareObjective) -> Reason | None:
    card = next((card for card in open_objectives(state) if card.id == command.card), None)
    if card is None or card.declare is None:
        return NothingToDeclare()
    return None if can_afford(state, card.declare) else PriceTooHigh()


def _declare(state: ShipState, command: DeclareObjective) -> Sequence[Event]:
    price = state.box.objectives[command.card].declare
    assert price is not None
    return [DecisionClosed(), *pay(state, price), steps(fx.Fulfill(card=command.card), AskBridge())]


def declarable(state: ShipState) -> Iterator[DeclareObjective]:
    yield from (DeclareObjective(card=card.id) for card in open_objectives(state) if card.declare is not None)


def _fulfilled(state: ShipState, event: ObjectiveFulfilled) -> ShipState:
    return changed(state, fulfilled=(*state.fulfilled, event.card))


OBJECTIVES = Chapter(
    effects={fx.Fulfill: fulfill},
    orders={DeclareObjective: Order(answers=(OnTheBridge,), why_not=_why_not_declare, unfold=_declare)},
    folds={ObjectiveFulfilled: _fulfilled},
    reasons=(NothingToDeclare, PriceTooHigh),
    watches=(watch,),
)
