"""News without a question is shown and passed on by one press."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ship.voyage import steady
from tests.support.in_sight import nothing_stands_for
from tests.support.voyager import settle
from vanguard_desktop.models.ship.told.news import News
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn
from vanguard_desktop.rulesets.ship.data.journey.cycle import Revealed
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel, Travel
from vanguard_desktop.rulesets.ship.zones import OPEN_SITUATIONS
from vanguard_desktop.widgets.cards.card_view import CardView
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def test_a_ship_that_drifts_has_its_page_which_is_read_before_the_night(aboard):
    voyager = aboard(seed=3, until="Travel")
    settle()
    book = voyager.book
    voyager.bridge.submit(EndTravel())
    settle()
    assert (book.page, book.right.often) == ("adrift", 1)
    voyager.bridge.submit(DriftOff())
    settle()
    assert (book.page, book.reads_again) == ("adrift", True), "nobody is asked there, and it is held open"
    assert "The ship is adrift." in book.left.told_words
    while book.page == "adrift":
        press(Qt.Key.Key_Return)
    assert book.page == "night_watch"
    play_until(voyager, Travel)
    voyager.bridge.submit(EndTravel())
    settle()
    assert book.right.often == 2
    voyager.bridge.submit(DriftOff())
    settle()
    assert book.page == "adrift"
    assert nothing_stands_for(book) == [], "with morale so low dice are given back"


def play_until(voyager, kind):
    while not isinstance(voyager.state.question, kind):
        voyager.read_on()
        voyager.bridge.submit(steady(voyager.bridge.legal_commands(), voyager.chance))
        settle()
    voyager.read_on()


def test_who_has_risen_in_rank_is_told_of_on_one_page_with_their_cards(aboard):
    voyager = aboard(seed=3, until="SavePoint")
    risen = [Promoted(member=id, section=sleeve.section, rank=2) for id, sleeve in voyager.state.sleeves.items()][:2]
    (page,) = News(voyager.wording).of(risen, voyager.state)
    assert page.title == "Promoted"
    names = [voyager.wording.names.member(each.member) for each in risen]
    assert [card.name for card in page.cards] == names
    assert all(name in line for name, line in zip(names, page.lines, strict=True))


def test_entries_and_new_situations_are_read_one_after_the_other(aboard):
    voyager = aboard(seed=3, until="SavePoint")
    settle()
    step = voyager.bridge.submit(PlayOn())
    settle()
    found = [event for event in step.events if isinstance(event, Revealed) and event.to == OPEN_SITUATIONS]
    assert found
    sheet = voyager.book.scrim.sheet
    assert isinstance(sheet, EntrySheet)
    assert sheet.accessibleName().startswith("Bridge · Log")
    pages = []
    while voyager.book.scrim.sheet is sheet:
        pages.append(len([card for card in sheet.findChildren(CardView) if card.isVisible()]))
        before = voyager.bridge.game.cursor
        press(Qt.Key.Key_Return)
        assert voyager.bridge.game.cursor == before
    assert pages[0] == 0
    assert len(found[-1].pieces) in pages
    assert voyager.book.page == "bridge"
