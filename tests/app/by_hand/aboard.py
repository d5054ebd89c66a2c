"""How a decision aboard is carried out: by the mouse alone, and by keys alone, on whatever page it is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.in_sight import part_for
from tests.widgets.hands import Hands
from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Dismiss, Exchange, Train, Transfer
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie
from vanguard_desktop.rulesets.ship.data.journey.launch import AddCard, TakeOutCard
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly
from vanguard_desktop.widgets.ship.pages.deck_side import DeckSide
from vanguard_desktop.widgets.ship.pages.facilities import FacilitiesSide
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

_TABS = 160


class Aboard:
    """Somebody at the ship book with one kind of hand; `press` is what that hand does with a thing."""

    def __init__(self, book: ShipScreen, hands: Hands) -> None:
        self.book, self.hands = book, hands

    def press(self, thing: QWidget) -> None:
        raise NotImplementedError

    def short(self, command: Command) -> bool:
        """A way of this hand that is shorter than going to the thing itself."""
        return False

    def fly(self, command: Fly) -> bool:
        raise NotImplementedError

    def all_of_the_bar(self, place: int) -> None:
        """Take an answer of the bar that has no slot, from the list."""
        raise NotImplementedError

    def give(self, command: Command) -> bool:
        """Give this answer; False if nothing in sight stands for it."""
        if self.short(command):
            return True
        match command:
            case Fly():
                return self.fly(command)
            case AddCard() | TakeOutCard():
                return self._in_the_deck(command)
            case AssignTherapist(therapist=therapist, patient=patient):
                return self._bring_together(self.book.right.beds.get(patient), self.book.crew.people.get(therapist))
            case Transfer() | Exchange() | Train() | Dismiss():
                return self._in_the_commons(command)
            case BuyDie(instructor=instructor) if instructor is not None:
                return self._pressed(self.book.crew.people.get(instructor))
            case _:
                return self._in_its_place(command)

    def _pressed(self, thing: QWidget | None) -> bool:
        if thing is None or not thing.isVisible():
            return False
        self.press(thing)
        return True

    def _bring_together(self, one: QWidget | None, other: QWidget | None) -> bool:
        return self._pressed(one) and self._pressed(other)

    def _in_the_deck(self, command: Command) -> bool:
        assert isinstance(self.book.right, DeckSide)
        for card in self.book.right.cards.values():
            if card.row.add == command:
                return self._pressed(card.more)
            if card.row.take_out == command:
                return self._pressed(card.less)
        return False

    def _in_the_commons(self, command: Command) -> bool:
        page = self.book.right
        match command:
            case Transfer(member=first) | Exchange(member=first) | Dismiss(member=first) | Train(trainer=first):
                return self._pressed(page.people[first]) and self._pressed(self.part(command))
        return False

    def _in_its_place(self, command: Command) -> bool:
        """On the page, in the bar, on the crew strip, or among what may be used at any time."""
        book = self.book
        found = self.part(command) or self._room(command) or self._in_bar(command) or self._usable(command)
        if found is None and isinstance(command, StartOperation):
            found = self._operation(command)
        if found is None:
            found = self._of_the_strip(command)
        if found is not None:
            return self._pressed(found)
        rows = [row.command for row in book.in_bar.rows]
        if command in rows:
            self.all_of_the_bar(rows.index(command))
            return True
        return False

    def part(self, command: Command) -> QWidget | None:
        """What on the page stands for it."""
        return part_for(self.book.right, command)

    def _room(self, command: Command) -> QWidget | None:
        side, row = self.book.right, self.row(command)
        if not isinstance(side, FacilitiesSide) or row is None:
            return None
        return next((plate for plate in side.view.plates if plate.row.key == row.key), None)

    def _in_bar(self, command: Command) -> QWidget | None:
        return next((slot for slot in self.book.prompt.buttons if slot.row.only == command), None)

    def _usable(self, command: Command) -> QWidget | None:
        rows = [row.command for row in self.book.any_time.rows]
        chips = self.book.left.usable if self.book.left.isVisible() else self.book.right.usable
        return chips[rows.index(command)] if command in rows and rows.index(command) < len(chips) else None

    def _operation(self, command: StartOperation) -> QWidget | None:
        """They lie below the places of the star map, folded at first."""
        river = self.book.right
        if not river.operations.isVisible():
            self.press(river.fold)
        return next((part for part in river.operations.rows.values() if part.row.order == command), None)

    def _of_the_strip(self, command: Command) -> QWidget | None:
        row = self.row(command)
        who = "" if row is None or not row.thing.startswith("crew:") else row.thing.partition(":")[2]
        return self.book.crew.people.get(who) if who in self.book.right.fitting() else None

    def row(self, command: Command):
        return next((row for row in self.book.on_page.rows if row.command == command), None)


class Mouse(Aboard):
    """Presses what it sees."""

    def press(self, thing: QWidget) -> None:
        self.hands.click(thing)

    def fly(self, command: Fly) -> bool:
        river = self.book.right
        star = next((row for row in river.scene.stars.rows if row.order == command), None)
        if star is None:
            return False
        self.hands.click(river.view.viewport(), river.view.place_rect(star.id).center())
        self.hands.click(river.star.button)
        return True

    def all_of_the_bar(self, place: int) -> None:
        self.hands.click(self.book.prompt.buttons[0])
        self.hands.click(self.book.list.rows[place])


class Keys(Aboard):
    """Digits and Enter as they are printed on what stands for them, otherwise Tab and arrows."""

    def press(self, thing: QWidget) -> None:
        self.go_to(thing)
        self.hands.press(Qt.Key.Key_Return)

    def go_to(self, thing: QWidget) -> None:
        """With the keys that lead from one thing to the next."""
        if self.book.crew.isAncestorOf(thing) and not self.book.crew.isAncestorOf(QApplication.focusWidget()):
            self.hands.press(Qt.Key.Key_C)
        for _ in range(_TABS):
            if thing.hasFocus():
                return
            self.hands.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {thing.accessibleName() or thing}")

    def short(self, command: Command) -> bool:
        book = self.book
        focus = QApplication.focusWidget()
        nxt = book.prompt.next_row
        if nxt is not None and nxt.command == command:  # its key is Enter, which the page hears first
            if focus is not None and book.right.isAncestorOf(focus):
                return False
            self.hands.press(Qt.Key.Key_Return)
            return True
        rows = (*(book.on_page.rows if book.right.takes_digits else ()), *book.in_bar.rows)
        row = next((row for row in rows if row.command == command), None)
        if row is None or not row.key or getattr(row, "reason", ""):
            return False
        self.hands.press(Qt.Key(ord(row.key)))
        return True

    def fly(self, command: Fly) -> bool:
        river = self.book.right
        star = next((row for row in river.scene.stars.rows if row.order == command), None)
        if star is None:
            return False
        if not river.view.hasFocus():
            self.go_to(river.view)
        for _ in range(_TABS):
            if river.scene.place == star.id:
                break
            self.hands.press(Qt.Key.Key_PageDown)
        self.hands.press(Qt.Key.Key_Return)
        return True

    def all_of_the_bar(self, place: int) -> None:
        self.hands.press(Qt.Key.Key_0, *[Qt.Key.Key_Down] * place, Qt.Key.Key_Return)
