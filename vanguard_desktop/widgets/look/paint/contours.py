"""Contour lines of a land: for each height the closed rings that hold everything at or above it."""

from __future__ import annotations

import itertools
from array import array
from bisect import bisect_right
from collections.abc import Sequence

from vanguard_desktop.core import go_on

Point = tuple[float, float]
Ring = list[Point]

_BELOW_ALL = -9.0
# Which edges of a cell a contour enters and leaves by, for each pattern of corners that are inside
# (1 top left, 2 top right, 4 bottom right, 8 bottom left); edges: 0 top, 1 right, 2 bottom, 3 left.
# The land above lies on the right of every piece, so each edge is entered once and left once.
_PIECES: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((3, 0),),
    ((0, 1),),
    ((3, 1),),
    ((1, 2),),
    ((3, 0), (1, 2)),
    ((0, 2),),
    ((3, 2),),
    ((2, 3),),
    ((2, 0),),
    ((0, 1), (2, 3)),
    ((2, 1),),
    ((1, 3),),
    ((1, 0),),
    ((0, 3),),
    (),
)


def contour_levels(field: Sequence[Sequence[float]], heights: Sequence[float]) -> list[list[Ring]]:
    """Rings for each of `heights` (rising), in samples of `field`; rings smaller than a few cells are left out."""
    width = len(field[0]) + 2
    # A rim lower than everything closes rings that would run out of the picture.
    flat = array("d", [_BELOW_ALL]) * (width * (len(field) + 2))
    for number, row in enumerate(field, start=1):
        flat[number * width + 1 : (number + 1) * width - 1] = array("d", row)
    starts = range(0, len(flat), width)
    steps = [bytes([bisect_right(heights, value) for value in flat[start : start + width]]) for start in starts]
    links: list[dict[int, int]] = [{} for _ in heights]
    for y, (upper, lower) in enumerate(itertools.pairwise(steps)):
        go_on()
        for x, (a, b, c, d) in enumerate(zip(upper, upper[1:], lower[1:], lower, strict=False)):
            if a == b == c == d:
                continue
            # An edge is known by the sample it starts at: horizontal ones even, vertical ones odd.
            here = 2 * (y * width + x)
            edges = (here, here + 3, here + 2 * width, here + 1)
            for level in range(min(a, b, c, d), max(a, b, c, d)):
                pattern = (a > level) + 2 * (b > level) + 4 * (c > level) + 8 * (d > level)
                for enter, leave in _PIECES[pattern]:
                    links[level][edges[enter]] = edges[leave]
    return [_rings(link, flat, width, height) for link, height in zip(links, heights, strict=True)]


def _rings(links: dict[int, int], flat: Sequence[float], width: int, height: float) -> list[Ring]:
    rings: list[Ring] = []
    while links:
        go_on()
        first, at = links.popitem()
        ring: Ring = []
        while True:
            # Where on this edge the land has exactly the height.
            start = at >> 1
            y, x = divmod(start, width)
            low = flat[start]
            if at & 1:
                ring.append((x - 1.0, y - 1.0 + (height - low) / (flat[start + width] - low)))
            else:
                ring.append((x - 1.0 + (height - low) / (flat[start + 1] - low), y - 1.0))
            if at == first:
                break
            at = links.pop(at)
        if _area(ring) >= 6:
            rings.append(ring)
    return rings


def _area(ring: Ring) -> float:
    twice = 0.0
    x1, y1 = ring[-1]
    for x2, y2 in ring:
        twice += x1 * y2 - x2 * y1
        x1, y1 = x2, y2
    return abs(twice) / 2
