"""What must hold after every event: numbers within their limits, every card and token in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from vanguard_desktop.core import CardId

from .base.shutdown import BLANK_TILE
from .base.structures import limits
from .crew.health import condition_of
from .data.cards import ConditionCard
from .data.items import family, name
from .data.kinds import TILES_OF, Condition, Pile
from .kept import kept
from .state import (
    FULL_TRACK,
    LAST_GROWTH,
    LEAST_MORALE,
    MOST_MORALE,
    MOST_RESERVE,
    MOST_STRESS,
    MOST_WOUNDS,
    HabitatState,
)


def broken(state: HabitatState) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    return [
        *_numbers(state), *_structures(state), *_crew(state), *_conditions(state), *_tiles(state), *_upgrades(state),
    ]  # fmt: skip


def _numbers(state: HabitatState) -> Iterator[str]:
    if not LEAST_MORALE <= state.morale <= MOST_MORALE:
        yield f"morale {state.morale}"
    if not 0 <= state.stress <= MOST_STRESS:
        yield f"stress {state.stress}"
    yield from (f"{each.value} {n}" for each, n in state.reserves.items() if not 0 <= n <= MOST_RESERVE)
    yield from (f"track {each.value} at {n}" for each, n in state.tracks.items() if not 0 <= n <= FULL_TRACK)
    if sorted(set(state.growth)) != list(state.growth) or not all(1 <= space <= LAST_GROWTH for space in state.growth):
        yield f"growth {state.growth}"
    if not 0 <= state.first < len(state.crew):
        yield f"first player {state.first}"


@kept("structures", "box")
def _structures(state: HabitatState) -> Sequence[str]:
    return tuple(_in_structures(state))


def _in_structures(state: HabitatState) -> Iterator[str]:
    for id, there in state.structures.items():
        card, (least, most) = state.card(id), limits(state, id)
        if not least <= there.production <= most:
            yield f"{id} produces {there.production}"
        if not set(there.broken) <= set(card.elements) or len(set(there.broken)) < len(there.broken):
            yield f"{id} has broken elements {there.broken}"
        if not 0 <= there.plants <= there.greenhouses <= card.greenhouses:
            yield f"{id} has {there.plants} plants in {there.greenhouses} greenhouses"
        if not set(there.tiles) <= set(card.supply):
            yield f"{id} is shut down for {list(there.tiles)}"


def _crew(state: HabitatState) -> Iterator[str]:
    for each in state.crew:
        if not 0 <= each.wounds <= MOST_WOUNDS + (state.outcome is not None or bool(state.queue or state.pending)):
            yield f"{each.id} has {each.wounds} wounds"
        if each.tokens < 0:
            yield f"{each.id} has {each.tokens} tokens"
        if len(set(each.conditions)) < len(each.conditions) or not set(each.fresh) <= set(each.conditions):
            yield f"{each.id} has {each.conditions}, new {each.fresh}"


@kept("piles", "crew", "box")
def _conditions(state: HabitatState) -> Sequence[str]:
    """None comes up twice or is lost (HGN-07)."""
    kinds: Mapping[str, ConditionCard] = state.box.others["habitat_conditions"]
    lying = Counter(condition_of(card) for card in state.piles[Pile.CONDITIONS])
    held = Counter(each for astronaut in state.crew for each in astronaut.conditions)
    counts = {Condition(id): (lying[Condition(id)] + held[Condition(id)], card.copies) for id, card in kinds.items()}
    return tuple(f"{there} tokens of {kind.value}" for kind, (there, wanted) in counts.items() if there != wanted)


@kept("piles", "structures", "box")
def _tiles(state: HabitatState) -> Sequence[str]:
    return tuple(_in_piles_of_tiles(state))


def _in_piles_of_tiles(state: HabitatState) -> Iterator[str]:
    for resource, pile in TILES_OF.items():
        laid = [there.tiles[resource].card for there in state.structures.values() if resource in there.tiles]
        found = Counter([*state.piles[pile], *(card for card in laid if card != BLANK_TILE)])
        wanted = {id for id, card in state.box.others["habitat_shutdowns"].items() if card.resource is resource}
        if set(found) != wanted or any(count > 1 for count in found.values()):
            yield f"{resource.value} tiles {sorted(found.elements())}"


@kept("available", "arriving", "piles", "upgrades")
def _upgrades(state: HabitatState) -> Sequence[str]:
    cards = [name(item) for item in (*state.available, *state.arriving) if family(item) in ("upgrade", "tile")]
    places: Counter[CardId] = Counter([*state.piles[Pile.UPGRADES], *state.upgrades, *cards])
    return tuple(f"{card} lies in {count} places" for card, count in places.items() if count > 1)
