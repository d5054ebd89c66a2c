"""A page turns over in a fifth of a second; a press ends it, without motion there is none, and at rest nothing runs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.models.ship.pages import comes_after
from vanguard_desktop.rulesets.ship.data.journey.scanner import EndScan
from vanguard_desktop.widgets.look import dress, look


def test_a_page_turns_over_and_the_first_press_ends_it(aboard, qapp, qtbot):
    voyager = aboard(seed=3, until="Scan")
    turn = voyager.book.binder.turn
    voyager.bridge.submit(EndScan())
    assert voyager.book.page == "facilities"
    assert not turn.runs, "motion is off"
    voyager.book.undo()
    dress.apply(qapp, "night", 1.0)
    assert look().duration("sheet") == 200
    voyager.bridge.submit(EndScan())
    assert voyager.book.page == "facilities"
    assert turn.runs
    qapp.processEvents()
    QTest.keyClick(voyager.book, Qt.Key.Key_F1)
    assert not turn.runs
    voyager.book.undo()
    assert not turn.runs, "the codex lay over the page"
    voyager.bridge.submit(EndScan())
    settle()
    voyager.book.undo()
    assert turn.runs
    qtbot.waitUntil(lambda: not turn.runs)
    step = voyager.bridge.game.cursor
    voyager.book.show_all()
    settle()
    assert voyager.bridge.game.cursor == step
    assert not turn.runs, "the same page"


def test_pages_have_an_order_in_which_they_are_turned():
    assert comes_after("night_watch", "homecoming")
    assert comes_after("hangar", "production")
    assert comes_after("production", "facilities")
    assert not comes_after("homecoming", "beginning")
