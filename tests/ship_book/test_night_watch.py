"""The night watch: morale, dice and supplies over the cycles, best and worst roll, what was recorded, and the hens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.models.ship.after.night import Nights
from vanguard_desktop.play.ship.curves import nights_of
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlanetRecorded, SavePoint
from vanguard_desktop.widgets.look.controls.text import RichText, Text
from vanguard_desktop.widgets.ship.night.night_watch import NightWatch
from vanguard_desktop.widgets.ship.night.plot import CyclePlot


@pytest.fixture
def night(aboard):
    voyager = aboard(seed=3, until="SavePoint", cycle=1)
    assert isinstance(voyager.book.right, NightWatch)
    while voyager.book.scrim.sheet is not None:  # what happened by itself on the way here
        voyager.book.close_sheet()
    return voyager


def test_every_night_tells_morale_dice_and_supplies_as_they_were_and_the_page_shows_them(night, qtbot):
    game, found = night.bridge.game, []
    supplies = None
    for step in range(game.first, game.cursor.step + 1):
        state = game.state_at(step)
        if isinstance(state, State):
            supplies = state.supplies
        elif isinstance(state.question, SavePoint) and (not found or found[-1][0] != state.cycle):
            found.append((state.cycle, state.morale, state.dice_each, supplies))
    told = [(night.cycle, night.morale, night.dice, night.supplies) for night in nights_of(game)]
    assert len(told) == 2
    assert told == found
    plots = night.book.right.findChildren(CyclePlot)
    assert [plot.isVisible() for plot in plots] == [True] * 3
    assert str(told[-1][2]) in plots[1].accessibleName()
    qtbot.waitUntil(lambda: any("expected" in text.text() for text in night.book.right.findChildren(Text)))


def test_a_first_night_says_when_curves_begin_and_tells_of_the_homecoming(aboard):
    voyager = aboard(players=1, seed=4, until="SavePoint")
    side = voyager.book.right
    (curve, *_) = Nights(voyager.bridge, voyager.wording).curves(voyager.state)
    assert len(curve.values) == 1
    assert curve.alone == "From the next night on a curve is drawn here."
    told = [part.text for part in side.findChildren(RichText)]
    assert "Morale falls: Low." in told


def test_what_was_recorded_is_told_and_the_harder_mode_is_switched_here(night):
    shown = Nights(night.bridge, night.wording).shown(night.state, night.book.cycle.happened)
    recorded = [
        event for _, events in night.book.cycle.happened for event in events if isinstance(event, PlanetRecorded)
    ]
    assert bool(shown.recorded) == bool(recorded)
    assert "hens" in shown.hens.lower()
    assert shown.hens in [text.text() for text in night.book.right.findChildren(Text)]
    before = night.state.options
    QTest.mouseClick(night.book.left.usable[0], Qt.MouseButton.LeftButton)
    settle()
    assert night.state.options != before
    night.book.undo()
    settle()
    assert night.state.options == before


def test_the_journal_begins_with_the_record_of_all_nights(night):
    QTest.keyClick(night.book, Qt.Key.Key_J)
    settle()
    sheet = night.book.scrim.sheet
    plots = [plot for plot in sheet.findChildren(CyclePlot) if plot.isVisible()]
    assert len(plots) == 5
    last = nights_of(night.bridge.game)[-1]
    assert str(last.finds) in plots[3].accessibleName()
    QTest.keyClick(night.book, Qt.Key.Key_Escape)
    settle()
    assert night.book.scrim.sheet is None
