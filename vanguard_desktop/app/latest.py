"""Which save was written last, found without opening any."""

from __future__ import annotations

from pathlib import Path

import attrs

from vanguard_desktop.store.beside import wal_of

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
    return max((file.stat().st_mtime for file in (path, wal_of(path)) if file.exists()), default=0.0)
