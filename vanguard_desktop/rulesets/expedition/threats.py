"""Threats under the influence of other texts: moved, held, kept from somebody, with more standees (THR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import SectorId, TrackId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition import chosen as pickable
from vanguard_desktop.rulesets.expedition import effects_gear as fx
from vanguard_desktop.rulesets.expedition.addressing import TEN
from vanguard_desktop.rulesets.expedition.board import first_steps, kept_out, moves_to, threat_of
from vanguard_desktop.rulesets.expedition.decisions import ChooseThreatMove
from vanguard_desktop.rulesets.expedition.effects import PlaceThreat
from vanguard_desktop.rulesets.expedition.effects_moves import Due, Later
from vanguard_desktop.rulesets.expedition.events import ThreatMoved, ThreatRemoved, TrackMoved
from vanguard_desktop.rulesets.expedition.events_things import (
    Sheltered,
    StandeePlaced,
    ThreatHeld,
    ThreatStrayed,
)
from vanguard_desktop.rulesets.expedition.picking import pick
from vanguard_desktop.rulesets.expedition.queueing import same, steps, user, you
from vanguard_desktop.rulesets.expedition.standees import stands_in
from vanguard_desktop.rulesets.expedition.state import Member, State, Threat
from vanguard_desktop.rulesets.expedition.steps import MoveTrack
from vanguard_desktop.rulesets.expedition.travel import connected

OfThreats = (
    fx.MoveSomeThreat | fx.SkipThreat | fx.Shelter | fx.ThreatsBack | fx.PlaceStandee | fx.ThreatStrays
    | fx.ResetThreat | fx.AdvanceThreat | fx.SendAway | fx.MoveThreatBack
)  # fmt: skip


def threat_effect(state: State, waiting: Waiting, effect: OfThreats) -> Sequence[Event]:
    match effect:
        case fx.MoveSomeThreat(count=count, to_you=to_you):
            movable = _movable(state, waiting, effect)
            moves = [pickable.MoveThis(threat=threat.card, count=count, to_you=to_you) for threat in movable]
            return pick(state, waiting, moves)
        case fx.SkipThreat(here=here, among=among):
            sector = you(state, waiting).sector if here else None
            meant = [threat for threat in state.threats if not here or sector in stands_in(state, threat)]
            ahead = [(threat.card, later) for threat in meant for later in range(among)]
            return pick(state, waiting, [pickable.SkipThis(threat=card, later=bool(later)) for card, later in ahead])
        case fx.MoveThreatBack():
            back = [threat for threat in state.threats if threat.sector is not None and threat.came_from is not None]
            return pick(state, waiting, [pickable.BackThis(threat=threat.card) for threat in back])
        case fx.ResetThreat():
            sector = you(state, waiting).sector
            meant = [threat for threat in state.threats if sector in stands_in(state, threat)]
            return pick(state, waiting, [pickable.SkipThis(threat=threat.card, reset=True) for threat in meant])
        case fx.Shelter(once=once):
            member = you(state, waiting).id
            by = state.turn or member
            return [Sheltered(member=member, by=user(state, waiting) or by, once=once)]
        case fx.ThreatsBack(count=count):
            return _back(state, you(state, waiting), count)
        case fx.ThreatStrays():
            return _stray(state, waiting)
        case fx.AdvanceThreat(card=card):
            return [steps(None, MoveTrack(track=TrackId(f"threat:{card}")))]
        case fx.SendAway(count=count):
            standing = [threat for threat in state.threats if threat.sector is not None]
            return pick(state, waiting, [pickable.SendThis(threat=threat.card, rounds=count) for threat in standing])
        case fx.PlaceStandee(sector=sector):
            return _place_standee(state, waiting, sector)
        case _:
            assert_never(effect)


ChosenThreat = pickable.MoveThis | pickable.SkipThis | pickable.SendThis | pickable.BackThis


def chosen_threat(state: State, waiting: Waiting, effect: ChosenThreat) -> Sequence[Event]:
    threat = state.threat(effect.threat)
    if threat is None:
        return []
    match effect:
        case pickable.MoveThis(count=count, to_you=to_you):
            return _move(state, waiting, threat, count, to_you)
        case pickable.SendThis(rounds=rounds):
            return _send_away(waiting, threat, rounds)
        case pickable.SkipThis(reset=True):
            track = TrackId(f"threat:{threat.card}")
            return [TrackMoved(track=track, to=0)] if state.tracks.get(track, 0) else []
        case pickable.SkipThis(later=later):
            held = state.threats_held_later if later else state.threats_held
            return [ThreatHeld(card=threat.card, later=later)] if threat.card not in held else []
        case pickable.BackThis():
            return [ThreatMoved(card=threat.card, to=threat.came_from)] if threat.came_from is not None else []
        case _:
            assert_never(effect)


def _send_away(waiting: Waiting, threat: Threat, rounds: int) -> Sequence[Event]:
    """It comes back at the start of a round, with its track at the beginning (THR-18)."""
    if threat.sector is None:
        return []
    back: Effect = PlaceThreat(card=threat.card, sector=threat.sector)
    for _ in range(rounds):
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


def _move(state: State, waiting: Waiting, threat: Threat, count: int, to_you: bool) -> Sequence[Event]:
    """Single moves to connected sectors (THR-08, THR-11, THR-12)."""
    if threat.sector is None or not count:
        return []
    goal = you(state, waiting).sector if to_you else None
    if to_you and (goal is None or goal == threat.sector):
        return []
    barred = kept_out(state, threat)
    ways = _ways(state, threat) if goal is None else first_steps(state, threat.sector, {goal}, barred=barred)
    if not ways:
        return []
    left = pickable.MoveThis(threat=threat.card, count=count - 1, to_you=to_you)
    rest: tuple[Event, ...] = (same(waiting, left),) if count > 1 else ()
    if len(ways) == 1:
        return [ThreatMoved(card=threat.card, to=ways[0]), *rest]
    return [*rest, DecisionOpened(decision=ChooseThreatMove(card=threat.card, sectors=ways))]


def _ways(state: State, threat: Threat) -> tuple[SectorId, ...]:
    """Where it may go from where it stands."""
    barred = kept_out(state, threat)
    return tuple(to for to in connected(state, threat.sector, threat=True) if to not in barred)


def _back(state: State, member: Member, count: int) -> Sequence[Event]:
    near = {member.sector, *connected(state, member.sector)}
    reached = (threat for threat in state.threats if near.intersection(stands_in(state, threat)))
    tracks = [TrackId(f"threat:{threat.card}") for threat in reached]
    return [TrackMoved(track=id, to=max(0, state.tracks[id] - count)) for id in tracks if state.tracks.get(id, 0)]


def _stray(state: State, waiting: Waiting) -> Sequence[Event]:
    """The printed numbers are compared; with one connected sector it is both (THR-14)."""
    threat = threat_of(state, waiting)
    ways = () if threat is None else _ways(state, threat)
    if threat is None or not ways:
        return []
    value, rng = state.rng.below(TEN)
    to = min(ways) if value < TEN // 2 else max(ways)
    fell = ThreatStrayed(card=threat.card, value=value, to=to, drawn=rng.since(state.rng))
    return [fell, ThreatMoved(card=threat.card, to=to)]


def _place_standee(state: State, waiting: Waiting, sector: SectorId | None) -> Sequence[Event]:
    """Also where one of the same threat stands already; if none is left, nothing is placed (THR-22)."""
    threat = threat_of(state, waiting)
    if threat is None:
        return []
    at = threat.sector if sector is None else sector
    left = state.box.threats[threat.card].standees - len(threat.others) - (threat.sector is not None)
    return [StandeePlaced(card=threat.card, sector=at)] if at is not None and left > 0 else []
