"""OPS-14 to OPS-22: operations in a campaign, where everything is real."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Choose, Command, DecisionClosed, Event, Reason, Waiting, changed

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Order
from ..data.campaign.operations import (
    EquipmentDrawn,
    GainTierEquipment,
    NoSuchOperation,
    OperationCompleted,
    OperationStarted,
    OperationTooDear,
    RewardOperation,
    StartOperation,
)
from ..data.journey.docking import ExplorationJudged
from ..data.journey.star_map import Travel
from ..journey.star_map import choose_landing
from ..moves import move, steps
from ..pieces import id_of, piece
from ..state import Mode, ShipState
from ..tokens import energy
from .operation_cards import in_scanner

PRICE = 2
REWARD = 4


def _offered(state: ShipState) -> Iterable[Command]:
    """Once the sealed envelope has been opened; earlier the client warns, and nothing forbids it (OPS-14)."""
    if isinstance(state.question, Travel) and not state.at(zones.SEALED):
        yield from (StartOperation(operation=id) for id in sorted(state.box.operations))


def _why_not(state: ShipState, command: StartOperation) -> Reason | None:
    """Not one that is completed: its landing card has left the game (OPS-18)."""
    card = state.box.operations.get(command.operation)
    if card is None or piece("landing_cards", card.landing) not in state.at(zones.LANDINGS):
        return NoSuchOperation()
    return OperationTooDear() if state.pool.energy < PRICE else None


def _start(state: ShipState, command: StartOperation) -> Sequence[Event]:
    """Its landing card counts as one in every respect, so the travel is over and nobody drifts (OPS-15)."""
    landing = state.box.operations[command.operation].landing
    started = OperationStarted(operation=command.operation, deadly=command.deadly)
    return [DecisionClosed(), *energy(state, -PRICE), *choose_landing(landing), started]


def _judged(state: ShipState, events: Sequence[Event]) -> Sequence[Waiting]:
    """A success is rewarded, a failure may be tried again in later cycles (OPS-18, OPS-19)."""
    if state.mode is Mode.OPERATION:
        return []
    for event in events:
        if isinstance(event, ExplorationJudged) and not event.failed and (card := in_scanner(state)) is not None:
            return [Waiting(effect=RewardOperation(operation=card.id))]
    return []


def _reward(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """It is done with, and one of three rewards is chosen (OPS-18)."""
    assert isinstance(waiting.effect, RewardOperation)
    card = state.box.operations[waiting.effect.operation]
    landing = piece("landing_cards", card.landing)
    prizes = (fx.RaiseMorale(), fx.ChangeSuccess(by=REWARD), GainTierEquipment(tier=card.tier))
    return [
        OperationCompleted(operation=card.id),
        *move([landing], zones.SCANNER, zones.REMOVED),
        steps(Choose(options=prizes)),
    ]


def _gain_equipment(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Cards of the tier, or all that are left of it."""
    effect = waiting.effect
    assert isinstance(effect, GainTierEquipment)
    locked = [card for card in state.at(zones.UNAVAILABLE) if state.box.equipment[id_of(card)].tier == effect.tier]
    if not locked:
        return []
    order, rng = state.rng.shuffled(locked)
    drawn = order[: effect.count]
    return [EquipmentDrawn(cards=drawn, drawn=rng.since(state.rng)), *move(drawn, zones.UNAVAILABLE, zones.ARMORY)]


def _drawn(state: ShipState, event: EquipmentDrawn) -> ShipState:
    return changed(state, rng=state.rng.after(event.drawn))


def _started(state: ShipState, event: OperationStarted) -> ShipState:
    return changed(state, operation=event.operation, deadly_operation=event.deadly)


def _completed(state: ShipState, event: OperationCompleted) -> ShipState:
    return changed(state, operations_done=(*state.operations_done, event.operation))


OPERATIONS = Chapter(
    effects={RewardOperation: _reward, GainTierEquipment: _gain_equipment},
    orders={StartOperation: Order(answers=(Travel,), why_not=_why_not, unfold=_start, candidates=_offered)},
    folds={OperationStarted: _started, OperationCompleted: _completed, EquipmentDrawn: _drawn},
    reasons=(NoSuchOperation, OperationTooDear),
    watches=(_judged,),
)
