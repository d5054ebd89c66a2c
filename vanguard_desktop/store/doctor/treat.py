"""`vanguard-desktop doctor`: verify a save, repair what can be repaired into a copy, and say what was done."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

import attrs

from ..disk import database as files
from ..disk.lock import WriterLock
from ..disk.troubles import troubles
from ..disk.workshop import workshop
from ..errors import Damage, SaveError
from ..log import Cursor
from ..saves import new_path
from .examine import SENTENCES, Finding, Say, examine
from .referee import Referee
from .repair import write_repaired


def doctor(path: Path, referee: Referee, out: TextIO) -> int:
    """0 if all is well, 1 otherwise. The original is only read."""

    def say(sentence: str) -> None:
        print(sentence, file=out, flush=True)

    lock = WriterLock(path)
    try:
        with troubles(path), workshop() as folder:
            if not path.exists():
                raise SaveError(Damage.MISSING, str(path))
            if files.may_write(path) and not lock.take():
                raise SaveError(Damage.BUSY, str(path))
            return _treat(path, folder, referee, say)
    except SaveError as problem:
        say(f"{path}: {SENTENCES[problem.damage]}")
        if problem.detail:
            say(f"  ({problem.detail})")
        if problem.damage in (Damage.DAMAGED, Damage.TRUNCATED):
            say("Not one step of it can be read, so nothing could be rescued. The original is untouched.")
        return 1
    finally:
        lock.release()


def _treat(path: Path, folder: Path, referee: Referee, say: Say) -> int:
    say(f"{path}: reading {path.stat().st_size} bytes.")
    finding = examine(path, folder, referee, say)
    judgment = finding.judgment
    lines = "one line" if len(judgment.lines) == 1 else f"{len(judgment.lines)} lines"
    say(f"{path}: read {judgment.steps} steps on {lines} of play.")
    if finding.box is None:
        say("The content it was played with is not here, so nothing could be replayed.")
    if not finding.problems:
        say("All is well.")
        return 0
    for sentence in finding.problems:
        say(f"- {sentence}")
    repaired = _repaired(path, folder, finding, referee, say)
    if repaired is None:
        say("Nothing could be repaired. The original is untouched.")
        return 1
    assert judgment.cursor is not None
    steps, step = judgment.steps, judgment.cursor.step
    say(f"Repaired as far as possible into {repaired}: {steps} steps, play goes on at step {step}.")
    say("The original is untouched.")
    return 1


def _repaired(path: Path, folder: Path, finding: Finding, referee: Referee, say: Say) -> Path | None:
    """A new save of what holds. It is examined like any other before it gets its name; None if it is not well."""
    judgment = finding.judgment
    if not judgment.lines or judgment.worst is Damage.OTHER_CONTENT:
        return None
    roots = {
        Cursor(line.id, line.fork + 1) for line in judgment.lineage.lines() if line.parent is None and line.fork >= 0
    }
    bare = {at: kept for at, kept in judgment.snapshots.items() if at in roots}
    for number, snapshots in enumerate((judgment.snapshots, bare)):
        tried = folder / f"repaired {number}.vanguard"
        write_repaired(tried, finding.about, finding.box, attrs.evolve(judgment, snapshots=snapshots), referee.codec)
        if not examine(tried, folder, referee, say).problems:
            return files.give_name(tried, new_path(path.parent, f"{path.stem} (repaired)"))
    return None
