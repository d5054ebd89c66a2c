"""The first sol of the introductory mission by real input alone, and a base that nobody touches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.habitat_book.conftest import settle
from tests.support.rest import work_within
from tests.support.spoken import told_badly
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.widgets.habitat.people.people_row import PersonPlate
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet

LONGEST = 300


def press(settler, key):
    """Wherever the keyboard is in its window."""
    QTest.keyClick(settler.screen.focusWidget() or settler.screen, key)
    settle()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


class Keys:
    """Whatever is asked is answered with keys."""

    def __init__(self, settler):
        self.settler, self.screen = settler, settler.screen

    def act(self):
        sheet = self.screen.scrim.sheet
        if isinstance(sheet, EntrySheet):
            press(self.settler, Qt.Key.Key_1 if sheet.answers else Qt.Key.Key_Return)
        elif isinstance(self.settler.bridge.state.question, PlanActions):
            self.plan()
        elif self.screen.prompt.next_row is not None:
            press(self.settler, Qt.Key.Key_Return)
        else:
            press(self.settler, Qt.Key.Key_1)

    def plan(self):
        if not any(row.free for row in self.screen.people_model.rows):
            press(self.settler, Qt.Key.Key_R)
        elif not self.go_to(PersonPlate, lambda plate: plate.property("can_help")):
            press(self.settler, Qt.Key.Key_L)
            press(self.settler, Qt.Key.Key_1)

    def go_to(self, kind, fits):
        """Tab from where the keyboard is until it rests on what is wanted; Enter presses it."""
        if not any(fits(each) for each in self.screen.findChildren(kind) if each.isVisible()):
            return False
        for _ in range(LONGEST):
            here = self.screen.focusWidget()
            if isinstance(here, kind) and fits(here):
                press(self.settler, Qt.Key.Key_Return)
                return True
            QTest.keyClick(here, Qt.Key.Key_Tab)
        raise AssertionError("Tab never comes there")


class Mouse(Keys):
    """The same with the mouse."""

    def act(self):
        sheet = self.screen.scrim.sheet
        if isinstance(sheet, EntrySheet):
            click(sheet.answers[0] if sheet.answers else sheet.read_on)
        elif isinstance(self.settler.bridge.state.question, PlanActions):
            self.plan()
        elif self.screen.offers.answers.isVisible():
            click(self.screen.offers.answers.rows[0])
        else:
            click(self.screen.prompt.buttons[-1])

    def plan(self):
        slots = {slot.row.id: slot for slot in self.screen.prompt.buttons}
        helping = [plate for plate in self.screen.people.plates if plate.isVisible() and plate.property("can_help")]
        if not any(row.free for row in self.screen.people_model.rows):
            click(slots["resolve"])
        elif helping:
            click(helping[0])
        else:
            click(slots["plan"])
            click(self.screen.offers.answers.rows[0])


@pytest.mark.parametrize("hand", [Keys, Mouse])
@pytest.mark.parametrize("language", ["en", "de", "it", "cs"])
def test_the_first_sol_is_played_by_real_input_and_nothing_moves(settle_down, hand, language):
    settler = settle_down(language=language, size=(1280, 720))
    player, screen = hand(settler), settler.screen
    screen.activateWindow()
    QApplication.processEvents()
    parts = (screen.header, screen.rail, screen.prompt, screen.people, screen.zone, *screen.header.reserves)
    places = [part.geometry() for part in parts]
    for _ in range(LONGEST):
        if settler.bridge.state.sol > 1 or settler.bridge.state.outcome is not None:
            break
        player.act()
        assert [part.geometry() for part in parts] == places
    assert settler.bridge.state.sol > 1 or settler.bridge.state.outcome is not None


def test_everything_has_a_name_for_who_listens(settle_down):
    settler = settle_down(players=4)
    for _ in range(6):
        assert told_badly(settler.screen) == []
        settler.play(4)


def test_a_base_left_alone_does_nothing(settle_down, qapp):
    settler = settle_down()
    settler.play_to(PlanActions)
    for _ in range(30):
        work = work_within(qapp, 300)
        if not work:
            break
    assert work == {}
