"""Small files that must survive a crash: written whole or not at all, and never thrown away unread."""

from __future__ import annotations

import contextlib
import json
import os
import stat
from pathlib import Path
from typing import Any

# What lies in a profile is nobody else's business.
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
# No file of ours comes near it.
_LARGEST = 1_000_000
# A link or a pipe in the place of a file is nothing of ours, and opening a pipe could take for ever.
_SAFE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def open_private(path: Path, flags: int) -> int:
    """Open a plain file that only the player may read; `OSError` if something else lies there."""
    handle = os.open(path, flags | _SAFE, PRIVATE)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise FileExistsError(f"{path} is not a plain file")
    return handle


def private_folder(folder: Path) -> None:
    """Make a folder that only the player may look into, if there is none yet."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)


def write_json(path: Path, data: Any) -> None:
    """Replace the file in one move, so that a crash leaves the old one or the new one."""
    private_folder(path.parent)
    fresh = path.with_name(f"{path.name}.new")
    with os.fdopen(open_private(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), "w", encoding="ascii") as file:
        json.dump(data, file, indent=2)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def read_json(path: Path) -> dict[str, Any] | None:
    """What the file holds; None if there is no file. ValueError if it is not such a file."""
    try:
        handle = open_private(path, os.O_RDONLY)
    except FileNotFoundError:
        return None
    with os.fdopen(handle, "rb") as file:
        text = file.read(_LARGEST + 1)
    if len(text) > _LARGEST:
        raise ValueError("too long")
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(data, dict):
        raise ValueError("an object is needed")
    return data


def set_aside(path: Path) -> Path:
    """Keep a damaged file under a name of its own, beside where it lay; return that name."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    with contextlib.suppress(OSError):  # a folder that cannot be written keeps the file where it is
        path.replace(kept)
        return kept
    return path
