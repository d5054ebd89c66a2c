"""The new game screen: who goes depends on where to, as the training has a crew of its own (TUT-02)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from vanguard_desktop.app.session import tables
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.marks import Chip
from vanguard_desktop.widgets.new_game_screen import NewGameScreen

W00, W01 = WorldId("W00"), WorldId("W01")


@pytest.mark.rule("TUT-02")
def test_the_team_is_shown_for_the_chosen_world(qtbot: Any) -> None:
    box = load_box()
    names = Names(box)
    screen = NewGameScreen(names, {world: tables(box, world) for world in (W00, W01)})
    qtbot.addWidget(screen)
    screen.show()
    segments = screen.world.findChildren(QAbstractButton)
    for world, segment in zip((W00, W01), segments, strict=True):
        qtbot.mouseClick(segment, Qt.MouseButton.LeftButton)
        team = tables(box, world)[1].team
        shown = [chip.label for chip in screen.findChildren(Chip) if chip.isVisible()]
        assert len(shown) == len(team)
        for (member, _), words in zip(team, shown, strict=True):
            assert names.member(member) in words
