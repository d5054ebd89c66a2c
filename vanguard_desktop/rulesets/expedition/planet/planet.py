"""Texts of single planets at work: cards under others, threats put and led, markers in company, staying after all."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Event, SectorId, Waiting
from vanguard_desktop.setting import card_of

from ..addressing import in_order
from ..chapter import Carries
from ..check.markers import progress_on
from ..data import ChooseSector, Due, InForce, Lasting, Member, State, Threat, Until
from ..data import effects as fx
from ..data.events import (
    CardMarked,
    LastingBegun,
    LiftOffCalledOff,
    MissionLost,
    PoiStacked,
    RoomTaken,
    SectorMarked,
    ThreatMoved,
    TokenPlaced,
)
from ..data.steps import OfferAction, RevealEvent, TakeOff
from ..queueing import place, steps, you
from ..threats.standees import standees
from .board import first_steps, moved, stack_poi, threat_of
from .travel import arrive


def _put_threat(state: State, waiting: Waiting, effect: fx.PutThreat) -> Sequence[Event]:
    to = place(state, waiting) if effect.sector is None else effect.sector
    threat = state.threat(effect.card)
    return [] if threat is None or to is None else _put(state, threat, to)


def _lead_threat(state: State, waiting: Waiting, effect: fx.LeadThreat) -> Sequence[Event]:
    threat = threat_of(state, waiting)
    to = None if threat is None else _next_on(state, threat, effect.route)
    return [ThreatMoved(card=threat.card, to=to)] if threat is not None and to is not None else []


def _sweep_along(state: State, waiting: Waiting, effect: fx.SweepAlong) -> Sequence[Event]:
    threat = threat_of(state, waiting)
    to = None if threat is None else _next_on(state, threat, effect.route)
    return [] if threat is None or threat.sector is None or to is None else _swept(state, threat.sector, to)


def _clear_markers(state: State, waiting: Waiting, effect: fx.ClearMarkers) -> Sequence[Event]:
    meant = (at for at in state.marks if not effect.sectors or at in effect.sectors)
    return [SectorMarked(sector=at, by=-state.marks[at]) for at in meant]


def _mark_card(state: State, waiting: Waiting, effect: fx.MarkCard) -> Sequence[Event]:
    by = max(effect.count, -state.card_marks.get(effect.card, 0))
    return [CardMarked(card=effect.card, by=by)] if by and _in_play(state, effect.card) else []


def _draw_events(state: State, waiting: Waiting, effect: fx.DrawEvents) -> Sequence[Event]:
    who = waiting.you or in_order(state)[0].id
    return [steps(who, *(RevealEvent() for _ in range(effect.count)))]


def _in_each_check(state: State, waiting: Waiting, effect: fx.InEachCheck) -> Sequence[Event]:
    return [LastingBegun(entry=_in_checks(effect, waiting, sector)) for sector in effect.sectors or (None,)]


def _stay(state: State, waiting: Waiting, _: fx.StayOnPlanet) -> Sequence[Event]:
    leaving = any(isinstance(other.effect, TakeOff) for other in state.queue)
    return [LiftOffCalledOff(), steps(state.turn, OfferAction())] if leaving else []


def _put(state: State, threat: Threat, to: SectorId) -> Sequence[Event]:
    """A flock comes with every standee."""
    places = standees(state, threat)
    alone = len(places) == 1
    return [moved(threat.card, None if alone else n, to) for n, sector in enumerate(places) if sector != to]


def _place_under(state: State, waiting: Waiting, effect: fx.PlaceUnder) -> Sequence[Event]:
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


def _join(state: State, waiting: Waiting, effect: fx.JoinMarkers) -> Sequence[Event]:
    """They lie in one pile; the lowest number counts if texts have scattered them."""
    if not state.marks:
        return []
    sector = min(state.marks)
    lying = state.marks[sector]
    all_of_them = lying + effect.count
    to = max(0, all_of_them if effect.most is None else min(effect.most, all_of_them))
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


def _to_biome(state: State, waiting: Waiting, effect: fx.MoveToBiome) -> Sequence[Event]:
    member = you(state, waiting)
    found = sectors_like(state, member, effect)
    if len(found) < 2:
        return arrive(state, member, found[0]) if found else []
    return [DecisionOpened(decision=ChooseSector(asked=waiting))]


def sectors_like(state: State, member: Member, effect: fx.MoveToBiome) -> tuple[SectorId, ...]:
    others = (sector.number for sector in state.board.sectors if sector.number != member.sector)
    return tuple(number for number in others if any(biome in effect.biomes for biome in state.biomes(number)))


PLANET: Carries = {
    fx.PlaceUnder: _place_under,
    fx.PutThreat: _put_threat,
    fx.LeadThreat: _lead_threat,
    fx.SweepAlong: _sweep_along,
    fx.JoinMarkers: _join,
    fx.ClearMarkers: _clear_markers,
    fx.ProgressOn: lambda state, waiting, effect: progress_on(state, effect.card, effect.color, effect.count),
    fx.MarkCard: _mark_card,
    fx.LoseMission: lambda state, waiting, effect: (
        [MissionLost(card=effect.card)] if effect.card in state.missions else []
    ),
    fx.DrawEvents: _draw_events,
    fx.InEachCheck: _in_each_check,
    fx.StayOnPlanet: _stay,
    fx.MoveToBiome: _to_biome,
    fx.TakeRoom: lambda state, waiting, effect: [RoomTaken(count=effect.count)],
}
