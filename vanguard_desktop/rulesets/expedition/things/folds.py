"""What events do to the order of decks, to held tracks, moved leads, tokens on the board and sheltered people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Event, LeadId, changed
from vanguard_desktop.setting import DiscoveryType, Limit, card_of

from ..data import State
from ..data import events as ev
from ..data.events import EquipmentUsed, LanderUsed
from ..folding import chance_used, change, less, tallied


def equipment_used(state: State, event: EquipmentUsed) -> State:
    """Only what has a limit is remembered (EQP-22)."""
    printed = state.box.equipment_of(event.card)
    ability = printed.token if event.number == 0 else printed.abilities[event.number - 1]
    state = tallied(state, "equipment_used")
    if ability is None or ability.limit is None:
        return state
    return changed(state, used=(*state.used, use_mark(ability.limit, event.card, event.number)))


def use_mark(limit: Limit, card: CardId, number: int) -> str:
    """How the use of something with a limit is remembered: `turn:E23/1:1`."""
    return f"{limit.value}:{card}:{number}"


def lander_used(state: State, event: LanderUsed) -> State:
    """As with equipment: only what has a limit is remembered."""
    card = card_of(event.card)
    lander, mod = state.box.landers.get(card), state.box.lander_mods.get(card)
    abilities = lander.abilities if lander is not None else mod.abilities if mod is not None else ()
    limit = abilities[event.number - 1].limit
    return state if limit is None else changed(state, used=(*state.used, use_mark(limit, event.card, event.number)))


def spared_mark(lander: CardId) -> str:
    """That the lander has made up for a failed test of this landing."""
    return f"{Limit.EXPEDITION.value}:{lander}:spared"


def new_turn(state: State) -> State:
    """What may be done once per turn may be done again; shelter for until this turn ends (TRN-08)."""
    if state.used:
        state = changed(state, used=tuple(mark for mark in state.used if not mark.startswith("turn:")))
    if state.sheltered:
        kept = {member: by for member, by in state.sheltered.items() if by != state.turn}
        state = changed(state, sheltered=kept)
    return state


def check_over(state: State) -> State:
    """What may be done once per check may be done again in the next one."""
    if not state.used:
        return state
    return changed(state, used=tuple(mark for mark in state.used if not mark.startswith("check:")))


def new_round(state: State) -> State:
    """What may be done once per round may be done again; equipment blocked up to the last round is free."""
    if state.used:
        state = changed(state, used=tuple(mark for mark in state.used if mark.startswith("expedition:")))
    if state.blocked:
        kept = {card: until for card, until in state.blocked.items() if until == 0 or until >= state.round}
        state = changed(state, blocked=kept)
    return state


def without_token(state: State, *cards: CardId) -> State:
    """A token leaves with its card (EQP-24)."""
    if not any(card in state.tokens for card in cards):
        return state
    return changed(state, tokens={card: at for card, at in state.tokens.items() if card not in cards})


def _event_skipped(state: State, event: ev.EventSkipped) -> State:
    deck = less(state.event_deck, event.card)
    return changed(state, event_deck=deck, event_discards=(*state.event_discards, event.card))


def _card_regained(state: State, event: ev.CardRegained) -> State:
    member = state.member(event.member)
    return change(state, member.id, discards=less(member.discards, event.card), hand=(*member.hand, event.card))


def _card_sacrificed(state: State, event: ev.CardSacrificed) -> State:
    member = state.member(event.member)
    return change(state, member.id, hand=less(member.hand, event.card), cards_gone=(*member.cards_gone, event.card))


def _without_lead(state: State, lead: LeadId) -> dict[DiscoveryType, tuple[LeadId, ...]]:
    left = {type: tuple(token for token in tokens if token != lead) for type, tokens in state.leads.items()}
    return {type: tokens for type, tokens in left.items() if tokens}


def _lead_moved(state: State, event: ev.LeadMoved) -> State:
    leads = _without_lead(state, event.lead)
    leads[event.to] = (*leads.get(event.to, ()), event.lead)
    return changed(state, leads=leads)


def _lead_bagged(state: State, event: ev.LeadBagged) -> State:
    bag = tuple(sorted((*state.lead_bag, event.lead)))
    held = tuple(lead for lead in state.lead_drawn if lead != event.lead)
    return changed(state, leads=_without_lead(state, event.lead), lead_bag=bag, lead_drawn=held)


def _discovery_swapped(state: State, event: ev.DiscoverySwapped) -> State:
    type = state.box.discovery_of(event.card).type
    deck = tuple(event.back if card == event.card else card for card in state.discoveries[type])
    found = tuple(event.card if card == event.back else card for card in state.found)
    return changed(state, discoveries={**state.discoveries, type: deck}, found=found)


def _unique_discarded(state: State, event: ev.UniqueDiscarded) -> State:
    return changed(state, uniques_found=less(state.uniques_found, event.number))


def _equipment_readied(state: State, event: ev.EquipmentReadied) -> State:
    mark = next(mark for mark in state.used if mark.split(":")[1] == event.card)
    return changed(state, used=less(state.used, mark))


def _equipment_fetched(state: State, event: ev.EquipmentFetched) -> State:
    state = changed(state, armory=less(state.armory, event.card))
    return change(state, event.to, equipment=(*state.member(event.to).equipment, event.card))


def _sheltered(state: State, event: ev.Sheltered) -> State:
    if event.once:
        return changed(state, sheltered_once=(*state.sheltered_once, event.member))
    return changed(state, sheltered={**state.sheltered, event.member: event.by})


def _standee_placed(state: State, event: ev.StandeePlaced) -> State:
    threats = tuple(
        attrs.evolve(threat, others=(*threat.others, event.sector)) if threat.card == event.card else threat
        for threat in state.threats
    )
    return changed(state, threats=threats)


def _threat_held(state: State, event: ev.ThreatHeld) -> State:
    if event.later:
        return changed(state, threats_held_later=(*state.threats_held_later, event.card))
    return changed(state, threats_held=(*state.threats_held, event.card))


THING_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.CardsSeen: lambda state, event: state,
    ev.DeckArranged: lambda state, event: change(state, event.member, deck=event.deck),
    ev.EventsArranged: lambda state, event: changed(state, event_deck=event.deck),
    ev.MoreEventsWanted: lambda state, event: changed(state, events_to_see=event.count),
    ev.EventSkipped: _event_skipped,
    ev.CardRegained: _card_regained,
    ev.CardSacrificed: _card_sacrificed,
    ev.TrackHeld: lambda state, event: changed(state, tracks_held=(*state.tracks_held, event.track)),
    ev.TrackWaited: lambda state, event: changed(state, tracks_held=less(state.tracks_held, event.track)),
    ev.LeadMoved: _lead_moved,
    ev.LeadBagged: _lead_bagged,
    ev.DiscoverySwapped: _discovery_swapped,
    ev.UniqueDiscarded: _unique_discarded,
    ev.TokenPlaced: lambda state, event: changed(state, tokens={**state.tokens, event.card: event.sector}),
    ev.EquipmentReadied: _equipment_readied,
    ev.EquipmentFetched: _equipment_fetched,
    ev.EquipmentBlocked: lambda state, event: changed(state, blocked={**state.blocked, event.card: event.until}),
    ev.EquipmentFreed: lambda state, event: changed(state, blocked={}),
    ev.ThreatHeld: _threat_held,
    ev.ThreatSkipped: lambda state, event: changed(state, threats_held=less(state.threats_held, event.card)),
    ev.Sheltered: _sheltered,
    ev.ShelterUsed: lambda state, event: changed(state, sheltered_once=less(state.sheltered_once, event.member)),
    ev.StandeePlaced: _standee_placed,
    ev.ThreatForeseen: lambda state, event: state,
    ev.SectorsJoined: lambda state, event: changed(state, joined=(*state.joined, (event.start, event.to))),
    ev.ThreatStrayed: lambda state, event: chance_used(state, event.drawn),
}
