"""The dice of actions and malfunctions are seen falling; what came of them is said when they lie still."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from tests.habitat_book.test_felt import HURT
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.kinds import Complex
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
    assert strip.isVisible()
    assert not strip.geometry().intersects(settler.screen.console.geometry())
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    (pool,) = (event for event in rolled_in(settler, PoolRolled) if isinstance(event, PoolRolled))
    (row,) = (each for each in strip.rows if each.title == "Malfunction dice")
    assert [die.number for die in row.dice] == [str(shows) for shows in pool.shows.values()]


def test_dice_fall_before_anything_is_told_and_lie_until_the_next_decision(settle_down, qapp, qtbot):
    settler = settle_down(seed=4, bot="sensible")
    screen, strip = settler.screen, settler.screen.dice
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    rolled_in(settler, act.ActionDieRolled)
    assert strip.isVisible()
    assert not strip.still
    assert not screen.moments.banner.isVisible()
    assert list(screen.console.lines)[-1] != screen.journal.rows[-1]
    qtbot.wait_until(lambda: strip.still, timeout=20_000)
    assert list(screen.console.lines)[-1] == screen.journal.rows[-1]
    qtbot.wait_until(lambda: screen.scrim.mask().isEmpty() or screen.scrim.sheet is None, timeout=20_000)
    assert strip.isVisible()
    before = strip.rows
    settler.play(1)
    assert strip.rows != before


def test_a_sheet_waits_for_the_dice_and_the_first_press_brings_it_and_nothing_else(settle_down, qapp):
    settler = settle_down(seed=4, bot="sensible")
    screen, strip, state = settler.screen, settler.screen.dice, settler.bridge.state
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    screen.sheets.toggle_journal()
    sheet, pool = screen.scrim.sheet, PoolRolled(shows={Complex.WORK: 3}, drawn=1)
    step = Step(before=state, events=(pool, HURT), after=state, way=Way.PLAYED)
    screen.in_turn.expect(step)
    screen.set_in_motion(step)
    settle()
    assert not strip.still
    assert screen.scrim.mask().boundingRect().width() == 1
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)
    assert strip.still
    assert screen.scrim.sheet is sheet
    assert screen.scrim.mask().boundingRect().width() == screen.width()
    assert not screen.moments.banner.isVisible()
    screen.resize(1280, 720)
    screen.in_turn.follow(step)
    settle()
    corner = strip.geometry().intersected(sheet.geometry().translated(screen.scrim.pos()))
    assert corner.isValid(), "in a low window they lie where the sheet lies"
    assert screen.childAt(corner.center()) is not strip
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)
    assert screen.scrim.sheet is None
    assert strip.isVisible()
