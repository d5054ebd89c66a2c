"""Markers on the tracks of special actions: forward and back, in a check and outside of it (TIM-20 to TIM-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import NOBODY, CardId, Effect, Event, SectorId, Source, Waiting
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.setting import CheckCard, RowColor, SpecialAction, SpecialEffect, card_of

from ..data import State, Track, action_track
from ..data.effects import InOrder, Progress, ProgressAround, ProgressHere, ResetHere
from ..data.events import TrackMoved
from ..data.steps import StepMarker, TakeOffMarker
from ..picking import Options, pick
from ..planet.travel import connected
from ..queueing import place
from .outcomes import still_in_force


def progress(state: State, waiting: Waiting, color: RowColor, count: int) -> Sequence[Event]:
    """Forward to the outcome space at most, backward to none (TIM-20 to TIM-24, CHK-88)."""
    found = _meant(state, waiting, color)
    if found is None:
        return []
    id, length = found
    old = state.tracks.get(id, 0)
    new = max(0, min(length, old + count))
    return [TrackMoved(track=id, to=new)] if new != old else []


def reset(state: State, waiting: Waiting, color: RowColor) -> Sequence[Event]:
    """The marker is taken off (GEN-32)."""
    found = _meant(state, waiting, color)
    return [TrackMoved(track=found[0], to=0)] if found is not None and state.tracks.get(found[0], 0) else []


def _meant(state: State, waiting: Waiting, color: RowColor) -> tuple[Track, int] | None:
    """The track of the running check, otherwise that of an action of the card whose text this is (TIM-22).

    Ruling: if the card of the check has left or was covered meanwhile, its marker has nowhere to lie and is not placed;
    whatever else was announced is carried out (PLN-19, CHK-82).
    """
    check = state.check
    if check is not None and (length := _length(check.card, color)):
        return (action_track(check.source, color), length) if still_in_force(state, check) else None
    card, actions = _card(state, waiting.source)
    for number, action in enumerate(actions, start=1):
        if action.check is not None and (length := _length(action.check, color)):
            return action_track(card.action(number), color), length
    return None


def printed_length(state: State, id: Track) -> int:
    """How long the track of an action is; 0 if its card is not in play (PLN-19)."""
    check = state.check
    assert id.color is not None
    if check is not None and check.source == id.of:
        return _length(check.card, id.color)
    card, actions = _card(state, id.of)
    number = id.of.number or 0
    if card.action(number) != id.of or not 0 < number <= len(actions):
        return 0
    printed = actions[number - 1].check
    return 0 if printed is None else _length(printed, id.color)


def _length(card: CheckCard, color: RowColor) -> int:
    return next((track.length for track in card.tracks if track.color is color), 0)


def _card(state: State, source: Source) -> tuple[Source, tuple[SpecialAction, ...]]:
    """The card behind a text, and which actions it has now."""
    family, name = source.family, CardId(source.id)
    if family == "poi":
        poi = state.poi(source.at)
        return (NOBODY, ()) if poi is None else (Source("poi", poi.id, source.at), poi.actions)
    if family == "condition" and (condition := state.condition_card) is not None:
        return Source("condition", card_of(condition.id)), condition.actions
    if family == "mission" and name in state.missions:
        return Source("mission", name), state.box.missions[card_of(name)].actions
    if family == "threat" and state.threat(name) is not None:
        return Source("threat", name), state.box.threats[name].actions
    if family == "mod" and name in state.mods:
        return Source("mod", name), state.box.lander_mods[card_of(name)].actions
    if family == "rank_up" and name == state.rank_up:
        card = state.box.rank_ups[card_of(name)]
        return Source("rank_up", name), card.completed_actions if state.rank_up_done else card.actions
    return NOBODY, ()


def tracks_here(state: State, at: SectorId | None, color: RowColor, asking: tuple[Icon, ...] = ()) -> dict[Track, int]:
    """The tracks of that color in the sector with their lengths: of its topmost card and of threats standing there."""
    found: dict[Track, int] = {}
    for source, actions in _actions_here(state, at):
        for number, action in enumerate(actions, start=1):
            for track in () if action.check is None else action.check.tracks:
                if track.color is color and (not asking or _asks_for(action.check, color, asking)):
                    found[action_track(source.action(number), color)] = track.length
    return found


def _asks_for(check: CheckCard | None, color: RowColor, icons: tuple[Icon, ...]) -> bool:
    """A special effect that moves the track on names one of the icons."""
    specials = (s for s in (() if check is None else check.special) if isinstance(s, SpecialEffect))
    return any(
        _moves_on(special.effect, color) and any(icon in special.requirement.icons for icon in icons)
        for special in specials
    )


def _moves_on(effect: Effect, color: RowColor) -> bool:
    match effect:
        case Progress(count=count):
            return effect.color is color and count > 0
        case InOrder(steps=steps):
            return any(_moves_on(step, color) for step in steps)
        case _:
            return False


def _actions_here(state: State, at: SectorId | None) -> Iterator[tuple[Source, tuple[SpecialAction, ...]]]:
    poi = state.poi(at)
    if poi is not None:
        yield Source("poi", poi.id, at), poi.actions
    for threat in state.threats:
        if at is not None and at in (threat.sector, *threat.others):
            yield Source("threat", threat.card), state.box.threats[threat.card].actions


def markers_here(state: State, waiting: Waiting, effect: ProgressHere | ResetHere) -> Sequence[Event]:
    return pick(state, waiting, MARKER_OPTIONS[type(effect)])


def _able(state: State, waiting: Waiting, effect: ProgressHere) -> Iterator[Effect]:
    """A track that can move is chosen; past its ends there is nothing (TIM-23, TIM-24)."""
    at = place(state, waiting) if effect.sector is None else effect.sector
    asking = tuple(icon for icon in (effect.asking, effect.or_asking) if icon is not None)
    sectors = [sector.number for sector in state.board.sectors] if effect.anywhere else [at]
    found: dict[Track, int] = {}
    for sector in sectors:
        found |= tracks_here(state, sector, effect.color, asking)
    able = (track for track, length in found.items() if _moved(state, track, length, effect.count))
    return (StepMarker(track=track, by=effect.count) for track in able)


def _marked(state: State, waiting: Waiting, effect: ResetHere) -> Iterator[Effect]:
    here = tracks_here(state, place(state, waiting), effect.color)
    return (TakeOffMarker(track=track) for track in here if state.tracks.get(track, 0))


MARKER_OPTIONS: dict[type[Effect], Options] = {ProgressHere: _able, ResetHere: _marked}


def progress_around(state: State, waiting: Waiting, effect: ProgressAround) -> Sequence[Event]:
    """All of them, so there is nothing to choose; a threat with standees in several of the sectors counts once."""
    here = place(state, waiting)
    found: dict[Track, int] = {}
    for sector in () if here is None else (here, *connected(state, here)):
        found |= tracks_here(state, sector, effect.color)
    return [moved for track, length in found.items() for moved in _moved(state, track, length, effect.count)]


def progress_on(state: State, card: CardId, color: RowColor, count: int) -> Sequence[Event]:
    """On that point of interest, wherever it lies topmost."""
    lying = (at.number for at in state.board.sectors if (poi := state.poi(at.number)) is not None and poi.id == card)
    found = [pair for sector in lying for pair in tracks_here(state, sector, color).items()]
    return [moved for track, length in found for moved in _moved(state, track, length, count)]


def _moved(state: State, track: Track, length: int, by: int) -> Sequence[Event]:
    at = state.tracks.get(track, 0)
    to = max(0, min(length, at + by))
    return [TrackMoved(track=track, to=to)] if to != at else []


def step_marker(state: State, step: StepMarker) -> Sequence[Event]:
    """A track whose card has left has no length any more."""
    return _moved(state, step.track, printed_length(state, step.track), step.by)


def take_off(state: State, step: TakeOffMarker) -> Sequence[Event]:
    return [TrackMoved(track=step.track, to=0)] if state.tracks.get(step.track, 0) else []
