"""The sheet of a mission: its tracks, objective tokens, and hooks on what happens (HMS-12, HMS-13, HMS-22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Effect, Event, InOrder, Nothing, Source, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.actions import ActionSucceeded, Collected, Dismantled, Explored, SeedSown, Studied
from ..data.base import ElementBroken, ElementRepaired, StructureCame
from ..data.cards import Hook, MissionCard, MissionTrack, Mode, On, Trigger
from ..data.effects import (
    ChangeStress,
    DropItem,
    GainPart,
    LoseStructure,
    MoveMissionTrack,
    PartsByDie,
    PlaceObjective,
    RaiseOneTrack,
    Share,
    StressByTracks,
)
from ..data.items import without
from ..data.kinds import Element, StructureId
from ..data.malfunctions import MalfunctionDrawn, TrackReset
from ..data.missions import (
    CountResearch,
    DieForParts,
    ItemDropped,
    MissionTrackMoved,
    ObjectBuilt,
    ObjectiveReached,
    TrackAided,
)
from ..data.predicates import item_of
from ..data.rolls import MalfunctionDie
from ..dice import Cup, rolled, rolling
from ..map.spaces import region, ring_of
from ..parts import coming, half, named, same
from ..state import HabitatState
from .decks import PERCENT, read_research
from .hooks import waiting as hooked

TODAY = "today:track:"


def starting(sheet: MissionCard) -> dict[str, int]:
    """The tracks of a mission as they begin."""
    return {each.id: each.start for each in sheet.tracks}


# An element that was taken for a repair that failed is green again, and was not repaired (HBD-06).
PUT_BACK = "HBD-06"


def track(state: HabitatState, id: CardId) -> MissionTrack | None:
    return next((each for each in state.sheet.tracks if each.id == id), None)


def _move(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMS-22: what exceeds the cap is lost; `per_sol` is how often it may rise in a sol."""
    effect = waiting.effect
    assert isinstance(effect, MoveMissionTrack)
    found = track(state, effect.track)
    if found is None or (effect.per_sol and state.counted.get(f"{TODAY}{effect.track}", 0) >= effect.per_sol):
        return []
    aided: list[Event] = [TrackAided(track=found.id)] if effect.aided and aid_key(found.id) not in state.counted else []
    share = effect.research
    if share is None:
        return [*aided, *_rises(state, found, effect.by)]
    read = read_research(
        state,
        waiting,
        lambda number: CountResearch(track=found.id, share=share, number=number, by=effect.by),
        percent=True,
    )
    return [*aided, *read]


def aid_key(track: CardId) -> str:
    """Under what it is kept that a track did not come so far by samples alone (HRM-15)."""
    return f"aided:{track}"


def _rises(state: HabitatState, found: MissionTrack, by: int) -> list[Event]:
    """Who reaches the cap gets the reward of the track (HRM-10)."""
    now = state.mission_tracks.get(found.id, 0)
    after = min(found.cap, now + by)
    reached = now < found.cap == after and not isinstance(found.reward, Nothing)
    reward = [coming(found.reward, source=Source("habitat_missions", state.mission))] if reached else []
    return [MissionTrackMoved(track=found.id, by=after - now), *reward]


def _count(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, CountResearch)
    found, percent = track(state, effect.track), PERCENT[effect.number]
    if found is None:
        return []
    return _rises(state, found, effect.by + (percent if effect.share is Share.FULL else half(percent)))


def _stress_by_tracks(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HRM-11: one increment for all of them."""
    effect = waiting.effect
    assert isinstance(effect, StressByTracks)
    count = stress_of_tracks(state, effect)
    return [same(waiting, ChangeStress(by=count))] if count else []


def stress_of_tracks(state: HabitatState, effect: StressByTracks) -> int:
    """How much stress tracks below their caps bring now."""
    below = [each for each in state.sheet.tracks if each.id in effect.tracks and not _is_full(state, each)]
    return -(-len(below) // effect.each)


def _is_full(state: HabitatState, track: MissionTrack) -> bool:
    return state.mission_tracks.get(track.id, 0) >= track.cap


def _raisable(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [each.id for each in state.sheet.tracks if not _is_full(state, each)]


def _raise_this(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, RaiseOneTrack)
    return [same(waiting, MoveMissionTrack(track=CardId(thing), by=waiting.effect.by, aided=True))]


def _parts(_: HabitatState, waiting: Waiting, cup: Cup) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PartsByDie)
    shows, drawn = cup.fall(MalfunctionDie(complex=effect.die))
    gained = same(waiting, GainPart(count=shows, per_kind=effect.per_kind, pending=True))
    return [DieForParts(die=effect.die, shows=shows, drawn=drawn), gained]


def _drop(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, DropItem)
    item = item_of(waiting.effect.item)
    return [ItemDropped(item=item)] if item in state.arriving else []


# Which trigger an event is, and whether it is what a hook is narrowed down to (HMS-13).
Fits = Callable[[HabitatState, Any, On], bool]


def _explored(state: HabitatState, event: Explored, on: On) -> bool:
    there = region(state, event.space)
    icon = there is not None and there.icon
    return on.space in (None, event.space) and on.ring in (None, ring_of(event.space)) and on.icon in (None, icon)


def _collected(_: HabitatState, event: Collected, on: On) -> bool:
    return on.item is None or item_of(on.item) == event.item


def _studied(_: HabitatState, event: Studied, on: On) -> bool:
    stage = "discovery" if event.discovery else "examined"
    return on.stage in (None, stage) and (on.item is None or item_of(on.item) == event.item)


def _broke(state: HabitatState, spot: tuple[StructureId | None, Element | None], on: On) -> bool:
    """Whatever turned it red: a fault, a dismantling, or a repair elsewhere that took it for good (HCA-15)."""
    structure, element = spot
    if structure is None or on.structure not in (None, structure) or on.element not in (None, element):
        return False
    return on.make is None or (structure in state.structures and state.card(structure).make is on.make)


def _cannibalized(state: HabitatState) -> tuple[StructureId | None, Element | None]:
    task = None if state.running is None else state.running.declared.stack.task
    return (None, None) if task is None else (task.source, task.element)


def _broken(state: HabitatState, event: Event) -> StructureId | None:
    match event:
        case ElementBroken() | Dismantled():
            return event.structure
        case ActionSucceeded():
            return _cannibalized(state)[0]
        case _:
            return None


TRIGGERS: dict[type[Event], tuple[Trigger, Fits]] = {
    Explored: (Trigger.EXPLORED, _explored),
    Collected: (Trigger.COLLECTED, _collected),
    ElementRepaired: (
        Trigger.REPAIRED,
        lambda state, event, on: event.because != PUT_BACK and on.structure in (None, event.structure),
    ),
    ElementBroken: (Trigger.BROKE, lambda state, event, on: _broke(state, (event.structure, event.element), on)),
    Dismantled: (Trigger.BROKE, lambda state, event, on: _broke(state, (event.structure, event.element), on)),
    ActionSucceeded: (Trigger.BROKE, lambda state, event, on: _broke(state, _cannibalized(state), on)),
    StructureCame: (Trigger.BUILT, lambda state, event, on: on.structure in (None, event.structure) and not on.item),
    ObjectBuilt: (Trigger.BUILT, lambda state, event, on: on.item == event.object),
    Studied: (Trigger.STUDIED, _studied),
    SeedSown: (Trigger.SOWN, lambda state, event, on: True),
    TrackReset: (Trigger.TRACK_FILLED, lambda state, event, on: on.complex in (None, event.complex)),
    MalfunctionDrawn: (Trigger.CARD_DRAWN, lambda state, event, on: on.complex in (None, event.complex)),
    ObjectiveReached: (Trigger.OBJECTIVE_REACHED, lambda state, event, on: on.item in (None, event.objective)),
}


def _watch(state: HabitatState, events: Sequence[Event]) -> Sequence[Waiting]:
    """Hooks of the sheet that hang on what has just happened, in the order of the sheet (HMS-12)."""
    return tuple(waiting for event in events if type(event) in TRIGGERS for waiting in _hooks(state, event))


def _hooks(state: HabitatState, event: Event) -> Iterator[Waiting]:
    trigger, fits = TRIGGERS[type(event)]
    for hook in state.sheet.hooks:
        if hook.on.trigger is trigger:
            hook = attrs.evolve(hook, effect=_there(hook.effect, event, _broken(state, event)))
        in_time = (hook.on.first or 1) <= state.sol <= (hook.on.last or state.sol)
        if hook.on.trigger is trigger and in_time and fits(state, event, hook.on):
            if hook.mode is Mode.INSTEAD and isinstance(event, Collected):
                yield from _instead(hook)
            yield hooked(state, hook)


def _instead(hook: Hook) -> Iterator[Waiting]:
    if hook.on.item is not None:
        yield Waiting(effect=DropItem(item=hook.on.item))


def _there(effect: Effect, event: Event, broken: StructureId | None) -> Effect:
    """What a hook does not name is what it hangs on: the region just explored, the structure that has just broken."""
    match effect:
        case InOrder(steps=steps):
            return attrs.evolve(effect, steps=tuple(_there(each, event, broken) for each in steps))
        case PlaceObjective(space=None) if isinstance(event, Explored):
            return attrs.evolve(effect, space=event.space)
        case LoseStructure(structure=None) if broken is not None:
            return attrs.evolve(effect, structure=broken)
        case _:
            return effect


def _moved(state: HabitatState, event: MissionTrackMoved) -> HabitatState:
    now, key = state.mission_tracks.get(event.track, 0), f"{TODAY}{event.track}"
    return changed(
        state,
        mission_tracks={**state.mission_tracks, event.track: now + event.by},
        counted={**state.counted, key: state.counted.get(key, 0) + 1},
    )


SHEET = Chapter(
    effects={
        MoveMissionTrack: _move,
        CountResearch: _count,
        StressByTracks: _stress_by_tracks,
        RaiseOneTrack: lambda state, waiting: named(waiting) if _raisable(state, waiting) else [],
        PartsByDie: rolling(_parts),
        DropItem: _drop,
    },
    picks={RaiseOneTrack: Pick(candidates=_raisable, picked=_raise_this)},
    feasible={RaiseOneTrack: lambda state, waiting: bool(_raisable(state, waiting))},
    folds={
        MissionTrackMoved: _moved,
        TrackAided: lambda state, event: changed(state, counted={**state.counted, aid_key(event.track): 1}),
        ItemDropped: lambda state, event: changed(state, arriving=without(state.arriving, (event.item,))),
        DieForParts: rolled,
    },
    watches=(_watch,),
)
