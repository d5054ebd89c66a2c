"""The Porch: what there is only one of hangs in its frame, and a card stands beside each row that gives one."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.models.ship.lander.porch import frames_shown
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.zones import BRIDGE, unique
from vanguard_desktop.widgets.ship.card_sheet import CardSheet
from vanguard_desktop.widgets.ship.pages.home.porch_side import BrassFrame, PorchSide


def test_a_find_hangs_in_its_frame_and_is_seen_whole_when_it_is_pressed(aboard):
    voyager = aboard(seed=3, until="SavePoint", cycle=1)
    row = next(row for row in voyager.book.pages.rows if row.id == "unloading")
    if voyager.book.scrim.sheet is not None:  # what happened by itself before
        voyager.book.close_sheet()
    voyager.book.read_page(row)
    settle()
    side = voyager.book.right
    assert isinstance(side, PorchSide)
    frames = side.findChildren(BrassFrame)
    assert len(frames) == 32
    hung = [number for number in range(1, 33) if voyager.state.at(unique(number))]
    assert hung
    frame, empty = frames[hung[0] - 1], frames[next(n for n in range(32) if n + 1 not in hung)]
    QTest.mouseClick(empty, Qt.MouseButton.LeftButton)
    settle()
    assert voyager.book.scrim.sheet is None
    QTest.mouseClick(frame, Qt.MouseButton.LeftButton)
    settle()
    assert isinstance(voyager.book.scrim.sheet, CardSheet)


def test_a_row_of_the_first_four_gives_its_card_once_it_is_full(aboard):
    voyager = aboard(seed=3, until="SavePoint", cycle=1)
    state, wording = voyager.state, voyager.wording
    first = frames_shown(state, wording)[0]
    assert first.bonus
    assert not first.full
    zones = {**state.zones, **{unique(number): (piece("uniques", f"{number}"),) for number in range(1, 5)}}
    full = frames_shown(attrs.evolve(state, zones=zones), wording)[0]
    assert full.full
    assert not full.given
    zones[BRIDGE] = tuple(each for each in zones[BRIDGE] if each != first.card)
    assert frames_shown(attrs.evolve(state, zones=zones), wording)[0].given
    assert all(not row.bonus for row in frames_shown(state, wording)[4:])
