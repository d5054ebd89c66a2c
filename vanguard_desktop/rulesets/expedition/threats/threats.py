"""Threats under the influence of other texts: moved, held, kept from somebody, with more standees (THR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, Event, SectorId, Waiting

from ..addressing import TEN
from ..chapter import Carries
from ..data import ChooseThreatMove, Due, State, Threat, picked, threat_track
from ..data import effects as fx
from ..data.effects import Later, PlaceThreat
from ..data.events import (
    Sheltered,
    StandeePlaced,
    ThreatHeld,
    ThreatMoved,
    ThreatRemoved,
    ThreatStrayed,
    TrackMoved,
)
from ..data.steps import MoveTrack
from ..picking import Options, picks
from ..planet.board import first_steps, kept_out, moves_to, threat_of
from ..planet.travel import connected
from ..queueing import same, steps, user, you
from .standees import stands_in


def _moving(state: State, waiting: Waiting, effect: fx.MoveSomeThreat) -> Iterator[Effect]:
    for threat in _movable(state, waiting, effect):
        yield picked.MoveThis(threat=threat.card, count=effect.count, to_you=effect.to_you)


def _skipping(state: State, waiting: Waiting, effect: fx.SkipThreat) -> Iterator[Effect]:
    sector = you(state, waiting).sector if effect.here else None
    for threat in state.threats:
        if not effect.here or sector in stands_in(state, threat):
            yield from (picked.SkipThis(threat=threat.card, later=bool(ahead)) for ahead in range(effect.among))


def _going_back(state: State, _: Waiting, effect: fx.MoveThreatBack) -> Iterator[Effect]:
    back = (threat for threat in state.threats if threat.sector is not None and threat.came_from is not None)
    return (picked.BackThis(threat=threat.card) for threat in back)


def _beginning_anew(state: State, waiting: Waiting, _: fx.ResetThreat) -> Iterator[Effect]:
    sector = you(state, waiting).sector
    meant = (threat for threat in state.threats if sector in stands_in(state, threat))
    return (picked.SkipThis(threat=threat.card, reset=True) for threat in meant)


def _leaving(state: State, _: Waiting, effect: fx.SendAway) -> Iterator[Effect]:
    standing = (threat for threat in state.threats if threat.sector is not None)
    return (picked.SendThis(threat=threat.card, rounds=effect.count) for threat in standing)


THREAT_OPTIONS: dict[type[Effect], Options] = {
    fx.MoveSomeThreat: _moving,
    fx.SkipThreat: _skipping,
    fx.MoveThreatBack: _going_back,
    fx.ResetThreat: _beginning_anew,
    fx.SendAway: _leaving,
}


def _shelter(state: State, waiting: Waiting, effect: fx.Shelter) -> Sequence[Event]:
    member = you(state, waiting).id
    by = state.turn or member
    return [Sheltered(member=member, by=user(state, waiting) or by, once=effect.once)]


def _skip(state: State, waiting: Waiting, effect: picked.SkipThis) -> Sequence[Event]:
    threat = state.threat(effect.threat)
    if threat is None:
        return []
    if effect.reset:
        track = threat_track(threat.card)
        return [TrackMoved(track=track, to=0)] if state.tracks.get(track, 0) else []
    held = state.threats_held_later if effect.later else state.threats_held
    return [ThreatHeld(card=threat.card, later=effect.later)] if threat.card not in held else []


def _go_back(state: State, waiting: Waiting, effect: picked.BackThis) -> Sequence[Event]:
    threat = state.threat(effect.threat)
    if threat is None or threat.came_from is None:
        return []
    return [ThreatMoved(card=threat.card, to=threat.came_from)]


def _send_away(state: State, waiting: Waiting, effect: picked.SendThis) -> Sequence[Event]:
    """It comes back at the start of a round, with its track at the beginning (THR-18)."""
    threat = state.threat(effect.threat)
    if threat is None or threat.sector is None:
        return []
    back: Effect = PlaceThreat(card=threat.card, sector=threat.sector)
    for _ in range(effect.rounds):
        back = Later(due=Due.ROUND_START, effect=back)
    return [ThreatRemoved(card=threat.card), same(waiting, back)]


def _movable(state: State, waiting: Waiting, effect: fx.MoveSomeThreat) -> Sequence[Threat]:
    """Threats that can go anywhere; one that is on no sector stays there (THR-16)."""
    standing = [threat for threat in state.threats if threat.sector is not None]
    if not effect.to_you:
        return [threat for threat in standing if _ways(state, threat)]
    goal = you(state, waiting).sector
    if goal is None:
        return []
    ways = {
        threat.card: moves_to(state, threat.sector, {goal}, barred=kept_out(state, threat))
        for threat in standing
        if threat.sector is not None
    }
    coming = [threat for threat in standing if ways[threat.card]]
    if not effect.nearest:
        return coming
    best = min((ways[threat.card] or 0 for threat in coming), default=0)
    return [threat for threat in coming if ways[threat.card] == best]


def _move(state: State, waiting: Waiting, effect: picked.MoveThis) -> Sequence[Event]:
    """Single moves to connected sectors (THR-08, THR-11, THR-12)."""
    ways = ways_of(state, waiting, effect)
    if not ways:
        return []
    if len(ways) == 1:
        return [ThreatMoved(card=effect.threat, to=ways[0]), *moves_left(waiting, effect)]
    return [DecisionOpened(decision=ChooseThreatMove(card=effect.threat, asked=waiting))]


def ways_of(state: State, waiting: Waiting, effect: picked.MoveThis) -> tuple[SectorId, ...]:
    """Where the next single move may lead."""
    threat = state.threat(effect.threat)
    if threat is None or threat.sector is None or not effect.count:
        return ()
    if not effect.to_you:
        return _ways(state, threat)
    goal = you(state, waiting).sector
    if goal is None or goal == threat.sector:
        return ()
    return first_steps(state, threat.sector, {goal}, barred=kept_out(state, threat))


def moves_left(waiting: Waiting, effect: picked.MoveThis) -> list[Event]:
    """What comes after one of the moves."""
    return [same(waiting, attrs.evolve(effect, count=effect.count - 1))] if effect.count > 1 else []


def _ways(state: State, threat: Threat) -> tuple[SectorId, ...]:
    """Where it may go from where it stands."""
    barred = kept_out(state, threat)
    return tuple(to for to in connected(state, threat.sector, threat=True) if to not in barred)


def _back(state: State, waiting: Waiting, effect: fx.ThreatsBack) -> Sequence[Event]:
    member = you(state, waiting)
    near = {member.sector, *connected(state, member.sector)}
    reached = (threat for threat in state.threats if near.intersection(stands_in(state, threat)))
    tracks = [threat_track(threat.card) for threat in reached]
    return [
        TrackMoved(track=id, to=max(0, state.tracks[id] - effect.count)) for id in tracks if state.tracks.get(id, 0)
    ]


def _stray(state: State, waiting: Waiting, _: fx.ThreatStrays) -> Sequence[Event]:
    """The printed numbers are compared; with one connected sector it is both (THR-14)."""
    threat = threat_of(state, waiting)
    ways = () if threat is None else _ways(state, threat)
    if threat is None or not ways:
        return []
    value, rng = state.rng.below(TEN)
    to = min(ways) if value < TEN // 2 else max(ways)
    fell = ThreatStrayed(card=threat.card, value=value, to=to, drawn=rng.since(state.rng))
    return [fell, ThreatMoved(card=threat.card, to=to)]


def _place_standee(state: State, waiting: Waiting, effect: fx.PlaceStandee) -> Sequence[Event]:
    """Also where one of the same threat stands already; if none is left, nothing is placed (THR-22)."""
    threat = threat_of(state, waiting)
    if threat is None:
        return []
    at = threat.sector if effect.sector is None else effect.sector
    left = state.box.threats[threat.card].standees - len(threat.others) - (threat.sector is not None)
    return [StandeePlaced(card=threat.card, sector=at)] if at is not None and left > 0 else []


def _advance(state: State, waiting: Waiting, effect: fx.AdvanceThreat) -> Sequence[Event]:
    return [steps(None, MoveTrack(track=threat_track(effect.card)))]


THREATS: Carries = {
    **picks(THREAT_OPTIONS),
    fx.Shelter: _shelter,
    fx.ThreatsBack: _back,
    fx.ThreatStrays: _stray,
    fx.AdvanceThreat: _advance,
    fx.PlaceStandee: _place_standee,
    picked.MoveThis: _move,
    picked.SendThis: _send_away,
    picked.SkipThis: _skip,
    picked.BackThis: _go_back,
}
