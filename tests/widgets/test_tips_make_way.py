"""What is told of a thing hides no sector where there is room, takes no press, and goes when one goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication

from tests.widgets.hands import Hands
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseOption
from vanguard_desktop.widgets.codex.explanation_card import ExplanationCard
from vanguard_desktop.widgets.look.controls.asking import Asked, ask
from vanguard_desktop.widgets.parts.prompt.foretold import Foretold


def told_of(table, number):
    """The pointer rests on a sector."""
    at = table.map.plate_rect(number).center()
    QCursor.setPos(table.map.viewport().mapToGlobal(at))
    assert ask(Asked(widget=table.map, at=at))
    QApplication.processEvents()
    return table.findChild(ExplanationCard, "explanation_card")


def seen(table, number):
    return table.map.plate_rect(number).translated(table.map.viewport().mapTo(table, QPoint(0, 0)))


def covered(one, other):
    both = one & other
    return both.width() * both.height() / (other.width() * other.height())


def test_what_is_told_of_a_sector_lies_on_others_only_where_there_is_no_room(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    plates, hidden = table.scene.plates, []
    for number in plates:
        card = told_of(table, number)
        assert not card.geometry().intersects(seen(table, number))
        hidden += [(number, other) for other in plates if covered(card.geometry(), seen(table, other)) > 0.1]
        table.explainer.put_away()
    assert len(hidden) <= 3, hidden


def test_a_press_goes_through_what_is_told_to_the_sector_below(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    hands, (first, other, *_) = Hands(table), table.scene.plates
    card = told_of(table, first)
    card.move(seen(table, other).center() - QPoint(40, 40))
    hands.click(table.map, table.map.plate_rect(other).center())
    assert table.scene.focused_sector == other
    assert table.explainer.told is None


def test_the_button_of_what_is_told_can_be_pressed(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    card = told_of(table, next(iter(table.scene.plates)))
    opened = []
    table.explainer.more_wished.connect(opened.append)
    Hands(table).click(card.more)
    assert opened
    assert table.explainer.told is None
    assert not card.more.isVisible()


def test_what_is_told_goes_with_the_next_key(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    hands = Hands(table)
    table.map.setFocus()
    told_of(table, next(iter(table.scene.plates)))
    hands.press(Qt.Key.Key_T)
    assert table.explainer.told is None


def test_what_a_press_leads_to_is_not_told_any_more_when_another_answer_stands_there(lay_in_play):
    table = lay_in_play(ChooseOption, seed=3, size=(1920, 1080))
    slot = next(slot for slot in table.prompt.buttons if slot.row.detail and slot.row.open and slot.row.only)
    at = QPointF(slot.rect().center())
    QApplication.sendEvent(slot, QEnterEvent(at, at, QPointF(slot.mapToGlobal(slot.rect().center()))))
    box = Foretold.of(slot)
    assert box.isVisible()
    slot.show_row(next(other.row for other in table.prompt.buttons if other.row != slot.row))
    assert not box.isVisible()
    QApplication.sendEvent(slot, QEvent(QEvent.Type.Leave))
