"""Write down what holds of a damaged save, as a save of its own."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import attrs

from vanguard_desktop.setting import Box

from ..about import FORMAT, About
from ..chain import NO_PARENT, proof
from ..codec import Codec
from ..disk import database as files
from ..log import Cursor
from .judgment import Judgment


def write_repaired(path: Path, known: About | None, box: Box | None, judgment: Judgment, codec: Codec) -> None:
    """A new file with a hash chain of its own; steps are numbered anew in the order they were made."""
    assert judgment.cursor is not None
    about = _about(path, known, box, codec)
    number = _numbers(judgment)
    hashes: dict[Cursor, bytes] = {}
    with closing(files.create(path)) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO about VALUES (?)", (about.write(),))
        for line in judgment.lineage.lines():
            database.execute("INSERT INTO lines VALUES (?, ?, ?)", (line.id, line.parent, line.fork))
            before = NO_PARENT
            if line.parent is not None:
                fork = Cursor(line.parent, line.fork)
                before = hashes[Cursor(judgment.lineage.holder(fork), line.fork)]
            for row in judgment.lines[line.id]:
                before = hashes[Cursor(line.id, row.step)] = row.proved(before)
                database.execute(
                    "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        number[Cursor(line.id, row.step)],
                        line.id,
                        row.step,
                        row.at,
                        row.played,
                        row.reveals,
                        before,
                        row.events,
                    ),
                )
        for at, kept in judgment.snapshots.items():
            database.execute(
                "INSERT INTO snapshots (line, step, shape, proof, body) VALUES (?, ?, ?, ?, ?)",
                (at.line, at.step, kept.shape, proof(hashes[at], kept.body), kept.body),
            )
        stand = (judgment.cursor.line, judgment.cursor.step, len(number))
        database.execute("INSERT INTO moved VALUES (?, ?, ?)", stand)
        database.execute("COMMIT")


def _about(path: Path, known: About | None, box: Box | None, codec: Codec) -> About:
    """What the save says about itself, as far as that can be believed; the steps were replayed with this box."""
    if known is not None and known.sealed:
        return known
    about = known or About(name=path.stem, packs=(), fingerprint="", rules={})
    if box is not None:
        about = attrs.evolve(about, packs=box.packs, fingerprint=box.fingerprint)
    return attrs.evolve(about, rules=codec.rules_versions, format=FORMAT)


def _numbers(judgment: Judgment) -> dict[Cursor, int]:
    """The order in which the steps were made; where that is spoiled, a step still comes after the one before it."""
    made: dict[Cursor, int] = {}
    for line in judgment.lineage.lines():
        latest = 0
        if line.parent is not None:
            fork = Cursor(line.parent, line.fork)
            latest = made[Cursor(judgment.lineage.holder(fork), line.fork)]
        for row in judgment.lines[line.id]:
            latest = made[Cursor(line.id, row.step)] = max(latest, row.id)
    ordered = sorted(made, key=lambda at: (made[at], at.line, at.step))
    return {at: number for number, at in enumerate(ordered, start=1)}
