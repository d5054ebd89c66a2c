"""From the first screen to the library with a pack of a stranger: names are words everywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.support.hostile import hostile_pack, look_over

# Offscreen a tool tip cannot be raised, and says so.
pytestmark = [pytest.mark.qt_log_ignore("does not support raise"), pytest.mark.reads_packs]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_name_on_any_screen_is_more_than_words(sit_down, language):
    tips = 0
    with hostile_pack():
        player = sit_down(pack=None, language=language)
        player.click(player.program.home.new_entry)
        tips += look_over(player.window)
        player.click(player.screen.begin)
        player.reach("ChooseAction")
        for key in (Qt.Key.Key_0, Qt.Key.Key_J, Qt.Key.Key_L, Qt.Key.Key_F1):
            player.press(key)
            tips += look_over(player.window)
            player.press(Qt.Key.Key_Escape)
        player.program.pages.open_codex()
        player.settle()
        tips += look_over(player.window)
        player.program.close_sheet()
        for show in (player.program.open_home, player.program.pages.open_library):
            show()
            player.settle()
            look_over(player.window)
    assert tips
