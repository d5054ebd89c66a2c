"""What players write down for themselves, in a save that somebody may have sent."""

from __future__ import annotations

import json

import pytest

from tests.support.boxes import small_box
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.about import About
from vanguard_desktop.store.notes import LONGEST, MOST, Note, read_notes, tidy

NOTE = Note(line=1, step=4, text="Two lines\nof text")


def about(**more):
    fields = json.loads(About.of("Ours", small_box(), codec().rules_versions).write())
    return About.read(json.dumps({**fields, **more}), "here")


def test_notes_are_read_as_they_were_written():
    written = json.loads(About.of("Ours", small_box(), codec().rules_versions).write())
    written["notes"] = [{"line": 1, "step": 4, "text": NOTE.text}]
    assert About.read(json.dumps(written), "here").notes == (NOTE,)


def test_a_save_without_notes_has_none():
    fields = json.loads(About.of("Ours", small_box(), codec().rules_versions).write())
    del fields["notes"]
    assert About.read(json.dumps(fields), "here").notes == ()


@pytest.mark.parametrize(
    "nonsense",
    [
        *("text", 7, {"line": 1}, [7], [None], [[]], [{}], [{"line": "1", "step": 4, "text": "x"}]),
        *([{"line": True, "step": 4, "text": "x"}], [{"line": 1, "step": 4, "text": ["x"]}]),
        [{"line": 1, "step": 4, "text": "\x00\x1b\u202e\n "}],
    ],
)
def test_what_is_no_note_is_passed_over_and_the_save_opens(nonsense):
    assert about(notes=nonsense).notes == ()


def test_too_much_is_cut():
    many = read_notes([{"line": 1, "step": 1, "text": "x" * 10 * LONGEST}] * 3 * MOST)
    assert len(many) == MOST
    assert len(many[0].text) == LONGEST


def test_control_characters_go_and_lines_stay():
    assert tidy("  one\x07\u202e\t\r\n\n two\x1b[31m ") == "one\n\ntwo[31m"
