"""Whoever is chosen is chosen for what they can do: the skill is read beside the face, and a press takes the person."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.support.voyager import settle
from tests.widgets.look.clipped import wider_than_seen
from vanguard_desktop.widgets.look.controls.text import RichText
from vanguard_desktop.widgets.ship.pages.section_head import SectionHead
from vanguard_desktop.widgets.ship.person_card import PersonCard


def test_recruits_show_their_skills_and_stand_in_a_line(aboard):
    voyager = aboard(seed=3, until="ChooseThing:KeepRecruit", size=(1600, 1000))
    side, names = voyager.book.right, voyager.wording.names
    cards = [part for part in side.parts.values() if isinstance(part, PersonCard)]
    assert len(cards) == 3
    read = " ".join(part.text for part in side.findChildren(RichText) if part.isVisible())
    assert all(names.skill(card.row.id) in read for card in cards)
    assert len({card.mapTo(side, card.rect().topLeft()).y() for card in cards}) == 1
    chosen = cards[1].row.id
    QTest.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    settle()
    assert chosen in voyager.state.sleeves
    side = voyager.book.right
    kept = [card for card in side.findChildren(PersonCard) if card.row.id == chosen and card.isVisible()]
    assert len(kept) == 1, "below what is asked the sections stand with those whom they have"
    assert kept[0] not in side.parts.values()


def test_whose_crew_comes_together_is_shown_in_the_window_and_in_no_other(aboard, qapp):
    shown = []

    class Windows(QObject):
        def eventFilter(self, watched, event):
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    voyager = aboard(seed=3, until="ChooseThing:EnterSection")
    windows = Windows()
    qapp.installEventFilter(windows)
    voyager.bridge.submit(voyager.bridge.answers()[0])
    settle()
    qapp.removeEventFilter(windows)
    assert shown == []


def test_with_large_letters_the_sections_so_far_stand_two_by_two(aboard):
    voyager = aboard(seed=3, until="ChooseThing:EnterSection", language="de", scale=1.5)
    assert wider_than_seen(voyager.book) == []
    heads = voyager.book.right.findChildren(SectionHead)
    assert len({head.mapTo(voyager.book, head.rect().topLeft()).x() for head in heads}) == 2
