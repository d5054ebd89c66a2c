"""What is seen to move because of an event, from which place of the table to which."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import groupby

import attrs

from vanguard_desktop.core import Event, MemberId
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    DieRefreshed,
    DieSpent,
    DieTaken,
    DieTakenBack,
    DiscoveryGained,
    EquipmentGiven,
    EventDiscarded,
    EventDrawn,
    InjuryGained,
    InjuryRemoved,
    LeadPlaced,
    PoolDiceSpent,
    SuccessesGained,
    SuppliesChanged,
)

MOST = 4  # movements that are seen one after the other; what a longer chain moves besides is simply there
MOST_AT_ONCE = 8


class Place(Enum):
    """Where something can lie on the table."""

    DIE = "die"  # wherever that die lies: on a board, in its spent pool, on the felt
    DECK = "deck"
    HAND = "hand"
    DISCARDS = "discards"
    GEAR = "gear"
    INJURY = "injury"
    LANDER = "lander"
    SUPPLIES = "supplies"
    SUCCESSES = "successes"
    EVENTS = "events"
    EVENT_DISCARDS = "event_discards"
    DISCOVERIES = "discoveries"
    WAITING = "waiting"  # where the piece lay before it was placed, or the middle of the map
    MIDDLE = "middle"  # of the map: where what happens comes from


@attrs.frozen
class Spot:
    """A place, whose it is, and what lies there, or which of several decks it is."""

    place: Place
    member: MemberId | None = None
    id: str = ""


@attrs.frozen
class Flight:
    """Something goes from one spot to another; `icon` is shown if neither of them shows the thing itself."""

    start: Spot
    end: Spot
    icon: str


def flights_of(events: Iterable[Event]) -> tuple[tuple[Flight, ...], ...]:
    """The flights of a step; those of events of one kind in a row have one cause and go together."""
    groups = []
    for _, alike in groupby(events, key=type):
        group = tuple(flight for event in alike for flight in _flights(event))
        if group:
            groups.append(group[:MOST_AT_ONCE])
    return tuple(groups[:MOST])


def _flights(event: Event) -> tuple[Flight, ...]:
    middle = Spot(Place.MIDDLE)
    match event:
        case DieSpent(member=member, die=die) | DieRefreshed(member=member, die=die):
            return (_die(die, member),)
        case DieTaken(die=die, owner=owner) | DieTakenBack(die=die, owner=owner):
            return (_die(die, owner),)
        case PoolDiceSpent(dice=dice):
            return tuple(_die(die) for die in dice)
        case CardsDrawn(member=member, cards=cards):
            deck = Spot(Place.DECK, member)
            return tuple(Flight(deck, Spot(Place.HAND, member, card), "deck") for card in cards)
        case CardDiscarded(member=member, card=card) | CardPlayed(member=member, card=card):
            return (Flight(Spot(Place.HAND, member, card), Spot(Place.DISCARDS, member), "hand"),)
        case EquipmentGiven(card=card, to=to, giver=giver):
            start = Spot(Place.LANDER, id=card) if giver is None else Spot(Place.GEAR, giver, card)
            return (Flight(start, Spot(Place.GEAR, to, card), "equipment_personal"),)
        case InjuryGained(member=member, slot=slot):
            return (Flight(middle, Spot(Place.INJURY, member, str(slot)), "wound"),)
        case InjuryRemoved(member=member, slot=slot):
            return (Flight(Spot(Place.INJURY, member, str(slot)), middle, "wound"),)
        case SuppliesChanged(by=by) if by:
            stock = Spot(Place.SUPPLIES)
            return (Flight(middle, stock, "supplies") if by > 0 else Flight(stock, middle, "supplies"),)
        case SuccessesGained():
            return (Flight(middle, Spot(Place.SUCCESSES), "success"),)
        case EventDrawn():
            return (Flight(Spot(Place.EVENTS), middle, "event"),)
        case EventDiscarded():
            return (Flight(middle, Spot(Place.EVENT_DISCARDS), "event"),)
        case LeadPlaced(lead=lead, type=type):
            return (Flight(Spot(Place.WAITING, id=lead), Spot(Place.DISCOVERIES, id=type.value), "lead"),)
        case DiscoveryGained(card=card):
            return (Flight(Spot(Place.DISCOVERIES), Spot(Place.LANDER, id=card), "sample"),)
        case _:
            return ()


def _die(die: str, member: MemberId | None = None) -> Flight:
    """A die is one and the same thing before and after, only elsewhere."""
    spot = Spot(Place.DIE, member, die)
    return Flight(spot, spot, "dice_check")
