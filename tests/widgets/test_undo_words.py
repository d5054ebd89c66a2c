"""What can be taken back is said in whole words in the header, or not at all."""

from __future__ import annotations

import pytest

from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.widgets.parts.undo_button import UndoButton

LONG = "Rückgängig: Würfel für den Würfelwurf: Spezialwürfel (grün, Biologie)"


@pytest.fixture
def button(qtbot):
    button = UndoButton("undo")
    button.set_room(420)
    qtbot.addWidget(button)
    button.show()
    return button


@pytest.mark.parametrize("words", ["Rückgängig: Reisen", "Rückgängig: Startplättchen: Caspian Roa", LONG])
def test_words_stand_on_two_lines_at_most(button, words, monkeypatch):
    button.set_words(words, "")
    button.resize(button.sizeHint())
    assert button.says
    assert button.height() <= 60
    assert clipped_texts(monkeypatch, button) == []


def test_words_that_are_too_long_for_two_lines_are_left_to_the_tool_tip(button):
    button.set_words(f"{LONG}, {LONG}", "")
    assert not button.says
    assert button.toolTip() == f"{LONG}, {LONG}"
    assert button.sizeHint().width() == 420, "what stands beside it moves"


def test_where_nothing_can_be_undone_there_is_only_the_icon(button):
    button.set_words("Rückgängig", "Nichts rückgängig zu machen")
    assert not button.says
