"""The library: saves are called otherwise, copied, deleted and brought back, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


@pytest.fixture
def library(sit_down):
    player = sit_down(language="en", size=(1280, 900))
    player.begin()
    player.press(Qt.Key.Key_1)
    player.click(player.table.header.home)
    player.click(player.program.home.library_entry)
    return player


def names(player):
    return [card.row.name for card in player.screen.cards]


def test_a_save_gets_another_name_and_keeps_its_game(library):
    (card,) = library.screen.cards
    state = library.state
    library.click(card.rename)
    QTest.keyClicks(card.name, "Where the reeds are")
    library.press(Qt.Key.Key_Return)
    assert names(library) == ["Where the reeds are"]
    library.click(library.screen.cards[0].open)
    assert library.state == state


def test_a_name_of_nothing_changes_nothing(library):
    (card,) = library.screen.cards
    library.click(card.rename)
    QTest.keyClicks(card.name, "   ")
    library.press(Qt.Key.Key_Return)
    assert names(library) == ["Lantern Sill"]


def test_a_copy_stands_beside_it(library):
    library.click(library.screen.cards[0].copy)
    assert sorted(names(library)) == ["Lantern Sill", "Lantern Sill, copy"]
    assert [card.row.steps for card in library.screen.cards] == [1, 1]


def test_what_is_deleted_can_be_brought_back(library):
    library.click(library.screen.cards[0].delete)
    assert names(library) == []
    assert library.screen.undo.isVisible()
    library.press(Qt.Key.Key_Return)
    assert names(library) == ["Lantern Sill"]
    assert not library.screen.undo.isVisible()


def test_leaving_makes_it_final_and_the_first_screen_offers_it_no_more(library):
    library.click(library.screen.cards[0].delete)
    library.press(Qt.Key.Key_Escape)
    assert list(library.folders.saves.glob("*.vanguard*")) == []
    assert not library.program.home.card.isVisible()


def test_each_save_says_who_plays_it_and_where(library):
    (card,) = library.screen.cards
    state = library.program.playing.session.game.state
    assert card.row.players == tuple(seat.name for seat in state.seats)
    assert card.row.place == "Lantern Sill"
    assert card.row.land == (state.board.id, state.board.relief)


def test_a_save_and_its_copy_show_where_the_game_stood(library):
    library.click(library.screen.cards[0].copy)
    state = library.program.playing.session.game.state
    assert len(library.screen.cards) == 2
    for card in library.screen.cards:
        assert card.row.last.relief == state.board.id
        assert card.row.last.pawns == tuple((member.section.value, member.sector or 0) for member in state.members)
