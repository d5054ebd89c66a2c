"""Dice are laid on what they are spent on, with the mouse, by pressing and by keys; the rules say where they fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from tests.expedition.checks import offering
from tests.expedition.table import NOTHING_CARD, REC, SCI, WORLD, card, face, team
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.check.odds import Column
from vanguard_desktop.play.game import Game, Habits, Step
from vanguard_desktop.play.laying import Kind
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, GoOn, RollDice, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AskRandom,
    ChooseCommitment,
    Combine,
    MarkRow,
    Modify,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.data.events import MemberDrawn, PoolDiceSpent
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.setting.cards import ActionTrack, CheckCard, Combination, Row, RowColor, SpecialEffect
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.parts.prompt.ten_face import TenFace
from vanguard_desktop.widgets.table.table_screen import TableScreen
from vanguard_desktop.widgets.table.tray.short_list import ShortList
from vanguard_desktop.widgets.table.tray.tray_die import TrayDieButton

EXP, ACE, PHY, BAS = Icon.EXPLORE, Icon.ACE, Icon.PHYSICAL, Icon.BASIC
EXPLORER, ATHLETE, RED_DIE, GREEN_DIE, BLUE_DIE = (
    "green-explore-1",
    "red-physical-2",
    "red-basic-2",
    "green-basic-2",
    "blue-basic-2",
)
ROWS = CheckCard(
    rows=(
        Row(color=RowColor.YELLOW, requirement=asks((EXP, PHY)), effect=fx.GainSuccesses(count=2)),
        Row(color=RowColor.GREEN, requirement=asks(EXP), effect=fx.GainSuccesses()),
        Row(color=RowColor.RED, effect=fx.Nothing()),
    )
)
TRACKS = CheckCard(
    special=(SpecialEffect(requirement=asks(EXP), effect=fx.Progress(color=RowColor.GREEN)),),
    tracks=(ActionTrack(color=RowColor.GREEN, length=4, effect=fx.GainSuccesses()),),
)
PAYING = Combination(requirement=asks(EXP), effect=fx.GainCharges())


class Player:
    """Somebody at the table with real dice: what they show is told by pressing faces."""

    def __init__(self, qtbot, check: CheckCard) -> None:
        cards = [card(f"{section.value}-x", section, NOTHING_CARD, PAYING) for section in Section]
        box = offering(check, section_cards=cards)
        opening = ExpeditionOpening(
            world=WORLD, seats=(SectionSeat(name="Anna", sections=tuple(Section)),), team=team(REC, SCI)
        )
        self.game = Game.start(box, MemoryLog(), opening, lambda: 1, Habits(real_dice=True))
        self.table = TableScreen(Bridge(self.game), Wording.of(box))
        qtbot.addWidget(self.table)
        self.table.resize(1920, 1080)
        self.table.show()
        QTest.qWaitForWindowExposed(self.table)
        self.steps: list[Step] = []
        self.table.bridge.stepped.connect(self.steps.append)
        self.table.bridge.submit(GiveStartToken(to=REC))
        self.table.bridge.submit(TakeSpecialAction(number=1, source=Source("poi")))

    @property
    def tray(self):
        return self.table.tray

    @property
    def question(self):
        return self.game.state.question

    def roll(self, **faces: Icon) -> None:
        """Take these dice in hand and tell what they show, all with the mouse."""
        dice = {name.replace("_", "-"): icon for name, icon in faces.items()}
        for die in dice:
            self.press(self.table.crew.boards[REC].dice.dice[die])
        self.table.bridge.submit(RollDice())
        for die, icon in dice.items():
            assert isinstance(self.question, TellRoll)
            wanted = next(b for b in self.tray.faces.faces if b.choice.glyphs == (icon.value,))
            assert wanted.choice.command.face == face(die, icon)
            self.press(wanted)
        assert isinstance(self.question, Modify)

    def go_on_to(self, question: type) -> None:
        while not isinstance(self.question, question):
            self.table.bridge.submit(GoOn())
        QApplication.processEvents()

    def press(self, widget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def drag(self, source, goal) -> None:
        """As a hand does: press, move away, move on to the middle of the goal wherever it has come to lie, let go."""

        def there() -> QPoint:
            return source.mapFromGlobal(goal if isinstance(goal, QPoint) else goal.mapToGlobal(goal.rect().center()))

        start = source.rect().center()
        QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(source, start + QPoint(24, 24))
        QApplication.processEvents()
        for _ in range(2):  # chances that come in meanwhile may make the rows higher
            QTest.mouseMove(source, there())
            QApplication.processEvents()
        self.carrying = self.tray.laying.carrying
        self.said = self.table.prompt.said
        QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=there())
        QApplication.processEvents()

    def wait_until(self, holds) -> None:
        """For what is reckoned in the background on a machine that has other things to do."""
        for _ in range(2000):
            if holds():
                return
            QTest.qWait(10)
        pytest.fail("it did not come")

    def die(self, name: str):
        return self.tray.felt.dice[name]

    def row(self, color: RowColor):
        return next(row for row in self.tray.rows if row.color is color)

    def on(self, color: RowColor) -> set[str]:
        return set(self.row(color).laid.dice)

    def spent(self) -> list[tuple[str, ...]]:
        events = self.game.last_events()
        return [event.dice for event in events if isinstance(event, PoolDiceSpent)]


@pytest.fixture
def player(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    yield lambda check: Player(qtbot, check)
    dress.apply(qapp)


ROLL = {"green_explore_1": EXP, "red_basic_2": ACE, "blue_basic_2": ACE}


@pytest.mark.rule("CHK-77")
def test_a_die_that_is_dragged_to_an_outcome_takes_the_place_of_another(player):
    me = player(ROWS)
    me.roll(**ROLL)
    assert me.on(RowColor.YELLOW) == {EXPLORER, RED_DIE}
    assert me.die(RED_DIE).die.row == 1
    before = me.game.state
    me.drag(me.die(BLUE_DIE), me.row(RowColor.YELLOW))
    assert me.carrying
    assert not me.tray.laying.carrying
    assert me.on(RowColor.YELLOW) == {EXPLORER, BLUE_DIE}
    assert (me.die(RED_DIE).die.row, me.die(BLUE_DIE).die.row) == (None, 1)
    assert me.game.state is before, "nothing is spent until the outcome is marked"
    me.go_on_to(MarkRow)
    assert me.on(RowColor.YELLOW) == {EXPLORER, BLUE_DIE}, "what was laid stays"
    me.press(me.tray.usable.chips[0])
    assert {*me.spent()[0]} == {EXPLORER, BLUE_DIE}
    assert me.game.state.successes == 2


def test_a_die_goes_to_a_lower_outcome_and_off_it_again(player):
    me = player(ROWS)
    me.roll(red_basic_2=ACE, blue_basic_2=ACE)
    me.drag(me.die(BLUE_DIE), me.row(RowColor.GREEN))
    assert (me.on(RowColor.YELLOW), me.on(RowColor.GREEN)) == (set(), {BLUE_DIE})
    assert me.die(BLUE_DIE).die.row == 2
    me.drag(me.row(RowColor.GREEN).laid.dice[BLUE_DIE], me.row(RowColor.YELLOW))
    assert me.on(RowColor.YELLOW) == {RED_DIE, BLUE_DIE}
    me.drag(me.die(BLUE_DIE), me.row(RowColor.GREEN))
    me.drag(me.row(RowColor.GREEN).laid.dice[BLUE_DIE], me.tray.felt)
    assert me.on(RowColor.GREEN) == {RED_DIE}, "another comes for it"


@pytest.mark.rule("CHK-72", "REQ-04")
def test_while_a_die_is_carried_places_light_up_or_say_why_not(player):
    me = player(ROWS)
    me.roll(green_explore_1=EXP, blue_basic_2=BAS)
    me.drag(me.die(BLUE_DIE), me.row(RowColor.GREEN))
    assert me.said == "These dice do not cover the requirement."
    assert me.on(RowColor.GREEN) == {EXPLORER}
    me.drag(me.die(EXPLORER), me.row(RowColor.YELLOW))
    assert me.on(RowColor.YELLOW) == set()
    assert me.table.prompt.said == "These dice do not cover the requirement."


def test_esc_puts_a_carried_die_back(player):
    me = player(ROWS)
    me.roll(**ROLL)
    die, row = me.die(BLUE_DIE), me.row(RowColor.YELLOW)
    place = row.mapToGlobal(row.rect().center())
    QTest.mousePress(die, Qt.MouseButton.LeftButton, pos=die.rect().center())
    QTest.mouseMove(die, die.rect().center() + QPoint(30, 30))
    assert me.tray.laying.carrying
    QTest.keyClick(me.table, Qt.Key.Key_Escape)
    assert not me.tray.laying.carrying
    QTest.mouseMove(die, die.mapFromGlobal(place))
    QTest.mouseRelease(die, Qt.MouseButton.LeftButton, pos=die.mapFromGlobal(place))
    assert me.on(RowColor.YELLOW) == {EXPLORER, RED_DIE}
    me.drag(die, row)
    assert me.on(RowColor.YELLOW) == {EXPLORER, BLUE_DIE}, "the next time it is carried as before"


def test_a_die_that_is_carried_farther_leaves_its_own_place_alone(player):
    me = player(ROWS)
    me.roll(**ROLL)
    die, painted = me.die(BLUE_DIE), []

    class Paints(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                painted.append(watched)
            return False

    watch = Paints()
    die.installEventFilter(watch)
    over = die.mapFromGlobal(me.table.map.mapToGlobal(me.table.map.rect().center()))
    QTest.mousePress(die, Qt.MouseButton.LeftButton, pos=die.rect().center())
    QTest.mouseMove(die, over)
    QApplication.processEvents()
    assert painted, "it is seen to be picked up"
    painted.clear()
    for step in range(1, 6):
        QTest.mouseMove(die, over + QPoint(step, step))
        QApplication.processEvents()
    assert me.tray.laying.carrying
    assert not painted
    QTest.mouseRelease(die, Qt.MouseButton.LeftButton, pos=over)


@pytest.mark.rule("CHK-27", "REQ-11")
def test_a_combination_is_paid_with_the_dice_that_were_dragged_to_it(player):
    me = player(ROWS)
    me.roll(**ROLL)
    me.go_on_to(Combine)
    item = me.tray.usable.items[0]
    assert item.ground.kind is Kind.COMBINATION
    (proposed,) = item.laid.dice
    assert proposed != EXPLORER, "an ace the less covers the better outcome as well"
    me.drag(me.die(EXPLORER), item.laid)
    item = me.tray.usable.items[0]
    assert list(item.laid.dice) == [EXPLORER]
    me.press(item.laid.dice[EXPLORER])
    assert list(me.tray.usable.items[0].laid.dice) != [EXPLORER], "pressed, it makes room for another"
    me.drag(me.die(EXPLORER), me.tray.usable.items[0].laid)
    me.press(me.tray.usable.chips[0])
    assert me.spent()[0] == (EXPLORER,)


@pytest.mark.rule("CHK-63", "DEC-11")
def test_dice_are_committed_to_a_special_effect_by_keys_alone(player):
    me = player(TRACKS)
    me.roll(**ROLL)
    me.go_on_to(ChooseCommitment)
    (place,) = me.tray.outcomes.specials[0].places
    assert set(place.laid.dice) == {RED_DIE, BLUE_DIE}, "good progress is helped along"
    place.laid.dice[RED_DIE].setFocus()
    QTest.keyClick(place.laid.dice[RED_DIE], Qt.Key.Key_Delete)
    (place,) = me.tray.outcomes.specials[0].places
    assert set(place.laid.dice) == {BLUE_DIE}
    me.die(BLUE_DIE).setFocus()
    QTest.keyClick(me.die(BLUE_DIE), Qt.Key.Key_Return)
    assert not me.tray.outcomes.specials[0].places[0].laid.dice
    QTest.keyClick(me.die(RED_DIE), Qt.Key.Key_Space)
    (place,) = me.tray.outcomes.specials[0].places
    assert set(place.laid.dice) == {RED_DIE}
    me.tray.usable.chips[0].setFocus()
    QTest.keyClick(me.tray.usable.chips[0], Qt.Key.Key_Return)
    assert set(me.spent()[0]) == {EXPLORER, RED_DIE}


def test_a_die_that_fits_in_several_places_opens_a_list_of_them(player):
    me = player(ROWS)
    me.roll(**ROLL)
    me.go_on_to(Combine)
    QTest.mouseClick(me.die(EXPLORER), Qt.MouseButton.LeftButton)
    places = me.table.findChild(ShortList)
    words = [row.accessibleName() for row in places.rows]
    assert words[0] == "1. Take it off: Yellow outcome"
    assert words[1] == "2. Lay it on: Green outcome"
    assert all(entry.startswith(f"{place}. Lay it on: ") for place, entry in enumerate(words[1:], start=2))
    QTest.keyClick(places.rows[0], Qt.Key.Key_3)
    assert any(list(item.laid.dice) == [EXPLORER] for item in me.tray.usable.items)
    assert not places.isVisible()
    me.press(me.die(EXPLORER))
    places = next(places for places in me.table.findChildren(ShortList) if places.isVisible())
    QTest.keyClick(places.rows[0], Qt.Key.Key_Escape)
    assert not places.isVisible()
    assert me.table.focusWidget() is me.die(EXPLORER), "Esc steps back to where the list came from"


def test_the_list_goes_with_the_thing_it_belongs_to(player):
    me = player(ROWS)
    me.roll(**ROLL)
    me.go_on_to(Combine)
    QTest.mouseClick(me.die(EXPLORER), Qt.MouseButton.LeftButton)
    places = me.table.findChild(ShortList)
    while any(die.isVisible() for die in me.table.findChildren(TrayDieButton)):
        me.table.bridge.undo()  # as Ctrl+Z does, which leaves the keyboard with the list
        QApplication.processEvents()
    assert not isValid(places) or places.isHidden()


@pytest.mark.rule("TUT-15", "DIE-35")
def test_the_results_of_real_dice_are_told_by_their_number(player):
    me = player(ROWS)
    for die in (EXPLORER, BLUE_DIE):
        me.press(me.table.crew.boards[REC].dice.dice[die])
    me.table.bridge.submit(RollDice())
    assert not me.table.list.isVisible(), "the faces lie on the tray, so no list hides the table"
    me.table.setFocus()
    keys = {face.choice.name: face.choice.key for face in me.tray.faces.faces}
    QTest.keyClick(me.table, keys["Exploration"])
    assert me.die(EXPLORER).die.rolled, "what was told is seen"
    QTest.keyClick(me.table, {face.choice.name: face.choice.key for face in me.tray.faces.faces}["Ace"])
    assert isinstance(me.question, Modify)
    assert [die.icons for die in me.game.state.check.pool] == [(EXP,), (ACE,)]


def test_before_the_roll_the_chances_stand_with_and_without_what_is_reckoned_with(player):
    me = player(ROWS)
    me.press(me.table.crew.boards[REC].dice.dice[EXPLORER])
    odds = me.table.check.odds
    (paying, *_) = odds.assumable()
    assert odds.columns[-1].empty, "combinations are ignored"
    assert me.tray.outcomes.head.opener.isVisible(), "but there is something to choose"
    me.press(me.tray.outcomes.head.opener)
    me.press(next(row for row in me.table.findChild(ShortList).rows if "Combination" in row.accessibleName()))
    me.wait_until(lambda: odds.using is not None and odds.now is not None)
    assert odds.columns[-1].used == (paying,)
    assert odds.using.outcomes[RowColor.GREEN] < odds.now.outcomes[RowColor.GREEN], "the die pays for it"
    me.press(me.tray.outcomes.head.opener)
    lists = [found for found in me.table.findChildren(ShortList) if found.isVisible()]
    me.press(lists[0].rows[0])
    assert odds.columns[-1].empty


def test_chances_that_cannot_be_reckoned_say_so(player, monkeypatch, caplog):
    me = player(ROWS)

    def broken(*_args):
        raise ArithmeticError

    monkeypatch.setattr("vanguard_desktop.models.expedition.check.odds.reckon", broken)
    me.press(me.table.crew.boards[REC].dice.dice[EXPLORER])
    assert all("Chance: no odds" in row.accessibleDescription() for row in me.tray.rows)
    monkeypatch.setattr("vanguard_desktop.models.expedition.check.odds.takes_long", lambda *_: True)
    me.press(me.table.crew.boards[REC].dice.dice[GREEN_DIE])
    me.wait_until(lambda: not any("…" in row.accessibleDescription() for row in me.tray.rows))
    assert all("Chance: no odds" in row.accessibleDescription() for row in me.tray.rows)
    assert "could not be reckoned" in caplog.text
    caplog.clear()


def test_what_was_expected_at_the_roll_stays_beside_what_came_of_it(player):
    me = player(ROWS)
    me.press(me.table.crew.boards[REC].dice.dice[EXPLORER])
    me.wait_until(lambda: me.table.check.odds.now is not None)
    expected = me.table.check.odds.now
    me.table.bridge.submit(RollDice())
    me.press(me.tray.faces.faces[0])
    columns = {column.column: column.odds for column in me.table.check.odds.columns}
    assert columns[Column.AT_ROLL] == expected
    assert columns[Column.NOW] != expected
    assert "At the roll" in me.tray.rows[0].accessibleDescription()


@pytest.mark.rule("RND-03")
def test_the_ten_sided_die_is_told_by_a_face_or_by_its_number(player):
    somebody = fx.ForCrew(who=fx.Who.RANDOM, effect=fx.GainCharges())
    me = player(CheckCard(rows=(Row(color=RowColor.RED, effect=somebody),)))
    me.roll(**ROLL)
    me.go_on_to(AskRandom)
    QApplication.processEvents()
    answers = me.table.list
    assert answers.isVisible()
    faces = [row for row in answers.rows if isinstance(row, TenFace)]
    assert [face.value for face in faces] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    seen = answers.rect()
    places = [face.rect().translated(face.mapTo(answers, QPoint())) for face in faces]
    assert all(map(seen.contains, places)), "none is cut"
    me.press(faces[3])
    QTest.keyClick(answers, Qt.Key.Key_0)
    (drawn,) = [event for step in me.steps for event in step.events if isinstance(event, MemberDrawn)]
    assert drawn.rolls == ((4, 0),)
