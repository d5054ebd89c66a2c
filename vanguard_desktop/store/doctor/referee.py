"""Who knows the rules: the doctor looks at saves of every book, but plays none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import attrs

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Box

from ..about import About
from ..codec import Codec
from ..position import Position

Fold = Callable[[Box, Position | None, Iterable[Event]], Position | None]


@attrs.frozen(kw_only=True)
class Referee:
    """Replays steps, says whether play can go on from a position, opens a save as the game does.

    `go_on` and `fold` raise what `UNPLAYABLE` lists, `open_save` a `SaveError`. `find_box` looks for the content that a
    save was played with, or for content that may do; None if there is none.
    """

    codec: Codec
    fold: Fold
    go_on: Callable[[Position], None]
    open_save: Callable[[Path, Box], None]
    find_box: Callable[[About | None], Box | None]
