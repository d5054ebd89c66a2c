"""Painted controls show the icons of their words, and are as large as these need."""

from __future__ import annotations

import pytest

from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.marks import USABLE, Chip
from vanguard_desktop.widgets.look.paint import text_paint
from vanguard_desktop.widgets.look.paint.rich import rich_size

WORDS = "Verbraucht 1 [any_die]."


@pytest.mark.parametrize("kind", [Button, Chip])
def test_a_control_draws_the_icon_and_is_heard_with_its_name(qtbot, kind, monkeypatch):
    control = kind(WORDS) if kind is Button else Chip(WORDS, state=USABLE)
    control.setAccessibleName("Verbraucht 1 Beliebiger Würfel.")
    qtbot.addWidget(control)
    control.resize(control.sizeHint())
    control.show()
    drawn = control.grab().toImage()
    assert clipped_texts(monkeypatch, control) == []
    control.set_label("Verbraucht 1 .")
    control.setAccessibleName("")
    assert control.grab().toImage() != drawn
    assert control.sizeHint().width() < drawn.width()


def test_words_with_icons_wrap_where_they_have_to():
    words = f"Dann und danach, wie vorher: {WORDS}"  # its last word stays with the icon
    wide = text_paint.text_size(words, "body")
    narrow = text_paint.text_size(words, "body", wide.width() * 0.7)
    assert narrow.height() > wide.height()
    assert narrow.width() <= wide.width() * 0.7 + 2


@pytest.mark.parametrize("words", ["Go on (still possible: 4)", "Then dice come back; now: 0.", "Choose one of 3"])
def test_a_number_does_not_leave_the_word_that_says_what_it_counts(words):
    """Where the line is too short for the last word and its number, both go to the next one."""
    before, counted, number = words.rsplit(" ", 2)
    room = text_paint.text_size(f"{before} {counted}", "body").width() + 1
    assert text_paint.longest_word(words, "body") >= text_paint.text_size(f"{counted} {number}", "body").width() - 1
    for size in (text_paint.text_size(words, "body", room), rich_size(words, width=room)):
        assert size.width() < room - 5
        assert size.height() > text_paint.text_size(before, "body").height()


def test_brackets_that_are_no_icon_are_words():
    assert text_paint.text_size("[ann]", "body").width() > text_paint.text_size("ann", "body").width()
