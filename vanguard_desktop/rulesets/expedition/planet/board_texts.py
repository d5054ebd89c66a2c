"""What texts do to the planet board: places, conditions, missions, tracks, entries, paths and threats."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, SectorId, Waiting

from ..chapter import Carries
from ..check import markers
from ..data import MoveOn, State
from ..data import effects as fx
from ..data.events import (
    ConditionPlaced,
    FlagRaised,
    LanderPlaced,
    LandingMoved,
    MissionFailed,
    PathOpened,
    ThreatRemoved,
    TrackMoved,
)
from ..queueing import place, steps
from ..things.board_equipment import next_poi
from . import board, logbook, tracks


def _coming_poi(state: State, waiting: Waiting, effect: fx.ReplacePoi | fx.CoverPoi) -> Sequence[Event]:
    """In the named sector, otherwise "here"; whoever is still in the air is in none of them (LND-28)."""
    at = _sector(state, waiting, effect)
    if at is None:
        return []
    coming, chosen = next_poi(state, at, effect.card)
    return [*chosen, *board.stack_poi(state, at, coming, replace=isinstance(effect, fx.ReplacePoi))]


def _discard_poi(state: State, waiting: Waiting, effect: fx.DiscardPoi) -> Sequence[Event]:
    at = _sector(state, waiting, effect)
    return [] if at is None else board.discard_poi(state, at)


def _mark(state: State, waiting: Waiting, effect: fx.MarkSector) -> Sequence[Event]:
    at = _sector(state, waiting, effect)
    return [] if at is None else board.mark(state, at, effect.count)


def _sector(
    state: State, waiting: Waiting, effect: fx.ReplacePoi | fx.CoverPoi | fx.DiscardPoi | fx.MarkSector
) -> SectorId | None:
    return place(state, waiting) if effect.sector is None else effect.sector


def _reset_track(state: State, waiting: Waiting, effect: fx.ResetTrack) -> Sequence[Event]:
    if effect.color is not None:
        return markers.reset(state, waiting, effect.color)
    this = tracks.this_track(state, waiting)
    return [TrackMoved(track=this, to=0)] if this is not None and state.tracks.get(this, 0) else []


def _behave(state: State, waiting: Waiting, effect: fx.Behave) -> Sequence[Event]:
    threat = board.threat_of(state, waiting)
    known = threat is not None and state.box.threats[threat.card].behaviors.get(effect.behavior)
    if threat is None or not known:
        return []
    return [steps(waiting.you, known, source=waiting.source, at=threat.sector)]


def _remove_threat(state: State, waiting: Waiting, effect: fx.RemoveThreat) -> Sequence[Event]:
    threat = board.threat_of(state, waiting) if effect.card is None else state.threat(effect.card)
    return [ThreatRemoved(card=threat.card)] if threat is not None else []


BOARD: Carries = {
    fx.ReplacePoi: _coming_poi,
    fx.CoverPoi: _coming_poi,
    fx.DiscardPoi: _discard_poi,
    fx.MarkSector: _mark,
    fx.PlaceCondition: lambda state, waiting, effect: board.place_condition(state, effect.card),
    fx.DiscardCondition: lambda state, waiting, effect: (
        [ConditionPlaced(card=None)] if state.condition is not None else []
    ),
    fx.AddMission: lambda state, waiting, effect: board.add_mission(state, effect.card),
    fx.CompleteMission: lambda state, waiting, effect: board.complete_mission(state, effect.card),
    fx.FailMission: lambda state, waiting, effect: [MissionFailed()] if not state.mission_failed else [],
    fx.AdvanceTime: lambda state, waiting, effect: tracks.advance(state, effect.which, effect.count, waiting),
    fx.ReduceTime: lambda state, waiting, effect: tracks.reduce(state, effect.which, effect.count, waiting),
    fx.ResetTrack: _reset_track,
    fx.Progress: lambda state, waiting, effect: markers.progress(state, waiting, effect.color, effect.count),
    fx.ReadLog: lambda state, waiting, effect: logbook.read(state, effect.log, waiting),
    fx.SetFlag: lambda state, waiting, effect: [FlagRaised(flag=effect.flag)] if effect.flag not in state.flags else [],
    fx.LandIn: lambda state, waiting, effect: [LanderPlaced(sector=effect.sector)],
    fx.SkipLanding: lambda state, waiting, effect: [LandingMoved(by=1)] if state.landing_left else [],
    fx.OpenPath: lambda state, waiting, effect: (
        [PathOpened(path=effect.path)] if effect.path not in state.opened else []
    ),
    fx.PlaceThreat: lambda state, waiting, effect: board.place_threat(state, effect.card, effect.sector),
    fx.MoveThreat: lambda state, waiting, effect: board.move_threat(state, effect, waiting),
    MoveOn: lambda state, waiting, effect: board.move_threat(state, effect, waiting),
    fx.MoveStandees: lambda state, waiting, effect: board.move_standees(state, effect, waiting),
    fx.Attack: lambda state, waiting, effect: board.attack(state, waiting, effect.effect),
    fx.Behave: _behave,
    fx.RemoveThreat: _remove_threat,
}
