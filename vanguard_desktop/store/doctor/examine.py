"""Look through a save from end to end: what SQLite says of the file, what holds, whether it can be played."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import attrs

from vanguard_desktop.setting import Box

from ..about import About
from ..disk import database as files
from ..disk.beside import wal_of
from ..disk.mark import Mark
from ..errors import Damage, SaveError
from .judge import Judge
from .judgment import Judgment, OtherContent
from .pages import read_pages
from .referee import Referee
from .salvage import Salvage, salvage

SENTENCES = {
    Damage.NOT_A_SAVE: "This is not a save of Vanguard Desktop.",
    Damage.DAMAGED: "This save is damaged.",
    Damage.TRUNCATED: "This save was cut short; its end is missing.",
    Damage.NEWER: "This save was made by a newer version of the program. Update the program to open it.",
    Damage.MISSING: "There is no such file.",
    Damage.READ_ONLY: "Nothing can be written here.",
    Damage.DISK_FULL: "There is no room left on the disk.",
    Damage.NO_ACCESS: "The file cannot be read.",
    Damage.IO_ERROR: "The disk reports an error.",
    Damage.IN_THE_WAY: "Something else lies where this file belongs.",
    Damage.GONE: "The file has been moved, renamed or deleted.",
    Damage.REPLACED: "The file has been replaced or changed by another program.",
    Damage.OTHER_CONTENT: "The save was played with other content.",
    Damage.BUSY: "Another program is playing this save. Close it first.",
    Damage.MOVED_ON: "Another program has played on in this save.",
}

SAY_EVERY = 1.0

Say = Callable[[str], None]
# Also a message about a spoiled file may be spoiled.
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)


@attrs.define
class Finding:
    """A save as it was found. It is well if there are no `problems`."""

    judgment: Judgment
    about: About | None
    box: Box | None

    @property
    def problems(self) -> list[str]:
        return self.judgment.problems


def examine(path: Path, folder: Path, referee: Referee, say: Say = lambda sentence: None) -> Finding:
    """Everything that is wrong with a save; `folder` is room to work in. Raises `SaveError` if it is none of ours."""
    pages = read_pages(path)
    copy = _copy(path, folder)
    refused, complaints = _refused(copy), _complaints(copy)
    found = salvage(pages)
    finding = _judge(path, found, referee, say)
    if refused or complaints or finding.problems:  # then also what lies beside the tables may be needed
        found = salvage(pages, everything=True)
        finding = _judge(path, found, referee, say)
    judgment = finding.judgment
    if refused is not None:
        if not found.steps:
            raise SaveError(refused.damage, str(path), refused.detail)
        complaints.insert(0, refused.detail or SENTENCES[refused.damage])
    if pages.torn:
        judgment.complain("The file beside the save, which holds what was decided last, is not as it was written.")
    made = max((row.id for line in found.steps.values() for row in line.values()), default=0)
    if found.listed > made:
        judgment.complain(f"{_last(found.listed - made)} gone: the end of the file is lost or spoiled.")
    elif missed := _missed(path, found, made):
        judgment.complain(f"{_last(missed)} gone: what lay beside the save is lost or spoiled.")
    for complaint in dict.fromkeys(complaints):
        judgment.complain(f"The file: {complaint.rstrip('.')}.")
    if not judgment.problems and finding.box is not None:
        try:
            referee.open_save(copy, finding.box)
        except SaveError as problem:
            judgment.complain(f"It cannot be opened: {problem.detail or SENTENCES[problem.damage]}", problem.damage)
    return finding


def _judge(path: Path, found: Salvage, referee: Referee, say: Say) -> Finding:
    about = found.about
    if about is not None and about.sealed:
        about.refuse_newer(referee.codec.rules_versions, str(path))
    box = referee.find_box(about)
    far = _Far(say)
    try:
        judgment = Judge(found, referee, box, far.told).judge()
    except OtherContent as problem:
        box = None
        judgment = Judge(found, referee, box, far.told).judge()
        judgment.complain(f"It cannot be replayed with the content that is here: {problem}.", Damage.OTHER_CONTENT)
    if judgment.worst is Damage.NEWER:
        raise SaveError(Damage.NEWER, str(path), judgment.problems[0])
    return Finding(judgment, about, box)


def _last(steps: int) -> str:
    return "The last step that was made is" if steps == 1 else f"The last {steps} steps that were made are"


def _missed(path: Path, found: Salvage, made: int) -> int:
    """How many of the steps made last are not there, as far as a mark beside the save tells."""
    last = Mark(path).read()
    hashes = {row.id: row.hash for line in found.steps.values() for row in line.values()}
    if last is None or hashes.get(1) != last.first or hashes.get(last.number) == last.hash:
        return 0
    return max(last.number - made, 1)


def _refused(copy: Path) -> SaveError | None:
    """Why the game would not even look at it; a save of a newer program is not looked at any further here either."""
    try:
        files.look(copy).close()
    except SaveError as problem:
        if problem.damage is Damage.NEWER:
            raise
        return problem
    return None


def _complaints(copy: Path) -> list[str]:
    """What SQLite says of the pages of the file."""
    try:
        with closing(files.connect(copy)) as database, files.bounded(database):
            lines = [str(line) for (line,) in database.execute("PRAGMA integrity_check(20)")]
            return [line.replace("\n", "; ") for line in lines if line != "ok"]
    except UNREADABLE as problem:
        return [str(problem)]


def _copy(path: Path, folder: Path) -> Path:
    """Save and write-ahead log side by side; SQLite tidies up wherever it looks, and the original stays as it is."""
    copy = folder / f"{len(list(folder.iterdir()))}.vanguard"
    shutil.copyfile(path, copy)
    if wal_of(path).is_file():
        shutil.copyfile(wal_of(path), wal_of(copy))
    return copy


class _Far:
    """Says every second how many steps have been looked at."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._next = time.monotonic() + SAY_EVERY

    def told(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + SAY_EVERY
            self._say(f"{done} of {of} steps have been replayed.")
