"""The heights of a land: smooth noise in several octaves with a ridge and a slope, from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from vanguard_desktop.core import go_on

Field = list[list[float]]
_Weights = list[tuple[int, float, float, float, float]]


def height_field(seed: int, columns: int, rows: int, base: float, octaves: int) -> Field:
    """Heights from 0 to 1; `base` hills fit into the picture's height, each octave adds finer ones."""
    draw = random.Random(seed)
    hills = _octaves(draw, columns, rows, base, octaves=octaves, fade=0.52)
    ridges = _octaves(draw, columns, rows, base, octaves=max(octaves - 3, 1), fade=0.5)
    # Every land leans a little, most often up to the right, so that it has a low and a high side.
    lean_x, lean_y = draw.uniform(0.10, 0.30), draw.uniform(-0.16, 0.06)
    land = []
    for row, (hill_row, ridge_row) in enumerate(zip(hills, ridges, strict=True)):
        lift = lean_y * row / rows
        tilt = lean_x / columns
        land.append(
            [
                0.62 * hill + 0.24 * (1 - abs(2 * ridge - 1)) + lift + tilt * column
                for column, (hill, ridge) in enumerate(zip(hill_row, ridge_row, strict=True))
            ]
        )
    return _spread(land)


def _octaves(draw: random.Random, columns: int, rows: int, base: float, *, octaves: int, fade: float) -> Field:
    total: Field = [[0.0] * columns for _ in range(rows)]
    strength, cells = 1.0, base
    for _ in range(octaves):
        wide = cells * columns / rows
        lattice = [[draw.random() for _ in range(int(wide) + 4)] for _ in range(int(cells) + 4)]
        across = _weights(columns, wide)
        for row, (at, a, b, c, d) in enumerate(_weights(rows, cells)):
            go_on()
            r0, r1, r2, r3 = lattice[at : at + 4]
            a, b, c, d = a * strength, b * strength, c * strength, d * strength
            mixed = [a * p + b * q + c * r + d * s for p, q, r, s in zip(r0, r1, r2, r3, strict=True)]
            total[row] = [
                old + mixed[k] * e + mixed[k + 1] * f + mixed[k + 2] * g + mixed[k + 3] * h
                for old, (k, e, f, g, h) in zip(total[row], across, strict=True)
            ]
        strength *= fade
        cells *= 2
    return _spread(total)


def _weights(samples: int, cells: float) -> _Weights:
    """For each sample the first of four lattice points around it and their shares (a cubic B-spline)."""
    weights: _Weights = []
    for sample in range(samples):
        place = sample * cells / samples
        first = int(place)
        t = place - first
        u = 1 - t
        weights.append((first, u**3 / 6, (3 * t**3 - 6 * t**2 + 4) / 6, (3 * u**3 - 6 * u**2 + 4) / 6, t**3 / 6))
    return weights


def _spread(field: Sequence[Sequence[float]]) -> Field:
    low = min(min(row) for row in field)
    span = max(max(row) for row in field) - low or 1.0
    return [[(value - low) / span for value in row] for row in field]
