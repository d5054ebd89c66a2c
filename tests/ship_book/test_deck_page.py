"""The deck of a member in the window: one more, one less, what a good player would take, as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from tests.widgets.look.clipped import clipped_texts, wider_than_seen
from vanguard_desktop.rulesets.ship.data.journey.launch import BuildDeck
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import board_deck
from vanguard_desktop.widgets.ship.pages.deck_side import DeckSide


def at_the_deck(aboard):
    voyager = aboard(players=1, seed=5)
    for _ in range(900):
        if isinstance(voyager.state, ShipState) and isinstance(voyager.state.question, BuildDeck):
            return voyager
        voyager.play(1)
    raise AssertionError("nobody built a deck")


def deck_of(voyager):
    return voyager.state.at(board_deck(voyager.state.question.section))


def press(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def test_a_deck_is_built_by_hand_and_each_button_is_one_undo(aboard):
    voyager = at_the_deck(aboard)
    side = voyager.book.right
    assert isinstance(side, DeckSide)
    before = deck_of(voyager)
    held = next(card for card in side.cards.values() if card.row.inside)
    press(held.less)
    assert len(deck_of(voyager)) == len(before) - 1
    free = next(card for card in side.cards.values() if card.row.add is not None and card is not held)
    press(free.more)
    assert len(deck_of(voyager)) == len(before)
    press(side.reset)
    assert sorted(deck_of(voyager)) == sorted(before)
    voyager.book.undo()
    assert sorted(deck_of(voyager)) != sorted(before)
    for card in list(side.cards.values()):  # an empty deck is one that a good player would change
        while card.row.take_out is not None:
            press(card.less)
    assert deck_of(voyager) == ()
    press(side.suggest)
    assert len(deck_of(voyager)) >= 10
    voyager.book.undo()
    assert deck_of(voyager) == ()


def test_what_cannot_be_added_says_why(aboard):
    voyager = at_the_deck(aboard)
    side = voyager.book.right
    closed = next(card for card in side.cards.values() if card.row.add is None)
    told = []
    closed.more.refused.connect(told.append)
    press(closed.more)
    assert told[0]


def test_cards_side_by_side_are_equally_high(aboard):
    voyager = aboard(until="BuildDeck", size=(1920, 1080))
    settle()
    lines = {}
    for card in voyager.book.right.cards.values():
        lines.setdefault(card.y(), set()).add(card.height())
    assert len(lines) < len(voyager.book.right.cards)
    assert [heights for heights in lines.values() if len(heights) > 1] == []


def test_in_a_narrow_page_each_card_is_as_high_as_its_words(aboard, monkeypatch):
    voyager = aboard(until="BuildDeck", size=(1280, 720), scale=1.5, language="de")
    settle()
    assert clipped_texts(monkeypatch, voyager.book.right) == []
    assert wider_than_seen(voyager.book) == []
