"""The training in the window: one way on in the first round, lessons when they first come up."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on
from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.rulesets.expedition.data.events import TopicOpened
from vanguard_desktop.rulesets.expedition.data.topics import Topic
from vanguard_desktop.text.expedition.guide_text import GuideStep


@pytest.fixture
def table(lay_table):
    return lay_table(Bridge(landing_on("W00", players=1, seed=4)))


def press(table, key):
    """Where the keyboard is; a window that nobody has activated takes the key itself."""
    QTest.keyClick(QApplication.focusWidget() or table, key)
    QApplication.processEvents()


def step(table, chance):
    """Go on with one key, as somebody does who only reads the bar."""
    if table.reading.sheet is not None and not table.reading.sheet.rows:
        press(table, Qt.Key.Key_Return)
    elif table.prompt.next_row is not None:
        table.map.setFocus()
        press(table, Qt.Key.Key_Return)
    else:
        ways = [row for row in table.options.rows if not isinstance(row.command, LiftOff)]
        table.bridge.submit(chance.choice(ways).command)


def play_to_the_second_round(table):
    chance = random.Random(2)
    for _ in range(150):
        if table.bridge.state.round == 2 and table.reading.sheet is None:
            return
        step(table, chance)
    pytest.fail("the first round did not end")


def test_the_first_step_is_the_only_one_and_enter_takes_it(table):
    while table.reading.sheet is not None:
        press(table, Qt.Key.Key_Return)
    assert len(table.options.rows) == 1
    assert [button.primary for button in table.prompt.buttons].count(True) == 1
    before = table.bridge.game.cursor.step
    table.map.setFocus()
    press(table, Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before + 1


def test_lessons_open_with_the_second_round_and_go_with_a_key(table):
    assert table.lesson.topic is None
    play_to_the_second_round(table)
    assert table.lesson.isVisible()
    assert table.lesson.topic is Topic.TURN_ORDER
    assert "Turn order" in table.lesson.accessibleName()
    seen = []
    while table.lesson.topic is not None:
        seen.append(table.lesson.topic)
        table.map.setFocus()
        press(table, Qt.Key.Key_G)
    assert seen[:3] == [Topic.TURN_ORDER, Topic.CONVERTS, Topic.PATH_ICONS]
    assert not table.lesson.isVisible()


def test_nothing_moves_when_a_lesson_comes_or_goes(lay_table):
    table, chance = lay_table(Bridge(landing_on("W00", players=1, seed=4)), (1920, 1080)), random.Random(2)
    stood, taught = set(), set()
    for _ in range(60):
        step(table, chance)
        if chance.random() < 0.4 and table.lesson.teaches:
            table.map.setFocus()
            press(table, Qt.Key.Key_G)
        if not table.tray.isVisible():
            taught.add(table.lesson.teaches)
            stood.add((table.map.geometry().getRect(), table.map.zoom, table.crew.geometry().getRect()))
    assert taught == {True, False}
    assert len(stood) == 1


def test_each_step_of_the_guided_round_is_explained_while_it_is_to_be_done(table):
    told, chance = [], random.Random(2)
    while table.bridge.state.round == 1:
        if table.reading.sheet is None and table.lesson.step not in told:
            assert table.lesson.isVisible()
            assert table.wording.guide.title(table.lesson.step) in table.lesson.accessibleName()
            told.append(table.lesson.step)
        step(table, chance)
    assert table.lesson.step is None
    first = ["way_blocked", "gather", "roll", "card", "price", "turn", "modify", "combine", "mark", "travel"]
    rolled = ["spend"] if GuideStep.SPEND in told else []  # what a danger die may cost
    last = ["travel_effect", *rolled, "tracks", "rest", "refresh", "discard"]
    assert [each.value for each in told] == [*first, *last]


def test_what_a_guided_step_says_is_put_away_with_a_key_and_the_next_one_says_its_own(table):
    while table.reading.sheet is not None:
        press(table, Qt.Key.Key_Return)
    table.map.setFocus()
    press(table, Qt.Key.Key_G)
    assert not table.lesson.isVisible()
    press(table, Qt.Key.Key_Return)
    assert table.lesson.step is GuideStep.GATHER
    press(table, Qt.Key.Key_G)
    press(table, Qt.Key.Key_Return)
    assert not table.lesson.isVisible(), "the second die needs no other words"
    press(table, Qt.Key.Key_Return)
    assert table.lesson.step is GuideStep.ROLL
    table.undo()
    table.undo()
    assert table.lesson.step is GuideStep.GATHER
    table.undo()
    assert table.lesson.step is GuideStep.WAY_BLOCKED


def test_a_lesson_waits_for_nobody_what_has_come_up_goes_first_and_a_press_closes_it(table):
    play_to_the_second_round(table)
    older, before = table.lesson.topic, table.bridge.game.cursor
    table.bridge.submit(table.options.rows[0].command)
    assert table.bridge.game.cursor != before
    opened = [event.topic for event in table.bridge.game.last_events() if isinstance(event, TopicOpened)]
    first = table.lesson.topic
    assert first is (opened[0] if opened else older)
    QTest.mouseClick(table.lesson.understood, Qt.MouseButton.LeftButton)
    assert table.lesson.topic is not first


def test_going_back_takes_the_lessons_along(table):
    play_to_the_second_round(table)
    table.undo()
    assert table.lesson.topic is None


def test_going_back_one_step_leaves_the_lessons_of_before(table):
    play_to_the_second_round(table)
    waiting = table.lesson.topic
    table.bridge.submit(table.options.rows[0].command)
    table.undo()
    assert table.lesson.topic is waiting is not None


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1920, 1080), 1.0)], ids=str)
def test_a_lesson_stands_between_table_and_question_and_covers_nothing(lay_table, size, scale):
    table = lay_table(Bridge(landing_on("W00", players=2)), size, scale, "de")
    chance, seen = random.Random(2), set()
    while len(seen) < 6:
        while table.reading.sheet is not None:
            press(table, Qt.Key.Key_Return)
        QApplication.processEvents()
        if table.lesson.teaches:
            seen.add(table.lesson.step)
            lesson = table.lesson.geometry()
            assert lesson.bottom() + 1 == table.prompt.y()
            shown = (table.map, table.tray, table.crew_drawer, table.situation_drawer, table.happened, table.waiting)
            assert not any(part.isVisible() and part.geometry().intersects(lesson) for part in shown)
            assert clipped_texts_of(table.lesson) == []
        step(table, chance)
    before = table.map.height() + table.tray.height()
    press(table, Qt.Key.Key_G)
    assert not table.lesson.teaches
    after = table.map.height() + table.tray.height()
    assert after > before if table.grid.is_low else after == before, "in a low window every line counts"


def clipped_texts_of(part):
    with pytest.MonkeyPatch.context() as patch:
        return clipped_texts(patch, part)


def test_a_short_lesson_takes_as_much_room_as_a_long_one(table):
    heights = set()
    for chosen in range(12):
        if table.lesson.isVisible():
            heights.add(table.lesson.height())
        step(table, random.Random(chosen))
    assert table.lesson.isVisible()
    assert len(heights) == 1


def test_a_card_that_is_taught_lies_in_sight(lay_table):
    table, chance = lay_table(Bridge(landing_on("W00", players=1, seed=4)), (1634, 800)), random.Random(2)
    for _ in range(150):
        if table.lesson.step is GuideStep.CARD and table.reading.sheet is None:
            break
        step(table, chance)
    (order,) = table.bridge.legal_commands()
    card = table.crew.boards[order.member].hand.cards[order.card]
    assert card.visibleRegion().boundingRect() == card.rect()
