"""Bundles: loads that turn into parts, seeds and food (HMS-29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Event, Reason, changed

from ..abilities.windows import used, why_no_window
from ..chapter import Chapter, Order
from ..data.abilities import NotAtHand
from ..data.cards import Load
from ..data.items import SEED, part, together, without
from ..data.kinds import Item, Resource
from ..data.missions import BundleOpened, OpenBundle
from ..state import MOST_RESERVE, HabitatState
from .loads import named_load

FOOD = Item("food")


def is_bundle(state: HabitatState, item: Item) -> bool:
    load = named_load(state, item)
    return load is not None and bool(load.parts or load.seeds or load.food)


def _why_no_bundle(state: HabitatState, command: OpenBundle) -> Reason | None:
    if reason := why_no_window(state):
        return reason
    there = command.item in (*state.available, *state.arriving)
    return None if there and is_bundle(state, command.item) else NotAtHand()


def _bundles(state: HabitatState) -> Iterator[OpenBundle]:
    items = dict.fromkeys((*state.available, *state.arriving))
    return (OpenBundle(item=item) for item in items if is_bundle(state, item))


def _open(state: HabitatState, command: OpenBundle) -> Sequence[Event]:
    """HGN-16: what is pending stays pending until clean-up."""
    return used(state, [BundleOpened(item=command.item, pending=command.item in state.arriving)])


def fed(state: HabitatState, portions: int) -> HabitatState:
    """Food of bundles comes into the reserves, as far as there is room (HGN-11)."""
    now = state.reserves[Resource.FOOD]
    return changed(state, reserves={**state.reserves, Resource.FOOD: min(MOST_RESERVE, now + portions)})


def _opened(state: HabitatState, event: BundleOpened) -> HabitatState:
    load = named_load(state, event.item)
    assert load is not None
    if event.pending:
        arriving = without(state.arriving, (event.item,))
        return changed(state, arriving=together(arriving, contents(load), (FOOD,) * load.food))
    return unpacked(state, event.item)


def unpacked(state: HabitatState, item: Item) -> HabitatState:
    """An available bundle has turned into what it holds."""
    load = named_load(state, item)
    assert load is not None
    after = changed(state, available=together(without(state.available, (item,)), contents(load)))
    return fed(after, load.food)


def contents(load: Load) -> tuple[Item, ...]:
    """Parts and seeds of a bundle."""
    return (*(part(kind) for kind, count in load.parts.items() for _ in range(count)), *(SEED,) * load.seeds)


BUNDLES = Chapter(
    orders={OpenBundle: Order(why_not=_why_no_bundle, unfold=_open, candidates=_bundles)},
    folds={BundleOpened: _opened},
)
