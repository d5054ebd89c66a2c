"""Cards, dice and tokens are seen going where they belong; nobody has to wait for it, and it can be switched off."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.widgets.test_every_question import chosen, laid_out
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.rulesets.expedition.data.commands import Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToSpend
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardsDrawn,
    DieSpent,
    EventDrawn,
    InjuryGained,
    PoolDiceSpent,
    SuccessesGained,
    SuppliesChanged,
    TurnOpened,
)
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.table.flights.flights import Flying
from vanguard_desktop.widgets.table.flights.plan import MOST, MOST_AT_ONCE, Place, Spot, flights_of
from vanguard_desktop.widgets.table.table_screen import TableScreen

ADA, CARD = MemberId("ada"), CardId("R01/1")


@pytest.mark.parametrize(
    ("event", "start", "end"),
    [
        (DieSpent(member=ADA, die=DieId("red-1")), Place.DIE, Place.DIE),
        (CardsDrawn(member=ADA, cards=(CARD,)), Place.DECK, Place.HAND),
        (CardDiscarded(member=ADA, card=CARD), Place.HAND, Place.DISCARDS),
        (InjuryGained(member=ADA, kind=InjuryKind.WOUNDED, slot=1, drawn=0), Place.MIDDLE, Place.INJURY),
        (SuppliesChanged(by=2), Place.MIDDLE, Place.SUPPLIES),
        (SuppliesChanged(by=-1), Place.SUPPLIES, Place.MIDDLE),
        (SuccessesGained(count=1), Place.MIDDLE, Place.SUCCESSES),
        (EventDrawn(member=ADA, card=CardId("E01/1")), Place.EVENTS, Place.MIDDLE),
    ],
    ids=lambda value: type(value).__name__,
)
def test_each_thing_goes_from_where_it_lay_to_where_it_lies(event, start, end):
    [[flight]] = flights_of([event])
    assert (flight.start.place, flight.end.place) == (start, end)


def test_what_has_no_place_on_the_table_does_not_move():
    assert flights_of([TurnOpened(member=ADA), SuppliesChanged(by=0)]) == ()


def test_things_with_one_cause_go_together_and_others_one_after_the_other():
    dice = tuple(DieId(f"red-{number}") for number in range(3))
    groups = flights_of([PoolDiceSpent(dice=dice), SuppliesChanged(by=-1), SuccessesGained(count=1)])
    assert [len(group) for group in groups] == [3, 1, 1]


def test_a_long_chain_is_not_shown_to_its_end():
    chain = [SuppliesChanged(by=1), SuccessesGained(count=1)] * MOST
    assert len(flights_of(chain)) == MOST
    [group] = flights_of([CardsDrawn(member=ADA, cards=(CARD,) * (MOST_AT_ONCE + 3))])
    assert len(group) == MOST_AT_ONCE


@pytest.fixture
def lay(qtbot, qapp):
    dress.apply(qapp, "night", 1.0)

    def laid(pack="four_sectors", seed=1, size=(1920, 1080)):
        table = TableScreen(*laid_out(pack, seed, 2))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        qtbot.waitExposed(table)
        QApplication.processEvents()
        return table

    yield laid
    dress.apply(qapp)


@pytest.fixture
def table(lay):
    """A table that asks for a die to spend, with its board open."""
    table = lay()
    table.bridge.submit(table.options.rows[0].command)
    table.bridge.submit(next(row.command for row in table.options.rows if isinstance(row.command, Travel)))
    assert isinstance(table.bridge.state.question, ChooseDieToSpend)
    QApplication.processEvents()
    return table


def flying(table):
    return [thing for thing in table.findChildren(Flying) if thing.isVisible()]


def asked_for(table):
    member = table.bridge.state.question.member
    die = table.bridge.answers()[0].die
    return table.crew.boards[member].dice.dice[die], die


def test_a_pressed_die_is_seen_going_to_its_pool_and_lies_there(table, qtbot):
    button, die = asked_for(table)
    start = button.mapTo(table, button.rect().center())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert table.flights.running
    [ghost] = flying(table)
    assert (ghost.geometry().center() - start).manhattanLength() < 40
    qtbot.waitUntil(lambda: not table.flights.running, timeout=3000)
    lies = next(board.dice.dice[die] for board in table.crew.boards.values() if die in board.dice.dice)
    assert lies.graphicsEffect() is None
    assert not flying(table)


def test_the_next_input_ends_every_flight_and_is_not_swallowed(table):
    button, _die = asked_for(table)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert flying(table)
    question = table.bridge.state.question
    QTest.keyClick(table, Qt.Key.Key_E)
    assert not flying(table)
    assert table.bridge.state.question is not question, "the key has acted"


def test_a_die_that_a_hand_has_carried_does_not_fly_the_way_again(table):
    button, die = asked_for(table)
    board = next(board for board in table.crew.boards.values() if board.dice.dice.get(die) is button)
    pool = board.dice.pool
    goal = pool.mapToGlobal(pool.rect().center())

    def send(kind, place, buttons):
        at = QPointF(button.mapFromGlobal(place))
        event = QMouseEvent(kind, at, QPointF(place), Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier(0))
        QApplication.sendEvent(button, event)

    held = Qt.MouseButton.LeftButton
    send(QEvent.Type.MouseButtonPress, button.mapToGlobal(button.rect().center()), held)
    send(QEvent.Type.MouseMove, goal, held)
    send(QEvent.Type.MouseButtonRelease, goal, Qt.MouseButton.NoButton)
    assert die in table.bridge.state.members[0].spent or die in table.bridge.state.members[1].spent
    QApplication.processEvents()
    for ghost in flying(table):
        assert (ghost.mapToGlobal(ghost.rect().center()) - goal).manhattanLength() < 60


def test_without_motion_nothing_flies(table, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    button, _ = asked_for(table)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not table.flights.running
    assert not table.findChildren(Flying)


def test_a_slower_pace_takes_longer(qapp):
    dress.apply(qapp, "night", 1.0)
    full = look().duration("card")
    dress.apply(qapp, "night", 1.0, pace=1.8)
    assert look().duration("card") > full
    dress.apply(qapp, "night", 1.0, pace=0.4)
    assert 0 < look().duration("card") < full
    dress.apply(qapp)


def test_nothing_flies_over_a_sheet_that_is_read(lay):
    table = lay("all_shelves", 2)
    chance = random.Random(2)
    for _ in range(150):
        if table.bridge.state.question is None:
            break
        table.bridge.submit(chosen(table.options.rows, table.any_time.rows, chance))
        QApplication.processEvents()
        sheet = table.reading.sheet
        if sheet is not None and flying(table):
            order = table.children()
            assert all(order.index(ghost) < order.index(table.scrim) for ghost in flying(table))
            return
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
    pytest.fail("no card flew while a sheet lay open")


def test_looking_back_shows_no_flight(table):
    button, _ = asked_for(table)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    table.undo()
    QApplication.processEvents()
    assert not table.flights.running


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_a_game_goes_on_at_once_whatever_is_still_in_the_air(lay, size):
    table = lay("all_shelves", 2, size)
    chance, seen = random.Random(2), 0
    for _ in range(120):
        if table.bridge.state.question is None:
            break
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        table.bridge.submit(chosen(table.options.rows, table.any_time.rows, chance))
        QApplication.processEvents()
        seen += len(flying(table))
        inside = table.rect().adjusted(-200, -200, 200, 200)
        assert all(inside.contains(ghost.geometry()) for ghost in flying(table))
    assert seen > 10
    table.finish_motion()
    QApplication.processEvents()
    assert not flying(table)


def test_the_map_says_where_the_middle_is_and_folded_boards_stand_for_their_dice(lay):
    table = lay(size=(1280, 720))
    member = table.bridge.state.members[0]
    find = table.flights.spots.find
    assert table.map.geometry().contains(find(Spot(Place.MIDDLE)).rect.center().toPoint())
    folded = find(Spot(Place.DIE, member.id, member.available[0]))
    strip = table.crew_tabs.strips[member.id]
    assert folded.thing is None
    assert strip.rect().contains(strip.mapFrom(table, folded.rect.center().toPoint()))
