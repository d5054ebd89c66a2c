"""Shutdown tiles: how they come to lie on a structure and go again (HPR-10, HPR-14, HPR-46, HPR-49)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..chapter import Chapter
from ..data.base import TileDiscarded, TileLaid
from ..data.effects import Reopen, ShutDown
from ..data.kinds import TILES_OF, Resource, StructureId
from ..parts import draw, with_structure
from ..state import HabitatState, Tile
from .at_structure import To

# HPR-49: where a pile is empty a blank tile is used; turned up it is discarded without effect.
BLANK_TILE = CardId("blank")


def lay_tile(state: HabitatState, structure: StructureId, resource: Resource) -> list[Event]:
    """A tile drawn at random, face down; never two of one resource (HPR-14)."""
    if resource in state.structures[structure].tiles:
        return []
    card, drawn = draw(state, TILES_OF[resource]) or (None, 0)
    return [TileLaid(structure=structure, resource=resource, card=card, drawn=drawn)]


def _shut(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    assert isinstance(waiting.effect, ShutDown)
    return lay_tile(state, structure, waiting.effect.resource)


def _can_shut(state: HabitatState, waiting: Waiting, structure: StructureId) -> bool:
    assert isinstance(waiting.effect, ShutDown)
    resource = waiting.effect.resource
    return resource in state.card(structure).supply and resource not in state.structures[structure].tiles


def _reopen(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    assert isinstance(waiting.effect, Reopen)
    wanted = waiting.effect.resource
    return [
        TileDiscarded(structure=structure, resource=resource)
        for resource in state.structures[structure].tiles
        if wanted in (None, resource)
    ]


def _is_shut(state: HabitatState, waiting: Waiting, structure: StructureId) -> bool:
    assert isinstance(waiting.effect, Reopen)
    tiles, wanted = state.structures[structure].tiles, waiting.effect.resource
    return bool(tiles) if wanted is None else wanted in tiles


def _laid(state: HabitatState, event: TileLaid) -> HabitatState:
    pile = TILES_OF[event.resource]
    tile = Tile(card=event.card) if event.card is not None else Tile(card=BLANK_TILE)
    there = {**state.structures[event.structure].tiles, event.resource: tile}
    after = with_structure(state, event.structure, tiles=there)
    left = tuple(card for card in state.piles[pile] if card != event.card)
    return changed(after, piles={**after.piles, pile: left}, rng=after.rng.after(event.drawn))


def _discarded(state: HabitatState, event: TileDiscarded) -> HabitatState:
    """It goes back into its pile, which has no order (HPR-46); a blank one goes nowhere."""
    pile = TILES_OF[event.resource]
    tiles = dict(state.structures[event.structure].tiles)
    tile = tiles.pop(event.resource)
    after = with_structure(state, event.structure, tiles=tiles)
    back = () if tile.card == BLANK_TILE else (tile.card,)
    return changed(after, piles={**after.piles, pile: tuple(sorted((*after.piles[pile], *back)))})


SHUT, REOPEN = To(_shut, _can_shut, shut=True), To(_reopen, _is_shut, shut=True)
SHUTDOWN = Chapter(
    effects={ShutDown: SHUT.resolve, Reopen: REOPEN.resolve},
    picks={ShutDown: SHUT.pick, Reopen: REOPEN.pick},
    feasible={ShutDown: SHUT.feasible, Reopen: REOPEN.feasible},
    folds={TileLaid: _laid, TileDiscarded: _discarded},
)
