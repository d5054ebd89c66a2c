"""Cards of decks, time tokens, leads and discoveries of choice: looked at, moved, put back (CRD, TIM, LED, DSC)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import assert_never

import attrs

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.cards import DiscoveryType
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.core.requirements import IconItem
from vanguard_desktop.rulesets.expedition import chosen as pickable
from vanguard_desktop.rulesets.expedition import effects_decks as fx
from vanguard_desktop.rulesets.expedition.effects import GainDiscovery, GainLeads
from vanguard_desktop.rulesets.expedition.events import (
    CardDiscarded,
    DiscoveryDiscarded,
    EventsOrdered,
    SectorMarked,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.events_things import (
    CardRegained,
    CardSacrificed,
    CardsSeen,
    Deck,
    DeckArranged,
    DiscoverySwapped,
    EventsArranged,
    LeadBagged,
    LeadMoved,
    MoreEventsWanted,
    SectorsJoined,
    ThreatForeseen,
    TrackHeld,
)
from vanguard_desktop.rulesets.expedition.finds import draw_leads
from vanguard_desktop.rulesets.expedition.foresight import coming_pois, coming_spaces, next_condition
from vanguard_desktop.rulesets.expedition.hand import draw
from vanguard_desktop.rulesets.expedition.picking import pick
from vanguard_desktop.rulesets.expedition.queueing import place, same, steps, you
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.rulesets.expedition.steps import CountLeads, HandLimit, PlaceLeads
from vanguard_desktop.rulesets.expedition.tracks import time_tracks
from vanguard_desktop.rulesets.expedition.travel import connected


def deck_effect(state: State, waiting: Waiting, effect: fx.DeckEffect) -> Sequence[Event]:
    match effect:
        case fx.KeepOfTop(count=count):
            return _keep_of_top(state, waiting, count)
        case fx.LookAtEvents(count=count, arrange=arrange):
            return _look_at_events(state, waiting, count, arrange)
        case fx.LookAtPois(sector=None, anywhere=True):
            unseen = [sector.number for sector in state.board.sectors if coming_pois(state, sector.number)]
            return pick(state, waiting, [fx.LookAtPois(sector=number) for number in unseen])
        case fx.LookAtPois(sector=sector):
            member = you(state, waiting)
            seen = coming_pois(state, member.sector if sector is None else sector)
            return [CardsSeen(member=member.id, deck=Deck.POIS, cards=seen)] if seen else []
        case fx.LookAtNextCondition():
            coming = next_condition(state)
            if coming is None:
                return []
            return [CardsSeen(member=you(state, waiting).id, deck=Deck.CONDITIONS, cards=coming[:1])]
        case fx.LookAtThreat(count=count):
            acting = [threat.card for threat in state.threats if coming_spaces(state, threat.card, count)]
            return pick(state, waiting, [pickable.LookThis(threat=card, count=count) for card in acting])
        case fx.SeeMoreEvents(count=count):
            return [MoreEventsWanted(count=count)]
        case fx.FewerEvents(count=count):
            return [EventsOrdered(by=-count)]
        case fx.JoinSectors(to=to):
            return _join(state, waiting, to)
        case fx.DrawToLimit():
            member = you(state, waiting)
            return draw(state, member, max(0, state.hand_limit(member) - len(member.hand)))
        case fx.TakeBackCard():
            return pick(state, waiting, [pickable.FetchCard(card=card) for card in you(state, waiting).discards])
        case fx.DiscardHand():
            member = you(state, waiting)
            return [CardDiscarded(member=member.id, card=card) for card in member.hand]
        case fx.DiscardCardWith():
            cards = cards_with(state, you(state, waiting), effect)
            return pick(state, waiting, [pickable.DropCard(card=card) for card in cards])
        case fx.SacrificeCard():
            hand = you(state, waiting).hand
            return pick(state, waiting, [pickable.DropCard(card=card, away=True) for card in hand])
        case fx.TurnBackTime(count=count):
            running = [id for id in time_tracks(state) if state.tracks.get(id, 0)]
            return pick(state, waiting, [pickable.TurnBack(track=id, count=count) for id in running])
        case fx.HoldTime():
            return pick(state, waiting, [pickable.HoldTrack(track=id) for id in time_tracks(state)])
        case fx.MoveLead():
            return pick(state, waiting, [pickable.ShiftLead(lead=lead) for lead in placed_leads(state)])
        case fx.ReturnLead():
            return pick(state, waiting, [pickable.BagLead(lead=lead) for lead in placed_leads(state)])
        case fx.LeadWhereOneLies(count=count):
            types = tuple(type for type in DiscoveryType if state.leads.get(type))
            return [same(waiting, GainLeads(count=count, types=types))] if types else []
        case fx.LeadsToDiscovery(count=count):
            decks = [type for type in DiscoveryType if len(state.leads.get(type, ())) >= count]
            return pick(state, waiting, [GainDiscovery(deck=type) for type in decks])
        case fx.DiscoveryWithLead():
            return pick(state, waiting, [GainDiscovery(deck=type) for type in DiscoveryType if state.leads.get(type)])
        case fx.PlaceOneLead(count=count):
            return _place_one(state, waiting, count)
        case fx.ReturnDiscovery(deck=deck):
            return pick(state, waiting, [pickable.PutBack(card=card) for card in found_of(state, deck)])
        case fx.SwapDiscovery(count=count):
            return _swap_discovery(state, waiting, count)
        case fx.MoveMarker():
            return _move_marker(state, waiting)
        case _:
            assert_never(effect)


def found_of(state: State, deck: DiscoveryType | None) -> tuple[CardId, ...]:
    """Discoveries on the lander, of that type or of any."""
    return tuple(card for card in state.found if deck in (None, state.box.discovery_of(card).type))


def _place_one(state: State, waiting: Waiting, count: int) -> Sequence[Event]:
    drawn = draw_leads(state, count)
    if drawn is None:
        return []
    return [drawn, *pick(state, waiting, [pickable.PlaceThisLead(lead=lead, seen=drawn.leads) for lead in drawn.leads])]


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


def _keep_of_top(state: State, waiting: Waiting, count: int) -> Sequence[Event]:
    """What the deck has; the discards are not shuffled for looking (CRD-07)."""
    member = you(state, waiting)
    seen = member.deck[:count]
    if not seen:
        return []
    options = [pickable.KeepCard(card=card, seen=seen) for card in seen]
    return [CardsSeen(member=member.id, deck=Deck.SECTION, cards=seen), *pick(state, waiting, options)]


def _look_at_events(state: State, waiting: Waiting, count: int, arrange: fx.Arrange) -> Sequence[Event]:
    seen = state.event_deck[:count]
    if not seen:
        return []
    look = CardsSeen(member=you(state, waiting).id, deck=Deck.EVENTS, cards=seen)
    options: list[Effect] = []
    if arrange is fx.Arrange.ANY_ORDER:
        options = [pickable.ArrangeEvents(top=order) for order in permutations(seen)]
    elif arrange is fx.Arrange.OR_BOTTOM:
        options = [pickable.ArrangeEvents(top=seen[:cut], bottom=seen[cut:]) for cut in range(len(seen), -1, -1)]
    return [look, *(pick(state, waiting, options) if len(options) > 1 else ())]


def _swap_discovery(state: State, waiting: Waiting, count: int) -> Sequence[Event]:
    """The next cards of the same deck; the one gained last may change places with one of them."""
    if not state.found:
        return []
    last = state.found[-1]
    seen = state.discoveries.get(state.box.discovery_of(last).type, ())[:count]
    if not seen:
        return []
    look = CardsSeen(member=you(state, waiting).id, deck=Deck.DISCOVERIES, cards=seen)
    swaps = [pickable.SwapFor(card=card, back=last) for card in (last, *seen)]
    return [look, *pick(state, waiting, swaps)]


def _join(state: State, waiting: Waiting, to: fx.Joined) -> Sequence[Event]:
    """Your sector with one next to it by number, or two sectors that the team has visited, one after the other."""
    here = you(state, waiting).sector
    if here is None:
        return []
    if to is fx.Joined.VISITED:
        visited = sorted(state.visited) if len(state.visited) > 1 else []
        return pick(state, waiting, [pickable.JoinTo(start=number) for number in visited])
    near = [sector.number for sector in state.board.sectors if abs(sector.number - here) == 1]
    return pick(state, waiting, [pickable.JoinTo(start=here, to=number) for number in near])


def _move_marker(state: State, waiting: Waiting) -> Sequence[Event]:
    here = place(state, waiting)
    if here is None or not state.marks.get(here, 0):
        return []
    return pick(state, waiting, [pickable.ShiftMarker(start=here, to=to) for to in connected(state, here)])


ChosenOfDecks = (
    pickable.KeepCard | pickable.ArrangeEvents | pickable.FetchCard | pickable.DropCard | pickable.TurnBack
    | pickable.HoldTrack | pickable.ShiftLead | pickable.PlaceThisLead | pickable.BagLead | pickable.PutBack
    | pickable.SwapFor | pickable.ShiftMarker | pickable.JoinTo | pickable.LookThis
)  # fmt: skip


def chosen_of_decks(state: State, waiting: Waiting, effect: ChosenOfDecks) -> Sequence[Event]:
    """What was picked happens, as far as it is still there."""
    match effect:
        case pickable.KeepCard(card=card, seen=seen):
            return _kept(state, you(state, waiting), card, seen)
        case pickable.ArrangeEvents(top=top, bottom=bottom):
            return _arranged(state, top, bottom)
        case pickable.FetchCard(card=card):
            member = you(state, waiting)
            if card not in member.discards:
                return []
            return [CardRegained(member=member.id, card=card), steps(member.id, HandLimit())]
        case pickable.DropCard(card=card, away=away):
            member = you(state, waiting)
            if card not in member.hand:
                return []
            gone = CardSacrificed(member=member.id, card=card) if away else CardDiscarded(member=member.id, card=card)
            return [gone]
        case pickable.TurnBack(track=track, count=count):
            at = state.tracks.get(track, 0)
            return [TrackMoved(track=track, to=max(0, at - count))] if at else []
        case pickable.HoldTrack(track=track):
            return [TrackHeld(track=track)] if track not in state.tracks_held else []
        case pickable.ShiftLead(lead=lead, to=to):
            return _shift_lead(state, waiting, lead, to)
        case pickable.PlaceThisLead(lead=lead, seen=seen):
            back = [LeadBagged(lead=other) for other in seen if other != lead]
            return [*back, same(waiting, PlaceLeads(leads=(lead,), types=tuple(DiscoveryType)))]
        case pickable.BagLead(lead=lead):
            return [LeadBagged(lead=lead)] if lead in placed_leads(state) else []
        case pickable.PutBack(card=card):
            return [DiscoveryDiscarded(card=card)] if card in state.found else []
        case pickable.SwapFor(card=card, back=back):
            deck = state.discoveries.get(state.box.discovery_of(back).type, ())
            return [DiscoverySwapped(card=card, back=back)] if card in deck and back in state.found else []
        case pickable.LookThis(threat=threat, count=count):
            spaces = coming_spaces(state, threat, count)
            return [ThreatForeseen(member=you(state, waiting).id, card=threat, spaces=spaces)] if spaces else []
        case pickable.JoinTo(start=start, to=None):
            others = [number for number in sorted(state.visited) if number != start]
            return pick(state, waiting, [pickable.JoinTo(start=start, to=number) for number in others])
        case pickable.JoinTo(start=start, to=to):
            assert to is not None
            return [SectorsJoined(start=start, to=to)] if (start, to) not in state.joined else []
        case pickable.ShiftMarker(start=start, to=to):
            return _shift_marker(state, start, to)
        case _:
            assert_never(effect)


def _kept(state: State, member: Member, card: CardId, seen: tuple[CardId, ...]) -> Sequence[Event]:
    if member.deck[: len(seen)] != seen:
        return []
    under = tuple(other for other in seen if other != card)
    arranged = DeckArranged(member=member.id, deck=(card, *member.deck[len(seen) :], *under))
    return [arranged, *draw(state, attrs.evolve(member, deck=arranged.deck), 1)]


def _arranged(state: State, top: tuple[CardId, ...], bottom: tuple[CardId, ...]) -> Sequence[Event]:
    seen = len(top) + len(bottom)
    if sorted(state.event_deck[:seen]) != sorted((*top, *bottom)):
        return []
    deck = (*top, *state.event_deck[seen:], *bottom)
    return [EventsArranged(deck=deck)] if deck != state.event_deck else []


def _shift_lead(state: State, waiting: Waiting, lead: LeadId, to: DiscoveryType | None) -> Sequence[Event]:
    """First the token, then its new deck."""
    lies = next((type for type, tokens in state.leads.items() if lead in tokens), None)
    if lies is None:
        return []
    if to is None:
        others = [type for type in DiscoveryType if type is not lies]
        return pick(state, waiting, [pickable.ShiftLead(lead=lead, to=type) for type in others])
    return [LeadMoved(lead=lead, to=to), same(waiting, CountLeads(deck=to))]


def _shift_marker(state: State, start: SectorId, to: SectorId) -> Sequence[Event]:
    if not state.marks.get(start, 0):
        return []
    return [SectorMarked(sector=start, by=-1), SectorMarked(sector=to, by=1)]
