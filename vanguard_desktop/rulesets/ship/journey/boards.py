"""LCH, step 3: dice, section cards and charges on the crew boards (LCH-12 to LCH-16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.setting import USABLE_SLOTS, CardAboveRank, CardNotOwned, DeckTooSmall, ModifierKey, why_no_deck

from .. import zones
from ..campaign.quick_start import lay_starters
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.journey.launch import (
    AddCard,
    BuildDeck,
    FinishDeck,
    NotInDeck,
    PlaceDice,
    TakeOutCard,
)
from ..modifiers import total
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, die_of, different, id_of, name_of
from ..state import ShipState
from .team import away_team, rank_of


def boards(state: ShipState) -> Sequence[Event]:
    """Color by color, section by section."""
    return [steps(*(PlaceDice(section=section, color=color) for section in away_team(state) for color in Color))]


def _place(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """What fits is placed without a question; no slot stays empty that a die could take (LCH-14)."""
    effect = waiting.effect
    assert isinstance(effect, PlaceDice)
    waits, free = _waiting_dice(state, effect), free_slots(state, effect)
    if not free:
        return []
    if len(waits) <= free or len(_kinds(waits)) == 1:
        return move(waits[:free], zones.dice(effect.section), zones.board_dice(effect.section))
    return ask_thing(state, waiting, PLACE, effect.section)


def _waiting_dice(state: ShipState, effect: PlaceDice) -> Sequence[Piece]:
    return [die for die in state.at(zones.dice(effect.section)) if ALL_DICE[die_of(die)].color is effect.color]


def free_slots(state: ShipState, effect: PlaceDice) -> int:
    usable = USABLE_SLOTS[effect.section][rank_of(state, effect.section) - 1][effect.color]
    there = state.at(zones.board_dice(effect.section))
    return usable - sum(ALL_DICE[die_of(die)].color is effect.color for die in there)


def _kinds(dice: Sequence[Piece]) -> Sequence[Piece]:
    """Of dice with the same faces only one is named."""
    kinds = {die_of(die).rpartition("-")[0]: die for die in reversed(dice)}
    return list(reversed(kinds.values()))


def _place_one(state: ShipState, effect: PlaceDice, thing: str) -> Sequence[Event]:
    return [*move([Piece(thing)], zones.dice(effect.section), zones.board_dice(effect.section)), steps(effect)]


def decks(state: ShipState) -> Sequence[Event]:
    """The starter cards lie ready; whatever else the rank allows may be added, and anything left out (LCH-15)."""
    events: list[Event] = []
    for section in away_team(state):
        events += lay_starters(state, section)
    asked = [DecisionOpened(decision=BuildDeck(section=section)) for section in reversed(away_team(state))]
    return [*events, *asked]


def _section(state: ShipState) -> Section:
    assert isinstance(state.question, BuildDeck)
    return state.question.section


def _deck_answers(state: ShipState, question: BuildDeck) -> Iterable[Command]:
    """Of several copies of a card one is named."""
    yield FinishDeck()
    section = question.section
    yield from (AddCard(card=card) for card in different(state.at(zones.cards(section))))
    yield from (TakeOutCard(card=card) for card in different(state.at(zones.board_deck(section))))


def _why_not_add(state: ShipState, command: AddCard) -> Reason | None:
    section = _section(state)
    if command.card not in state.at(zones.cards(section)):
        return NotInDeck()
    above = state.box.section_cards[id_of(command.card)].rank > rank_of(state, section)
    return CardAboveRank(card=name_of(command.card)) if above else None


def _add(state: ShipState, command: AddCard) -> Sequence[Event]:
    section = _section(state)
    return move([command.card], zones.cards(section), zones.board_deck(section))


def _why_not_take_out(state: ShipState, command: TakeOutCard) -> Reason | None:
    return None if command.card in state.at(zones.board_deck(_section(state))) else NotInDeck()


def _take_out(state: ShipState, command: TakeOutCard) -> Sequence[Event]:
    section = _section(state)
    return move([command.card], zones.board_deck(section), zones.cards(section))


def _why_not_finish(state: ShipState, _: FinishDeck) -> Reason | None:
    """At least ten cards, unless the section has no ten that the member may use (CYC-26)."""
    section = _section(state)
    deck = [name_of(card) for card in state.at(zones.board_deck(section))]
    rank = rank_of(state, section)
    reason = why_no_deck(state.box, section, rank, deck)
    more = any(state.box.section_cards[id_of(card)].rank <= rank for card in state.at(zones.cards(section)))
    return None if isinstance(reason, DeckTooSmall) and not more else reason


def charges(state: ShipState, section: Section) -> int:
    """As many as the crew card prints, and what cards and texts add (LCH-16)."""
    (member,) = state.members(zones.board_crew(section))
    return max(0, state.box.crew[member].charges + total(state, ModifierKey.START_CHARGES, section.value))


PLACE = Pick(candidates=lambda state, effect: _kinds(_waiting_dice(state, effect)), picked=_place_one)

BOARDS = Chapter(
    steps={(Phase.LAUNCH, "boards"): boards, (Phase.LAUNCH, "decks"): decks},
    effects={PlaceDice: _place},
    picks={PlaceDice: PLACE},
    questions={BuildDeck: _deck_answers},
    orders={
        AddCard: Order(answers=(BuildDeck,), why_not=_why_not_add, unfold=_add),
        TakeOutCard: Order(answers=(BuildDeck,), why_not=_why_not_take_out, unfold=_take_out),
        FinishDeck: Order(
            answers=(BuildDeck,), why_not=_why_not_finish, unfold=lambda state, command: [DecisionClosed()]
        ),
    },
    reasons=(NotInDeck, DeckTooSmall, CardAboveRank, CardNotOwned),
)
