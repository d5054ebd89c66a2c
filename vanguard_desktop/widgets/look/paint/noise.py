"""The heights of a land: smooth noise in several octaves with a ridge and a slope, from a seed."""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from math import ceil, floor

import attrs

from vanguard_desktop.core import go_on

# Hundreds of thousands of heights: as numbers of Python they would need four times the room.
Field = list["array[float]"]
_Points = list[list[float]]
_Weights = list[tuple[int, float, float, float, float]]


def height_field(
    seed: int, columns: int, rows: int, base: float, octaves: int, beyond: tuple[int, int] = (0, 0)
) -> Field:
    """Heights from 0 to 1; `base` hills fit into the picture's height, each octave adds finer ones.

    `beyond` says how many samples the land goes on to either side, and above and below; what
    lies within stays as it is.
    """
    draw, outside = random.Random(seed), random.Random(~seed)
    size = _Size(columns, rows, *beyond)
    hills = _octaves(draw, outside, size, base, octaves=octaves, fade=0.52)
    ridges = _octaves(draw, outside, size, base, octaves=max(octaves - 3, 1), fade=0.5)
    # Every land leans a little, most often up to the right, so that it has a low and a high side.
    lean_x, lean_y = draw.uniform(0.10, 0.30), draw.uniform(-0.16, 0.06)
    for number, (hill_row, ridge_row) in enumerate(zip(hills, ridges, strict=True)):
        lift = lean_y * (number - size.above) / rows
        tilt = lean_x / columns
        heights = [
            0.62 * hill + 0.24 * (1 - abs(2 * ridge - 1)) + lift + tilt * column
            for column, (hill, ridge) in enumerate(zip(hill_row, ridge_row, strict=True), -size.aside)
        ]
        hills[number] = array("d", heights)
    del ridges
    return _spread(hills, size)


@attrs.frozen
class _Size:
    """How many samples a land has, and how many more it goes on for on each side."""

    columns: int
    rows: int
    aside: int = 0
    above: int = 0


def _octaves(
    draw: random.Random, outside: random.Random, size: _Size, base: float, *, octaves: int, fade: float
) -> Field:
    """Octaves are added up as points of their lattices: each is twice as fine, and the land is told by the finest."""
    points: _Points = []
    strength, cells, left, top = 1.0, base, 0, 0
    for _ in range(octaves):
        wide = cells * size.columns / size.rows
        lattice = [[draw.random() for _ in range(int(wide) + 4)] for _ in range(int(cells) + 4)]
        before = left, top
        left, top = ceil(size.aside * wide / size.columns), ceil(size.above * cells / size.rows)
        lattice = _framed(lattice, outside, left, top)
        if points:
            # The same hills on the finer lattice, from the first point that it has, too.
            points = [_finer(row, before[0], left) for row in points]
            columns = [_finer(column, before[1], top) for column in zip(*points, strict=True)]
            points = [list(row) for row in zip(*columns, strict=True)]
        else:
            points = [[0.0] * len(row) for row in lattice]
        points = [
            [coarse + strength * point for coarse, point in zip(row, more, strict=False)]
            for row, more in zip(points, lattice, strict=False)
        ]
        strength *= fade
        cells *= 2
    cells /= 2
    across = _weights(size.columns, size.aside, cells * size.columns / size.rows, left)
    rows = []
    for row in points:
        go_on()
        rows.append([row[k] * e + row[k + 1] * f + row[k + 2] * g + row[k + 3] * h for k, e, f, g, h in across])
    total: Field = []
    for at, a, b, c, d in _weights(size.rows, size.above, cells, top):
        go_on()
        mixed = [a * p + b * q + c * r + d * s for p, q, r, s in zip(*rows[at : at + 4], strict=True)]
        total.append(array("d", mixed))
    return _spread(total, size)


def _finer(points: Sequence[float], before: int, before_then: int) -> list[float]:
    """The points of a spline twice as close together, which is the same spline (`before` of them lie outside)."""
    finer: list[float] = []
    for one, two, three in zip(points, points[1:], points[2:], strict=False):
        finer += ((one + two) / 2, (one + 6 * two + three) / 8)
    finer.append((points[-2] + points[-1]) / 2)
    return finer[2 * before - before_then :]


def _framed(lattice: _Points, draw: random.Random, left: int, top: int) -> _Points:
    """The lattice with so many more points on each side."""
    width = len(lattice[0]) + 2 * left

    def more(count: int) -> list[float]:
        return [draw.random() for _ in range(count)]

    return [
        *(more(width) for _ in range(top)),
        *([*more(left), *row, *more(left)] for row in lattice),
        *(more(width) for _ in range(top)),
    ]


def _weights(samples: int, beyond: int, cells: float, before: int) -> _Weights:
    """For each sample the first of four lattice points around it and their shares (a cubic B-spline)."""
    weights: _Weights = []
    for sample in range(-beyond, samples + beyond):
        place = sample * cells / samples
        first = floor(place)
        t = place - first
        u = 1 - t
        shares = (u**3 / 6, (3 * t**3 - 6 * t**2 + 4) / 6, (3 * u**3 - 6 * u**2 + 4) / 6, t**3 / 6)
        weights.append((first + before, *shares))
    return weights


def _spread(field: Field, size: _Size) -> Field:
    """From 0 to 1 in the land itself; beyond it a hill may be higher still. Row by row, in the room they have."""
    inside = slice(size.aside, size.aside + size.columns)
    land = field[size.above : size.above + size.rows]
    low = min(min(row[inside]) for row in land)
    span = max(max(row[inside]) for row in land) - low or 1.0
    del land
    for number, row in enumerate(field):
        field[number] = array("d", [(value - low) / span for value in row])
    return field
