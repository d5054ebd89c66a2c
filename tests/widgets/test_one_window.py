"""Nothing of the table opens as a window of its own, not even for a moment: it would flash and take the keyboard."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.boxes import shipped
from tests.support.one_window import windows_shown
from tests.widgets.hands import Hands
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

BOX = shipped()
_STEPS = 100
# What lies over the table; the last key shuts it again.
_OPENED = (Qt.Key.Key_J, Qt.Key.Key_N, Qt.Key.Key_A, Qt.Key.Key_0)


@pytest.fixture(params=[("W00", 1), ("W01", 3), ("W02", 2)], ids=lambda world: world[0])
def table(qtbot, qapp, request):
    world, players = request.param
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    opening = stand_alone_opening(BOX, WorldId(world), players=players, names=("Anna", "Ben", "Cleo")[:players])
    table = TableScreen(Bridge(Game.start(BOX, MemoryLog(), opening, lambda: 5)), Wording.of(BOX))
    qtbot.addWidget(table)
    table.resize(1600, 900)
    table.show()
    QTest.qWaitForWindowExposed(table)
    yield table
    dress.apply(qapp)


def test_a_game_is_played_in_one_window(table):
    hands, chance = Hands(table), random.Random(5)
    with windows_shown() as windows:
        for _ in range(_STEPS):
            if table.reading.sheet is not None and not table.reading.sheet.rows:
                hands.press(Qt.Key.Key_Return)
            elif table.options.rows:
                rows = [row for row in table.options.rows if not isinstance(row.command, LiftOff)]
                table.bridge.submit(chance.choice(rows or table.options.rows).command)
        for key in _OPENED:
            hands.press(key, Qt.Key.Key_Escape)
    assert windows == []
