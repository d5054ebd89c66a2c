"""Somebody who had died before the table was laid is alive again when the death is undone, and takes their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from vanguard_desktop.bots.expedition.random_bot import RandomBot
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

SEEDS = range(40)


def after_a_death():
    """A game in the other mode, at the first question after somebody died."""
    box = shipped()
    for seed in SEEDS:
        opening = stand_alone_opening(box, WorldId("W01"), players=4, options=Options(deadly_injuries=True))
        game = Game.start(box, MemoryLog(), opening, lambda seed=seed: seed)
        bot, team = RandomBot(seed), len(game.state.members)
        while not game.state.closed:
            game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
            if len(game.state.members) < team and not game.state.closed:
                return box, game
    raise AssertionError("nobody died")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_who_comes_back_by_undoing_has_a_board_a_strip_and_a_pill(qtbot, qapp, size):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    box, game = after_a_death()
    table = TableScreen(Bridge(game), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    QTest.qWaitForWindowExposed(table)
    alive = [member.id for member in game.state.members]

    QTest.mouseClick(table.header.undo, Qt.MouseButton.LeftButton)
    QApplication.processEvents()

    team = [member.id for member in game.state.members]
    (back,) = set(team) - set(alive)
    by_place = sorted(team, key=lambda id: table.header.pills[id].x())
    assert by_place == team
    assert all(table.header.pills[id].isVisible() for id in team)
    tabs = table.crew_tabs
    if tabs.isVisible():
        assert sorted(team, key=lambda id: tabs.strips[id].y()) == team
        assert tabs.strips[back].isVisible()
    else:
        assert table.crew.boards[back].isVisible() is not table.crew.strips[back].isVisible()

    QTest.mouseClick(table.header.redo, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [member.id for member in game.state.members] == alive
    assert not table.header.pills[back].isVisible()
    assert not tabs.strips[back].isVisible()
    assert not table.crew.boards[back].isVisible()
