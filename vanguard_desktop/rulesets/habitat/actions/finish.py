"""A4, the end of the action phase: rovers, shutdown tiles, repaired elements; and tiles that are paid for (HAC-48)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Command, Effect, EffectsQueued, Event, Reason, Waiting, changed

from ..abilities.windows import used, why_no_window
from ..base.elements import spot_of
from ..base.shutdown import BLANK_TILE
from ..base.structures import source_of
from ..chapter import Chapter, Order
from ..data.actions import (
    ActionsEnded,
    CannotPay,
    FinishActions,
    NotThere,
    PayForTile,
    TaskKind,
    TileTurned,
    TurnTile,
)
from ..data.base import ElementRepaired, ReserveChanged, SpentItems, TileDiscarded
from ..data.cards import ShutdownCard
from ..data.effects import Reopen, RollForRover
from ..data.items import part
from ..data.steps import Step
from ..parts import coming, with_structure
from ..state import HabitatState, Tile
from .targets import at_hand
from .weight import actor


def _end(state: HabitatState) -> Sequence[Event]:
    """HAC-48: rover damage, then tiles, then repaired elements become operational, then all pawns return."""
    rolls = [Waiting(effect=RollForRover(rover=each)) for each in state.strained]
    turns = [
        Waiting(effect=TurnTile(structure=task.structure, resource=task.resource), you=actor(each.stack))
        for each in state.declared
        if (task := each.stack.task).kind is TaskKind.TURN_TILE and task.structure and task.resource
    ]
    return [EffectsQueued(effects=(*rolls, *turns, Waiting(effect=FinishActions())))]


def _finish(state: HabitatState, _: Waiting) -> Sequence[Event]:
    repaired = []
    for spot in state.mended:
        structure, element = spot_of(spot)
        if structure in state.structures and element in state.structures[structure].broken:
            repaired.append(ElementRepaired(structure=structure, element=element))
    return [*repaired, ActionsEnded()]


def front(state: HabitatState, tile: Tile) -> ShutdownCard | None:
    """What a tile says when it is turned; a blank one nothing (HPR-49)."""
    card: ShutdownCard | None = state.box.others["habitat_shutdowns"].get(tile.card)
    return None if tile.card == BLANK_TILE else card


def _turn(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HPR-45: its front is resolved at once; what has a price stays until that is paid (HPR-47)."""
    effect = waiting.effect
    assert isinstance(effect, TurnTile)
    there = state.structures[effect.structure].tiles.get(effect.resource)
    if there is None:
        return []
    turned = TileTurned(structure=effect.structure, resource=effect.resource)
    card = front(state, there)
    texts: list[Effect] = [] if card is None else [card.front]
    if card is None or not card.price:
        texts.append(Reopen(structure=effect.structure, resource=effect.resource))
    return [turned, coming(*texts, you=waiting.you, source=source_of(effect.structure))]


def _open_tiles(state: HabitatState) -> Iterator[Command]:
    for structure, there in state.structures.items():
        for resource, tile in there.tiles.items():
            if tile.up:
                yield PayForTile(structure=structure, resource=resource)
                yield PayForTile(structure=structure, resource=resource, part=True)


def _why_not_pay(state: HabitatState, command: PayForTile) -> Reason | None:
    if reason := why_no_window(state):
        return reason
    there = state.structures.get(command.structure)
    tile = None if there is None else there.tiles.get(command.resource)
    card = front(state, tile) if tile is not None and tile.up else None
    if card is None or not card.price:
        return NotThere()
    if command.part:
        return None if card.part is not None and at_hand(state)[part(card.part)] > 0 else NotThere()
    return None if state.reserves[command.resource] >= card.price else CannotPay(resource=command.resource)


def _pay(state: HabitatState, command: PayForTile) -> Sequence[Event]:
    card = front(state, state.structures[command.structure].tiles[command.resource])
    assert card is not None
    discarded = TileDiscarded(structure=command.structure, resource=command.resource)
    if command.part and card.part is not None:
        return used(state, [SpentItems(items=(part(card.part),)), discarded])
    return used(state, [ReserveChanged(resource=command.resource, by=-card.price), discarded])


def _turned(state: HabitatState, event: TileTurned) -> HabitatState:
    tiles = state.structures[event.structure].tiles
    up = attrs.evolve(tiles[event.resource], up=True)
    return with_structure(state, event.structure, tiles={**tiles, event.resource: up})


def _ended(state: HabitatState, _: ActionsEnded) -> HabitatState:
    return changed(state, declared=(), mended=(), strained=())


FINISH = Chapter(
    steps={Step.END_OF_ACTIONS: _end},
    effects={TurnTile: _turn, FinishActions: _finish},
    orders={PayForTile: Order(why_not=_why_not_pay, unfold=_pay, candidates=_open_tiles)},
    folds={TileTurned: _turned, ActionsEnded: _ended},
)
