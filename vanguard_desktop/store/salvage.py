"""Get out of a save whatever can still be read, page by page, without trusting any of it yet."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.store.about import About, read_about
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.log import Cursor

# How many rows may be lost in one place before the rest is given up.
REACH = 20_000
# Also a message about a spoiled file may be spoiled.
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)


@attrs.frozen
class Row:
    """A step as it was written."""

    id: int
    line: int
    step: int
    at: int
    played: int
    reveals: bool
    hash: bytes
    events: str


@attrs.frozen
class Kept:
    """A kept position as it was written."""

    shape: str
    proof: bytes
    body: bytes


@attrs.define
class Salvage:
    """Everything found, by its place in the campaign; `complaints` is what SQLite says of the file."""

    complaints: list[str] = attrs.field(factory=list)
    about: About | None = None
    forks: dict[int, tuple[int | None, int]] = attrs.field(factory=dict)
    steps: dict[int, dict[int, Row]] = attrs.field(factory=dict)
    snapshots: dict[Cursor, Kept] = attrs.field(factory=dict)
    moved: Cursor | None = None
    after: int = 0


def mend_length(path: Path) -> None:
    """Give a file that was cut short its length back, with empty pages: SQLite reads nothing of it otherwise."""
    with path.open("r+b") as file:
        header = file.read(100)
        page = int.from_bytes(header[16:18], "big")
        whole = (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")
        if path.stat().st_size < whole <= 1 << 40:
            file.truncate(whole)


def copy_of(path: Path, folder: Path) -> Path:
    """Save and write-ahead log side by side; what is done to the copy does not touch the original."""
    copy = folder / "copy.vanguard"
    shutil.copyfile(path, copy)
    wal = path.with_name(f"{path.name}-wal")
    if wal.exists():
        shutil.copyfile(wal, copy.with_name(f"{copy.name}-wal"))
    return copy


def salvage(database: sqlite3.Connection, path: Path) -> Salvage:
    """Everything in the save that has the right types; `path` is for the messages."""
    found = Salvage()
    try:
        said = [line for (line,) in database.execute("PRAGMA integrity_check(20)")]
        found.complaints += [str(line).replace("\n", "; ") for line in said if line != "ok"]
    except UNREADABLE as problem:
        found.complaints.append(str(problem))
    try:
        found.about = read_about(database, path)
    except (SaveError, *UNREADABLE):
        found.about = None
    for line, parent, fork in _rows(database, "lines", "parent, fork"):
        if _numbers(line, fork) and (parent is None or _numbers(parent)):
            found.forks[line] = parent, fork
    for id, line, step, at, played, reveals, step_hash, text in _rows(
        database, "steps", "line, step, at, played, reveals, hash, events"
    ):
        if _numbers(line, step, at, played, reveals) and type(step_hash) is bytes and type(text) is str:
            row = Row(id, line, step, at, played, bool(reveals), step_hash, text)
            found.steps.setdefault(line, {})[step] = row
    for _, line, step, shape, seal, body in _rows(database, "snapshots", "line, step, shape, proof, body"):
        if _numbers(line, step) and type(shape) is str and type(seal) is bytes and type(body) is bytes:
            found.snapshots[Cursor(line, step)] = Kept(shape, seal, body)
    for _, line, step, after in _rows(database, "moved", "line, step, after"):
        if _numbers(line, step, after):
            found.moved, found.after = Cursor(line, step), after
    return found


def _numbers(*values: Any) -> bool:
    return all(type(value) is int for value in values)


def _rows(database: sqlite3.Connection, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """All rows of a table by their ids; where a page cannot be read, those behind it."""
    question = f"SELECT rowid, {columns} FROM {table} NOT INDEXED WHERE"
    last = 0
    while True:
        try:
            for row in database.execute(f"{question} rowid > ? ORDER BY rowid", (last,)):
                last = row[0]
                yield row
            return
        except UNREADABLE as problem:
            if getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                return  # there is no such table
            behind = _first_behind(database, f"{question} rowid = ?", last)
        if behind is None:
            return
        last = behind[0]
        yield behind


def _first_behind(database: sqlite3.Connection, question: str, last: int) -> tuple[Any, ...] | None:
    for id in range(last + 1, last + REACH):
        try:
            row: tuple[Any, ...] | None = database.execute(question, (id,)).fetchone()
        except UNREADABLE:
            continue
        if row is not None:
            return row
    return None
