"""Objective tokens on the map: laid out, scattered, hidden, revealed, taken away (HMS-05 to HMS-18).

A load is known by the token that was laid out for it; what it turned out to be is kept beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.campaign import LoadSwapped, PlaceLoad
from ..data.cards import Load
from ..data.effects import PlaceObjective, ScatterLoads, SwapLoad, Uncover
from ..data.items import family, name, together, without
from ..data.kinds import Complex, Item, Space
from ..data.missions import (
    ContentRolled,
    LoadRevealed,
    MarkersChanged,
    ObjectivePlaced,
)
from ..data.rolls import MalfunctionDie
from ..dice import Cup, rolled, rolling
from ..map.spaces import space
from ..parts import named, same
from ..state import HabitatState
from .decks import read_direction

OBJECTIVE = "objective"


def item_of(token: CardId) -> Item:
    return Item(f"{OBJECTIVE}:{token}")


def lies_as(state: HabitatState, token: CardId | str) -> CardId:
    """What a load turned out to be; its own token while nobody knows (HMS-18)."""
    return state.ground.revealed.get(CardId(token), CardId(token))


def space_of(state: HabitatState, token: CardId) -> Space | None:
    """Where a load lies on the map; nowhere once it was collected."""
    item = item_of(lies_as(state, token))
    return next((at for at, there in state.on_map.items() if item in there), None)


def loads(state: HabitatState) -> list[CardId]:
    """All loads with white markers, or that were hidden once, which lie on the map."""
    hidden = () if state.sheet.hidden is None else state.sheet.hidden.tokens
    known = dict.fromkeys((*state.ground.markers, *hidden))
    return [token for token in known if space_of(state, token) is not None]


def still_hidden(state: HabitatState) -> list[CardId]:
    hidden = () if state.sheet.hidden is None else state.sheet.hidden.tokens
    return [each for each in hidden if each not in state.ground.revealed and space_of(state, each) is not None]


def named_load(state: HabitatState, item: Item) -> Load | None:
    """What the sheet says of an objective token."""
    if family(item) != OBJECTIVE:
        return None
    return next((each for each in state.sheet.loads if each.id == name(item)), None)


def _place(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PlaceObjective)
    if effect.space is None:
        return []
    placed = ObjectivePlaced(space=effect.space, item=item_of(effect.token))
    return [placed, *([MarkersChanged(token=effect.token, by=effect.markers)] if effect.markers else [])]


def _uncover(state: HabitatState, waiting: Waiting, cup: Cup) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Uncover)
    if effect.token is not None:
        return _reveal(state, effect.token, cup)
    hidden = still_hidden(state)
    if not effect.explored:
        return named(waiting) if hidden else []
    there = [each for each in hidden if space_of(state, each) in state.regions]
    more = [same(waiting, effect)] if len(there) > 1 else []
    return [*_reveal(state, there[0], cup), *more] if there else []


def _uncover_this(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, Uncover)
    return [same(waiting, attrs.evolve(waiting.effect, token=CardId(thing)))]


def _reveal(state: HabitatState, token: CardId, cup: Cup) -> list[Event]:
    """HMS-17: the yellow die names the content; what was found already is rolled again, the last one needs no roll."""
    assert state.sheet.hidden is not None
    contents, events = state.sheet.hidden.contents, list[Event]()
    left = [each for each in contents if each not in state.ground.revealed.values()]
    content = left[0]
    while len(left) > 1:
        shows, drawn = cup.fall(MalfunctionDie(complex=Complex.WORK))
        events.append(ContentRolled(shows=shows, drawn=drawn))
        content = contents[shows - 1]
        if content in left:
            break
    return [*events, LoadRevealed(token=token, content=content)]


def _revealed(state: HabitatState, event: LoadRevealed) -> HabitatState:
    at = space_of(state, event.token)
    assert at is not None
    there = together(without(state.on_map[at], (item_of(event.token),)), (item_of(event.content),))
    revealed = {**state.ground.revealed, event.token: event.content}
    return changed(
        state,
        on_map={**state.on_map, at: there},
        ground=attrs.evolve(state.ground, revealed=revealed),
    )


def lifted(state: HabitatState, item: Item) -> HabitatState:
    """A load that is collected leaves the map with everything on it (HCL-06, HXM-15)."""
    ground = state.ground
    gone = {token for token in (*ground.markers, *ground.burdens) if item_of(lies_as(state, token)) == item}
    if not gone:
        return state
    markers = {token: count for token, count in ground.markers.items() if token not in gone}
    burdens = {token: lies for token, lies in ground.burdens.items() if token not in gone}
    return changed(state, ground=attrs.evolve(ground, markers=markers, burdens=burdens))


def _placed(state: HabitatState, event: ObjectivePlaced) -> HabitatState:
    there = together(state.on_map.get(event.space, ()), (event.item,))
    return changed(state, on_map={**state.on_map, event.space: there})


def _scatter(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ScatterLoads)
    return read_direction(
        state, waiting, lambda each: PlaceLoad(direction=each, ring=effect.ring, tokens=effect.tokens)
    )


def _place_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PlaceLoad)
    token, *rest = effect.tokens
    placed = ObjectivePlaced(space=space(effect.ring, effect.direction), item=item_of(token))
    if not rest:
        return [placed]
    out = (*effect.out, effect.direction)
    after = attrs.evolve(effect, tokens=tuple(rest), out=out, again=False)
    return [placed, *read_direction(state, waiting, lambda each: attrs.evolve(after, direction=each), out)]


def _swap_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, SwapLoad)
    item = item_of(effect.load)
    there = any(item in lot for lot in state.on_map.values())
    return [LoadSwapped(item=item, to=item_of(effect.to))] if there else []


def _swapped(state: HabitatState, event: LoadSwapped) -> HabitatState:
    on_map = {
        at: tuple(sorted(event.to if item == event.item else item for item in there))
        for at, there in state.on_map.items()
    }
    return changed(state, on_map=on_map)


LOADS = Chapter(
    effects={
        PlaceObjective: _place,
        Uncover: rolling(_uncover),
        ScatterLoads: _scatter,
        PlaceLoad: _place_load,
        SwapLoad: _swap_load,
    },
    picks={
        Uncover: Pick(
            candidates=lambda state, waiting: still_hidden(state),
            picked=_uncover_this,
        ),
    },
    feasible={
        Uncover: lambda state, waiting: bool(still_hidden(state)),
    },
    folds={
        ObjectivePlaced: _placed,
        ContentRolled: rolled,
        LoadRevealed: _revealed,
        LoadSwapped: _swapped,
    },
)
