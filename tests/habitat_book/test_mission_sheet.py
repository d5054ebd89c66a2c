"""The mission sheet in a low window."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, Qt

from tests.habitat_book.test_a_sol import press
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions

LINE = 25


def test_nothing_of_the_mission_is_lost_in_a_low_window_with_large_text(settle_down):
    settler = settle_down(size=(1280, 720), scale=1.5, language="de")
    settler.play_to(PlanActions)
    while settler.screen.scrim.sheet is not None:
        press(settler, Qt.Key.Key_Return)
    press(settler, Qt.Key.Key_I)
    panel = settler.screen.mission
    assert panel.isVisible()
    panel.grab()  # its places are known once it was painted
    seen = Counter(panel.subject_at(QPoint(40, at)).partition("/")[0] for at in range(panel.height()))
    sheet = settler.bridge.state.sheet
    for each in (*sheet.objectives, *sheet.tracks):
        assert seen[f"goal:{each.id}"] >= LINE, each.id
