"""Whole stretches of games on every world, in a small window: nothing told by the table covers it, no word is cut."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from tests.widgets.covered_map import covered_on_map
from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff

STEPS = 36
WINDOWS = [("de", 1.5, 2), ("de", 1.5, 4), ("it", 1.0, 3)]


@pytest.mark.parametrize(("language", "scale", "players"), WINDOWS, ids=str)
@pytest.mark.parametrize("world", sorted(shipped().worlds))
@pytest.mark.qt_log_ignore("does not support raise")
def test_nothing_is_covered_or_cut_while_the_game_goes_on(lay_table, monkeypatch, world, language, scale, players):
    table, chance = lay_table(Bridge(landing_on(world, players=players)), (1280, 720), scale, language), Random(5)
    table.setUpdatesEnabled(False)  # it is painted once for each step: when every text of it is looked at
    for _ in range(STEPS):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        table.lists.close()  # whoever opens it looks at it
        for _ in range(8):
            QApplication.processEvents()
        if table.bridge.state.question is None:
            break
        assert covered_on_map(table) == []
        table.setUpdatesEnabled(True)
        assert [*overlapping(table), *wider_than_seen(table), *clipped_texts(monkeypatch, table)] == []
        table.setUpdatesEnabled(False)
        answers = table.bridge.answers() or table.bridge.legal_commands()
        table.bridge.submit(chance.choice([each for each in answers if not isinstance(each, LiftOff)] or list(answers)))
