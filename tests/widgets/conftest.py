"""A table in a window, as the tests of widgets want it: for any game, in any size, text and language."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on, played_until
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen


@pytest.fixture
def languages():
    """Afterwards everything speaks English again."""
    languages = Languages()
    yield languages
    languages.use("en")
    languages.withdraw()


@pytest.fixture
def lay_table(qtbot, qapp, languages):
    """Lay the game of a bridge on a table."""

    def laid(bridge, size=(1280, 720), scale=1.0, language="en"):
        assert languages.use(language)
        dress.apply(qapp, "night", scale, reduced_motion=True)
        table = TableScreen(bridge, Wording.of(bridge.box))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        QTest.qWaitForWindowExposed(table)
        return table

    yield laid
    dress.apply(qapp)


@pytest.fixture
def lay_in_play(lay_table):
    """Lay an expedition in which a question of a kind is open, or of whose game `wanted` says that it has come so far.

    What was to be read on the way is read, and each step has been looked at by nobody.
    """

    def laid(wanted, seed=1, *, world="W01", players=2, size=(1280, 720), scale=1.0, language="en"):
        reached = wanted if not isinstance(wanted, type) else lambda game: isinstance(game.state.question, wanted)
        game = played_until(landing_on(world, players=players), reached, seed)
        table = lay_table(Bridge(game), size, scale, language)
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        table.focus_default()
        for _ in range(5):
            QApplication.processEvents()
        return table

    return laid
