"""A screen reader finds its way through every screen of the program, not only over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.support.spoken import told_badly

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

SCREENS = {
    "home": lambda program: program.open_home(),
    "settings": lambda program: program.pages.open_settings(),
    "about": lambda program: program.pages.open_about(),
    "new game": lambda program: program.pages.open_new_game(),
    "library": lambda program: program.pages.open_library(),
    "shortcuts": lambda program: program.pages.open_shortcuts(),
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_a_screen_has_name_and_role(sit_down, name, language):
    player = sit_down(language=language)
    player.begin()
    player.program.open_home()
    SCREENS[name](player.program)
    player.settle()
    assert told_badly(player.window) == []


def test_the_first_question_of_all_has_name_and_role(sit_down):
    assert told_badly(sit_down().window) == []


def test_a_reading_sheet_is_a_dialog_with_the_name_of_its_card(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    player.reach("EventRevealed")
    assert told_badly(player.window) == []
    assert player.table.reading.sheet.accessibleName()
