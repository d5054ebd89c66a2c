"""How a decision of the habitat is carried out: by the mouse alone, and by keys alone, on whatever it is asked."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.habitat_book.conftest import dice_come_first
from tests.widgets.hands import Hands
from vanguard_desktop.core import Command
from vanguard_desktop.play.habitat.planning import owner_of
from vanguard_desktop.rulesets.habitat.actions.pawns import free_pawns
from vanguard_desktop.rulesets.habitat.data.actions import (
    Dismantle,
    PlanTask,
    PutPawn,
    ResolvePlan,
    SetRover,
    SetUpgrade,
)
from vanguard_desktop.rulesets.habitat.data.campaign import SetDifficulty
from vanguard_desktop.widgets.habitat.campaign_sheet import CampaignSheet
from vanguard_desktop.widgets.look.controls.marks import Chip
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.result.result_sheet import ResultSheet

DIGITS = [Qt.Key(Qt.Key.Key_1 + place) for place in range(9)]
ENTER = Qt.Key.Key_Return
_TABS, _SHEETS = 300, 40


def as_by_hand(state, command: Command) -> Command:
    """Of pawns that are alike nobody can tell one from the other: the first that is free."""
    if not isinstance(command, PutPawn) or command.pawn.startswith("drone:"):
        return command
    owner = owner_of(command.pawn)
    return attrs.evolve(command, pawn=next(pawn for pawn in free_pawns(state) if owner_of(pawn) == owner))


class Decider:
    """Sits at the base with one kind of hand; `use` is what that hand does with a thing."""

    def __init__(self, screen) -> None:
        self.screen, self.hands, self.seals = screen, Hands(screen), 0

    def use(self, thing: QWidget) -> None:
        raise NotImplementedError

    def look(self) -> None:
        """A press on nothing in particular, for what comes by itself."""
        raise NotImplementedError

    def take_row(self, lines, place: int) -> None:
        """One of a list that lies open."""
        raise NotImplementedError

    def read_all(self) -> None:
        """Whatever lies open to be read, to its last page; seals are broken."""
        for _ in range(_SHEETS):
            sheet = self.screen.scrim.sheet
            if dice_come_first(self.screen):
                self.look()
                continue
            if not isinstance(sheet, EntrySheet):
                return
            sealed = sheet.seal is not None and not sheet.seal.is_broken
            if sheet.answers and not sealed:
                return
            self.use(sheet.read_on)
            self.seals += sealed
        raise AssertionError("it has no end")

    def give(self, command: Command) -> None:
        """Give this answer, and see that it was given."""
        self.read_all()
        if isinstance(self.screen.scrim.sheet, ResultSheet):
            self.use(self.screen.scrim.sheet.main_button)
        game = self.screen.bridge.game
        step = game.cursor.step
        self._give(command)
        assert game.cursor.step == step + 1, f"{command} was not given: {self.screen.prompt.said}"

    def _give(self, command: Command) -> None:
        sheet = self.screen.scrim.sheet
        if isinstance(sheet, CampaignSheet):
            assert isinstance(command, SetDifficulty)
            self.use(sheet.usual)
        elif isinstance(sheet, EntrySheet):
            self.use(sheet.answers[self._place(command)])
        elif isinstance(command, PutPawn):
            self._put(command)
        elif isinstance(command, SetRover | SetUpgrade):
            stack = self._stack(command.number)
            words = next(each.words for each in stack.row.more if each.command == command)
            self._chip(stack, words.rpartition(": ")[2])
        elif isinstance(command, PlanTask | Dismantle | ResolvePlan):
            slot = next(slot for slot in self.screen.prompt.buttons if command in slot.row.commands)
            self.use(slot)
            if len(slot.row.commands) > 1:
                self._choose(command, slot.row.commands)
        else:
            self._answer(command)

    def _place(self, command: Command) -> int:
        return [row.command for row in self.screen.options.rows].index(command)

    def _stack(self, number: int):
        return next(stack for stack in self.screen.plan.stacks if stack.row.id == number)

    def _put(self, command: PutPawn) -> None:
        stack = self._stack(command.number)
        if not command.pawn.startswith("drone:"):
            plates = self.screen.people.plates
            self._bring(next(each for each in plates if each.row and command.pawn in each.row.pawns), stack)
            return
        added = [each.command for each in stack.row.add]
        self._chip(stack, "")
        if len(added) > 1:
            self._choose(command, added)

    def _bring(self, plate: QWidget, stack) -> None:
        raise NotImplementedError

    def _chip(self, stack, words: str) -> None:
        """The one with these words; the first is that for pawns."""
        chips = [each for each in stack.findChildren(Chip) if each.isVisible()]
        self.use(next(each for each in chips if each.accessibleName().startswith(words)))

    def _choose(self, command: Command, offered) -> None:
        """From a list that opened for some answers only."""
        rows = {row.command for row in self.screen.options.rows}
        self.take_row(self.screen.offers.answers, [each for each in offered if each in rows].index(command))

    def _answer(self, command: Command) -> None:
        screen, beside = self.screen, [row.command for row in self.screen.any_time.rows]
        slots = [slot for slot in (*screen.prompt.buttons, *screen.prompt.beside) if slot.row.only == command]
        if command in beside:
            if slots:
                self.use(slots[0])
                return
            self.use(screen.prompt.every)
            self.take_row(screen.offers.any_time, beside.index(command))
        elif slots and not screen.offers.answers.isVisible():
            self.use(slots[0])
        else:
            if not screen.offers.answers.isVisible():
                self.use(next(slot for slot in screen.prompt.buttons if slot.row.only is None))
            self.take_row(screen.offers.answers, self._place(command))


class Mouse(Decider):
    """Presses and drags what it sees."""

    def use(self, thing: QWidget) -> None:
        self.hands.click(thing)

    def look(self) -> None:
        self.hands.click(self.screen.header)

    def take_row(self, lines, place: int) -> None:
        self.hands.click(lines.rows[place])

    def _bring(self, plate: QWidget, stack) -> None:
        """The first pawn is carried onto its action; whoever helps with the marked one is pressed."""
        if self.screen.marked == stack.row.id and stack.row.pawns and plate.property("can_help"):
            self.hands.click(plate)
        else:
            self.hands.drag(plate, stack)


class Keys(Decider):
    """Digits, letters and Enter as they are printed, otherwise Tab and arrows."""

    def look(self) -> None:
        self.hands.press(ENTER)

    def use(self, thing: QWidget) -> None:
        key = getattr(thing, "key", "")
        if isinstance(self.screen.scrim.sheet, EntrySheet | ResultSheet | CampaignSheet) and key in ("", "Enter"):
            answers = getattr(self.screen.scrim.sheet, "answers", [])
            self.hands.press(DIGITS[answers.index(thing)] if thing in answers else ENTER)
        elif len(key) == 1:
            self.hands.press(Qt.Key(ord(key)))
        elif key == "Enter":
            self.hands.press(ENTER)
        else:
            self._go_to(thing)
            self.hands.press(ENTER)

    def _go_to(self, thing: QWidget) -> None:
        for _ in range(_TABS):
            if thing.hasFocus():
                return
            self.hands.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {thing.accessibleName() or thing}; {QApplication.focusWidget()}")

    def take_row(self, lines, place: int) -> None:
        if place < len(DIGITS):
            self.hands.press(DIGITS[place])
            return
        while not lines.rows[place].hasFocus():
            self.hands.press(Qt.Key.Key_Down)
        self.hands.press(ENTER)

    def _bring(self, plate: QWidget, stack) -> None:
        if self.screen.marked != stack.row.id:
            added = [each.command for each in stack.row.add]
            mine = next(each for each in added if owner_of(each.pawn) == plate.row.id)
            self._chip(stack, "")
            if len(added) > 1:
                self._choose(mine, added)
            return
        self._go_to(plate)
        self.hands.press(ENTER)
