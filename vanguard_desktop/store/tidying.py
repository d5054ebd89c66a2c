"""What players do with their saves in the library: copy, call otherwise, delete, and take that back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import attrs

from .about import read_about
from .disk import database as files
from .disk.beside import ASIDE, PARTS_OF_A_FILE, is_there, mark_of, wal_of
from .disk.lock import WriterLock
from .disk.troubles import troubles
from .errors import Damage, SaveError
from .saves import new_path


def copy_save(path: Path, folder: Path, name: str) -> Path:
    """Another save with the same campaign, called like this; what is played in one of them the other never hears."""
    to = new_path(folder, name)
    with files.looking(path) as database, troubles(to):
        files.write_copy(database, to)
    rename_save(to, name)
    return to


def rename_save(path: Path, name: str) -> None:
    """Call it otherwise; its file keeps its name."""
    with _alone(path), troubles(path), closing(files.connect(path)) as database:
        about = attrs.evolve(read_about(database, path), name=name)
        database.execute("UPDATE about SET fact = ?", (about.write(),))


def put_aside(path: Path) -> None:
    """Delete it for now, with the decisions that still lie beside it; `bring_back` undoes that."""
    with _alone(path), troubles(path):
        for part in _parts(path):
            if is_there(part):
                part.replace(_aside(part))


def bring_back(path: Path) -> Path:
    """The save that was put aside, under its own name unless that is taken by now."""
    to = path if not (is_there(path) or is_there(wal_of(path))) else new_path(path.parent, path.stem)
    with troubles(to):
        for part, place in zip(_parts(path), _parts(to), strict=True):
            if is_there(_aside(part)):
                _aside(part).replace(place)
    return to


def throw_away(path: Path) -> None:
    """For good."""
    for part in _parts(path):
        with suppress(OSError):
            _aside(part).unlink()


def _parts(path: Path) -> list[Path]:
    """The file, and all that may lie beside it."""
    return [*(path.with_name(path.name + tail) for tail in PARTS_OF_A_FILE), mark_of(path)]


def _aside(part: Path) -> Path:
    return part.with_name(part.name + ASIDE)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """While nobody plays it, here or in another window."""
    if not is_there(path):
        raise SaveError(Damage.MISSING, str(path), "it is not there")
    lock = WriterLock(path)
    with troubles(path):
        taken = lock.take()
    if not taken:
        raise SaveError(Damage.BUSY, str(path), "somebody plays it")
    try:
        yield
    finally:
        lock.release()
