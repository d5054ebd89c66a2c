"""What players can set to their liking; no rule of the game knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from vanguard_desktop.resources import LANGUAGES

THEMES = ("night", "day", "high_contrast")
MOTIONS = ("slow", "full", "reduced", "off")
VOLUMES = (20, 40, 60, 80, 100)
AMBIENCES = (0, *VOLUMES)
TEXT_SIZES = (90, 100, 115, 130, 150, 200)


@attrs.frozen(kw_only=True)
class Preferences:
    """The settings of a profile. No language means that nobody was asked yet."""

    language: str = ""
    text_size: int = 100
    theme: str = "night"
    motion: str = "full"
    sound: bool = True
    volume: int = 60
    ambience: int = 40
    read_aloud: bool = False
    patterns: bool = False
    every_step: bool = False
    new_luck: bool = False
    strict_undo: bool = False
    real_dice: bool = False


_ALLOWED: Mapping[str, tuple[Any, ...]] = {
    "language": ("", *LANGUAGES),
    "text_size": TEXT_SIZES,
    "theme": THEMES,
    "motion": MOTIONS,
    "sound": (False, True),
    "volume": VOLUMES,
    "ambience": AMBIENCES,
    "read_aloud": (False, True),
    "patterns": (False, True),
    "every_step": (False, True),
    "new_luck": (False, True),
    "strict_undo": (False, True),
    "real_dice": (False, True),
}


def fits(name: str, value: Any) -> bool:
    """Whether `value` is one that the setting `name` can have."""
    return any(type(value) is type(allowed) and value == allowed for allowed in _ALLOWED[name])


def preferences_from(data: Mapping[str, Any]) -> tuple[Preferences, tuple[str, ...]]:
    """The settings in `data`, and the names of those that made no sense and keep their default."""
    known = {field.name for field in attrs.fields(Preferences)}
    good = {name: value for name, value in data.items() if name in known and fits(name, value)}
    # A name that is not known comes from a newer version; it is no damage.
    odd = tuple(name for name in data if name in known and name not in good)
    return Preferences(**good), odd
