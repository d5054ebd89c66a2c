"""Where the parts of the table stand in a window of a given size: the grid of the look, in one place."""

from __future__ import annotations

import attrs

WIDE, FULL, MEDIUM = 2560, 1920, 1600


@attrs.frozen(kw_only=True)
class Places:
    """Widths of the columns. The left drawer opens over the map and leaves a strip of tabs beside it; for the right one
    the map makes room, and a line above it says what matters most.
    """

    left: int
    left_drawer: int
    right: int
    right_drawer: int
    header: int
    boards: int
    short_header: bool

    @property
    def left_is_drawer(self) -> bool:
        return self.left_drawer > 0

    @property
    def right_is_drawer(self) -> bool:
        return self.right_drawer > 0


def places(width: int, text_scale: float) -> Places:
    """Large text needs wider columns: they grow to a third of the window and then become drawers sooner."""
    room = width / max(text_scale, 1.0)  # how wide the window is for this size of text
    header = round(60 * max(text_scale, 1.0))
    third = width // 3

    def grown(pixels: int) -> int:
        return min(round(pixels * max(text_scale, 1.0)), third)

    if room >= WIDE:
        return Places(
            left=grown(480),
            left_drawer=0,
            right=grown(400),
            right_drawer=0,
            header=header,
            boards=2,
            short_header=False,
        )
    if room >= FULL - 160:
        return Places(
            left=grown(416),
            left_drawer=0,
            right=grown(344),
            right_drawer=0,
            header=header,
            boards=1,
            short_header=False,
        )
    drawer = max(grown(344), min(344, width))
    if room >= MEDIUM - 160:
        return Places(
            left=grown(368),
            left_drawer=0,
            right=0,
            right_drawer=drawer,
            header=header,
            boards=1,
            short_header=False,
        )
    return Places(
        left=round(88 * max(text_scale, 1.0)),
        left_drawer=max(grown(368), min(368, width - 100)),
        right=0,
        right_drawer=drawer,
        header=header,
        boards=1,
        short_header=True,
    )
