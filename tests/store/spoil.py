"""What can happen to a save behind the back of the program."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.store.about import read_about
from vanguard_desktop.store.chain import link, unpacked


def change(path: Path, *statements: str) -> None:
    """`told(events)` are those of a step as they were before they were packed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.create_function("told", 1, unpacked)
        for statement in statements:
            database.execute(statement)
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def cut(path: Path, size: int) -> None:
    os.truncate(path, size)


def say_of_itself(path: Path, **facts: Any) -> None:
    """As if another program had written this about the save."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        about = attrs.evolve(read_about(database, path), **facts)
        database.execute("UPDATE about SET fact = ?", (about.write(),))
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def rewrite_step(path: Path, old: str, new: str) -> None:
    """As if a program had written the first step so: with a hash that fits."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("DELETE FROM lines WHERE id > 1")
        database.execute("DELETE FROM steps WHERE line > 1 OR step > 0")
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE moved SET line = 1, step = 0, after = 0")
        at, played, reveals, written = database.execute("SELECT at, played, reveals, events FROM steps").fetchone()
        events = unpacked(written)
        assert old in events
        events = events.replace(old, new)
        database.execute("UPDATE steps SET events = ?, hash = ?", (events, link(b"", at, played, reveals, events)))
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
