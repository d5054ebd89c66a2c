"""What happened where nobody was asked is told before the book goes on; a story is never decided by Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle
from vanguard_desktop.models.ship.pages import Standing
from vanguard_desktop.rulesets.ship.data.common import ChooseOption
from vanguard_desktop.rulesets.ship.data.facilities.facilities import ChooseFacility, VisitFacility
from vanguard_desktop.rulesets.ship.data.journey.scanner import Scan
from vanguard_desktop.rulesets.ship.data.journey.star_map import Travel
from vanguard_desktop.setting import Facility
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet

Key = Qt.Key


def press(*keys):
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        settle()


def read_titles(voyager):
    """The sheets that lie open, read with Enter."""
    titles = []
    while isinstance(sheet := voyager.book.scrim.sheet, EntrySheet):
        titles.append(sheet.accessibleName())
        press(Key.Key_Return)
    return titles


@pytest.fixture
def at(aboard, qapp):
    def reached(kind, **how):
        voyager = aboard(players=1, seed=4, until=kind, **how)
        settle()
        voyager.read_on()
        voyager.book.focus_default()
        return voyager

    return reached


def test_the_bridge_comes_when_it_is_promised_and_tells_its_income(at):
    voyager = at("SavePoint")
    press(Key.Key_Return)
    book = voyager.book
    assert isinstance(voyager.state.question, Travel)
    assert book.page == "bridge"
    assert book.scrim.sheet.count.text() == "2 more to read"
    assert book.prompt.buttons == []  # Enter reads on, and nothing else shows its sign
    titles = read_titles(voyager)
    assert titles[0] == "Bridge · Log 750"
    assert titles[-1] == "New situations"
    assert "+4 [command] (objective +3, morale and upgrades +1)" in book.right.told_words
    press(Key.Key_Return)
    assert book.page == "star_map"
    assert read_titles(voyager) == ["Neris · Log 2000"]
    (bridge,) = [row for row in book.pages.rows if row.id == "bridge"]
    assert bridge.standing is Standing.DONE
    QTest.mouseClick(book.rail.entries["bridge"], Qt.MouseButton.LeftButton)
    settle()
    assert "+4 [command]" in book.right.told_words  # the sum can be opened again


def test_reading_decides_nothing_in_a_story_and_what_followed_is_told(at):
    voyager = at("Travel")
    press(Key.Key_Home, Key.Key_Up)  # Rioni is looked at
    comet = next(row.key for row in voyager.book.on_page.rows if "purse_comet" in str(row.command))
    heard = []
    voyager.book.reading_opened.connect(heard.append)
    press(Key(ord(comet)))
    assert heard == [voyager.book.right.told_words]
    assert voyager.book.scrim.sheet is None, "the story stands above its answers, and nowhere else"
    assert "A comet goes past" in voyager.book.right.told_words
    press(Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert isinstance(voyager.state.question, ChooseOption)
    press(Key.Key_Down)
    assert voyager.book.right.parts["1"].hasFocus()
    press(Key.Key_2)
    sheet = voyager.book.scrim.sheet
    assert "Tag it for its owners" in sheet.story
    assert "The campaign remembers it." in sheet.story
    system, energy = voyager.state.system, voyager.state.pool.energy
    press(Key.Key_Return, Key.Key_Return)
    assert (voyager.state.system, voyager.state.pool.energy) == (system, energy)


def test_a_flight_is_seen_before_its_entry_is_read_and_a_key_only_ends_it(at, qapp):
    voyager = at("Travel")
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    press(Key.Key_Home, Key.Key_Up, Key.Key_Return)
    book, there = voyager.book, voyager.state
    assert there.system == "rioni"
    assert book.right.moves
    assert book.scrim.sheet is None
    press(Key.Key_Return)
    assert not book.right.moves
    assert isinstance(book.scrim.sheet, EntrySheet)
    assert voyager.state is there


def test_end_the_travel_keeps_its_key(at):
    voyager = at("Travel")
    ends = [row.key for row in voyager.book.in_bar.rows]
    comet = next(row.key for row in voyager.book.on_page.rows if "purse_comet" in str(row.command))
    press(Key(ord(comet)))
    press(Key.Key_Return, Key.Key_2, Key.Key_Return)
    assert [row.key for row in voyager.book.in_bar.rows] == ends == ["9"]


def test_the_last_part_of_a_scan_is_read_before_the_ship_goes_on(at):
    voyager = at("Scan")
    book = voyager.book
    while isinstance(voyager.state.question, Scan):
        book.focus_default()
        free = book.right.shutters.free
        if free is None:  # scouts make it cheaper, until it costs nothing and Enter turns it up
            scout = next(id for id, key in book.right.fitting().items() if key)
            QTest.mouseClick(book.crew.people[scout], Qt.MouseButton.LeftButton)
            settle()
        else:
            assert book.prompt.bright is None
            press(Key.Key_Return)
    assert isinstance(voyager.state.question, ChooseFacility)
    assert book.page == "scanner"
    assert [part.row.open for part in book.right.shutters.parts].count(True) == voyager.state.scanned > 1
    press(Key.Key_Return)
    assert book.page == "facilities"


def test_a_token_is_spent_for_nothing_only_after_that_was_said(at):
    voyager = at("ChooseFacility")
    book, before = voyager.book, voyager.state
    row = next(row for row in book.on_page.rows if row.command == VisitFacility(facility=Facility.LABORATORY))
    (plate,) = [plate for plate in book.right.view.plates if plate.row.id == "laboratory"]
    assert plate.row.lines == ("Nothing can be done there now",)
    press(Key(ord(row.key)))
    assert voyager.state is before
    assert "Long Bench" in book.prompt.said
    press(Key(ord(row.key)))
    assert voyager.state.pool.command == before.pool.command - 1
    assert book.page == "laboratory"
    assert book.left.told_words == "Nothing could be done here in this visit."
    press(Key.Key_Return)
    assert book.page == "facilities"


def test_a_solved_situation_is_told_with_what_it_brings(at):
    voyager = at("ChooseFacility")
    voyager.bridge.submit(VisitFacility(facility=Facility.SITUATION_ROOM))
    settle()
    press(Key.Key_1)
    if isinstance(voyager.state.question, ChooseOption):
        press(Key.Key_1)
    assert "Situation solved" in read_titles(voyager)


def test_what_is_left_over_when_the_rooms_close_is_told_before_and_after(at):
    voyager = at("ChooseFacility")
    (end,) = voyager.book.in_bar.rows
    assert end.brief == "lost: 4 [command], 4 [success]"
    assert end.detail == "Left over, and lost: 4 [command], 4 [success]."
    press(Key(ord(end.key)))
    sheet = voyager.book.scrim.sheet
    assert sheet.accessibleName() == "The rooms are closed"
    assert "4 [success]" in sheet.story


def test_advice_is_no_refusal(at):
    voyager = at("Travel")
    refused = []
    voyager.book.refused.connect(refused.append)
    press(Key.Key_H)
    assert voyager.book.prompt.said.startswith("You could:")
    assert refused == []


def test_the_objective_can_be_read_from_the_bar(at):
    voyager = at("Travel")
    QTest.mouseClick(voyager.book.header.objective, Qt.MouseButton.LeftButton)
    settle()
    assert voyager.book.scrim.sheet is not None
