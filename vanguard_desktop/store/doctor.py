"""`vanguard-desktop doctor`: verify a save, repair what can be repaired into a copy, and say what was done."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TextIO

from vanguard_desktop.core.box import Box
from vanguard_desktop.store import database as files
from vanguard_desktop.store.about import About
from vanguard_desktop.store.chain import NO_PARENT, link, proof
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.database import troubles
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.lock import WriterLock
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.salvage import copy_of, mend_length, salvage
from vanguard_desktop.store.saves import new_path
from vanguard_desktop.store.verify import Fold, Judge, Judgment

SENTENCES = {
    Damage.NOT_A_SAVE: "This is not a save of Vanguard Desktop.",
    Damage.DAMAGED: "This save is damaged.",
    Damage.TRUNCATED: "This save was cut short; its end is missing.",
    Damage.NEWER: "This save was made by a newer version of the program. Update the program to open it.",
    Damage.MISSING: "There is no such file.",
    Damage.READ_ONLY: "Nothing can be written here.",
    Damage.DISK_FULL: "There is no room left on the disk.",
    Damage.NO_ACCESS: "The file cannot be read.",
    Damage.OTHER_CONTENT: "The save was played with other content.",
    Damage.BUSY: "Another program is playing this save. Close it first.",
    Damage.MOVED_ON: "Another program has played on in this save.",
}

LoadBox = Callable[[Sequence[Path]], Box | None]


def doctor(path: Path, codec: Codec, fold: Fold, load_box: LoadBox, out: TextIO) -> int:
    """0 if all is well, 1 otherwise. The original is only read, and that from a copy."""

    def say(sentence: str) -> None:
        print(sentence, file=out)

    lock = WriterLock(path)
    try:
        with troubles(path), tempfile.TemporaryDirectory(prefix="vanguard-") as folder:
            if not path.exists():
                raise SaveError(Damage.MISSING, str(path))
            if files.may_write(path) and not lock.take():
                raise SaveError(Damage.BUSY, str(path))
            return _examine(path, Path(folder), codec, fold, load_box, say)
    except SaveError as problem:
        say(f"{path}: {SENTENCES[problem.damage]}")
        if problem.detail:
            say(f"  ({problem.detail})")
        return 1
    finally:
        lock.release()


def _examine(path: Path, folder: Path, codec: Codec, fold: Fold, load_box: LoadBox, say: Callable[[str], None]) -> int:
    copy = copy_of(path, folder)
    spoiled = ""
    try:
        files.look(copy).close()
    except SaveError as problem:
        if problem.damage not in (Damage.TRUNCATED, Damage.DAMAGED):
            raise
        spoiled = problem.detail or SENTENCES[problem.damage]
        mend_length(copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as database:
        found = salvage(database, path)
    if spoiled and spoiled not in found.complaints:
        found.complaints.insert(0, spoiled)
    if found.about is not None:
        found.about.refuse_newer(codec.rules_versions, str(path))
    box = load_box([Path(hint) for hint in found.about.folders] if found.about else [])
    judgment = Judge(found, codec, box, fold).judge()
    if judgment.worst is Damage.NEWER:
        raise SaveError(Damage.NEWER, str(path), judgment.problems[0])
    count = sum(len(rows) for rows in judgment.lines.values())
    say(f"{path}: read {count} steps on {len(judgment.lines)} lines of play.")
    if box is None:
        say("The content it was played with is not here, so nothing could be replayed.")
    if not judgment.problems:
        say("All is well.")
        return 0
    for sentence in judgment.problems:
        say(f"- {sentence}")
    if not judgment.lines:
        say("Nothing could be repaired. The original is untouched.")
        return 1
    repaired = new_path(path.parent, f"{path.stem} (repaired)")
    _write(repaired, found.about, judgment, codec)
    assert judgment.cursor is not None
    say(f"Repaired as far as possible into {repaired}: {count} steps, play goes on at step {judgment.cursor.step}.")
    say("The original is untouched.")
    return 1


def _write(path: Path, known: About | None, judgment: Judgment, codec: Codec) -> None:
    """A new save of what holds, with a hash chain of its own."""
    assert judgment.cursor is not None
    about = known or About(name=path.stem, packs=(), folders=(), fingerprint="", rules=codec.rules_versions)
    unborn = path.with_name(f"{path.name}.new")
    with troubles(path):
        try:
            with closing(files.create(unborn)) as database:
                database.execute("BEGIN IMMEDIATE")
                database.execute("INSERT INTO about VALUES (?)", (about.write(),))
                hashes: dict[Cursor, bytes] = {}
                for line in judgment.lineage.lines():
                    database.execute("INSERT INTO lines VALUES (?, ?, ?)", (line.id, line.parent, line.fork))
                    if line.parent is None:
                        before = NO_PARENT
                    else:
                        fork = Cursor(line.parent, line.fork)
                        before = hashes[Cursor(judgment.lineage.holder(fork), line.fork)]
                    for row in judgment.lines[line.id]:
                        before = link(before, row.at, row.played, row.reveals, row.events)
                        hashes[Cursor(line.id, row.step)] = before
                        database.execute(
                            "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                            (row.id, line.id, row.step, row.at, row.played, row.reveals, before, row.events),
                        )
                for at, kept in judgment.snapshots.items():
                    database.execute(
                        "INSERT INTO snapshots (line, step, shape, proof, body) VALUES (?, ?, ?, ?, ?)",
                        (at.line, at.step, kept.shape, proof(hashes[at], kept.body), kept.body),
                    )
                newest = max(row.id for rows in judgment.lines.values() for row in rows)
                moved = (judgment.cursor.line, judgment.cursor.step, newest)
                database.execute("INSERT INTO moved VALUES (?, ?, ?)", moved)
                database.execute("COMMIT")
            files.rename(unborn, path)
        finally:
            files.remove(unborn)
