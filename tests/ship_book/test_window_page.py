"""The Window: a new name is etched and read, with what it brings; several dead are put in order; one press goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle
from vanguard_desktop.bots.names import RANDOM
from vanguard_desktop.models.ship.after.window import Window
from vanguard_desktop.play.ship import window
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.text import RichText, Text
from vanguard_desktop.widgets.ship.window.window_side import WindowSide

# In this campaign somebody does not survive the first expedition.
_SEED = 15


@pytest.fixture
def home(aboard):
    """Just after a name was etched."""
    voyager = aboard(seed=_SEED, until="SavePoint", away=RANDOM)
    while voyager.book.scrim.sheet is not None:  # what happened by itself before
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        settle()
    return voyager


def words_on(card):
    return [part.text() for part in card.findChildren(Text)] + [part.text for part in card.findChildren(RichText)]


def test_a_new_name_is_read_with_its_life_and_what_it_brings_and_one_press_goes_on(home):
    (member,) = window.etched(home.bridge.last_events())
    side = home.book.right
    assert isinstance(side, WindowSide)
    assert home.book.page == "memorial"
    assert home.wording.names.member(member) in side.pane.accessibleName()
    said = words_on(side.life)
    assert home.wording.names.biography(member) in said
    assert "Gain 2 [success]." in said
    home.book.focus_default()
    (back,) = home.book.prompt.buttons
    assert back.primary
    before = home.state
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    settle()
    assert home.book.page == "night_watch"
    assert home.state == before


def test_enter_goes_on_and_the_rail_leads_back_to_the_names(home):
    home.book.focus_default()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert home.book.page == "night_watch"
    QTest.mouseClick(home.book.rail.entries["memorial"], Qt.MouseButton.LeftButton)
    settle()
    assert home.book.page == "memorial"
    assert (
        home.wording.names.member(window.etched(home.bridge.last_events())[0]) in home.book.right.pane.accessibleName()
    )


def test_a_name_is_etched_letter_by_letter_unless_motion_is_off_and_then_all_stands_still(home, qapp):
    side, book = home.book.right, home.book
    assert not side.pane.runs
    dress.apply(qapp, "night", 1.0)
    book.undo()
    book.redo()
    assert not side.pane.runs, "what is played again is not etched again"
    step = home.bridge.game.cursor
    book.undo()
    home.bridge.submit(home.bridge.answers()[0])
    assert home.bridge.game.cursor != step
    assert side.pane.runs
    book.finish_motion()
    assert not side.pane.runs


def test_a_place_tells_what_it_brings_before_a_name_has_it(home):
    shown = Window(home.bridge, home.wording).shown(home.state)
    free = [place.brings for place in shown.places if not place.name]
    assert len(free) == len(shown.places) - 1
    assert "2 [success]" in free
    assert "1 [rank_up]" in free
