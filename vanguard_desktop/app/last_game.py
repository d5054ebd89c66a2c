"""The game that was played last, as the first screen shows it before anything else is loaded.

It is a picture of the save, kept beside the settings. The save itself is looked at once the window is painted; if the
program was killed in between, the card then shows the newer position.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.app.kept_json import read_json, write_json
from vanguard_desktop.widgets.home.last_position import LastPosition, Spot


def read_last_game(path: Path) -> LastPosition | None:
    """None if there is none, or if what is kept cannot be used: the saves are all that matters."""
    try:
        data = read_json(path)
        return None if data is None else _structure(data)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def _structure(data: Mapping[str, Any]) -> LastPosition:
    plain = {field.name: data[field.name] for field in attrs.fields(LastPosition)}
    plain["spots"] = tuple(Spot(**spot) for spot in data["spots"])
    plain["ways"] = tuple((int(start), int(end)) for start, end in data["ways"])
    plain["pawns"] = tuple((str(section), int(sector)) for section, sector in data["pawns"])
    last = LastPosition(**plain)
    kept = attrs.asdict(last)
    for name, kind in (
        ("save", str),
        ("world", str),
        ("palette", str),
        ("relief", str),
        ("round", int),
        ("played", int),
    ):
        if type(kept[name]) is not kind:
            raise TypeError(name)
    return last


def keep_last_game(path: Path, last: LastPosition) -> None:
    write_json(path, attrs.asdict(last))
