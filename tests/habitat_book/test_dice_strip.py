"""The dice of actions and malfunctions are seen falling; what came of them is said when they lie still."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.malfunctions import PoolRolled
from vanguard_desktop.widgets.look import dress


def rolled_in(settler, kind):
    """The events of the first step in which dice of this kind fall."""
    kept = []
    settler.bridge.stepped.connect(kept.append)
    for _ in range(400):
        settler.play(1)
        if kept and any(isinstance(event, kind) for event in kept[-1].events):
            return kept[-1].events
    raise AssertionError("no die fell")


def test_dice_lie_there_with_what_came_of_them(settle_down):
    settler = settle_down(seed=4, bot="sensible")
    rolled_in(settler, act.ActionFailed)
    strip = settler.screen.dice
    assert strip.isVisible()
    assert strip.still
    row = next(each for each in strip.rows if each.turned_out is False)
    assert row.verdict == "It fails"
    assert not any(die.icon == "check" for die in row.dice)
    QTest.keyClick(settler.screen, Qt.Key.Key_Shift)
    settle()
    assert not strip.isVisible()
    (pool,) = (event for event in rolled_in(settler, PoolRolled) if isinstance(event, PoolRolled))
    (row,) = (each for each in strip.rows if each.title == "Malfunction dice")
    assert [die.number for die in row.dice] == [str(shows) for shows in pool.shows.values()]


def test_dice_fall_before_they_show_anything_and_the_next_press_ends_it(settle_down, qapp, qtbot):
    settler = settle_down(seed=4, bot="sensible")
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    rolled_in(settler, act.ActionDieRolled)
    strip = settler.screen.dice
    assert strip.isVisible()
    assert not strip.still
    qtbot.wait_until(lambda: strip.still, timeout=20_000)
    assert strip.isVisible()
    QTest.keyClick(settler.screen, Qt.Key.Key_Shift)
    assert not strip.isVisible()
