"""White markers and tokens that lie on loads, and what they make harder (HMS-07, HMS-19, HMS-20, HCL-06)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.cards import Burden
from ..data.effects import AddMarkers, ClearLoad, Fade, MarkLoad
from ..data.kinds import Item, Modifier, Space
from ..data.missions import FadeLoad, LoadCleared, LoadMarked, MarkersChanged, ResearchOut
from ..parts import named, same
from ..state import HabitatState
from .decks import PERCENT, read_research
from .loads import item_of, lies_as, loads, space_of


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


def _mark_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, MarkLoad)
    known = (*state.ground.revealed, effect.load)
    token = next((each for each in known if lies_as(state, each) == effect.load), None)
    if token is None or space_of(state, token) is None:
        return []
    return [LoadMarked(token=token, modifier=effect.modifier)]


MARKERS = Chapter(
    effects={
        AddMarkers: _add_markers,
        Fade: _fade,
        FadeLoad: _faded,
        ClearLoad: lambda state, waiting: named(waiting) if _burdened(state, waiting) else [],
        MarkLoad: _mark_load,
    },
    picks={
        AddMarkers: Pick(candidates=_markable, picked=_mark_this),
        ClearLoad: Pick(candidates=_burdened, picked=_cleared),
    },
    feasible={ClearLoad: lambda state, waiting: bool(_burdened(state, waiting))},
    folds={
        MarkersChanged: _markers,
        LoadMarked: _marked,
        LoadCleared: _rid,
    },
)
