"""Painted controls show the icons of their words, and are as large as these need."""

from __future__ import annotations

import pytest

from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.marks import USABLE, Chip
from vanguard_desktop.widgets.look.paint import text_paint

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


def test_brackets_that_are_no_icon_are_words():
    assert text_paint.text_size("[ann]", "body").width() > text_paint.text_size("ann", "body").width()
