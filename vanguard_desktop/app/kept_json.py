"""Small files that must survive a crash: written whole or not at all, and never thrown away unread."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any


def write_json(path: Path, data: Any) -> None:
    """Replace the file in one move, so that a crash leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        json.dump(data, file, indent=2, ensure_ascii=False)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def read_json(path: Path) -> dict[str, Any] | None:
    """What the file holds; None if there is no file. ValueError if it is not such a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
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
