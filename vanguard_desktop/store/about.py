"""What a save says about itself: what it is called, which content and which rules it was played with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop import __version__
from vanguard_desktop.core import BookId, PackId
from vanguard_desktop.setting import Box

from .codec import MALFORMED, write_json
from .errors import Damage, SaveError
from .notes import Note, read_notes, written

# 2: steps are packed.
FORMAT = 2
# Of saves that do not say it yet.
FIRST_FORMAT = 1


@attrs.frozen(kw_only=True)
class About:
    """Which packs they were is told by what they hold, never by where they lay.

    `notes` are what the players wrote down. It is `sealed` unless it was changed behind the back of the program; the
    first saves had no seal. `format` is that of the file: SQLite keeps it too, where one spoiled bit makes it another.
    """

    name: str
    packs: tuple[PackId, ...]
    fingerprint: str
    rules: Mapping[BookId, int]
    program: str = __version__
    notes: tuple[Note, ...] = ()
    format: int = FORMAT
    sealed: bool = attrs.field(default=True, eq=False)

    @classmethod
    def of(cls, name: str, box: Box, rules: Mapping[BookId, int]) -> About:
        return cls(name=name, packs=box.packs, fingerprint=box.fingerprint, rules=rules)

    def refuse_newer(self, known: Mapping[BookId, int], path: str) -> None:
        """Rules of a newer program are not guessed at."""
        for book, version in self.rules.items():
            if version > known.get(book, 0):
                raise SaveError(Damage.NEWER, path, f"rules of {book} {version}")

    def write(self) -> str:
        fields = {
            "name": self.name,
            "packs": self.packs,
            "folders": (),  # the first programs looked there, and miss it if it is not there
            "fingerprint": self.fingerprint,
            "rules": dict(self.rules),
            "program": self.program,
            "notes": written(self.notes),
            "format": self.format,
        }
        return write_json({**fields, "seal": _seal(fields)})

    @classmethod
    def read(cls, text: str, path: str) -> About:
        try:
            fields = json.loads(text)
            seal = fields.pop("seal", None)
            about = cls(
                name=fields["name"],
                packs=tuple(fields["packs"]),
                fingerprint=fields["fingerprint"],
                rules=dict(fields["rules"]),
                program=fields["program"],
                notes=read_notes(fields.get("notes")),
                format=fields.get("format", FIRST_FORMAT),
                sealed=seal is None or seal == _seal(fields),
            )
            words = (about.name, about.fingerprint, about.program, *about.packs, *about.rules)
            if any(type(word) is not str for word in words):
                raise TypeError("text expected")
            if any(type(version) is not int for version in (about.format, *about.rules.values())):
                raise TypeError("number expected")
        except MALFORMED as problem:
            raise SaveError(Damage.DAMAGED, path, f"about: {problem}") from problem
        return about


def read_about(database: sqlite3.Connection, path: Path) -> About:
    about = about_in(database, path)
    if not about.sealed:
        raise SaveError(Damage.DAMAGED, str(path), "what it says about itself is not as it was written")
    return about


def about_in(database: sqlite3.Connection, path: Path) -> About:
    """What it says, whether or not that is as it was written."""
    rows = database.execute("SELECT fact FROM about LIMIT 2").fetchall()
    if len(rows) != 1 or not isinstance(rows[0][0], str):
        raise SaveError(Damage.DAMAGED, str(path), "it does not say what it is")
    return About.read(rows[0][0], str(path))


def _seal(fields: Mapping[str, Any]) -> str:
    return sha256(write_json(fields).encode()).hexdigest()[:16]
