"""Real dice in the window: what lies on the table is said with a key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.habitat.data.rolls import ActionDie, TellFace


def press(settler, key):
    QTest.keyClick(settler.screen, key)
    settle()


def test_the_dice_of_an_action_are_told_by_keys_and_the_game_rolls_on_request(settle_down):
    settler = settle_down(seed=4, size=(1280, 720), bot="sensible")
    settler.bridge.game.habits = Habits(real_dice=True)
    settler.play_to(TellFace)
    assert isinstance(settler.bridge.state.question.die, ActionDie)
    press(settler, Qt.Key.Key_1)
    assert settler.bridge.state.told == (1,)
    press(settler, Qt.Key.Key_2)
    assert settler.bridge.state.told == (1, 0)
    assert settler.screen.prompt.buttons[-1].row.name == "Let the game roll"
    press(settler, Qt.Key.Key_3)
    assert settler.bridge.state.told == ()
