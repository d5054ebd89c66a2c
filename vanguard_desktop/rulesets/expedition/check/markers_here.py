"""Tracks of the actions in a sector, for texts that move "a green track here" in a check or outside of one (TIM-22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, SectorId, TrackId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.expedition.check.markers import printed_length
from vanguard_desktop.rulesets.expedition.check.steps import StepMarker, TakeOffMarker
from vanguard_desktop.rulesets.expedition.data.effects import InOrder, Progress
from vanguard_desktop.rulesets.expedition.data.effects_checks import ProgressAround, ProgressHere, ResetHere
from vanguard_desktop.rulesets.expedition.data.events import TrackMoved
from vanguard_desktop.rulesets.expedition.data.state import State, action_track
from vanguard_desktop.rulesets.expedition.picking import Options, pick
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.queueing import place
from vanguard_desktop.setting.cards import CheckCard, RowColor, SpecialAction, SpecialEffect


def tracks_here(
    state: State, at: SectorId | None, color: RowColor, asking: tuple[Icon, ...] = ()
) -> dict[TrackId, int]:
    """The tracks of that color in the sector with their lengths: of its topmost card and of threats standing there."""
    found: dict[TrackId, int] = {}
    for source, actions in _actions_here(state, at):
        for number, action in enumerate(actions, start=1):
            for track in () if action.check is None else action.check.tracks:
                if track.color is color and (not asking or _asks_for(action.check, color, asking)):
                    found[action_track(f"{source}:{number}", color)] = track.length
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


def _actions_here(state: State, at: SectorId | None) -> Iterator[tuple[str, tuple[SpecialAction, ...]]]:
    poi = state.poi(at)
    if poi is not None:
        yield f"poi:{at}:{poi.id}", poi.actions
    for threat in state.threats:
        if at is not None and at in (threat.sector, *threat.others):
            yield f"threat:{threat.card}", state.box.threats[threat.card].actions


def markers_here(state: State, waiting: Waiting, effect: ProgressHere | ResetHere) -> Sequence[Event]:
    return pick(state, waiting, MARKER_OPTIONS[type(effect)])


def _able(state: State, waiting: Waiting, effect: ProgressHere) -> Iterator[Effect]:
    """A track that can move is chosen; past its ends there is nothing (TIM-23, TIM-24)."""
    at = place(state, waiting) if effect.sector is None else effect.sector
    asking = tuple(icon for icon in (effect.asking, effect.or_asking) if icon is not None)
    sectors = [sector.number for sector in state.board.sectors] if effect.anywhere else [at]
    found: dict[TrackId, int] = {}
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
    found: dict[TrackId, int] = {}
    for sector in () if here is None else (here, *connected(state, here)):
        found |= tracks_here(state, sector, effect.color)
    return [moved for track, length in found.items() for moved in _moved(state, track, length, effect.count)]


def progress_on(state: State, card: CardId, color: RowColor, count: int) -> Sequence[Event]:
    """On that point of interest, wherever it lies topmost."""
    lying = (at.number for at in state.board.sectors if (poi := state.poi(at.number)) is not None and poi.id == card)
    found = [pair for sector in lying for pair in tracks_here(state, sector, color).items()]
    return [moved for track, length in found for moved in _moved(state, track, length, count)]


def _moved(state: State, track: TrackId, length: int, by: int) -> Sequence[Event]:
    at = state.tracks.get(track, 0)
    to = max(0, min(length, at + by))
    return [TrackMoved(track=track, to=to)] if to != at else []


def step_marker(state: State, step: StepMarker) -> Sequence[Event]:
    """A track whose card has left has no length any more."""
    return _moved(state, step.track, printed_length(state, step.track), step.by)


def take_off(state: State, step: TakeOffMarker) -> Sequence[Event]:
    return [TrackMoved(track=step.track, to=0)] if state.tracks.get(step.track, 0) else []
