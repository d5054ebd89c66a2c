"""The deck of a member while it is built: each card of the section once, with how many are in and how many left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Command, DieId
from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.rulesets.ship.data.journey.launch import AddCard, BuildDeck, TakeOutCard
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import board_deck, board_dice, cards
from vanguard_desktop.setting import SMALLEST_DECK
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.cards import CardShown, marks
from .cards import card_shown


@attrs.frozen(kw_only=True)
class DeckRow:
    """A card: `inside` of its copies are in the deck, `left` could still go in; `reason` says why none can."""

    id: str
    card: CardShown
    rank: int
    inside: int
    left: int
    add: Command | None
    take_out: Command | None
    reason: str = ""


@attrs.frozen(kw_only=True)
class DeckShown:
    """`signs` are what the combinations of the deck ask for, `dice` what the member goes with."""

    section: Section
    rows: tuple[DeckRow, ...]
    count: int
    least: int
    signs: tuple[tuple[str, int], ...]
    dice: tuple[tuple[Color, int], ...]


def deck_shown(bridge: Bridge, wording: Wording, state: ShipState, section: Section) -> DeckShown:
    """As it is now; on a page that is read again nothing can be added."""
    inside = Counter(map(id_of, state.at(board_deck(section))))
    outside = Counter(map(id_of, state.at(cards(section))))
    pieces: dict[str, Piece] = {}
    for piece in (*state.at(board_deck(section)), *state.at(cards(section))):
        pieces.setdefault(str(id_of(piece)), piece)
    now = isinstance(state.question, BuildDeck) and state.question.section is section and state is bridge.state
    rows = [
        _row(bridge, wording, state, section, piece, inside[id_of(piece)], outside[id_of(piece)], now=now)
        for piece in pieces.values()
    ]
    asked: Counter[str] = Counter()
    for piece in state.at(board_deck(section)):
        asked.update(marks(state.box.section_cards[id_of(piece)].combination.requirement))
    colors = Counter(ALL_DICE[DieId(str(id_of(piece)))].color for piece in state.at(board_dice(section)))
    return DeckShown(
        section=section,
        rows=tuple(sorted(rows, key=lambda row: (row.rank, row.card.name))),
        count=sum(inside.values()),
        least=SMALLEST_DECK,
        signs=tuple(asked.most_common()),
        dice=tuple((color, colors[color]) for color in Color if colors[color]),
    )


def _row(
    bridge: Bridge,
    wording: Wording,
    state: ShipState,
    section: Section,
    piece: Piece,
    inside: int,
    left: int,
    *,
    now: bool,
) -> DeckRow:
    card = id_of(piece)
    spare = next((each for each in state.at(cards(section)) if id_of(each) == card), None)
    held = next((each for each in state.at(board_deck(section)) if id_of(each) == card), None)
    add = AddCard(card=spare) if now and spare is not None else None
    reason = bridge.why_not(add) if add is not None else None
    return DeckRow(
        id=str(card),
        card=card_shown(state, wording, piece),
        rank=state.box.section_cards[id_of(piece)].rank,
        inside=inside,
        left=left,
        add=add if reason is None else None,
        take_out=TakeOutCard(card=held) if now and held is not None else None,
        reason="" if reason is None else wording.in_book(state).why(reason, state),
    )


def back_to(state: ShipState, section: Section, before: Sequence[Piece]) -> tuple[Command, ...]:
    """What makes the deck again what it was `before`."""
    now = state.at(board_deck(section))
    out = [TakeOutCard(card=piece) for piece in now if piece not in before]
    into = [AddCard(card=piece) for piece in before if piece not in now]
    return (*out, *into)
