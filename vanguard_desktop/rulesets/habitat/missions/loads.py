"""Objective tokens on the map: hidden ones, white markers, tokens that lie on them, bundles (HMS-05 to HMS-20, HMS-29).

A load is known by the token that was laid out for it; what it turned out to be is kept beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Reason, Waiting, changed

from ..abilities.windows import used, why_no_window
from ..chapter import Chapter, Order, Pick
from ..data.abilities import NotAtHand
from ..data.cards import Burden, Load
from ..data.effects import AddMarkers, ClearLoad, Fade, PlaceObjective, Uncover
from ..data.items import SEED, family, name, part, together, without
from ..data.kinds import Complex, Item, Modifier, Resource, Space
from ..data.missions import (
    BundleOpened,
    ContentRolled,
    FadeLoad,
    LoadCleared,
    LoadMarked,
    LoadRevealed,
    MarkersChanged,
    ObjectivePlaced,
    OpenBundle,
    ResearchOut,
)
from ..dice import MALFUNCTION_FACES, SIDES
from ..parts import named, same
from ..state import MOST_RESERVE, HabitatState
from .decks import PERCENT, read_research

OBJECTIVE = "objective"
FOOD = Item("food")


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


def burden(state: HabitatState, at: Space, item: Item | None, explores: bool) -> int:
    """How many pawns more the tokens on loads demand (HCL-06, HMS-20): of all that lie there, or of one of them."""
    wanted = Burden.EXPLORING if explores else Burden.COLLECTING
    if state.sheet.burden is not wanted or not state.ground.burdens:
        return 0
    return sum(
        lies.count(Modifier.EXTRA_PAWN)
        for token, lies in state.ground.burdens.items()
        if space_of(state, token) == at and (explores or item == item_of(lies_as(state, token)))
    )


def named_load(state: HabitatState, item: Item) -> Load | None:
    """What the sheet says of an objective token."""
    if family(item) != OBJECTIVE:
        return None
    return next((each for each in state.sheet.loads if each.id == name(item)), None)


def is_bundle(state: HabitatState, item: Item) -> bool:
    load = named_load(state, item)
    return load is not None and bool(load.parts or load.seeds or load.food)


def _place(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PlaceObjective)
    if effect.space is None:
        return []
    placed = ObjectivePlaced(space=effect.space, item=item_of(effect.token))
    return [placed, *([MarkersChanged(token=effect.token, by=effect.markers)] if effect.markers else [])]


def _uncover(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Uncover)
    hidden = still_hidden(state)
    if not effect.explored:
        return named(waiting) if hidden else []
    there = [each for each in hidden if space_of(state, each) in state.regions]
    more = [same(waiting, effect)] if len(there) > 1 else []
    return [*reveal(state, there[0]), *more] if there else []


def reveal(state: HabitatState, token: CardId) -> list[Event]:
    """HMS-17: the yellow die names the content; what was found already is rolled again, the last one needs no roll."""
    assert state.sheet.hidden is not None
    contents, events, rng = state.sheet.hidden.contents, [], state.rng
    left = [each for each in contents if each not in state.ground.revealed.values()]
    content = left[0]
    while len(left) > 1:
        face, after = rng.below(SIDES)
        shows = MALFUNCTION_FACES[Complex.WORK][face]
        events.append(ContentRolled(shows=shows, drawn=after.since(rng)))
        rng, content = after, contents[shows - 1]
        if content in left:
            break
    return [*events, LoadRevealed(token=token, content=content)]


def _markable(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    effect = waiting.effect
    assert isinstance(effect, AddMarkers)
    return [each for each in loads(state) if each not in effect.chosen]


def _add_markers(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, AddMarkers)
    there = _markable(state, waiting)
    if len(there) > effect.tokens:
        return named(waiting)
    return [MarkersChanged(token=CardId(each), by=effect.count) for each in there]


def _mark_this(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, AddMarkers)
    after = attrs.evolve(effect, tokens=effect.tokens - 1, chosen=(*effect.chosen, CardId(thing)))
    more = [same(waiting, after)] if effect.tokens > 1 else []
    return [MarkersChanged(token=CardId(thing), by=effect.count), *more]


def _fade(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Fade)
    return read_research(state, waiting, lambda number: FadeLoad(number=number, tokens=effect.tokens))


def _faded(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMS-19, HXM-08: then every load on the map without white markers gets an extra-pawn token, revealed or not."""
    effect = waiting.effect
    assert isinstance(effect, FadeLoad)
    token = effect.tokens[(effect.number - 1) * len(effect.tokens) // len(PERCENT)]
    left = {each: state.ground.markers.get(each, 0) for each in effect.tokens if space_of(state, each) is not None}
    events: list[Event] = [ResearchOut(number=effect.number)]
    if left.get(token):
        left[token] -= 1
        events.append(MarkersChanged(token=token, by=-1))
    bare = [each for each, markers in left.items() if not markers]
    return [*events, *(LoadMarked(token=each, modifier=Modifier.EXTRA_PAWN) for each in bare)]


def _burdened(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, ClearLoad)
    wanted = waiting.effect.modifier
    return [each for each, lies in state.ground.burdens.items() if wanted in lies]


def _cleared(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, ClearLoad)
    return [LoadCleared(token=CardId(thing), modifier=waiting.effect.modifier)]


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


def _marked(state: HabitatState, event: LoadMarked) -> HabitatState:
    burdens = state.ground.burdens
    there = (*burdens.get(event.token, ()), event.modifier)
    return changed(state, ground=attrs.evolve(state.ground, burdens={**burdens, event.token: there}))


def _rid(state: HabitatState, event: LoadCleared) -> HabitatState:
    burdens = dict(state.ground.burdens)
    left = tuple(each for each in burdens.pop(event.token) if each is not event.modifier)
    after = {**burdens, event.token: left} if left else burdens
    return changed(state, ground=attrs.evolve(state.ground, burdens=after))


def _markers(state: HabitatState, event: MarkersChanged) -> HabitatState:
    there = state.ground.markers
    after = {**there, event.token: there.get(event.token, 0) + event.by}
    return changed(state, ground=attrs.evolve(state.ground, markers=after))


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


LOADS = Chapter(
    effects={
        PlaceObjective: _place,
        Uncover: _uncover,
        AddMarkers: _add_markers,
        Fade: _fade,
        FadeLoad: _faded,
        ClearLoad: lambda state, waiting: named(waiting) if _burdened(state, waiting) else [],
    },
    picks={
        Uncover: Pick(
            candidates=lambda state, waiting: still_hidden(state),
            picked=lambda state, waiting, thing: reveal(state, CardId(thing)),
        ),
        AddMarkers: Pick(candidates=_markable, picked=_mark_this),
        ClearLoad: Pick(candidates=_burdened, picked=_cleared),
    },
    feasible={
        Uncover: lambda state, waiting: bool(still_hidden(state)),
        ClearLoad: lambda state, waiting: bool(_burdened(state, waiting)),
    },
    orders={OpenBundle: Order(why_not=_why_no_bundle, unfold=_open, candidates=_bundles)},
    folds={
        ObjectivePlaced: _placed,
        ContentRolled: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        LoadRevealed: _revealed,
        MarkersChanged: _markers,
        LoadMarked: _marked,
        LoadCleared: _rid,
        BundleOpened: _opened,
    },
)
