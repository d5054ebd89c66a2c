"""What somebody called a save or a file is shown as a line of letters, or as nothing that could be seen."""

from __future__ import annotations

import pytest

from vanguard_desktop.text.plain_name import LONGEST, plain_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Our first try!", "Our first try!"),
        ("Příběh lodi", "Příběh lodi"),
        ("سفينة", "سفينة"),
        ("می‌خواهم", "می‌خواهم"),
        ("save\u202egnp.exe", "savegnp.exe"),
        ("a\u2066b\u2069c\u200fd\ufeff", "abcd"),
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("bell\x07 and \ud800half", "bell and half"),
        ("", ""),
        (" \t\n", ""),
        ("\u202e\u200d\u200c", ""),
    ],
)
def test_a_name_is_shown_as_its_letters(name, shown):
    assert plain_name(name) == shown


def test_a_long_name_is_cut_in_its_middle():
    shown = plain_name("x" * 5000 + "end.vanguard")
    assert len(shown) == LONGEST
    assert "…" in shown
    assert shown.endswith(".vanguard")
