"""Card slots: the cards of a page in their places, with round places for people; other answers lie below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.cards import card_shown
from vanguard_desktop.models.ship.people import PersonRow
from vanguard_desktop.models.ship.slots import CardSlot, Slots, assigning
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, piece
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in
from ...look.controls.text import Text
from .open_answers import OpenAnswers
from .place import Place
from .right_side import View, stands_for
from .slot_card import SlotCard
from .works.conveyor import Conveyor

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_GAP = 12

Laid = Callable[[Slots, ShipState], Iterable[CardSlot]]
# What a press on a card would order where it is no answer of now; its reason is shown on it.
Wish = Callable[[ShipState, Piece], Command | tuple[Command, ...] | None]


class CardSlots(OpenAnswers):
    """`laid` says which slots there are; `wish` what pressing a card means beside the answers of the question."""

    def __init__(self, book: ShipScreen, laid: Laid, wish: Wish | None = None) -> None:
        super().__init__(book)
        self._laid, self._wish = laid, wish
        self._slots = Slots(self)
        self.slots: dict[str, SlotCard] = {}

    def told(self, view: View) -> str:
        return ""

    def _lay_first(self, view: View) -> list[AnswerRow]:
        """The slots; what is left lies below them, or above where nothing in a slot is asked about, as when it is paid
        with what lies elsewhere: nobody would look for it below the places of a room.
        """
        rows = list(self._laid(self._slots, view.state))
        self.slots, left = {}, list(view.rows)
        if not rows:
            return left
        here = {slot.piece for slot in rows if slot.piece is not None} | {slot.id for slot in rows}
        people = assigning(view.state) is not None and any(slot.asks for slot in rows)
        left = [row for row in left if row.thing not in here and not (people and row.thing.startswith("crew:"))]
        elsewhere = not people and len(left) == len(view.rows)
        if elsewhere:
            self._lay_open(view, left)
        for group, together in groupby(rows, key=lambda slot: slot.group):
            self._lay_group(view, group, list(together))
        return [] if elsewhere else left

    def _lay_group(self, view: View, group: str, rows: list[CardSlot]) -> None:
        if group:
            column_in(self._group(), Text(group, role="panel_title"), gap=0)
        if rows[0].on_line:
            self._lay_line(view, rows)
            return
        flow = FlowLayout(self._group(), gap=_GAP)
        cards = [self._slot(view, slot) for slot in rows]
        tallest = max(card.high() for card in cards)  # so that heads and names stand in lines
        for card in cards:
            card.setFixedSize(card.wide(), tallest)
            card.stand()
            flow.addWidget(card)
            card.show()
            self.slots[card.slot.id] = card

    def _lay_line(self, view: View, rows: list[CardSlot]) -> None:
        """Side by side, whatever lies in them."""
        cards = [self._slot(view, slot) for slot in rows]
        self.slots |= {card.slot.id: card for card in cards}
        column_in(self._group(), Conveyor(cards), gap=0)

    def goals_of_card(self, row: AnswerRow) -> Mapping[QWidget, Any]:
        """What is paid with is carried to the card that asks for it."""
        question = None if self._view is None else self._view.question
        if not isinstance(question, ChooseThing) or not row.thing.startswith("discoveries:"):
            return {}
        source = question.effect.source
        asks = (card for card in self.slots.values() if card.slot.piece == piece(source.family, source.id))
        return dict.fromkeys(asks, row.command)

    def _slot(self, view: View, slot: CardSlot) -> SlotCard:
        state = view.state
        if self.book.places.grid.low:
            slot = attrs.evolve(slot, small=True)
        shown = None
        if slot.piece is not None:
            shown = attrs.evolve(card_shown(state, self.wording, slot.piece), story="")
        places = [self._place(view, slot, number) for number in range(len(slot.need))]
        row = view.order(slot.id) or (None if slot.piece is None else view.order(slot.piece))
        wish = None if self._wish is None or slot.piece is None or not view.now else self._wish(state, slot.piece)
        note, warns, order, reason = self._note(row, wish)
        card = SlotCard(slot, shown, places, note=note, warns=warns)
        if row is not None or wish is not None:
            card.set_answer("" if row is None else row.key, reason)
        if order is not None and not reason:
            card.clicked.connect(partial(self._order, order))
        card.refused.connect(self.explained)
        card.carry = partial(self.carries, view, slot)
        card.dropped.connect(self.chosen)
        if slot.piece is not None:
            card.whole_wished.connect(partial(self.book.sheets.show_card, slot.piece))
        if row is not None:
            stands_for(card, row)
            card.installEventFilter(self)
            self.parts[row.thing] = card
        return card

    def carries(self, view: View, slot: CardSlot) -> Mapping[QWidget, Any]:
        """Where the card of a slot may be dropped, and what that orders."""
        return {}

    def _note(
        self, row: AnswerRow | None, wish: Command | tuple[Command, ...] | None
    ) -> tuple[str, bool, Command | tuple[Command, ...] | None, str]:
        """What stands at the foot of a card: what may be done with it now, or why not."""
        if row is not None and not row.reason:
            return "", False, row.command, ""
        if row is not None:
            return row.reason, True, None, row.reason
        if wish is None:
            return "", False, None, ""
        first = wish[0] if isinstance(wish, tuple) else wish
        why = self.bridge.why_not(first)
        if why is None:
            #: On a card of the ship book: there is enough for what it costs.
            return self.tr("Can be paid"), False, wish, ""
        reason = self.wording.in_book(self.bridge.state).why(why, self.bridge.state)
        return reason, True, None, self.wording.names.spoken(reason)

    def _order(self, order: Command | tuple[Command, ...], _: bool = False) -> None:
        self.chosen.emit(order)

    def _place(self, view: View, slot: CardSlot, number: int) -> Place:
        icons = slot.need[number]
        asked = " / ".join(self.wording.names.icon(icon.value) for icon in icons)
        #: Said by screen readers of a round place for a crewmember. {icons} is what they have to show.
        spoken = self.tr("Place for crew: {icons}").format(icons=asked) if icons else self.tr("Place for anybody")
        place = Place(icons, spoken)
        if number < len(slot.chosen):
            member = slot.chosen[number]
            place.show_member(member, view.state.section_of(member).value)
        place.set_waits(slot.asks and view.now and number == len(slot.chosen))
        place.wished.connect(self.book.focus_crew)
        return place

    def _waiting(self) -> Place | None:
        """The round place that the question asks to be filled."""
        card = next((card for card in self.slots.values() if card.slot.asks), None)
        return None if card is None else card.places[len(card.slot.chosen)]

    def bring_in_sight(self) -> None:
        asked = self._waiting() or next(iter(self.parts.values()), None)
        if asked is not None:
            self._show_whole(asked)

    def focus_first(self) -> bool:
        """Where somebody is asked for, the keyboard begins at the first one who fits, and not at the way out."""
        if super().focus_first():
            return True
        fits = self.fitting() if self._waiting() is not None else {}
        first = next((card for id, card in self.book.crew.people.items() if id in fits), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None

    def goals(self, person: PersonRow) -> Mapping[QWidget, Any]:
        """The place that waits; or, before a card is chosen, the first place of each that this person fits."""
        view = self._view
        if view is None or not view.now:
            return {}
        piece, waits = crew(person.id), self._waiting()
        row = view.order(piece)
        if waits is not None:
            return {waits: row.command} if row is not None and not row.reason else {}
        if Slots.needs_nobody(view.state):
            return {}
        shown = {convert.icon for convert in person.converts}
        fits: dict[QWidget, Any] = {}
        for card in self.slots.values():
            order = None if card.slot.piece is None else view.order(card.slot.piece)
            if order is None or order.reason or not card.places or person.last:
                continue
            if not card.slot.need[0] or shown.intersection(card.slot.need[0]):
                fits[card.places[0]] = (order.command, PickThing(thing=piece))
        return fits

    def fitting(self) -> dict[str, str]:
        found = super().fitting()
        view = self._view
        if found or view is None or not view.now:
            return found
        return {person.id: "" for person in self.book.people.rows if self.goals(person)}

    def press_person(self, person: PersonRow) -> bool:
        """With one place that fits it is taken at once; with several the cards are to be pressed first."""
        goals = self.goals(person)
        if len(goals) == 1:
            (order,) = goals.values()
            self.chosen.emit(order)
            return True
        if goals:
            #: Said when somebody fits several places. {member} is a name.
            self.explained.emit(self.tr("{member} fits several places: press one of them.").format(member=person.name))
            return True
        return super().press_person(person)


def slots_of(laid: Laid, wish: Wish | None = None) -> Callable[[Any], CardSlots]:
    """A page of slots, as a line of `PAGES` wants it."""
    return partial(_made, laid=laid, wish=wish)


def _made(book: ShipScreen, *, laid: Laid, wish: Wish | None) -> CardSlots:
    return CardSlots(book, laid, wish)
