"""Time tracks: progress, what is printed on their spaces, going back (TIM)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.cards import TimeTrack
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import CardId, SectorId, TrackId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import OrderTracks
from vanguard_desktop.rulesets.expedition.effects import Which
from vanguard_desktop.rulesets.expedition.events import TrackMoved
from vanguard_desktop.rulesets.expedition.events_things import ThreatSkipped, TrackWaited
from vanguard_desktop.rulesets.expedition.queueing import steps, team_decider
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.rulesets.expedition.steps import MoveTrack, MoveTracks

CONDITION = TrackId("condition")


def time_tracks(state: State) -> tuple[TrackId, ...]:
    """All time tracks in play; those of covered points of interest are not (TIM-15)."""
    found: list[TrackId] = []
    card = state.condition_card
    if card is not None and card.time is not None:
        found.append(CONDITION)
    found += [TrackId(f"threat:{t.card}") for t in state.threats if state.box.threats[t.card].time is not None]
    for sector in state.board.sectors:
        poi = state.poi(sector.number)
        if poi is not None and poi.time is not None:
            found.append(TrackId(f"poi:{sector.number}"))
    found += [TrackId(f"mission:{card}") for card in state.missions if state.box.missions[card].time is not None]
    return tuple(found)


def track(state: State, id: TrackId) -> TimeTrack | None:
    """The printed track behind an id, if its card is still in play (TIM-14)."""
    family, _, name = id.partition(":")
    match family:
        case "condition":
            card = state.condition_card
            return None if card is None else card.time
        case "threat":
            threat = state.threat(name)
            return None if threat is None else state.box.threats[threat.card].time
        case "poi":
            poi = state.poi(SectorId(int(name)))
            return None if poi is None else poi.time
        case _:
            mission = CardId(name)
            return state.box.missions[card_of(mission)].time if mission in state.missions else None


def advance(state: State, which: Which, count: int, waiting: Waiting) -> Sequence[Event]:
    """Progress by n is n single progresses; effects come in between (TIM-10)."""
    tracks = _meant(state, which, waiting)
    if not tracks or not count:
        return []
    return [steps(waiting.you, *(MoveTracks(tracks=tracks) for _ in range(count)), source=waiting.source)]


def _meant(state: State, which: Which, waiting: Waiting) -> tuple[TrackId, ...]:
    match which:
        case Which.ALL:
            return time_tracks(state)
        case Which.CONDITION:
            return (CONDITION,) if track(state, CONDITION) is not None else ()
        case Which.THIS:
            this = this_track(state, waiting)
            return (this,) if this is not None else ()


def this_track(state: State, waiting: Waiting) -> TrackId | None:
    """The time track of the card whose text this is."""
    family, _, name = waiting.source.partition(":")
    id = CONDITION if family == "condition" else TrackId(f"{family}:{name.partition(':')[0]}")
    if family not in ("condition", "threat", "poi", "mission"):
        return None
    return id if track(state, id) is not None else None


def move_tracks(state: State, tracks: tuple[TrackId, ...], waiting: Waiting) -> Sequence[Event]:
    """In an order of the players' choice; each is resolved completely before the next (TIM-08, TIM-09)."""
    in_play = tuple(id for id in tracks if track(state, id) is not None)
    if len(in_play) <= 1:
        return [steps(waiting.you, *(MoveTrack(track=id) for id in in_play), source=waiting.source)] if in_play else []
    order = OrderTracks(section=team_decider(state), tracks=in_play, you=waiting.you)
    return [DecisionOpened(decision=order)]


def move_track(state: State, id: TrackId, waiting: Waiting) -> Sequence[Event]:
    """One space to the right; what is printed there takes effect (TIM-03 to TIM-05, TIM-11)."""
    printed = track(state, id)
    at = state.tracks.get(id, 0)
    if printed is None or at >= printed.length:
        return []
    if id in state.tracks_held:
        return [TrackWaited(track=id)]
    if id.partition(":")[2] in state.threats_held and id.startswith("threat:"):
        return _skips(id, at, printed.length)
    effect = printed.spaces.get(at + 1)
    moved = TrackMoved(track=id, to=at + 1)
    return [moved] if effect is None else [moved, steps(waiting.you, effect, source=id, at=_sector(state, id))]


def _skips(id: TrackId, at: int, length: int) -> Sequence[Event]:
    """A held threat moves its token and does nothing; off the last space it is taken, so that time goes on."""
    to = 0 if at + 1 == length else at + 1
    return [TrackMoved(track=id, to=to), ThreatSkipped(card=CardId(id.partition(":")[2]))]


def _sector(state: State, id: TrackId) -> SectorId | None:
    """Where the card of the track lies; a threat's text speaks of the threat's sector."""
    family, _, name = id.partition(":")
    if family == "poi":
        return SectorId(int(name))
    if family == "threat":
        threat = state.threat(name)
        return None if threat is None else threat.sector
    return None


def reduce(state: State, which: Which, count: int, waiting: Waiting) -> Sequence[Event]:
    """The token goes back and triggers nothing (TIM-06, TIM-07)."""
    return [
        TrackMoved(track=id, to=max(0, state.tracks[id] - count))
        for id in _meant(state, which, waiting)
        if state.tracks.get(id, 0)
    ]
