"""Cards of decks, time tokens, leads and discoveries of choice: looked at, moved, put back (CRD, TIM, LED, DSC)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.requirements import IconItem
from vanguard_desktop.rulesets.expedition.chapter import Carries
from vanguard_desktop.rulesets.expedition.crew.hand import draw
from vanguard_desktop.rulesets.expedition.data import chosen as pickable
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.effects import GainDiscovery, GainLeads
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardRegained,
    CardSacrificed,
    CardsSeen,
    Deck,
    DeckArranged,
    DiscoveryDiscarded,
    DiscoverySwapped,
    EventsArranged,
    EventsOrdered,
    LeadBagged,
    LeadMoved,
    MoreEventsWanted,
    SectorMarked,
    SectorsJoined,
    ThreatForeseen,
    TrackHeld,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.member import Member
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import CountLeads, HandLimit, PlaceLeads
from vanguard_desktop.rulesets.expedition.picking import Options, pick, picks
from vanguard_desktop.rulesets.expedition.planet.foresight import coming_pois, coming_spaces, next_condition
from vanguard_desktop.rulesets.expedition.planet.tracks import time_tracks
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.queueing import place, same, steps, you
from vanguard_desktop.rulesets.expedition.things.finds import draw_leads
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import DiscoveryType

# Said by nobody, between turns or by a track: the team names who does it.
FOR_SOMEBODY = (
    fx.KeepOfTop, fx.LookAtEvents, fx.TakeBackCard, fx.DiscardHand, fx.DiscardCardWith, fx.SacrificeCard,
    fx.SwapDiscovery, fx.DrawToLimit, fx.JoinSectors, fx.LookAtPois, fx.LookAtNextCondition, fx.LookAtThreat,
)  # fmt: skip


def _look_at_pois(state: State, waiting: Waiting, effect: fx.LookAtPois) -> Sequence[Event]:
    if effect.sector is None and effect.anywhere:
        return pick(state, waiting, _looking)
    member = you(state, waiting)
    seen = coming_pois(state, member.sector if effect.sector is None else effect.sector)
    return [CardsSeen(member=member.id, deck=Deck.POIS, cards=seen)] if seen else []


def _look_at_next_condition(state: State, waiting: Waiting, _: fx.LookAtNextCondition) -> Sequence[Event]:
    coming = next_condition(state)
    if coming is None:
        return []
    return [CardsSeen(member=you(state, waiting).id, deck=Deck.CONDITIONS, cards=coming[:1])]


def _draw_to_limit(state: State, waiting: Waiting, _: fx.DrawToLimit) -> Sequence[Event]:
    member = you(state, waiting)
    return draw(state, member, max(0, state.hand_limit(member) - len(member.hand)))


def _discard_hand(state: State, waiting: Waiting, _: fx.DiscardHand) -> Sequence[Event]:
    member = you(state, waiting)
    return [CardDiscarded(member=member.id, card=card) for card in member.hand]


def _lead_where_one_lies(state: State, waiting: Waiting, effect: fx.LeadWhereOneLies) -> Sequence[Event]:
    types = tuple(type for type in DiscoveryType if state.leads.get(type))
    return [same(waiting, GainLeads(count=effect.count, types=types))] if types else []


def _place_one_lead(state: State, waiting: Waiting, effect: fx.PlaceOneLead) -> Sequence[Event]:
    drawn = draw_leads(state, effect.count)
    return [] if drawn is None else [drawn, same(waiting, pickable.PlaceOneOf(leads=drawn.leads))]


def found_of(state: State, deck: DiscoveryType | None) -> tuple[CardId, ...]:
    """Discoveries on the lander, of that type or of any."""
    return tuple(card for card in state.found if deck in (None, state.box.discovery_of(card).type))


def placed_leads(state: State) -> tuple[LeadId, ...]:
    return tuple(lead for type in DiscoveryType for lead in state.leads.get(type, ()))


def cards_with(state: State, member: Member, effect: fx.DiscardCardWith) -> tuple[CardId, ...]:
    """Cards in hand whose combination asks for the icon."""
    return tuple(
        card
        for card in member.hand
        if any(
            isinstance(item, IconItem) and item.icon is effect.icon
            for items in state.box.section_cards[card_of(card)].combination.requirement.alternatives
            for item in items
        )
    )


def _keep_of_top(state: State, waiting: Waiting, effect: fx.KeepOfTop) -> Sequence[Event]:
    """What the deck has; the discards are not shuffled for looking (CRD-07)."""
    member = you(state, waiting)
    seen = member.deck[: effect.count]
    look = [CardsSeen(member=member.id, deck=Deck.SECTION, cards=seen)] if seen else []
    return [*look, *pick(state, waiting, _of_top)]


def _of_top(state: State, waiting: Waiting, effect: fx.KeepOfTop) -> Iterator[Effect]:
    seen = you(state, waiting).deck[: effect.count]
    return (pickable.KeepCard(card=card, seen=seen) for card in seen)


def _look_at_events(state: State, waiting: Waiting, effect: fx.LookAtEvents) -> Sequence[Event]:
    seen = state.event_deck[: effect.count]
    if not seen:
        return []
    look = CardsSeen(member=you(state, waiting).id, deck=Deck.EVENTS, cards=seen)
    return [look, *pick(state, waiting, _arrangements)]


def _arrangements(state: State, _: Waiting, effect: fx.LookAtEvents) -> Iterator[Effect]:
    seen = state.event_deck[: effect.count]
    if effect.arrange is fx.Arrange.ANY_ORDER:
        yield from (pickable.ArrangeEvents(top=order) for order in permutations(seen))
    elif effect.arrange is fx.Arrange.OR_BOTTOM:
        yield from (pickable.ArrangeEvents(top=seen[:cut], bottom=seen[cut:]) for cut in range(len(seen), -1, -1))


def _swap_discovery(state: State, waiting: Waiting, effect: fx.SwapDiscovery) -> Sequence[Event]:
    """The next cards of the same deck; the one gained last may change places with one of them."""
    seen = _same_deck(state, effect)
    if not seen:
        return []
    look = CardsSeen(member=you(state, waiting).id, deck=Deck.DISCOVERIES, cards=seen)
    return [look, *pick(state, waiting, _swaps)]


def _same_deck(state: State, effect: fx.SwapDiscovery) -> tuple[CardId, ...]:
    if not state.found:
        return ()
    return state.discoveries.get(state.box.discovery_of(state.found[-1]).type, ())[: effect.count]


def _swaps(state: State, _: Waiting, effect: fx.SwapDiscovery) -> Iterator[Effect]:
    seen = _same_deck(state, effect)
    last = state.found[-1:] if seen else ()
    return (pickable.SwapFor(card=card, back=last[0]) for card in (*last, *seen))


def _joined(state: State, waiting: Waiting, effect: fx.JoinSectors) -> Iterator[Effect]:
    """Your sector with one next to it by number, or two sectors that the team has visited, one after the other."""
    here = you(state, waiting).sector
    if here is None:
        return
    if effect.to is fx.Joined.VISITED:
        visited = sorted(state.visited) if len(state.visited) > 1 else []
        yield from (pickable.JoinTo(start=number) for number in visited)
        return
    near = (sector.number for sector in state.board.sectors if abs(sector.number - here) == 1)
    yield from (pickable.JoinTo(start=here, to=number) for number in near)


def _marker_ways(state: State, waiting: Waiting, _: fx.MoveMarker) -> Iterator[Effect]:
    here = place(state, waiting)
    if here is not None and state.marks.get(here, 0):
        yield from (pickable.ShiftMarker(start=here, to=to) for to in connected(state, here))


def _other_decks(state: State, _: Waiting, effect: pickable.ShiftLead) -> Iterator[Effect]:
    lies = _lies_on(state, effect.lead)
    return (pickable.ShiftLead(lead=effect.lead, to=type) for type in DiscoveryType if type is not lies)


def _looking(state: State, _: Waiting, effect: fx.LookAtPois) -> Iterator[Effect]:
    unseen = (sector.number for sector in state.board.sectors if coming_pois(state, sector.number))
    return (fx.LookAtPois(sector=number) for number in unseen)


def _acting(state: State, _: Waiting, effect: fx.LookAtThreat) -> Iterator[Effect]:
    acting = (threat.card for threat in state.threats if coming_spaces(state, threat.card, effect.count))
    return (pickable.LookThis(threat=card, count=effect.count) for card in acting)


def _running(state: State, _: Waiting, effect: fx.TurnBackTime) -> Iterator[Effect]:
    running = (id for id in time_tracks(state) if state.tracks.get(id, 0))
    return (pickable.TurnBack(track=id, count=effect.count) for id in running)


def _with_leads(state: State, count: int) -> Iterator[Effect]:
    return (GainDiscovery(deck=type) for type in DiscoveryType if len(state.leads.get(type, ())) >= count)


DECK_OPTIONS: dict[type[Effect], Options] = {
    fx.KeepOfTop: _of_top,
    fx.LookAtEvents: _arrangements,
    fx.LookAtPois: _looking,
    fx.LookAtThreat: _acting,
    fx.JoinSectors: _joined,
    fx.TakeBackCard: lambda state, waiting, effect: (
        pickable.FetchCard(card=card) for card in you(state, waiting).discards
    ),
    fx.DiscardCardWith: lambda state, waiting, effect: (
        pickable.DropCard(card=card) for card in cards_with(state, you(state, waiting), effect)
    ),
    fx.SacrificeCard: lambda state, waiting, effect: (
        pickable.DropCard(card=card, away=True) for card in you(state, waiting).hand
    ),
    fx.TurnBackTime: _running,
    fx.HoldTime: lambda state, waiting, effect: (pickable.HoldTrack(track=id) for id in time_tracks(state)),
    fx.MoveLead: lambda state, waiting, effect: (pickable.ShiftLead(lead=lead) for lead in placed_leads(state)),
    fx.ReturnLead: lambda state, waiting, effect: (pickable.BagLead(lead=lead) for lead in placed_leads(state)),
    fx.LeadsToDiscovery: lambda state, waiting, effect: _with_leads(state, effect.count),
    fx.DiscoveryWithLead: lambda state, waiting, effect: _with_leads(state, 1),
    fx.ReturnDiscovery: lambda state, waiting, effect: (
        pickable.PutBack(card=card) for card in found_of(state, effect.deck)
    ),
    fx.SwapDiscovery: _swaps,
    fx.MoveMarker: _marker_ways,
    pickable.PlaceOneOf: lambda state, waiting, effect: (
        pickable.PlaceThisLead(lead=lead, seen=effect.leads) for lead in effect.leads
    ),
    pickable.ShiftLead: _other_decks,
    pickable.JoinTo: lambda state, waiting, effect: (
        pickable.JoinTo(start=effect.start, to=number) for number in sorted(state.visited) if number != effect.start
    ),
}


def _fetch_card(state: State, waiting: Waiting, effect: pickable.FetchCard) -> Sequence[Event]:
    member = you(state, waiting)
    if effect.card not in member.discards:
        return []
    return [CardRegained(member=member.id, card=effect.card), steps(member.id, HandLimit())]


def _drop_card(state: State, waiting: Waiting, effect: pickable.DropCard) -> Sequence[Event]:
    member = you(state, waiting)
    if effect.card not in member.hand:
        return []
    if effect.away:
        return [CardSacrificed(member=member.id, card=effect.card)]
    return [CardDiscarded(member=member.id, card=effect.card)]


def _turn_back(state: State, waiting: Waiting, effect: pickable.TurnBack) -> Sequence[Event]:
    at = state.tracks.get(effect.track, 0)
    return [TrackMoved(track=effect.track, to=max(0, at - effect.count))] if at else []


def _hold_track(state: State, waiting: Waiting, effect: pickable.HoldTrack) -> Sequence[Event]:
    return [TrackHeld(track=effect.track)] if effect.track not in state.tracks_held else []


def _place_this_lead(state: State, waiting: Waiting, effect: pickable.PlaceThisLead) -> Sequence[Event]:
    back = [LeadBagged(lead=other) for other in effect.seen if other != effect.lead]
    return [*back, same(waiting, PlaceLeads(leads=(effect.lead,), types=tuple(DiscoveryType)))]


def _bag_lead(state: State, waiting: Waiting, effect: pickable.BagLead) -> Sequence[Event]:
    return [LeadBagged(lead=effect.lead)] if effect.lead in placed_leads(state) else []


def _put_back(state: State, waiting: Waiting, effect: pickable.PutBack) -> Sequence[Event]:
    return [DiscoveryDiscarded(card=effect.card)] if effect.card in state.found else []


def _swap_for(state: State, waiting: Waiting, effect: pickable.SwapFor) -> Sequence[Event]:
    deck = state.discoveries.get(state.box.discovery_of(effect.back).type, ())
    there = effect.card in deck and effect.back in state.found
    return [DiscoverySwapped(card=effect.card, back=effect.back)] if there else []


def _look_this(state: State, waiting: Waiting, effect: pickable.LookThis) -> Sequence[Event]:
    spaces = coming_spaces(state, effect.threat, effect.count)
    return [ThreatForeseen(member=you(state, waiting).id, card=effect.threat, spaces=spaces)] if spaces else []


def _join_to(state: State, waiting: Waiting, effect: pickable.JoinTo) -> Sequence[Event]:
    if effect.to is None:
        return pick(state, waiting, DECK_OPTIONS[pickable.JoinTo])
    joined = (effect.start, effect.to)
    return [SectorsJoined(start=effect.start, to=effect.to)] if joined not in state.joined else []


def _kept(state: State, waiting: Waiting, effect: pickable.KeepCard) -> Sequence[Event]:
    member, card, seen = you(state, waiting), effect.card, effect.seen
    if member.deck[: len(seen)] != seen:
        return []
    under = tuple(other for other in seen if other != card)
    arranged = DeckArranged(member=member.id, deck=(card, *member.deck[len(seen) :], *under))
    return [arranged, *draw(state, attrs.evolve(member, deck=arranged.deck), 1)]


def _arranged(state: State, waiting: Waiting, effect: pickable.ArrangeEvents) -> Sequence[Event]:
    top, bottom = effect.top, effect.bottom
    seen = len(top) + len(bottom)
    if sorted(state.event_deck[:seen]) != sorted((*top, *bottom)):
        return []
    deck = (*top, *state.event_deck[seen:], *bottom)
    return [EventsArranged(deck=deck)] if deck != state.event_deck else []


def _shift_lead(state: State, waiting: Waiting, effect: pickable.ShiftLead) -> Sequence[Event]:
    """First the token, then its new deck."""
    if _lies_on(state, effect.lead) is None:
        return []
    if effect.to is None:
        return pick(state, waiting, _other_decks)
    return [LeadMoved(lead=effect.lead, to=effect.to), same(waiting, CountLeads(deck=effect.to))]


def _lies_on(state: State, lead: LeadId) -> DiscoveryType | None:
    return next((type for type, tokens in state.leads.items() if lead in tokens), None)


def _shift_marker(state: State, waiting: Waiting, effect: pickable.ShiftMarker) -> Sequence[Event]:
    if not state.marks.get(effect.start, 0):
        return []
    return [SectorMarked(sector=effect.start, by=-1), SectorMarked(sector=effect.to, by=1)]


# What was picked happens, as far as it is still there.
DECKS: Carries = {
    **picks(DECK_OPTIONS),
    fx.KeepOfTop: _keep_of_top,
    fx.LookAtEvents: _look_at_events,
    fx.LookAtPois: _look_at_pois,
    fx.LookAtNextCondition: _look_at_next_condition,
    fx.SeeMoreEvents: lambda state, waiting, effect: [MoreEventsWanted(count=effect.count)],
    fx.FewerEvents: lambda state, waiting, effect: [EventsOrdered(by=-effect.count)],
    fx.DrawToLimit: _draw_to_limit,
    fx.DiscardHand: _discard_hand,
    fx.LeadWhereOneLies: _lead_where_one_lies,
    fx.PlaceOneLead: _place_one_lead,
    fx.SwapDiscovery: _swap_discovery,
    pickable.KeepCard: _kept,
    pickable.ArrangeEvents: _arranged,
    pickable.FetchCard: _fetch_card,
    pickable.DropCard: _drop_card,
    pickable.TurnBack: _turn_back,
    pickable.HoldTrack: _hold_track,
    pickable.ShiftLead: _shift_lead,
    pickable.PlaceThisLead: _place_this_lead,
    pickable.BagLead: _bag_lead,
    pickable.PutBack: _put_back,
    pickable.SwapFor: _swap_for,
    pickable.LookThis: _look_this,
    pickable.JoinTo: _join_to,
    pickable.ShiftMarker: _shift_marker,
}
