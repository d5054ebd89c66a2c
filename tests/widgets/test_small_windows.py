"""What is seen where room is short: the map above an open tray, answers under a long text, cards in hand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.support.boxes import shipped
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    Exert,
    LiftOff,
    PlayCard,
    TakeBackAction,
    TakeSpecialAction,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseOption,
    EventRevealed,
    GatherDice,
    React,
)
from vanguard_desktop.rulesets.expedition.data.events import Exerted
from vanguard_desktop.scenes.geometry import Form
from vanguard_desktop.widgets.parts.cards.card_peek import CardPeek

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
BOX = shipped()


@pytest.fixture
def lay(lay_in_play):
    return lay_in_play


def play_until(table, kind, seed=1):
    chance = random.Random(seed)
    for _ in range(400):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        question = table.bridge.state.question
        if isinstance(question, kind):
            for _ in range(5):
                QApplication.processEvents()
            return
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff | TakeBackAction)]
        eager = [command for command in ways if isinstance(command, TakeSpecialAction | AddDie)]
        table.bridge.submit(chance.choice(eager or ways or [row.command for row in table.any_time.rows]))
    pytest.fail("it did not come up")


def asks_about_a_cost(*, of_a_check):
    return lambda game: isinstance(game.state.question, React) and (game.state.check is not None) is of_a_check


def on_the_table(table, widget):
    return QRect(widget.mapTo(table, QPoint(0, 0)), widget.size())


def test_above_an_open_tray_the_map_shows_the_sector_of_the_check_and_comes_back_whole(lay):
    table = lay(ChooseAction)
    assert table.map.fitted
    play_until(table, GatherDice)
    here = table.scene.journey.traveler.sector
    plate = table.map.plate_rect(here)
    seen = table.map.viewport().rect()
    assert seen.contains(plate)
    free = seen.adjusted(
        on_the_table(table, table.crew_drawer).right() - on_the_table(table, table.map).left(), 0, 0, 0
    )
    assert 0 < free.width() < seen.width(), "the board of whoever takes dice lies over a part of the map"
    assert free.contains(plate)
    assert abs(plate.center().x() - free.center().x()) < plate.width() // 2
    assert table.scene.form is Form.PLATE
    assert not on_the_table(table, table.map).intersects(on_the_table(table, table.tray))
    while not isinstance(table.bridge.state.question, ChooseAction):
        table.undo()
    QApplication.processEvents()
    assert not table.tray.isVisible()
    assert table.map.fitted


def test_whoever_looks_elsewhere_on_the_map_is_left_in_peace(lay):
    table = lay(GatherDice)
    table.map.push(QPoint(80, 10))
    before = table.map.middle()
    table.bridge.submit(next(row.command for row in table.options.rows if isinstance(row.command, AddDie)))
    QApplication.processEvents()
    assert (table.map.middle() - before).manhattanLength() < 4


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("kind", [EventRevealed, ChooseOption])
def test_under_a_long_text_the_first_answer_is_whole_in_sight(lay, kind, language):
    table = lay(kind, 5, scale=1.5, language=language)
    for _ in range(30):
        play_until(table, kind, seed=5)
        if table.reading.sheet is not None and table.reading.sheet.rows:
            break
        table.bridge.submit(table.options.rows[0].command)
    first = table.reading.sheet.rows[0]
    assert first.visibleRegion().boundingRect() == first.rect()
    assert not on_the_table(table, first).intersects(on_the_table(table, table.prompt))


def test_a_card_in_hand_says_what_it_does(lay):
    table = lay(ChooseAction, size=(1920, 1080))
    QTest.qWait(20)
    board = table.crew.boards[table.bridge.state.question.member]
    cards = list(board.hand.cards.values())
    assert len({card.y() for card in cards}) == 1, "they lie side by side"
    for card in cards:
        assert card.card.lines
        assert card.height() >= card.heightForWidth(card.width())
        QApplication.sendEvent(card, QEnterEvent(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4)))
        assert CardPeek.of(card).card == card.card


@pytest.mark.parametrize("language", ["de", "it", "cs"])
def test_the_header_has_room_for_four_at_large_text(lay, language):
    table = lay(ChooseAction, scale=1.5, language=language, players=4)
    header = table.header
    shown = [part for part in header.children() if isinstance(part, QWidget) and part.isVisible()]
    for part in shown:
        assert part.width() >= part.minimumSizeHint().width()
        assert part.width() >= min(part.sizeHint().width(), header.width()), part
    for one, other in pairwise(sorted(shown, key=lambda part: part.x())):
        assert one.geometry().right() < other.geometry().left() or one.x() == other.x()


@pytest.mark.rule("ACT-51")
def test_exerting_is_one_press_away_and_says_what_comes_of_it(lay):
    table = lay(ChooseAction, size=(1920, 1080))
    member = table.bridge.state.question.member
    line = table.crew.boards[member].exert
    assert line.isVisible()
    before = table.bridge.game.cursor
    assert not table.bridge.state.member(member).spent
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    assert table.bridge.game.cursor == before, "it would cost a die and bring none"
    while not table.bridge.state.member(member).spent or not isinstance(table.bridge.state.question, ChooseAction):
        table.bridge.submit(table.options.rows[0].command)
    spent = len(table.bridge.state.member(member).spent)
    assert line.button.row.note == f"1 lost, {spent} back"
    before = table.bridge.game.cursor
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    assert table.bridge.game.cursor != before
    assert any(isinstance(event, Exerted) for event in table.bridge.game.last_events())


@pytest.mark.rule("DEC-25")
def test_whatever_may_be_done_at_any_time_says_what_it_does(lay):
    table = lay(ChooseAction, size=(1920, 1080))
    for row in table.any_time.rows:
        if isinstance(row.command, Exert | PlayCard | UseSkill | UseEquipment):
            assert row.detail
    table.lists.toggle_any_time()
    for line, row in zip(table.any_time_list.rows, table.any_time.rows, strict=True):
        assert line.accessibleDescription() == table.wording.names.spoken(row.detail)


def test_the_own_discards_are_looked_through(lay):
    def discarded(game):
        question = game.state.question
        return isinstance(question, ChooseAction) and game.state.member(question.member).discards

    table = lay(discarded, size=(1920, 1080))
    member = table.bridge.state.member(table.bridge.state.question.member)
    board = table.crew.boards[member.id]
    QTest.mouseClick(board.pile, Qt.MouseButton.LeftButton)
    sheet = table.scrim.sheet
    assert [card.card.id for card in sheet.pile.cards.values()] == list(reversed(member.discards))
    before = table.bridge.game.cursor
    QTest.mouseClick(next(iter(sheet.pile.cards.values())), Qt.MouseButton.LeftButton)
    assert table.bridge.game.cursor == before
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Space)
    assert table.scrim.sheet is None


def test_discarded_events_are_looked_through_from_the_situation(lay):
    table = lay(
        lambda game: isinstance(game.state.question, ChooseAction) and game.state.event_discards, size=(1920, 1080)
    )
    QTest.mouseClick(table.situation.events.look_through, Qt.MouseButton.LeftButton)
    cards = [card.card.id for card in table.scrim.sheet.pile.cards.values()]
    assert cards == list(reversed(table.bridge.state.event_discards))


@pytest.mark.rule("ACT-53")
def test_once_an_event_is_read_exerting_stands_under_its_answer_with_what_comes_of_it(lay):
    table = lay(EventRevealed, size=(1920, 1080))
    sheet = table.reading.sheet
    offered = [row for row in table.any_time.rows if isinstance(row.command, Exert)]
    assert offered
    row = next(row for row in sheet.beside if row.text() == table.wording.names.spoken(offered[0].label))
    assert row.isVisible()
    assert row.accessibleDescription() == table.wording.names.spoken(offered[0].detail)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert any(isinstance(event, Exerted) for event in table.bridge.game.last_events())


@pytest.mark.rule("DEC-26")
def test_before_a_cost_that_hurts_what_could_be_done_instead_lies_open(lay):
    table = lay(asks_about_a_cost(of_a_check=False), size=(1920, 1080))
    assert table.any_time_list.isVisible()
    assert len(table.any_time_list.rows) == len(table.any_time.rows)
    before = table.bridge.game.cursor
    QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_1)
    assert table.bridge.game.cursor != before


@pytest.mark.rule("DEC-26")
def test_before_a_cost_of_a_check_its_outcomes_and_all_that_could_be_done_instead_are_seen_together(lay):
    table = lay(asks_about_a_cost(of_a_check=True), size=(1920, 1080))
    assert table.any_time.rows
    assert table.lists.opened is None
    offered = {command for slot in table.prompt.beside for command in slot.row.commands}
    assert offered == {row.command for row in table.any_time.rows}
    for row in table.tray.outcomes.rows:
        met = table.childAt(on_the_table(table, row).center())
        assert met is row or row.isAncestorOf(met)


@pytest.mark.rule("DEC-26")
def test_enter_accepts_a_cost_as_the_bright_button_says(lay):
    table = lay(React, size=(1920, 1080))
    bright = next(button.row.only for button in table.prompt.buttons if button.primary)
    assert not any(row.hasFocus() for row in table.any_time_list.rows)
    with_the_button = table.bridge.game.foretold(bright)
    QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Return)
    assert table.bridge.game.last_events()[: len(with_the_button)] == with_the_button


@pytest.mark.parametrize("world", sorted(BOX.worlds))
def test_the_header_says_the_whole_name_of_the_place(lay, world):
    table = lay(object, scale=1.5, language="it", world=world)
    place = next(text for text in table.header.findChildren(QLabel) if text.text() == table.wording.names.world(world))
    assert place.width() >= place.sizeHint().width()
