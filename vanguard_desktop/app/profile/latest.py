"""Which save was written last, found without opening any."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import attrs

from vanguard_desktop.store.disk.beside import wal_of

_SUFFIX = ".vanguard"


@attrs.frozen(kw_only=True)
class Latest:
    path: Path
    changed: float


def latest_save(folder: Path) -> Latest | None:
    """The save whose file, or the log that SQLite keeps beside it, changed last."""
    found = [Latest(path=path, changed=_changed(path)) for path in folder.glob(f"*{_SUFFIX}")]
    return max(found, key=lambda save: save.changed, default=None)


def _changed(path: Path) -> float:
    found = [0.0]
    for file in (path, wal_of(path)):
        with suppress(OSError):  # it is not there, or nobody may look
            found.append(file.stat().st_mtime)
    return max(found)
