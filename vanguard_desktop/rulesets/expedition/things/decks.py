"""Cards of decks, time tokens and markers of choice: looked at, moved, put back (CRD, EVT, TIM, PLN)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import attrs

from vanguard_desktop.core import CardId, Effect, Event, Waiting
from vanguard_desktop.dice.requirements import IconItem
from vanguard_desktop.setting import card_of

from ..chapter import Carries
from ..crew.hand import draw
from ..data import Member, State, picked
from ..data import effects as fx
from ..data.events import (
    CardDiscarded,
    CardRegained,
    CardSacrificed,
    CardsSeen,
    Deck,
    DeckArranged,
    EventsArranged,
    EventsOrdered,
    MoreEventsWanted,
    SectorMarked,
    SectorsJoined,
    ThreatForeseen,
    TrackHeld,
    TrackMoved,
)
from ..data.steps import HandLimit
from ..picking import Options, pick, picks
from ..planet.foresight import coming_pois, coming_spaces, next_condition
from ..planet.tracks import time_tracks
from ..planet.travel import connected
from ..queueing import place, steps, you

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
    return (picked.KeepCard(card=card, seen=seen) for card in seen)


def _look_at_events(state: State, waiting: Waiting, effect: fx.LookAtEvents) -> Sequence[Event]:
    seen = state.event_deck[: effect.count]
    if not seen:
        return []
    look = CardsSeen(member=you(state, waiting).id, deck=Deck.EVENTS, cards=seen)
    return [look, *pick(state, waiting, _arrangements)]


def _arrangements(state: State, _: Waiting, effect: fx.LookAtEvents) -> Iterator[Effect]:
    seen = state.event_deck[: effect.count]
    if effect.arrange is fx.Arrange.ANY_ORDER:
        yield from (picked.ArrangeEvents(top=order) for order in permutations(seen))
    elif effect.arrange is fx.Arrange.OR_BOTTOM:
        yield from (picked.ArrangeEvents(top=seen[:cut], bottom=seen[cut:]) for cut in range(len(seen), -1, -1))


def _joined(state: State, waiting: Waiting, effect: fx.JoinSectors) -> Iterator[Effect]:
    """Your sector with one next to it by number, or two sectors that the team has visited, one after the other."""
    here = you(state, waiting).sector
    if here is None:
        return
    if effect.to is fx.Joined.VISITED:
        visited = sorted(state.visited) if len(state.visited) > 1 else []
        yield from (picked.JoinTo(start=number) for number in visited)
        return
    near = (sector.number for sector in state.board.sectors if abs(sector.number - here) == 1)
    yield from (picked.JoinTo(start=here, to=number) for number in near)


def _marker_ways(state: State, waiting: Waiting, _: fx.MoveMarker) -> Iterator[Effect]:
    here = place(state, waiting)
    if here is not None and state.marks.get(here, 0):
        yield from (picked.ShiftMarker(start=here, to=to) for to in connected(state, here))


def _looking(state: State, _: Waiting, effect: fx.LookAtPois) -> Iterator[Effect]:
    unseen = (sector.number for sector in state.board.sectors if coming_pois(state, sector.number))
    return (fx.LookAtPois(sector=number) for number in unseen)


def _acting(state: State, _: Waiting, effect: fx.LookAtThreat) -> Iterator[Effect]:
    acting = (threat.card for threat in state.threats if coming_spaces(state, threat.card, effect.count))
    return (picked.LookThis(threat=card, count=effect.count) for card in acting)


def _running(state: State, _: Waiting, effect: fx.TurnBackTime) -> Iterator[Effect]:
    running = (id for id in time_tracks(state) if state.tracks.get(id, 0))
    return (picked.TurnBack(track=id, count=effect.count) for id in running)


DECK_OPTIONS: dict[type[Effect], Options] = {
    fx.KeepOfTop: _of_top,
    fx.LookAtEvents: _arrangements,
    fx.LookAtPois: _looking,
    fx.LookAtThreat: _acting,
    fx.JoinSectors: _joined,
    fx.TakeBackCard: lambda state, waiting, effect: (
        picked.FetchCard(card=card) for card in you(state, waiting).discards
    ),
    fx.DiscardCardWith: lambda state, waiting, effect: (
        picked.DropCard(card=card) for card in cards_with(state, you(state, waiting), effect)
    ),
    fx.SacrificeCard: lambda state, waiting, effect: (
        picked.DropCard(card=card, away=True) for card in you(state, waiting).hand
    ),
    fx.TurnBackTime: _running,
    fx.HoldTime: lambda state, waiting, effect: (picked.HoldTrack(track=id) for id in time_tracks(state)),
    fx.MoveMarker: _marker_ways,
    picked.JoinTo: lambda state, waiting, effect: (
        picked.JoinTo(start=effect.start, to=number) for number in sorted(state.visited) if number != effect.start
    ),
}


def _fetch_card(state: State, waiting: Waiting, effect: picked.FetchCard) -> Sequence[Event]:
    member = you(state, waiting)
    if effect.card not in member.discards:
        return []
    return [CardRegained(member=member.id, card=effect.card), steps(member.id, HandLimit())]


def _drop_card(state: State, waiting: Waiting, effect: picked.DropCard) -> Sequence[Event]:
    member = you(state, waiting)
    if effect.card not in member.hand:
        return []
    if effect.away:
        return [CardSacrificed(member=member.id, card=effect.card)]
    return [CardDiscarded(member=member.id, card=effect.card)]


def _turn_back(state: State, waiting: Waiting, effect: picked.TurnBack) -> Sequence[Event]:
    at = state.tracks.get(effect.track, 0)
    return [TrackMoved(track=effect.track, to=max(0, at - effect.count))] if at else []


def _hold_track(state: State, waiting: Waiting, effect: picked.HoldTrack) -> Sequence[Event]:
    return [TrackHeld(track=effect.track)] if effect.track not in state.tracks_held else []


def _look_this(state: State, waiting: Waiting, effect: picked.LookThis) -> Sequence[Event]:
    spaces = coming_spaces(state, effect.threat, effect.count)
    return [ThreatForeseen(member=you(state, waiting).id, card=effect.threat, spaces=spaces)] if spaces else []


def _join_to(state: State, waiting: Waiting, effect: picked.JoinTo) -> Sequence[Event]:
    if effect.to is None:
        return pick(state, waiting, DECK_OPTIONS[picked.JoinTo])
    joined = (effect.start, effect.to)
    return [SectorsJoined(start=effect.start, to=effect.to)] if joined not in state.joined else []


def _kept(state: State, waiting: Waiting, effect: picked.KeepCard) -> Sequence[Event]:
    member, card, seen = you(state, waiting), effect.card, effect.seen
    if member.deck[: len(seen)] != seen:
        return []
    under = tuple(other for other in seen if other != card)
    arranged = DeckArranged(member=member.id, deck=(card, *member.deck[len(seen) :], *under))
    return [arranged, *draw(state, attrs.evolve(member, deck=arranged.deck), 1)]


def _arranged(state: State, waiting: Waiting, effect: picked.ArrangeEvents) -> Sequence[Event]:
    top, bottom = effect.top, effect.bottom
    seen = len(top) + len(bottom)
    if sorted(state.event_deck[:seen]) != sorted((*top, *bottom)):
        return []
    deck = (*top, *state.event_deck[seen:], *bottom)
    return [EventsArranged(deck=deck)] if deck != state.event_deck else []


def _shift_marker(state: State, waiting: Waiting, effect: picked.ShiftMarker) -> Sequence[Event]:
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
    picked.KeepCard: _kept,
    picked.ArrangeEvents: _arranged,
    picked.FetchCard: _fetch_card,
    picked.DropCard: _drop_card,
    picked.TurnBack: _turn_back,
    picked.HoldTrack: _hold_track,
    picked.LookThis: _look_this,
    picked.JoinTo: _join_to,
    picked.ShiftMarker: _shift_marker,
}
