"""The folder of saves: what lies in it, names for new ones, and single files that go to a friend and come back."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from pathlib import Path

import attrs

from vanguard_desktop.core import BookOpened, Opening

from .about import About, read_about
from .chain import Written
from .codec import Codec
from .disk import database as files
from .disk.beside import SUFFIX, is_there, wal_of
from .disk.troubles import troubles
from .disk.workshop import workshop
from .doctor.examine import examine
from .doctor.referee import Referee
from .errors import Damage, SaveError

LONGEST_NAME = 60
# An exported save goes to a friend; what the system allows others is right for it.
FOR_OTHERS = 0o666
# Windows knows these as devices, whatever ending they have.
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


@attrs.frozen(kw_only=True)
class Save:
    """A save as the home screen lists it; one that cannot be read has a `problem` and little else."""

    path: Path
    name: str
    last_played: datetime
    about: About | None = None
    opening: Opening | None = None
    seconds_played: int = 0
    steps: int = 0
    problem: Damage | None = None


def list_saves(folder: Path, codec: Codec) -> tuple[Save, ...]:
    """All saves of a folder, the last played first. None is opened for play, and a damaged one spoils no other."""
    with troubles(folder):
        if not folder.is_dir():
            return ()
        found = [look_at(path, codec) for path in sorted(folder.iterdir()) if path.suffix == SUFFIX]
    return tuple(sorted(found, key=lambda save: save.last_played, reverse=True))


def look_at(path: Path, codec: Codec) -> Save:
    try:
        with files.looking(path) as database:
            about = read_about(database, path)
            ((step, at, played),) = database.execute(
                "SELECT step, at, played FROM steps ORDER BY id DESC LIMIT 1"
            ).fetchall()
            begun = database.execute("SELECT events FROM steps WHERE line = 1 AND step = 0").fetchall()
        return Save(
            path=path,
            name=about.name,
            last_played=datetime.fromtimestamp(at).astimezone(),
            about=about,
            opening=_opening(begun, codec),
            seconds_played=int(played),
            steps=int(step),
        )
    except SaveError as problem:
        return _unreadable(path, problem.damage)
    except (ValueError, TypeError, LookupError, ArithmeticError, OSError):  # a time may be beyond all years
        return _unreadable(path, Damage.DAMAGED)


def _opening(begun: list[tuple[Written]], codec: Codec) -> Opening | None:
    """None if it was lost: play may go on all the same."""
    try:
        opened = codec.read_events(begun[0][0])[0] if begun else None
    except SaveError:
        return None
    return opened.opening if isinstance(opened, BookOpened) else None


def _unreadable(path: Path, problem: Damage) -> Save:
    try:
        changed = path.stat().st_mtime
    except OSError:  # gone, or nobody may look
        changed = 0
    last = datetime.fromtimestamp(changed).astimezone()
    return Save(path=path, name=path.stem, last_played=last, problem=problem)


def new_path(folder: Path, name: str) -> Path:
    """A file name of the folder that is not taken, close to what the players call their campaign."""
    plain = unicodedata.normalize("NFC", name)
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]', " ", plain)
    plain = re.sub(r"\s+", " ", plain)[:LONGEST_NAME].strip(" .")
    if not plain or plain.lower().split(".")[0] in DEVICES:
        plain = f"campaign {plain}".strip()
    path = folder / f"{plain}{SUFFIX}"
    number = 2
    while is_there(path) or is_there(wal_of(path)):  # the last decisions of a save that was moved away are not for this
        path = folder / f"{plain} ({number}){SUFFIX}"
        number += 1
    return path


def named_as_save(path: Path) -> Path:
    """A name that somebody typed, with the ending by which saves are found."""
    return path if path.suffix == SUFFIX else path.with_name(f"{path.name}{SUFFIX}")


def export_save(path: Path, to: Path) -> Path:
    """One file that holds the whole campaign, also while it is played; one half written never bears the name."""
    to = named_as_save(to)
    if is_there(to) and to.samefile(path):
        raise SaveError(Damage.NO_ACCESS, str(to), "a save is not written over itself")
    with files.looking(path) as database, troubles(to):
        return files.write_copy(database, to, FOR_OTHERS)


def import_save(file: Path, folder: Path, referee: Referee) -> Path:
    """Take a save from elsewhere into the folder: examined as the doctor does, and never in the place of another."""
    with troubles(file), workshop() as room:
        with files.looking(file) as database:  # with what was decided last in it, whoever writes to it meanwhile
            copy = files.write_copy(database, room / "import")
        try:
            finding = examine(copy, room, referee)
        except SaveError as problem:
            raise SaveError(problem.damage, str(file), problem.detail) from problem
        if finding.problems:
            raise SaveError(finding.judgment.worst or Damage.DAMAGED, str(file), finding.problems[0])
        with troubles(folder):
            folder.mkdir(parents=True, exist_ok=True)
            return files.give_name(copy, new_path(folder, file.stem))
