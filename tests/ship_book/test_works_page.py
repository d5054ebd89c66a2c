"""The Works in the window: a project is carried into a queue, or pressed, and both come to the same."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.rulesets.ship.zones import queue
from vanguard_desktop.widgets.ship.pages.works.works_page import WorksPage


def carry(card, to):
    """In small steps, as a hand does."""
    start, end = card.rect().center(), card.mapFromGlobal(to.mapToGlobal(QPoint(30, 50)))
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(card, start + (end - start) * part / 5)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=end)
    settle()


def test_a_project_is_carried_to_its_stage_or_pressed_and_elsewhere_it_stays_where_it_was(aboard):
    voyager = aboard(seed=3, until="ChooseThing:StartNext", size=(1600, 1000))
    side = voyager.book.right
    assert isinstance(side, WorksPage)
    before = voyager.state
    card = next(card for card in side.slots.values() if card.goals())
    ((stage, _),) = card.goals().items()
    piece, zone = card.slot.piece, stage.slot.id
    other = next(each for each in side.slots.values() if each.slot.piece is None and each is not stage)
    carry(card, other)
    assert voyager.state == before
    carry(card, stage)
    assert voyager.state.at(zone) == (piece,)
    carried = voyager.state
    voyager.book.undo()
    settle()
    card = next(card for card in side.slots.values() if card.slot.piece == piece)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    settle()
    assert voyager.state == carried
    under_way = side.slots[queue(1, int(zone[-1]))]
    assert not under_way.goals()


def test_a_queue_is_as_high_empty_as_with_work_in_it_and_shows_every_stage_side_by_side(aboard):
    voyager = aboard(players=1, seed=4, until="ChooseThing:StartNext")
    settle()
    voyager.read_on()
    side = voyager.book.right

    def stages():
        line = [card for card in side.slots.values() if card.slot.on_line]
        return [(card.mapTo(side, card.rect().topLeft()).y(), card.height()) for card in line]

    before = stages()
    assert len(before) == 3
    assert len(set(before)) == 1
    QTest.keyClick(voyager.book, Qt.Key.Key_1)
    settle()
    assert any(card.slot.on_line and card.slot.piece for card in side.slots.values())
    assert [high for _, high in stages()] == [high for _, high in before]


def test_who_boosts_is_asked_on_the_crew_and_enter_gives_nothing_away(aboard):
    voyager = aboard(players=1, seed=4, until="ChooseThing:BoostNext")
    settle()
    voyager.read_on()
    voyager.book.focus_default()
    QTest.keyClick(voyager.book, Qt.Key.Key_1)
    settle()
    fits = voyager.book.right.fitting()
    assert any(card.hasFocus() for id, card in voyager.book.crew.people.items() if id in fits)
    assert [slot for slot in voyager.book.prompt.buttons if slot.primary] == []
