"""A table that was left is forgotten with all that lay on it: a long evening with many games needs no more memory."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.support.spoken import told_badly
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen


def leave(table):
    """Close it, as the first screen does when it comes back; what is left of it afterwards, if anything."""
    left = weakref.ref(table)
    table.close()
    table.deleteLater()
    return left


@pytest.mark.parametrize("listening", [False, True])
def test_a_table_that_was_left_is_forgotten(qapp, listening):
    dress.apply(qapp)
    box = shipped()
    opening = stand_alone_opening(box, WorldId("W00"), players=1, names=("Anna",))
    table = TableScreen(Bridge(Game.start(box, MemoryLog(), opening, lambda: 4)), Wording.of(box))
    table.resize(1280, 720)
    table.show()
    QTest.qWaitForWindowExposed(table)
    while table.reading.sheet is not None:
        table.reading.read_on()
    QApplication.processEvents()
    if listening:
        assert told_badly(table) == []
    left = leave(table)
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    assert left() is None
