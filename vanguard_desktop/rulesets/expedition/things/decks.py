"""Cards of decks, time tokens, leads and discoveries of choice: looked at, moved, put back (CRD, TIM, LED, DSC)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import assert_never

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.requirements import IconItem
from vanguard_desktop.rulesets.expedition import chosen as pickable
from vanguard_desktop.rulesets.expedition.crew.hand import draw
from vanguard_desktop.rulesets.expedition.data import effects_decks as fx
from vanguard_desktop.rulesets.expedition.data.effects import GainDiscovery, GainLeads
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    DiscoveryDiscarded,
    EventsOrdered,
    SectorMarked,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.events_things import (
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
from vanguard_desktop.rulesets.expedition.data.state import Member, State
from vanguard_desktop.rulesets.expedition.picking import Options, pick
from vanguard_desktop.rulesets.expedition.planet.foresight import coming_pois, coming_spaces, next_condition
from vanguard_desktop.rulesets.expedition.planet.tracks import time_tracks
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.queueing import place, same, steps, you
from vanguard_desktop.rulesets.expedition.round.steps import CountLeads, HandLimit, PlaceLeads
from vanguard_desktop.rulesets.expedition.things.finds import draw_leads
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import DiscoveryType

PickedEffect = (
    fx.LookAtThreat | fx.JoinSectors | fx.TakeBackCard | fx.DiscardCardWith | fx.SacrificeCard | fx.TurnBackTime
    | fx.HoldTime | fx.MoveLead | fx.ReturnLead | fx.LeadsToDiscovery | fx.DiscoveryWithLead | fx.ReturnDiscovery
    | fx.MoveMarker
)  # fmt: skip


def deck_effect(state: State, waiting: Waiting, effect: fx.DeckEffect) -> Sequence[Event]:
    if isinstance(effect, PickedEffect):
        return pick(state, waiting, DECK_OPTIONS[type(effect)])
    match effect:
        case fx.KeepOfTop():
            return _keep_of_top(state, waiting, effect)
        case fx.LookAtEvents():
            return _look_at_events(state, waiting, effect)
        case fx.LookAtPois(sector=None, anywhere=True):
            return pick(state, waiting, DECK_OPTIONS[fx.LookAtPois])
        case fx.LookAtPois(sector=sector):
            member = you(state, waiting)
            seen = coming_pois(state, member.sector if sector is None else sector)
            return [CardsSeen(member=member.id, deck=Deck.POIS, cards=seen)] if seen else []
        case fx.LookAtNextCondition():
            coming = next_condition(state)
            if coming is None:
                return []
            return [CardsSeen(member=you(state, waiting).id, deck=Deck.CONDITIONS, cards=coming[:1])]
        case fx.SeeMoreEvents(count=count):
            return [MoreEventsWanted(count=count)]
        case fx.FewerEvents(count=count):
            return [EventsOrdered(by=-count)]
        case fx.DrawToLimit():
            member = you(state, waiting)
            return draw(state, member, max(0, state.hand_limit(member) - len(member.hand)))
        case fx.DiscardHand():
            member = you(state, waiting)
            return [CardDiscarded(member=member.id, card=card) for card in member.hand]
        case fx.LeadWhereOneLies(count=count):
            types = tuple(type for type in DiscoveryType if state.leads.get(type))
            return [same(waiting, GainLeads(count=count, types=types))] if types else []
        case fx.PlaceOneLead(count=count):
            drawn = draw_leads(state, count)
            return [] if drawn is None else [drawn, same(waiting, pickable.PlaceOneOf(leads=drawn.leads))]
        case fx.SwapDiscovery():
            return _swap_discovery(state, waiting, effect)
        case _:
            assert_never(effect)


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


ChosenOfDecks = (
    pickable.KeepCard | pickable.ArrangeEvents | pickable.FetchCard | pickable.DropCard | pickable.TurnBack
    | pickable.HoldTrack | pickable.ShiftLead | pickable.PlaceThisLead | pickable.BagLead | pickable.PutBack
    | pickable.SwapFor | pickable.ShiftMarker | pickable.JoinTo | pickable.LookThis | pickable.PlaceOneOf
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
        case pickable.PlaceOneOf() | pickable.JoinTo(to=None):
            return pick(state, waiting, DECK_OPTIONS[type(effect)])
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
    if _lies_on(state, lead) is None:
        return []
    if to is None:
        return pick(state, waiting, _other_decks)
    return [LeadMoved(lead=lead, to=to), same(waiting, CountLeads(deck=to))]


def _lies_on(state: State, lead: LeadId) -> DiscoveryType | None:
    return next((type for type, tokens in state.leads.items() if lead in tokens), None)


def _shift_marker(state: State, start: SectorId, to: SectorId) -> Sequence[Event]:
    if not state.marks.get(start, 0):
        return []
    return [SectorMarked(sector=start, by=-1), SectorMarked(sector=to, by=1)]
