"""Key caps say what stands on the keys of the player."""

from __future__ import annotations

import pytest

from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.widgets.look.controls.marks import KeyCap
from vanguard_desktop.widgets.look.key_names import key_name


@pytest.fixture
def german(qapp):
    languages = Languages()
    languages.use("de")
    yield
    languages.use("en")
    languages.withdraw()


def test_keys_are_called_as_on_a_german_keyboard(german, qtbot):
    assert key_name("Ctrl+Shift+Z") == "Strg+Umschalt+Z"
    cap = KeyCap("Space")
    qtbot.addWidget(cap)
    assert cap.accessibleName() == "Leertaste"


def test_keys_without_a_name_stay_as_they_are(german):
    assert [key_name(key) for key in ("F11", "?", "+", "1", "Ctrl+,")] == ["F11", "?", "+", "1", "Strg+,"]
