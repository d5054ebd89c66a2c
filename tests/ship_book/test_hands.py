"""The ship book with the mouse alone, and with keys alone: from the first page to the second landing."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from tests.ship.voyage import IDLE
from tests.support.voyager import Voyager, kind_of, settle
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.widgets.look.controls.sheets import Sheet
from vanguard_desktop.widgets.ship.pages.right_side import ANSWER

_LONGEST = 400


def wanted(voyager: Voyager, chance: Random) -> object:
    """An answer that keeps the campaign going."""
    answers = voyager.bridge.answers()
    # Without energy a free visit can be repeated for ever: the first planet in reach is the goal.
    if planet := next((each for each in answers if isinstance(each, Visit) and _lands(voyager, each)), None):
        return planet
    steady = [answer for answer in answers if type(answer).__name__ not in IDLE]
    return chance.choice(steady or answers)


def _lands(voyager: Voyager, visit: Visit) -> bool:
    goals = voyager.state.box.systems[voyager.state.system].destinations
    return any(way.landing for goal in goals if goal.id == visit.destination for way in goal.instructions)


def put_sheet_away(sheet: Sheet, by_mouse: bool) -> None:
    """Read on, or shut it: its last button, or Enter."""
    if by_mouse:
        click(visible_buttons(sheet)[-1])
    else:
        press(Qt.Key.Key_Return)


def visible_buttons(place: QWidget) -> list[QAbstractButton]:
    return [button for button in place.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()]


def click(widget: QWidget) -> None:
    for above in _around(widget):
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
    settle()
    seen = widget.visibleRegion().boundingRect()
    spot = seen.center() if not seen.isEmpty() else widget.rect().center()
    met = widget.window().childAt(widget.mapTo(widget.window(), spot))
    assert met is widget or (met is not None and widget.isAncestorOf(met)), f"{widget} is hidden by {met}"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(spot))
    settle()


def _around(widget: QWidget):
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def by_mouse(voyager: Voyager, answer: object) -> bool:
    """Whether a part of the page, of the bar or of the crew strip was there to be clicked for it."""
    book = voyager.book
    parts = [part for part in book.right.findChildren(QWidget) if part.isVisible()]
    part = next((part for part in parts if getattr(part.property(ANSWER), "command", None) == answer), None)
    slot = next((slot for slot in book.prompt.buttons if slot.row.only == answer), None)
    row = next((row for row in book.on_page.rows if row.command == answer), None)
    wanted_there = row.thing.partition(":")[2] if row is not None and row.thing.startswith("crew:") else ""
    person = book.crew.people.get(wanted_there) if wanted_there in book.right.fitting() else None
    if part is None and slot is None and (person is None or not person.isVisible()):
        return False
    click(part or slot or person)
    return True


def by_keys(voyager: Voyager, answer: object) -> bool:
    """Whether a key that is seen stands for it."""
    book = voyager.book
    rows = (*(book.on_page.rows if book.right.takes_digits else ()), *book.in_bar.rows)
    row = next((row for row in rows if row.command == answer), None)
    if row is None or getattr(row, "reason", ""):
        return False
    # What has the keyboard on the page may want Enter for itself.
    if book.prompt.next_row == row and not book.right.isAncestorOf(QApplication.focusWidget()):
        press(Qt.Key.Key_Return)
        return True
    if row.key:
        press(Qt.Key(ord(row.key)))
        return True
    return False


@pytest.mark.parametrize("hand", [by_mouse, by_keys], ids=["mouse", "keys"])
def test_a_cycle_is_played_with_one_kind_of_hand(aboard, hand):
    """Expeditions are played by a bot here; what is aboard has its real hand. Scenes have tests of their own."""
    voyager, chance = aboard(players=2, seed=3, size=(1280, 720)), Random(4)
    used: set[str] = set()
    for _ in range(_LONGEST):
        state = voyager.state
        if not isinstance(state, ShipState):
            voyager.bridge.submit(chance.choice(voyager.bridge.legal_commands()))
            continue
        if state.cycle > 1 or not voyager.bridge.answers():
            break
        if voyager.book.scrim.sheet is not None:
            put_sheet_away(voyager.book.scrim.sheet, hand is by_mouse)
            continue
        answer, before = wanted(voyager, chance), voyager.bridge.game.cursor
        if hand(voyager, answer):
            assert voyager.bridge.game.cursor != before, f"{kind_of(state)}: {answer} did nothing"
            used.add(kind_of(state))
        else:
            voyager.bridge.submit(answer)
    assert voyager.bridge.game.cursor.step > 30
    assert len(used) > 8, used
