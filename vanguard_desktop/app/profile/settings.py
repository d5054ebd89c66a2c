"""The settings of a profile on disk; a damaged file costs the settings, never the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.widgets.preferences import Preferences, preferences_from

from .kept_json import read_json, set_aside, write_json


@attrs.frozen(kw_only=True)
class Opened:
    """The settings as found, and the copy that was kept of a file that could not be used whole."""

    preferences: Preferences
    set_aside: Path | None = None


def open_settings(path: Path) -> Opened:
    try:
        data: dict[str, Any] | None = read_json(path)
    except (OSError, ValueError):
        return Opened(preferences=Preferences(), set_aside=set_aside(path))
    if data is None:
        return Opened(preferences=Preferences())
    preferences, odd = preferences_from(data)
    return Opened(preferences=preferences, set_aside=set_aside(path) if odd else None)


def save_settings(path: Path, preferences: Preferences) -> None:
    write_json(path, attrs.asdict(preferences))
