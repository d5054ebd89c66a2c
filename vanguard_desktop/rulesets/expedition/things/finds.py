"""Discoveries, unique discoveries and lead tokens (DSC, LED)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import attrs

from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import CardId, LeadId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDeck, LeadBonus, OrderLeads
from vanguard_desktop.rulesets.expedition.data.effects import GainLeads
from vanguard_desktop.rulesets.expedition.data.events import (
    DiscoveryDiscarded,
    DiscoveryGained,
    LeadPlaced,
    LeadsCleared,
    LeadsDrawn,
    UniqueDiscarded,
    UniqueGained,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import CountLeads, PlaceLeads
from vanguard_desktop.rulesets.expedition.data.tables import ENOUGH_LEADS, LEADS
from vanguard_desktop.rulesets.expedition.landing.lander_parts import least_lead
from vanguard_desktop.rulesets.expedition.queueing import decider, same, steps
from vanguard_desktop.setting.cards import DiscoveryType

# Unique discoveries up to this number are never discarded (DSC-25, DSC-28).
LAST_KEPT = 32


def gain_leads(state: State, effect: GainLeads, waiting: Waiting) -> Sequence[Event]:
    drawn = draw_leads(state, effect.count)
    if drawn is None:
        return []
    return [drawn, same(waiting, PlaceLeads(leads=drawn.leads, types=effect.types, apart=effect.apart))]


def draw_leads(state: State, count: int) -> LeadsDrawn | None:
    """Draw at random, each from what is in the bag now (LED-02, LED-03, RND-08)."""
    bag, rng = list(state.lead_bag), state.rng
    drawn: list[LeadId] = []
    while bag and len(drawn) < count:
        at, rng = rng.below(len(bag))
        drawn.append(bag.pop(at))
    return LeadsDrawn(leads=tuple(drawn), drawn=rng.since(state.rng)) if drawn else None


def place_leads(state: State, step: PlaceLeads, waiting: Waiting) -> Sequence[Event]:
    """One by one, in an order and on decks of the gaining section's choice (LED-04, LED-05)."""
    if len(step.types) == 1 and _in_any_order(state, step.leads, step.types[0]):
        return put_lead(state, step.leads[0], step.types[0], attrs.evolve(step, leads=step.leads[1:]), waiting.you)
    section = decider(state, waiting)
    order = OrderLeads(section=section, leads=step.leads, types=step.types, apart=step.apart)
    return [DecisionOpened(decision=order)]


def _in_any_order(state: State, leads: Sequence[LeadId], type: DiscoveryType) -> bool:
    """Whether the same discoveries are gained and tokens of the same kind stay, whichever comes first (DEC-33)."""
    least, lying = least_lead(state), state.leads.get(type, ())

    def comes_to(order: Sequence[LeadId]) -> tuple[int, list[str]]:
        gained, there = 0, list(lying)
        for lead in order:
            there.append(lead)
            if sum(max(least, LEADS[each].value) for each in there) >= ENOUGH_LEADS:
                gained, there = gained + 1, []
        return gained, sorted(map(repr, (LEADS[lead] for lead in there)))

    first, *others = map(comes_to, permutations(leads))
    return all(other == first for other in others)


def put_lead(
    state: State,
    lead: LeadId,
    type: DiscoveryType,
    rest: PlaceLeads,
    member: str | None,
) -> Sequence[Event]:
    """The extra effect of the token comes first, then the values are counted (LED-06); then comes the `rest`."""
    you = state.turn if member is None else next(m.id for m in state.members if m.id == member)
    if rest.apart and len(rest.types) > 1:
        rest = attrs.evolve(rest, types=tuple(other for other in rest.types if other is not type))
    more = (rest,) if rest.leads else ()
    events: list[Event] = [LeadPlaced(lead=lead, type=type), steps(you, CountLeads(deck=type), *more)]
    if LEADS[lead].bonus:
        events.append(DecisionOpened(decision=LeadBonus(bonus=LEADS[lead].bonus)))
    return events


def count_leads(state: State, type: DiscoveryType) -> Sequence[Event]:
    """Three or more on a deck: its tokens leave, its top discovery is gained; surplus is lost (LED-08, LED-09)."""
    least = least_lead(state)
    if sum(max(least, LEADS[lead].value) for lead in state.leads.get(type, ())) < ENOUGH_LEADS:
        return []
    return gain_discovery(state, type)


def gain_discovery(state: State, type: DiscoveryType) -> Sequence[Event]:
    """Lead tokens leave the deck first, also if it is empty (DSC-03, DSC-11, LED-14)."""
    events: list[Event] = [LeadsCleared(type=type)] if state.leads.get(type) else []
    deck = state.discoveries.get(type, ())
    return [*events, DiscoveryGained(type=type, card=deck[0])] if deck else events


def choose_discovery(state: State, waiting: Waiting) -> Sequence[Event]:
    """Without a type the crew chooses the deck (DSC-12)."""
    assert waiting.you is not None
    return [DecisionOpened(decision=ChooseDeck(member=waiting.you))] if any(state.discoveries.values()) else []


def discard(state: State, card: CardId) -> Sequence[Event]:
    """An ordinary discovery goes under its deck, a unique one above 32 to the store; 1 to 32 stay (DSC-10, DSC-25)."""
    if card in state.found:
        return [DiscoveryDiscarded(card=card)]
    number = unique_found(state, card)
    return [UniqueDiscarded(number=number)] if number is not None and number > LAST_KEPT else []


def unique_found(state: State, card: CardId) -> int | None:
    """The number of a unique discovery on the lander, by its id."""
    return next((number for number in state.uniques_found if state.box.uniques[number].id == card), None)


def uniques_with_ability(state: State) -> tuple[CardId, ...]:
    """Unique discoveries on the lander that serve during the expedition (DSC-26)."""
    found = (state.box.uniques[number] for number in state.uniques_found)
    return tuple(unique.id for unique in found if unique.ability is not None or unique.answer is not None)


def gain_unique(state: State, number: int | None, waiting: Waiting) -> Sequence[Event]:
    """The topmost, or the named one from slot or store; otherwise the text of the slot (DSC-21 to DSC-24, DSC-29)."""
    if number is None:
        number = state.uniques[-1] if state.uniques else None
    taken = number is None or number in state.uniques_found
    if taken or number not in state.box.uniques:
        text = state.board.uniques_empty
        return [] if text is None else [same(waiting, text)]
    assert number is not None
    gained = state.box.uniques[number].gained
    event = UniqueGained(number=number)
    return [event] if gained is None else [event, same(waiting, gained)]
