"""Hands that press and drag whatever lies on the table play a whole expedition: nothing they do breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff, TakeSpecialAction
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen
from vanguard_desktop.widgets.table.tray.short_list import ShortList

HUM = WorldId("W01")
MOST_DOINGS, MOST_GAMES = 3000, 6
ASKED_IN = {1, 4, 5}


class Hands:
    """They only see what a player sees, and only press and drag."""

    def __init__(self, table: TableScreen, chance: Random) -> None:
        self.table, self.chance = table, chance

    def press(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=self.seen(widget))
        QApplication.processEvents()

    def drag(self, widget: QWidget, goal: QPoint) -> None:
        start = widget.rect().center()
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for place in (start + QPoint(20, 20), widget.mapFromGlobal(goal)):
            QTest.mouseMove(widget, place)
            QApplication.processEvents()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=widget.mapFromGlobal(goal))
        QApplication.processEvents()

    def seen(self, widget: QWidget) -> QPoint:
        """The middle of what can be seen of it."""
        return widget.visibleRegion().boundingRect().center()

    def can_be_seen(self, widget: QWidget) -> bool:
        return widget.isVisible() and not widget.visibleRegion().isEmpty()

    def do_something(self) -> None:
        table = self.table
        if table.reading.sheet is not None:
            sheet = table.reading.sheet
            self.press(self.chance.choice([row for row in sheet.rows if not row.reason]) if sheet.rows else sheet.go_on)
        elif table.lesson.isVisible():
            self.press(table.lesson.understood)
        elif (places := next(self.short_lists(), None)) is not None:
            self.press(self.chance.choice([row for row in places.rows if self.can_be_seen(row)]))
        elif table.list.isVisible() or table.any_time_list.isVisible():
            rows = (table.list if table.list.isVisible() else table.any_time_list).rows
            self.press(self.chance.choice([row for row in rows if self.can_be_seen(row)]))
        elif self.chance.random() < 0.5 and (dice := self.dice_of_tray()):
            self.move_a_die(self.chance.choice(dice))
        else:
            self.press(self.chance.choice(self.things()))

    def short_lists(self) -> Iterator[ShortList]:
        return (found for found in self.table.findChildren(ShortList) if found.isVisible())

    def dice_of_tray(self) -> list[QWidget]:
        tray = self.table.tray
        dice = [die for die in tray.felt.dice.values() if die.die.lays]
        laid = [die for place in (*tray.outcomes.places, *tray.usable.items) for die in place.laid.dice.values()]
        return [die for die in (*dice, *laid) if self.can_be_seen(die)] if tray.isVisible() else []

    def move_a_die(self, die: QWidget) -> None:
        """To anything in the tray, the map or back; where nothing is spent by it the game must not change."""
        tray = self.table.tray
        places = [place for place in (*tray.outcomes.places, *tray.usable.items) if self.can_be_seen(place)]
        goal = self.chance.choice([*places, tray.felt, self.table.map])
        before = self.table.bridge.state
        commands = getattr(die.die, "command", None)
        self.drag(die, goal.mapToGlobal(self.seen(goal)))
        assert commands is not None or self.table.bridge.state is before

    def things(self) -> list[QWidget]:
        """What may be pressed now; a team that wants to see something takes actions and does not leave."""
        table = self.table
        ends = [row.label for row in table.options.rows if isinstance(row.command, LiftOff)]
        leaving = {table.wording.names.spoken(label) for label in ends}
        buttons = [button for button in table.prompt.buttons if button.label not in leaving and button.row.open]
        chips = table.prompt.beside
        beside = self.chance.sample(chips, min(len(chips), 1))
        dice = [die for board in table.crew.boards.values() for die in board.dice.dice.values()]
        asked = [die for die in dice if die.focusPolicy() != Qt.FocusPolicy.NoFocus]
        tray = [*table.tray.usable.chips, *table.tray.faces.faces, *table.tray.felt.dice.values()]
        tray += [table.tray.outcomes.head.opener, table.tray.outcomes.all_odds, table.tray.fold]
        found = [thing for thing in (*buttons, *beside, *asked * 2, *tray) if self.can_be_seen(thing)]
        return found or [button for button in table.prompt.buttons if self.can_be_seen(button)]

    def take_an_action(self) -> bool:
        """Checks are what the hands are here for."""
        actions = [row.command for row in self.table.options.rows if isinstance(row.command, TakeSpecialAction)]
        if actions and self.chance.random() < 0.7:
            QTest.keyClick(self.table, Qt.Key.Key_S)
            if self.table.list.isVisible():
                self.press(self.chance.choice(self.table.list.rows))
            return True
        return False


@pytest.mark.parametrize(("size", "seed"), [((1280, 720), 6), ((1920, 1080), 7)])
def test_hands_that_do_anything_play_a_whole_expedition(qtbot, qapp, size, seed):
    """Chance has no plan: they play on until they have met each of the steps in which a check asks for them."""
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    steps = set()
    for game in range(MOST_GAMES):
        steps |= play_one(qtbot, size, seed + 10 * game)
        if steps >= ASKED_IN:
            break
    assert steps >= ASKED_IN


def play_one(qtbot, size, seed):
    """The steps of dice checks that the hands have seen on the way to the end."""
    box = shipped()
    game = Game.start(box, MemoryLog(), stand_alone_opening(box, HUM, players=2), lambda: seed)
    table = TableScreen(Bridge(game), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    QTest.qWaitForWindowExposed(table)
    hands, steps = Hands(table, Random(seed)), set()
    for _ in range(MOST_DOINGS):
        if game.state.closed:
            break
        if game.state.check is not None:
            steps.add(game.state.check.step)
        if not hands.take_an_action():
            hands.do_something()
    assert game.state.closed, f"still {game.state.question}"
    return steps
