"""What a page teaches at its first visit, and that it can be read again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle
from vanguard_desktop.models.ship.lessons import chapter_id, lessons_of
from vanguard_desktop.models.ship.pages import PAGE_OF
from vanguard_desktop.text.codex.contents import chapter_of
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet

# They ask for what their own sentences say.
WITHOUT = {"set_up", "operation", "resume", "beginning"}


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def test_every_page_of_a_cycle_has_lessons_and_a_chapter():
    pages = set(PAGE_OF.values()) - WITHOUT
    assert [page for page in sorted(pages) if chapter_of(chapter_id(page)) is None] == []
    assert [page for page in sorted(pages) if not 1 <= len(lessons_of(page)) <= 4] == []


def test_a_first_visit_teaches_one_thing_at_a_time_and_then_is_quiet(aboard):
    voyager = aboard(seed=3, until="ChooseThing:StartNext")
    settle()
    lesson, lessons = voyager.book.left.lesson, lessons_of("production")
    for number in range(len(lessons)):
        assert lesson.teaches, number
        assert lesson.accessibleName()
        press(Qt.Key.Key_G)
    assert not lesson.teaches


def test_what_was_understood_is_taught_by_no_later_screen(aboard):
    """Between two debriefings the table lies open, and the binder is laid anew."""
    voyager = aboard(players=1, seed=3, until="TradeDice")
    settle()
    voyager.read_on()
    before = voyager.book
    press(Qt.Key.Key_G)
    (told,) = {lesson.id for lesson in lessons_of("debriefing")} & voyager.bridge.understood
    voyager.turn()
    voyager.read_on()
    lesson = voyager.book.left.lesson
    assert lesson is not before.left.lesson
    left = len(lessons_of("debriefing")) - 1
    for number in range(left):
        assert lesson.teaches, (number, told)
        press(Qt.Key.Key_G)
    assert not lesson.teaches


def test_a_page_that_takes_the_whole_spread_teaches_upon_it(aboard):
    voyager = aboard(seed=3, until="ChooseFacility")
    settle()
    if voyager.book.scrim.sheet is not None:
        voyager.book.close_sheet()
    lesson = voyager.book.left.lesson
    assert lesson.teaches
    assert lesson.isVisible()
    lesson.next.click()
    settle()
    assert lesson.isVisible()


def test_a_lesson_tells_of_the_step_of_now_before_those_that_are_over(aboard):
    voyager = aboard(seed=3, until="TradeDice")
    settle()
    if voyager.book.scrim.sheet is not None:
        voyager.book.close_sheet()
    lesson = voyager.book.left.lesson
    told = []
    while lesson.teaches:
        told.append(lesson.accessibleName().partition(":")[0])
        press(Qt.Key.Key_G)
    assert told == ["Dice are traded", "Dice are traded", "Dice are traded", "Promotions"]


@pytest.mark.parametrize(("language", "scale", "kind"), [("en", 1.0, "TreatPatients"), ("de", 1.5, "TradeDice")])
def test_lesson_and_advice_are_never_cut_at_the_foot_of_the_left_page(aboard, language, scale, kind):
    """In a small window with large text what has no room scrolls within its own box, and its button stays."""
    voyager = aboard(players=1, seed=3, until=kind, language=language, scale=scale)
    settle()
    if voyager.book.scrim.sheet is not None:
        voyager.book.close_sheet()
    voyager.book.focus_default()
    left = voyager.book.left
    while left.lesson.teaches:
        settle()
        for part in (left.lesson.next, left.lesson.more):
            assert part.isVisible()
            assert left.rect().contains(QRect(part.mapTo(left, QPoint(0, 0)), part.size())), part
        before = left.lesson.geometry().top()
        press(Qt.Key.Key_G)
        assert left.lesson.geometry().top() == before or not left.lesson.teaches
    press(Qt.Key.Key_H)
    assert left.told.words
    assert left.told.isVisible()
    assert left.rect().contains(left.told.geometry())
    seen = {left.told.column.verticalScrollBar().value()}
    for _ in range(9):
        press(Qt.Key.Key_PageDown)
        seen.add(left.told.column.verticalScrollBar().value())
    assert max(seen) == left.told.column.verticalScrollBar().maximum()


def test_a_lesson_leads_to_its_chapter_in_the_codex(aboard):
    voyager = aboard(seed=3, until="ChooseThing:StartNext")
    settle()
    voyager.book.left.lesson.more.click()
    settle()
    assert isinstance(voyager.book.scrim.sheet, CodexSheet)


def test_who_has_played_a_cycle_is_taught_no_more(aboard):
    voyager = aboard(seed=3, until="Travel", cycle=2)
    settle()
    assert voyager.state.cycle > 1
    assert not voyager.book.left.lesson.teaches
