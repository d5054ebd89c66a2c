"""Time tracks: progress, what is printed on their spaces, going back (TIM)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import CardId, DecisionOpened, Effect, Event, SectorId, Source, Waiting
from vanguard_desktop.setting import TimeTrack, card_of

from ..data import CONDITION, OrderTracks, State, Track, threat_track
from ..data.effects import (
    AdvanceThreat,
    AdvanceTime,
    Behave,
    HoldTime,
    Nothing,
    ReadLog,
    ReduceTime,
    ResetThreat,
    RollDanger,
    SkipThreat,
    ThreatsBack,
    TurnBackTime,
    Which,
)
from ..data.events import ThreatSkipped, TrackMoved, TrackWaited
from ..data.steps import MoveTrack, MoveTracks
from ..queueing import steps, team_decider

# Texts that move or hold tokens of other tracks: where those stand then matters.
TURNS_TIME = (
    AdvanceTime, ReduceTime, TurnBackTime, HoldTime, AdvanceThreat, SkipThreat, ThreatsBack, ResetThreat,
)  # fmt: skip


def time_tracks(state: State) -> tuple[Track, ...]:
    """All time tracks in play; those of covered points of interest are not (TIM-15)."""
    found: list[Track] = []
    card = state.condition_card
    if card is not None and card.time is not None:
        found.append(CONDITION)
    found += [threat_track(t.card) for t in state.threats if state.box.threats[t.card].time is not None]
    for sector in state.board.sectors:
        poi = state.poi(sector.number)
        if poi is not None and poi.time is not None:
            found.append(Track(Source("poi", at=sector.number)))
    found += [Track(Source("mission", card)) for card in state.missions if state.box.missions[card].time is not None]
    return tuple(found)


def track(state: State, id: Track) -> TimeTrack | None:
    """The printed track behind an id, if its card is still in play (TIM-14)."""
    match id.of.family:
        case "condition":
            card = state.condition_card
            return None if card is None else card.time
        case "threat":
            threat = state.threat(id.of.id)
            return None if threat is None else state.box.threats[threat.card].time
        case "poi":
            poi = state.poi(id.of.at)
            return None if poi is None else poi.time
        case _:
            mission = CardId(id.of.id)
            return state.box.missions[card_of(mission)].time if mission in state.missions else None


def advance(state: State, which: Which, count: int, waiting: Waiting) -> Sequence[Event]:
    """Progress by n is n single progresses; effects come in between (TIM-10)."""
    tracks = _meant(state, which, waiting)
    if not tracks or not count:
        return []
    return [steps(waiting.you, *(MoveTracks(tracks=tracks) for _ in range(count)), source=waiting.source)]


def _meant(state: State, which: Which, waiting: Waiting) -> tuple[Track, ...]:
    match which:
        case Which.ALL:
            return time_tracks(state)
        case Which.CONDITION:
            return (CONDITION,) if track(state, CONDITION) is not None else ()
        case Which.THIS:
            this = this_track(state, waiting)
            return (this,) if this is not None else ()


def this_track(state: State, waiting: Waiting) -> Track | None:
    """The time track of the card whose text this is."""
    said = waiting.source
    if said.family not in ("condition", "threat", "poi", "mission"):
        return None
    id = CONDITION if said.family == "condition" else Track(Source(said.family, "" if said.at else said.id, said.at))
    return id if track(state, id) is not None else None


def move_tracks(state: State, tracks: tuple[Track, ...], waiting: Waiting) -> Sequence[Event]:
    """In an order of the players' choice, each resolved completely before the next (TIM-08, TIM-09).

    Tokens that only move on are not worth a question (DEC-33): they come first, unless a text turns time itself.
    """
    in_play = tuple(id for id in tracks if track(state, id) is not None)
    acting = {id: text for id in in_play if (text := _comes_next(state, id)) is not None}
    if any(_turns_time(state, text) for text in acting.values()):
        acting = dict.fromkeys(in_play, Nothing())
    still = tuple(MoveTrack(track=id) for id in in_play if id not in acting)
    if len(acting) < 2:
        moves = (*still, *(MoveTrack(track=id) for id in acting))
        return [steps(waiting.you, *moves, source=waiting.source)] if moves else []
    if still:
        return [steps(waiting.you, *still, MoveTracks(tracks=tuple(acting)), source=waiting.source)]
    order = OrderTracks(section=team_decider(state), tracks=tuple(acting), you=waiting.you)
    return [DecisionOpened(decision=order)]


def _threat_held(state: State, id: Track) -> bool:
    return id.of.family == "threat" and id.of.id in state.threats_held


def _comes_next(state: State, id: Track) -> Effect | None:
    """The text on the next space, if the token comes there and it takes effect."""
    printed, at = track(state, id), state.tracks.get(id, 0)
    held = id in state.tracks_held or _threat_held(state, id)
    return None if printed is None or held else printed.spaces.get(at + 1)


def _turns_time(state: State, text: Any, seen: tuple[Any, ...] = ()) -> bool:
    """Whether a text says something about tokens of other tracks, in itself or in what it sets off."""
    if isinstance(text, TURNS_TIME):
        return True
    if isinstance(text, tuple):
        return any(_turns_time(state, part, seen) for part in text)
    if isinstance(text, Mapping):
        return any(_turns_time(state, part, seen) for part in text.values())
    if not attrs.has(type(text)) or text in seen:
        return False
    inside = [getattr(text, field.name) for field in attrs.fields(type(text))]
    match text:
        case ReadLog(log=log) if log in state.box.logs:
            inside.append(state.box.logs[log].effect)
        case Behave(behavior=behavior):
            inside += [state.box.threats[threat.card].behaviors.get(behavior) for threat in state.threats]
        case RollDanger(letter=letter) if letter in state.box.dangers:
            inside.append(state.box.dangers[letter].results)
    return any(_turns_time(state, part, (*seen, text)) for part in inside)


def move_track(state: State, id: Track, waiting: Waiting) -> Sequence[Event]:
    """One space to the right; what is printed there takes effect (TIM-03 to TIM-05, TIM-11)."""
    printed = track(state, id)
    at = state.tracks.get(id, 0)
    if printed is None or at >= printed.length:
        return []
    if id in state.tracks_held:
        return [TrackWaited(track=id)]
    if _threat_held(state, id):
        return _skips(id, at, printed.length)
    effect = printed.spaces.get(at + 1)
    moved = TrackMoved(track=id, to=at + 1)
    return [moved] if effect is None else [moved, steps(waiting.you, effect, source=id.of, at=_sector(state, id))]


def _skips(id: Track, at: int, length: int) -> Sequence[Event]:
    """A held threat moves its token and does nothing; off the last space it is taken, so that time goes on."""
    to = 0 if at + 1 == length else at + 1
    return [TrackMoved(track=id, to=to), ThreatSkipped(card=CardId(id.of.id))]


def _sector(state: State, id: Track) -> SectorId | None:
    """Where the card of the track lies; a threat's text speaks of the threat's sector."""
    threat = state.threat(id.of.id) if id.of.family == "threat" else None
    return id.of.at if threat is None else threat.sector


def reduce(state: State, which: Which, count: int, waiting: Waiting) -> Sequence[Event]:
    """The token goes back and triggers nothing (TIM-06, TIM-07)."""
    return [
        TrackMoved(track=id, to=max(0, state.tracks[id] - count))
        for id in _meant(state, which, waiting)
        if state.tracks.get(id, 0)
    ]
