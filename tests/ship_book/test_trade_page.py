"""The dice trade in the window: the box by kind, what the next die costs, each section's pick."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import kind_of, settle
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, SellDice
from vanguard_desktop.rulesets.ship.zones import BOX_DICE, dice
from vanguard_desktop.widgets.ship.pages.box_cell import BoxCell
from vanguard_desktop.widgets.ship.pages.trade_side import TradeSide


@pytest.fixture
def trade(aboard):
    """Somebody has come home, and dice may be sold."""
    voyager = aboard(until="TradeDice")
    if voyager.book.scrim.sheet is not None:
        voyager.book.close_sheet()
    assert isinstance(voyager.book.right, TradeSide)
    return voyager


def cells(side):
    return side.findChildren(BoxCell)


def answer(side, kind):
    """The part of the page that stands for an order."""
    return next(part for part in side.parts.values() if isinstance(part.property("answer").command, kind))


def test_enter_gives_a_plain_die_back_before_any_other(trade):
    trade.bridge.submit(SellDice())
    settle()
    while kind_of(trade.state) == "ChooseThing:ReturnDie":
        section = trade.state.question.section
        owned = set(trade.state.at(dice(section)))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        settle()
        (given,) = owned - set(trade.state.at(dice(section)))
        assert "basic" in given


def test_dice_of_an_operation_are_taken_out_of_the_same_box(aboard):
    voyager = aboard(until="ChooseThing:PickOperationDie", operation="OP-2")
    side, section = voyager.book.right, voyager.state.question.section
    assert isinstance(side, TradeSide)
    lit = [cell for cell in cells(side) if cell.property("answer") is not None]
    assert len(lit) == len(voyager.book.on_page.rows)
    before = set(voyager.state.at(dice(section)))
    QTest.mouseClick(lit[-1], Qt.MouseButton.LeftButton)
    settle()
    (taken,) = set(voyager.state.at(dice(section))) - before
    assert "wild" in taken


def test_a_die_is_sold_and_one_of_the_box_is_bought(trade):
    side, owned = trade.book.right, trade.state.dice_each
    QTest.mouseClick(answer(side, SellDice), Qt.MouseButton.LeftButton)
    settle()
    while kind_of(trade.state) == "ChooseThing:ReturnDie":
        QTest.keyClick(trade.book, Qt.Key.Key_1)
        settle()
    assert trade.state.dice_each == owned - 1
    assert kind_of(trade.state) == "TradeDice"
    buying = answer(trade.book.right, BuyDie)
    QTest.keyClick(buying, Qt.Key.Key_Return)
    settle()
    assert kind_of(trade.state) == "ChooseThing:TakeDie"
    asked = trade.state.question.section
    lit = [cell for cell in trade.book.right.parts.values() if isinstance(cell, BoxCell)]
    thing = lit[-1].property("answer").thing
    QTest.mouseClick(lit[-1], Qt.MouseButton.LeftButton)
    settle()
    assert thing in trade.state.at(dice(asked))
    assert trade.state.question.section is not asked
    trade.book.undo()
    assert thing in trade.state.at(BOX_DICE)


def test_after_a_sale_enter_ends_no_trade_and_the_keys_of_the_box_run_from_the_upper_left(trade):
    trade.bridge.submit(SellDice())
    settle()
    while kind_of(trade.state) == "ChooseThing:ReturnDie":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        settle()
    assert [slot.key for slot in trade.book.prompt.buttons if slot.primary] == []
    assert [row.key for row in trade.book.in_bar.rows] == ["9"]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert kind_of(trade.state) == "ChooseThing:TakeDie"
    lit = [cell for cell in cells(trade.book.right) if cell.property("answer") is not None]
    lit.sort(key=lambda cell: (cell.mapTo(trade.book, QPoint()).y(), cell.x()))
    keys = "".join(cell.property("answer").key for cell in lit)
    assert len(keys) > 4
    assert "123456789".startswith(keys)


def test_every_kind_has_its_place_with_a_name_and_a_number(trade):
    side = trade.book.right
    shown = [cell for cell in cells(side) if cell.isVisible()]
    assert len(shown) == 21
    assert all(cell.accessibleName() for cell in shown)
    told = sum(int(cell.accessibleName().split(": ")[-1].split()[0]) for cell in shown)
    assert told == len(trade.state.at(BOX_DICE))
