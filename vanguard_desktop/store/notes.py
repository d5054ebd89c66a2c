"""What the players write down for themselves: it stays whatever they undo, and nothing in the game depends on it.

Notes come from a file that somebody may have sent, so only what is a note is taken, and never too much of it.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

LONGEST = 2000
MOST = 500


@attrs.frozen(kw_only=True)
class Note:
    """Written when the players stood at this step of that line."""

    line: int
    step: int
    text: str


def tidy(text: str) -> str:
    """What is kept of something typed or sent: lines of printable characters, up to a length."""
    lines = ("".join(letter for letter in line if letter.isprintable()).strip() for line in text.splitlines())
    return "\n".join(lines).strip()[:LONGEST].rstrip()


def written(notes: tuple[Note, ...]) -> list[dict[str, object]]:
    return [attrs.asdict(note) for note in notes]


def read_notes(data: object) -> tuple[Note, ...]:
    """Whatever is no note is passed over: a campaign is not lost for the sake of one."""
    return tuple(_notes(data))[:MOST]


def _notes(data: object) -> Iterator[Note]:
    for fields in data if isinstance(data, list) else ():
        if not isinstance(fields, dict):
            continue
        line, step, text = fields.get("line"), fields.get("step"), fields.get("text")
        if type(line) is int and type(step) is int and isinstance(text, str) and (kept := tidy(text)):
            yield Note(line=line, step=step, text=kept)
