"""Slow odds are reckoned beside the window: the newest question is answered, the others are given up."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from time import sleep

import pytest

from tests.support.pools import converting, needs, planned
from vanguard_desktop.core.patience import go_on
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.dice.odds import Odds, odds
from vanguard_desktop.dice.plan import Aim, CheckPlan, PlannedEffect, PlannedTrack
from vanguard_desktop.models.common.in_background import Latest

PATIENCE = 20  # seconds, on a machine with other things to do


@pytest.fixture
def heard() -> list[object]:
    return []


@pytest.fixture
def latest(heard: list[object]) -> Iterator[Latest[object]]:
    made: Latest[object] = Latest(heard.append, lambda: heard.append("failed"))
    yield made
    made.close()


def test_the_newest_question_is_answered_and_the_older_ones_are_given_up(
    latest: Latest[object], heard: list[object]
) -> None:
    begun = Event()

    def for_ever() -> object:
        begun.set()
        while True:
            go_on()
            sleep(0.001)

    first = latest.ask(for_ever)
    assert begun.wait(PATIENCE)
    never = latest.ask(lambda: "never")
    latest.ask(lambda: "now").result(PATIENCE)
    assert first.done()
    assert never.done()
    assert heard == ["now"]


def test_what_nobody_waits_for_is_not_told(latest: Latest[object], heard: list[object]) -> None:
    go = Event()
    asked = latest.ask(lambda: go.wait(PATIENCE))
    latest.forget()
    go.set()
    asked.result(PATIENCE)
    assert heard == []


def test_a_fault_is_told_and_logged(
    latest: Latest[object], heard: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    asked = latest.ask(lambda: 1 // 0)
    assert isinstance(asked.exception(PATIENCE), ZeroDivisionError)
    assert heard == ["failed"]
    assert "went wrong" in caplog.text
    caplog.clear()  # it was expected


def test_hard_odds_of_twelve_dice_come_from_the_background_and_stop_when_the_dice_change() -> None:
    told: list[Odds] = []
    latest = Latest(told.append, lambda: pytest.fail("no fault was expected"))
    hard = CheckPlan(
        dice=planned(*sorted(ALL_DICE)[::5]),
        effects=(PlannedEffect(when=needs("SAME + SAME"), track="green"),),
        tracks=(PlannedTrack(name="green", length=4),),
        converts=converting("blue SCI"),
    )
    easy = CheckPlan(dice=hard.dice[:2], rows=(needs("red"),))
    latest.ask(lambda: odds(hard, Aim(track="green")))
    sleep(0.05)
    latest.ask(lambda: odds(easy)).result(PATIENCE)  # the hard ones would take far longer than anybody waits
    assert [len(found.rows) for found in told] == [1]
    latest.close()


def test_outside_the_background_a_reckoning_is_never_given_up() -> None:
    go_on()
