"""Cards in the codex: each is shown as a card, and those of a kind are looked through, with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.boxes import shipped
from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.models.common.codex_cards import codex_card
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.text.codex.families import Family
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.cards.card_view import CardView
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet
from vanguard_desktop.widgets.codex.family_way import FamilyWay
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.sheets import Scrim
from vanguard_desktop.widgets.look.controls.text import RichText

BOX = shipped()
LAID_OPEN = (f"threats/{min(BOX.threats)}", f"missions/{min(BOX.missions)}", "events/EV05", "discoveries/D-Min3")


@pytest.fixture
def opened(qtbot, qapp):
    """The codex over an empty table, in a window of the given size."""
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    hosts = []

    def opened(subject="", *, laid_open=LAID_OPEN, size=(1920, 1080)):
        host = QWidget()
        qtbot.addWidget(host)
        hosts.append(host)
        host.resize(*size)
        host.show()
        QTest.qWaitForWindowExposed(host)
        codex = Wording.of(BOX).codex
        sheet = CodexSheet(codex, codex.explain, laid_open=laid_open, subject=subject)
        Scrim(host).open(sheet)
        settle()
        return sheet

    yield opened
    dress.apply(qapp)


def settle():
    for _ in range(6):
        QApplication.processEvents()


def type_in(words):
    for letter in words:
        QTest.keyClick(QApplication.focusWidget(), letter)
    settle()


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def card_on(sheet):
    return next(view for view in sheet.page.findChildren(CardView) if view.isVisible())


def ways_on(sheet):
    return [way for way in sheet.page.findChildren(FamilyWay) if way.isVisible()]


def choose(sheet, subject):
    """Go to a line of the list as with the arrows."""
    sheet.list.setFocus()
    sheet.list.setCurrentRow(sheet.shown.index(subject))
    settle()


def rest_on(widget, at):
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


@pytest.mark.rule("CRD-03")
def test_a_card_is_shown_as_a_card_with_the_rule_of_its_kind_beside_it(opened):
    sheet = opened()
    type_in("lucky boots")
    view = card_on(sheet)
    assert view.card.name == "Lucky Boots"
    assert "eroll up to 1" in view.accessibleName()
    assert view.height() == view.heightForWidth(view.width())
    beside = [text for text in sheet.page.findChildren(RichText) if "two halves" in text.text]
    assert beside[0].mapTo(sheet, QPoint(0, 0)).x() > view.mapTo(sheet, QPoint(0, 0)).x() + view.width()


def test_icons_on_a_card_are_explained_where_they_stand(opened):
    sheet = opened("card:section_cards/REC03")
    view = card_on(sheet)
    found = set()
    for y in range(120, view.height(), 8):
        for x in range(10, view.width(), 8):
            rest_on(view, QPoint(x, y))
            told = sheet._explainer.told
            found |= {told.entry} if told is not None else set()
            sheet._explainer.put_away()
    assert "icon:any_die" in found


def test_a_chapter_leads_to_all_cards_of_its_kind_where_typing_searches_among_them(opened):
    sheet = opened("chapter:cards")
    click(ways_on(sheet)[0].button)
    assert len(sheet.shown) > 80
    assert all(subject.startswith("card:section_cards/") for subject in sheet.shown)
    first = card_on(sheet).card.name
    press(Qt.Key.Key_Down)
    assert sheet.page.subject == sheet.shown[1]
    assert card_on(sheet).card.name != first
    type_in("boots")
    assert 0 < len(sheet.shown) < 5
    assert card_on(sheet).card.name == "Lucky Boots"
    press(Qt.Key.Key_Escape)
    assert len(sheet.shown) > 80
    press(Qt.Key.Key_Escape)
    assert "chapter:cards" in sheet.shown
    assert QApplication.focusWidget() is sheet.box


def test_the_way_back_to_all_topics_is_a_button_too(opened):
    sheet = opened("cards:crew")
    assert sheet.all_topics.isVisible()
    click(sheet.all_topics)
    assert not sheet.all_topics.isVisible()
    assert "chapter:rounds" in sheet.shown


def test_what_the_story_hides_is_told_only_once_it_lies_open(opened):
    sheet = opened("chapter:threats", laid_open=())
    assert not hasattr(ways_on(sheet)[0], "button")
    sheet = opened("chapter:threats")
    click(ways_on(sheet)[0].button)
    assert sheet.shown == (f"card:threats/{min(BOX.threats)}",)


def test_a_crewmember_is_shown_with_face_story_convert_ability_and_skill(opened):
    member = min(BOX.crew)
    sheet = opened(f"card:crew/{member}")
    card = card_on(sheet).card
    assert card.dress.member == member
    assert card.story == Wording.of(BOX).names.biography(member)
    assert any("charge" in line for line in card.lines)


@pytest.mark.rule("DSC-09", "DSC-25", "DSC-26")
@pytest.mark.parametrize("family", [Family.DISCOVERY, Family.UNIQUE])
def test_every_find_says_what_it_is_and_what_it_is_good_for(family):
    codex = Wording.of(BOX).codex
    ids = BOX.discoveries if family is Family.DISCOVERY else BOX.uniques
    for id in ids:
        card = codex_card(codex, f"{family.value}/{id}")
        assert card.aside, id
        assert card.lines, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_cuts_its_words_however_large_the_text(opened, qapp, language, monkeypatch):
    languages = Languages()
    languages.use(language)
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    try:
        sheet = opened(size=(1280, 720))
        for subject in (
            "card:section_cards/REC03",
            f"card:crew/{max(BOX.crew)}",
            *(f"card:{card}" for card in LAID_OPEN),
            "card:danger/C",
            "card:injury/critical",
            "cards:equipment",
        ):
            sheet.open(subject)
            settle()
            view = card_on(sheet)
            assert view.height() == view.heightForWidth(view.width()), subject
            assert clipped_texts(monkeypatch, sheet) == [], subject
    finally:
        languages.use("en")
        languages.withdraw()


def test_the_cards_of_a_family_lie_side_by_side_and_a_press_shows_one_whole(opened):
    sheet = opened("cards:equipment")
    assert tuple(sheet.gallery.cards) == sheet.shown
    wanted = sheet.shown[7]
    QTest.mouseClick(sheet.gallery.cards[wanted], Qt.MouseButton.LeftButton)
    assert sheet.page.subject == wanted
    assert sheet.shown[sheet.list.currentRow()] == wanted
    type_in("tent")
    assert tuple(sheet.gallery.cards) == sheet.shown, "the search leaves those that fit"


def test_a_card_that_was_asked_for_is_marked_among_its_kind_with_those_beside_it(opened):
    asked = opened("cards:equipment").shown[9]
    sheet = opened(asked)
    assert sheet.shown[sheet.list.currentRow()] == sheet.page.subject == asked
    at = sheet.list.currentRow()
    assert tuple(sheet.gallery.cards) == sheet.shown[at - 2 : at + 3]
    assert [subject for subject, card in sheet.gallery.cards.items() if card.is_open] == [sheet.page.subject]
    beside = sheet.shown[at + 1]
    click(sheet.gallery.cards[beside])
    assert sheet.page.subject == beside
    assert sheet.list.currentRow() == at + 1
    press(Qt.Key.Key_Down)
    assert sheet.page.subject == sheet.shown[at + 2]
    gone = []
    sheet.closed.connect(lambda: gone.append(True))
    press(Qt.Key.Key_Escape)
    assert gone, "who came for one card goes back to where it was asked for"


def test_a_low_window_keeps_its_room_for_the_one_card(opened):
    assert not opened("cards:equipment", size=(1280, 720)).gallery.isVisible()
    assert not opened("chapter:equipment").gallery.isVisible()
