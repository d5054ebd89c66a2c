"""Discoveries, unique discoveries and lead tokens (DSC, LED)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import attrs

from vanguard_desktop.core import CardId, DecisionOpened, Effect, Event, LeadId, Waiting
from vanguard_desktop.setting import DiscoveryType

from ..chapter import Carries
from ..data import ENOUGH_LEADS, LEADS, ChooseDeck, LeadBonus, OrderLeads, State, picked
from ..data import effects as fx
from ..data.effects import GainDiscovery, GainLeads
from ..data.events import (
    CardsSeen,
    Deck,
    DiscoveryDiscarded,
    DiscoveryGained,
    DiscoverySwapped,
    LeadBagged,
    LeadMoved,
    LeadPlaced,
    LeadsCleared,
    LeadsDrawn,
    UniqueDiscarded,
    UniqueGained,
)
from ..data.steps import CountLeads, PlaceLeads
from ..landing.lander_parts import least_lead
from ..picking import Options, pick, picks
from ..queueing import decider, same, steps, you

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


def _lead_where_one_lies(state: State, waiting: Waiting, effect: fx.LeadWhereOneLies) -> Sequence[Event]:
    types = tuple(type for type in DiscoveryType if state.leads.get(type))
    return [same(waiting, GainLeads(count=effect.count, types=types))] if types else []


def _place_one_lead(state: State, waiting: Waiting, effect: fx.PlaceOneLead) -> Sequence[Event]:
    drawn = draw_leads(state, effect.count)
    return [] if drawn is None else [drawn, same(waiting, picked.PlaceOneOf(leads=drawn.leads))]


def found_of(state: State, deck: DiscoveryType | None) -> tuple[CardId, ...]:
    """Discoveries on the lander, of that type or of any."""
    return tuple(card for card in state.found if deck in (None, state.box.discovery_of(card).type))


def placed_leads(state: State) -> tuple[LeadId, ...]:
    return tuple(lead for type in DiscoveryType for lead in state.leads.get(type, ()))


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
    return (picked.SwapFor(card=card, back=last[0]) for card in (*last, *seen))


def _other_decks(state: State, _: Waiting, effect: picked.ShiftLead) -> Iterator[Effect]:
    lies = _lies_on(state, effect.lead)
    return (picked.ShiftLead(lead=effect.lead, to=type) for type in DiscoveryType if type is not lies)


def _with_leads(state: State, count: int) -> Iterator[Effect]:
    return (GainDiscovery(deck=type) for type in DiscoveryType if len(state.leads.get(type, ())) >= count)


def _place_this_lead(state: State, waiting: Waiting, effect: picked.PlaceThisLead) -> Sequence[Event]:
    back = [LeadBagged(lead=other) for other in effect.seen if other != effect.lead]
    return [*back, same(waiting, PlaceLeads(leads=(effect.lead,), types=tuple(DiscoveryType)))]


def _bag_lead(state: State, waiting: Waiting, effect: picked.BagLead) -> Sequence[Event]:
    return [LeadBagged(lead=effect.lead)] if effect.lead in placed_leads(state) else []


def _put_back(state: State, waiting: Waiting, effect: picked.PutBack) -> Sequence[Event]:
    return [DiscoveryDiscarded(card=effect.card)] if effect.card in state.found else []


def _swap_for(state: State, waiting: Waiting, effect: picked.SwapFor) -> Sequence[Event]:
    deck = state.discoveries.get(state.box.discovery_of(effect.back).type, ())
    there = effect.card in deck and effect.back in state.found
    return [DiscoverySwapped(card=effect.card, back=effect.back)] if there else []


def _shift_lead(state: State, waiting: Waiting, effect: picked.ShiftLead) -> Sequence[Event]:
    """First the token, then its new deck."""
    if _lies_on(state, effect.lead) is None:
        return []
    if effect.to is None:
        return pick(state, waiting, _other_decks)
    return [LeadMoved(lead=effect.lead, to=effect.to), same(waiting, CountLeads(deck=effect.to))]


def _lies_on(state: State, lead: LeadId) -> DiscoveryType | None:
    return next((type for type, tokens in state.leads.items() if lead in tokens), None)


DISCOVERY_OPTIONS: dict[type[Effect], Options] = {
    fx.MoveLead: lambda state, waiting, effect: (picked.ShiftLead(lead=lead) for lead in placed_leads(state)),
    fx.ReturnLead: lambda state, waiting, effect: (picked.BagLead(lead=lead) for lead in placed_leads(state)),
    fx.LeadsToDiscovery: lambda state, waiting, effect: _with_leads(state, effect.count),
    fx.DiscoveryWithLead: lambda state, waiting, effect: _with_leads(state, 1),
    fx.ReturnDiscovery: lambda state, waiting, effect: (
        picked.PutBack(card=card) for card in found_of(state, effect.deck)
    ),
    fx.SwapDiscovery: _swaps,
    picked.PlaceOneOf: lambda state, waiting, effect: (
        picked.PlaceThisLead(lead=lead, seen=effect.leads) for lead in effect.leads
    ),
    picked.ShiftLead: _other_decks,
}
DISCOVERIES: Carries = {
    **picks(DISCOVERY_OPTIONS),
    fx.LeadWhereOneLies: _lead_where_one_lies,
    fx.PlaceOneLead: _place_one_lead,
    fx.SwapDiscovery: _swap_discovery,
    picked.ShiftLead: _shift_lead,
    picked.PlaceThisLead: _place_this_lead,
    picked.BagLead: _bag_lead,
    picked.PutBack: _put_back,
    picked.SwapFor: _swap_for,
}
