"""Texts of single planets at work: cards under others, threats put and led, markers in company, staying after all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.addressing import in_order
from vanguard_desktop.rulesets.expedition.check.markers_here import progress_on
from vanguard_desktop.rulesets.expedition.data import effects_planet as fx
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseSector
from vanguard_desktop.rulesets.expedition.data.effects_moves import Due, Lasting, Until
from vanguard_desktop.rulesets.expedition.data.events import PoiStacked, SectorMarked, ThreatMoved
from vanguard_desktop.rulesets.expedition.data.events_moves import LastingBegun
from vanguard_desktop.rulesets.expedition.data.events_planet import CardMarked, LiftOffCalledOff, MissionLost, RoomTaken
from vanguard_desktop.rulesets.expedition.data.events_things import TokenPlaced
from vanguard_desktop.rulesets.expedition.data.state import Member, State, Threat
from vanguard_desktop.rulesets.expedition.planet.board import first_steps, moved, stack_poi, threat_of
from vanguard_desktop.rulesets.expedition.planet.travel import arrive
from vanguard_desktop.rulesets.expedition.queueing import place, steps, you
from vanguard_desktop.rulesets.expedition.round.in_force import InForce
from vanguard_desktop.rulesets.expedition.round.steps import OfferAction, RevealEvent
from vanguard_desktop.rulesets.expedition.round.steps_moments import TakeOff
from vanguard_desktop.rulesets.expedition.threats.standees import standees
from vanguard_desktop.setting.box import card_of


def planet_effect(state: State, waiting: Waiting, effect: fx.PlanetEffect) -> Sequence[Event]:
    match effect:
        case fx.PlaceUnder():
            return _place_under(state, effect)
        case fx.PutThreat(card=card, sector=sector):
            to = place(state, waiting) if sector is None else sector
            threat = state.threat(card)
            return [] if threat is None or to is None else _put(state, threat, to)
        case fx.LeadThreat(route=route):
            threat = threat_of(state, waiting)
            to = None if threat is None else _next_on(state, threat, route)
            return [ThreatMoved(card=threat.card, to=to)] if threat is not None and to is not None else []
        case fx.SweepAlong(route=route):
            threat = threat_of(state, waiting)
            to = None if threat is None else _next_on(state, threat, route)
            return [] if threat is None or threat.sector is None or to is None else _swept(state, threat.sector, to)
        case fx.JoinMarkers(count=count, most=most):
            return _join(state, count, most)
        case fx.ClearMarkers(sectors=sectors):
            return [SectorMarked(sector=at, by=-n) for at, n in state.marks.items() if not sectors or at in sectors]
        case fx.ProgressOn(card=card, color=color, count=count):
            return progress_on(state, card, color, count)
        case fx.MarkCard(card=card, count=count):
            by = max(count, -state.card_marks.get(card, 0))
            return [CardMarked(card=card, by=by)] if by and _in_play(state, card) else []
        case fx.LoseMission(card=card):
            return [MissionLost(card=card)] if card in state.missions else []
        case fx.DrawEvents(count=count):
            who = waiting.you or in_order(state)[0].id
            return [steps(who, *(RevealEvent() for _ in range(count)))]
        case fx.InEachCheck(sectors=()):
            return [LastingBegun(entry=_in_checks(effect, waiting, None))]
        case fx.InEachCheck(sectors=sectors):
            return [LastingBegun(entry=_in_checks(effect, waiting, sector)) for sector in sectors]
        case fx.StayOnPlanet():
            leaving = any(isinstance(other.effect, TakeOff) for other in state.queue)
            return [LiftOffCalledOff(), steps(state.turn, OfferAction())] if leaving else []
        case fx.MoveToBiome():
            return _to_biome(state, you(state, waiting), effect, waiting)
        case fx.TakeRoom(count=count):
            return [RoomTaken(count=count)]
        case _:
            assert_never(effect)


def _put(state: State, threat: Threat, to: SectorId) -> Sequence[Event]:
    """A flock comes with every standee."""
    places = standees(state, threat)
    alone = len(places) == 1
    return [moved(threat.card, None if alone else n, to) for n, sector in enumerate(places) if sector != to]


def _place_under(state: State, effect: fx.PlaceUnder) -> Sequence[Event]:
    """Of several copies a random one (GEN-31)."""
    cards = state.pois.get(effect.sector, ())
    at = next((n for n, card in enumerate(cards) if card_of(card) == effect.under), None)
    if at is None:
        return stack_poi(state, effect.sector, effect.card, replace=False)
    copies = sorted(copy for copy in state.poi_store if card_of(copy) == effect.card)
    if not copies:  # PLN-26
        return []
    pick, rng = (0, state.rng) if len(copies) == 1 else state.rng.below(len(copies))
    stack = (*cards[:at], copies[pick], *cards[at:])
    return [PoiStacked(sector=effect.sector, cards=stack, drawn=rng.since(state.rng))]


def _next_on(state: State, threat: Threat, route: tuple[SectorId, ...]) -> SectorId | None:
    """The next sector of the route; a threat that has been led astray makes for it on a shortest way first."""
    if threat.sector is None:
        return None
    if threat.sector in route:
        at = route.index(threat.sector)
        return route[at + 1] if at + 1 < len(route) else None
    ways = first_steps(state, threat.sector, set(route))
    return ways[0] if ways else None


def _swept(state: State, start: SectorId, to: SectorId) -> list[Event]:
    lying = state.marks.get(start, 0)
    marked = [SectorMarked(sector=start, by=-lying), SectorMarked(sector=to, by=lying)] if lying else []
    return [*marked, *(TokenPlaced(card=card, sector=to) for card, at in state.tokens.items() if at == start)]


def bring_markers(state: State, start: SectorId, to: SectorId) -> Sequence[Event]:
    lying = state.marks.get(start, 0)
    return [SectorMarked(sector=start, by=-lying), SectorMarked(sector=to, by=lying)] if lying else []


def _join(state: State, count: int, most: int | None) -> Sequence[Event]:
    """They lie in one pile; the lowest number counts if texts have scattered them."""
    if not state.marks:
        return []
    sector = min(state.marks)
    lying = state.marks[sector]
    to = max(0, lying + count if most is None else min(most, lying + count))
    return [SectorMarked(sector=sector, by=to - lying)] if to != lying else []


def _in_play(state: State, card: CardId) -> bool:
    return card in state.missions or state.threat(card) is not None


def _in_checks(effect: fx.InEachCheck, waiting: Waiting, sector: SectorId | None) -> InForce:
    """In a sector for everybody, otherwise for the one whom the text addresses."""
    you = waiting.you if sector is None else None
    return InForce(
        what=Lasting.LATER,
        until=Until.EXPEDITION if sector is not None else Until.TURN_END,
        owner=you,
        who=you,
        sector=sector,
        due=Due.IN_CHECK,
        effect=effect.effect,
        source=waiting.source,
    )


def _to_biome(state: State, member: Member, effect: fx.MoveToBiome, waiting: Waiting) -> Sequence[Event]:
    found = sectors_like(state, member, effect)
    if len(found) < 2:
        return arrive(state, member, found[0]) if found else []
    return [DecisionOpened(decision=ChooseSector(asked=waiting))]


def sectors_like(state: State, member: Member, effect: fx.MoveToBiome) -> tuple[SectorId, ...]:
    others = (sector.number for sector in state.board.sectors if sector.number != member.sector)
    return tuple(number for number in others if any(biome in effect.biomes for biome in state.biomes(number)))
