"""A table in a window, as the tests of widgets want it: for any game, in any size, text and language."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

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
