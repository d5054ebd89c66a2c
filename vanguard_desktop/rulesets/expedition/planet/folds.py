"""What events do to the planet board: cards, tracks, threats, leads, discoveries, supplies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Event, LogId, Source, Waiting, changed
from vanguard_desktop.setting import card_of

from ..data import LEADS, State, Threat, Track, threat_track
from ..data import events as ev
from ..data.steps import STEP_EFFECTS, ApplyOutcome, GoOnWithCheck, MoveTracks
from ..folding import chance_used, less, tallied


def _tracks_gone(state: State, card: Source) -> State:
    """A card that leaves or is covered takes its tokens and markers with it (PLN-19, TIM-14).

    What lies there afterwards does not progress in its place (TIM-09).
    """
    tracks = {id: at for id, at in state.tracks.items() if not card.covers(id.of)}
    queue = tuple(_not_moving(waiting, Track(card)) for waiting in state.queue)
    if card.id in state.card_marks:
        state = changed(state, card_marks={other: n for other, n in state.card_marks.items() if other != card.id})
    if Track(card) in state.tracks_held:
        state = changed(state, tracks_held=less(state.tracks_held, Track(card)))
    return changed(state, tracks=tracks, queue=queue)


def _not_moving(waiting: Waiting, gone: Track) -> Waiting:
    match waiting.effect:
        case MoveTracks(tracks=tracks) if gone in tracks:
            left = tuple(id for id in tracks if id != gone)
            return attrs.evolve(waiting, effect=MoveTracks(tracks=left))
        case _:
            return waiting


def _track_moved(state: State, event: ev.TrackMoved) -> State:
    state = _nearer(state, event)
    tracks = {id: at for id, at in state.tracks.items() if id != event.track}
    if event.to:
        tracks[event.track] = event.to
    return changed(state, tracks=tracks)


def _nearer(state: State, event: ev.TrackMoved) -> State:
    """When the token of a threat moves on, what it was to skip later comes next."""
    card = CardId(event.track.of.id)
    if (
        event.track != threat_track(card)
        or card not in state.threats_held_later
        or event.to <= state.tracks.get(event.track, 0)
    ):
        return state
    later = less(state.threats_held_later, card)
    return changed(state, threats_held=(*state.threats_held, card), threats_held_later=later)


def _poi_stacked(state: State, event: ev.PoiStacked) -> State:
    old = state.pois.get(event.sector, ())
    laid_under = len(event.cards) > len(old) > 0 and event.cards[-1] == old[-1]
    back = tuple(card for card in old if card not in event.cards)
    store = tuple(card for card in (*state.poi_store, *back) if card not in event.cards)
    pois = {sector: cards for sector, cards in state.pois.items() if sector != event.sector}
    if event.cards:
        pois[event.sector] = event.cards
    if not laid_under:
        state = _tracks_gone(state, Source("poi", at=event.sector))
    return chance_used(changed(state, pois=pois, poi_store=store), event.drawn)


def _sector_marked(state: State, event: ev.SectorMarked) -> State:
    marks = {**state.marks, event.sector: state.marks.get(event.sector, 0) + event.by}
    return changed(state, marks={sector: count for sector, count in marks.items() if count})


def _condition_placed(state: State, event: ev.ConditionPlaced) -> State:
    state = changed(_tracks_gone(state, Source("condition")), condition=event.card)
    state = tallied(state, "condition_changed")
    return state if event.card is None else tallied(state, f"condition:{event.card}")


def _mission_completed(state: State, event: ev.MissionCompleted) -> State:
    """Goals ask in which shape the team was at that moment (RNK-05)."""
    if not any(member.injury_count for member in state.members):
        state = tallied(state, "mission_unhurt")
    optional = state.box.missions[card_of(event.card)].optional
    state = tallied(state, "optional_mission" if optional else f"mandatory_mission:{state.supplies}")
    return changed(
        _tracks_gone(state, Source("mission", event.card)),
        missions=less(state.missions, event.card),
        missions_done=(*state.missions_done, event.card),
    )


def _threat_moved(state: State, event: ev.ThreatMoved) -> State:
    threats = tuple(
        attrs.evolve(t, sector=event.to, came_from=t.sector) if t.card == event.card else t for t in state.threats
    )
    return changed(state, threats=threats)


def _standee_moved(state: State, event: ev.StandeeMoved) -> State:
    threats = tuple(_with_standee(t, event) if t.card == event.card else t for t in state.threats)
    return changed(state, threats=threats)


def _with_standee(threat: Threat, event: ev.StandeeMoved) -> Threat:
    if event.standee == 0:
        return attrs.evolve(threat, sector=event.to, came_from=threat.sector)
    places = enumerate(threat.others, start=1)
    return attrs.evolve(threat, others=tuple(event.to if n == event.standee else sector for n, sector in places))


def _threat_removed(state: State, event: ev.ThreatRemoved) -> State:
    threats = tuple(threat for threat in state.threats if threat.card != event.card)
    held, later = (
        tuple(card for card in cards if card != event.card) for cards in (state.threats_held, state.threats_held_later)
    )
    state = _tracks_gone(state, Source("threat", event.card))
    return changed(state, threats=threats, threats_held=held, threats_held_later=later)


def _leads_drawn(state: State, event: ev.LeadsDrawn) -> State:
    bag = tuple(lead for lead in state.lead_bag if lead not in event.leads)
    held = (*state.lead_drawn, *event.leads)
    return chance_used(changed(state, lead_bag=bag, lead_drawn=held), event.drawn)


def _lead_placed(state: State, event: ev.LeadPlaced) -> State:
    leads = {**state.leads, event.type: (*state.leads.get(event.type, ()), event.lead)}
    return changed(state, leads=leads, lead_drawn=less(state.lead_drawn, event.lead))


def _leads_cleared(state: State, event: ev.LeadsCleared) -> State:
    """Recycled tokens go back to the bag, the others beside it (LED-11)."""
    tokens = state.leads[event.type]
    bag = tuple(sorted((*state.lead_bag, *(lead for lead in tokens if LEADS[lead].recycled))))
    side = (*state.lead_side, *(lead for lead in tokens if not LEADS[lead].recycled))
    leads = {type: rest for type, rest in state.leads.items() if type is not event.type}
    return changed(state, leads=leads, lead_bag=bag, lead_side=side)


def _discovery_gained(state: State, event: ev.DiscoveryGained) -> State:
    decks = {**state.discoveries, event.type: less(state.discoveries[event.type], event.card)}
    return changed(state, discoveries=decks, found=(*state.found, event.card))


def _discovery_discarded(state: State, event: ev.DiscoveryDiscarded) -> State:
    type = state.box.discovery_of(event.card).type
    decks = {**state.discoveries, type: (*state.discoveries.get(type, ()), event.card)}
    return changed(state, discoveries=decks, found=less(state.found, event.card))


def _unique_gained(state: State, event: ev.UniqueGained) -> State:
    slot = tuple(number for number in state.uniques if number != event.number)
    return changed(state, uniques=slot, uniques_found=(*state.uniques_found, event.number))


def _discoveries_shuffled(state: State, event: ev.DiscoveriesShuffled) -> State:
    decks = {**state.discoveries, event.type: event.deck}
    return chance_used(changed(state, discoveries=decks), event.drawn)


def _log_read(state: State, event: ev.LogRead) -> State:
    """What is left of the entry that sent the team here waits no more; a check that it asked for goes on (PLN-61)."""
    left = 0
    while event.left is not None and left < len(state.queue) and _of_log(state.queue[left], event.left):
        left += 1
    under_way = tuple(waiting for waiting in state.queue[:left] if isinstance(waiting.effect, STEP_EFFECTS))
    state = changed(state, queue=(*under_way, *state.queue[left:]))
    return tallied(tallied(state, "log_read"), f"log:{event.log}")


def _of_log(waiting: Waiting, log: LogId) -> bool:
    return waiting.source == Source("log", log) or isinstance(waiting.effect, GoOnWithCheck | ApplyOutcome)


BOARD_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.TrackMoved: _track_moved,
    ev.PoiStacked: _poi_stacked,
    ev.SectorMarked: _sector_marked,
    ev.PathOpened: lambda state, event: changed(state, opened=(*state.opened, event.path)),
    ev.ConditionPlaced: _condition_placed,
    ev.MissionAdded: lambda state, event: changed(state, missions=(*state.missions, event.card)),
    ev.MissionCompleted: _mission_completed,
    ev.MissionFailed: lambda state, event: changed(state, mission_failed=True),
    ev.ThreatPlaced: lambda state, event: changed(
        state, threats=(*state.threats, Threat(card=event.card, sector=event.sector, others=event.others))
    ),
    ev.ThreatMoved: _threat_moved,
    ev.StandeeMoved: _standee_moved,
    ev.ThreatRemoved: _threat_removed,
    ev.LeadsDrawn: _leads_drawn,
    ev.LeadPlaced: _lead_placed,
    ev.LeadsCleared: _leads_cleared,
    ev.DiscoveriesShuffled: _discoveries_shuffled,
    ev.DiscoveryGained: _discovery_gained,
    ev.DiscoveryDiscarded: _discovery_discarded,
    ev.UniqueGained: _unique_gained,
    ev.SuppliesChanged: lambda state, event: changed(state, supplies=state.supplies + event.by),
    ev.SuccessesGained: lambda state, event: changed(state, successes=state.successes + event.count),
    ev.LogRead: _log_read,
    ev.NotedForShip: lambda state, event: changed(state, for_ship=(*state.for_ship, event.effect)),
    ev.FlagRaised: lambda state, event: changed(state, flags=(*state.flags, event.flag)),
}
