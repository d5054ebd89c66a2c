"""How large the window was when it was closed, and whether it filled the screen; how large text is on a new one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

from .kept_json import read_json, write_json

_LARGEST = 20_000  # pixels; nobody has such a screen
# From which width of a screen on text is how large where nobody has said so yet.
_SIZES = ((3800, 150), (3200, 130), (2500, 115))


@attrs.frozen(kw_only=True)
class WindowPlace:
    """In pixels as Qt counts them; on a smaller screen it is as large as that allows."""

    width: int
    height: int
    full_screen: bool = False


def read_place(path: Path) -> WindowPlace | None:
    """None where nothing is kept that makes sense: then the window is as large as the screen suggests."""
    with suppress(OSError, ValueError):
        data = read_json(path) or {}
        sides: tuple[Any, Any] = (data.get("width"), data.get("height"))
        if all(_is_side(side) for side in sides):
            return WindowPlace(width=sides[0], height=sides[1], full_screen=data.get("full_screen") is True)
    return None


def keep_place(path: Path, place: WindowPlace) -> None:
    """It costs nothing but a look if it cannot be kept."""
    with suppress(OSError):
        write_json(path, attrs.asdict(place))


def text_size_for(width: int) -> int:
    """What text of the usual size comes to on a screen of this width."""
    return next((size for least, size in _SIZES if width >= least), 100)


def _is_side(side: Any) -> bool:
    return isinstance(side, int) and not isinstance(side, bool) and 0 < side < _LARGEST
