"""Enter aboard: the one answer that promises it is the one it gives."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import kind_of, settle
from vanguard_desktop.bots.names import SENSIBLE
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Transfer
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndFacilities, VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.hangar import FitOutLander
from vanguard_desktop.rulesets.ship.zones import BARRACKS_ROW
from vanguard_desktop.setting import Facility
from vanguard_desktop.widgets.result.result_sheet import ResultSheet


@pytest.fixture
def at(aboard):
    """The ship book where this is asked."""

    def reached(kind):
        voyager = aboard(seed=3, until=kind)
        settle()
        read_on(voyager)
        voyager.book.focus_default()
        return voyager

    return reached


def promised(voyager):
    return [slot for slot in voyager.book.prompt.buttons if slot.primary]


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def read_on(voyager):
    while voyager.book.scrim.sheet is not None:
        press(Qt.Key.Key_Return)


def test_nobody_sells_a_die_by_going_on(at):
    voyager = at("TradeDice")
    (lead,) = promised(voyager)
    assert lead.hasFocus()
    owned, asked = voyager.state.dice_each, voyager.state.question
    press(Qt.Key.Key_Return)
    assert voyager.state.question != asked
    assert voyager.state.dice_each == owned


def test_the_bar_promises_enter_only_while_nothing_else_takes_it(at):
    voyager = at("TradeDice")
    (lead,) = promised(voyager)
    row = next(iter(voyager.book.right.parts.values()))
    row.setFocus()
    assert promised(voyager) == []
    assert lead.key == lead.row.key != "Enter"
    command = next(each.command for each in voyager.book.in_bar.rows if each.key == lead.row.key)
    assert command == lead.row.only  # the digit it shows instead gives the same
    lead.setFocus()
    assert promised(voyager) == [lead]


def test_under_a_sheet_the_bar_promises_nothing(at):
    voyager = at("TradeDice")
    while not isinstance(voyager.state, State):
        voyager.book.undo()
        settle()
    voyager.bridge.redo()
    settle()
    assert isinstance(voyager.book.scrim.sheet, ResultSheet)
    assert promised(voyager) == []
    read_on(voyager)
    assert len(promised(voyager)) == 1


def test_after_looking_back_by_the_rail_enter_does_what_the_bright_button_says(at):
    voyager = at("ChooseFacility")
    book = voyager.book
    entry = book.rail.entries["debriefing"]
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton)
    settle()
    (back,) = promised(voyager)
    assert book.reads_again
    assert back.hasFocus()
    entry.setFocus()
    assert promised(voyager) == []
    assert [slot.key for slot in book.prompt.buttons] == [""], "somebody else has Enter, so nothing else may show it"
    book.focus_default()
    press(Qt.Key.Key_Return)
    assert not book.reads_again
    assert book.right.isAncestorOf(QApplication.focusWidget())


def test_enter_ends_no_visits_while_one_can_be_paid(at):
    voyager = at("ChooseFacility")
    visits = [each for each in voyager.bridge.answers() if isinstance(each, VisitFacility)]
    assert visits
    assert promised(voyager) == []
    assert voyager.book.prompt.next_row is None
    assert voyager.book.right.isAncestorOf(QApplication.focusWidget())


def test_in_the_commons_enter_sends_nobody_away(aboard):
    """Orders for the crew lie on the people and sections below, each once, and Enter goes on without any."""
    voyager = aboard(players=1, seed=6, until="ChooseFacility", away=SENSIBLE)
    read_on(voyager)
    voyager.book.focus_default()
    voyager.bridge.submit(VisitFacility(facility=Facility.BARRACKS))
    settle()
    page = voyager.book.right
    assert any(isinstance(row.command, Transfer) for row in voyager.book.on_page.rows)
    assert page.recruits == {}
    (lead,) = promised(voyager)
    assert lead.hasFocus()
    crew = voyager.state.sleeves
    press(Qt.Key.Key_Return)
    assert voyager.state.sleeves == crew
    assert kind_of(voyager.state) == "ChooseThing:DraftTurns"
    assert set(page.recruits) == set(voyager.state.members(BARRACKS_ROW)), "who lies open is seen before it is asked"
    QTest.mouseClick(next(iter(page.recruits.values())), Qt.MouseButton.LeftButton)
    settle()
    assert voyager.state.sleeves == crew
    head = next(head for head in page.heads.values() if head.focusPolicy() is Qt.FocusPolicy.StrongFocus)
    QTest.mouseClick(head, Qt.MouseButton.LeftButton)
    settle()
    chosen, card = next(iter(page.recruits.items()))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    settle()
    assert chosen in voyager.state.sleeves


def test_where_nothing_can_be_chosen_enter_goes_on(aboard):
    """One lander, and no mod for it."""
    voyager = aboard(players=1, seed=4, until="ChooseFacility", away=SENSIBLE)
    voyager.bridge.submit(EndFacilities())
    settle()
    read_on(voyager)
    voyager.book.focus_default()
    assert isinstance(voyager.state.question, FitOutLander)
    assert not voyager.book.on_page.rows
    (lead,) = promised(voyager)
    assert lead.hasFocus()
