"""Where dice lie on the felt: line after line from its top, each on its place until it is taken away.

So they stay where they lie when the felt is lower, as it is while much may be used below it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from random import Random

import attrs
from PySide6.QtCore import QPointF

from ...look.paint.dice_paint import die_reach
from ...look.tokens import tokens

EDGE = 10  # of the felt, around all places
_CLOSE, _HIGH = 1.3, 1.28  # how far apart the middles of dice are at least, in sides of a die
_ASTRAY = 0.06  # how far from the middle of its place a die may have fallen, in sides of a die


@attrs.frozen(kw_only=True)
class FeltGrid:
    """So many `columns` of places for dice of `side`, the first around `first` and then `across` and `down`."""

    side: int
    columns: int
    rows: int
    first: QPointF
    across: float
    down: float

    @property
    def height(self) -> float:
        """What all lines take up."""
        return 2 * self.first.y() + (self.rows - 1) * self.down

    def middle(self, place: int, key: str) -> QPointF:
        """Of a die on its place, which it never hits quite; the same die falls the same way in every replay."""
        astray = Random(f"{key}/{place}")
        shift = QPointF(*(astray.uniform(-_ASTRAY, _ASTRAY) * self.side for _ in range(2)))
        row, column = divmod(place, self.columns)
        return self.first + QPointF(column * self.across, row * self.down) + shift


def grid_for(count: int, width: float, height: float) -> FeltGrid:
    """The largest dice that all have room, line after line from the top; the smallest ones in as many as they need.

    With its rings a die reaches beyond its place, at most to the end of the edge.
    """
    size = tokens().size.die
    for side in (size.tray, size.slot + 12, size.slot):
        grid = _laid_out(side, count, width)
        if grid.height <= height:
            return grid
    return attrs.evolve(grid, first=QPointF(grid.first.x(), grid.down / 2))


def least_height(count: int, width: float) -> float:
    """What the smallest dice take up."""
    side = tokens().size.die.slot
    columns = max(int(width // (side * _CLOSE)), 1)
    return max(ceil(count / columns), 1) * side * _HIGH


def _laid_out(side: int, count: int, width: float) -> FeltGrid:
    columns = max(int(width // (side * _CLOSE)), 1)
    across, high = width / columns, max(side * _HIGH / 2, side / 2 + die_reach(side) - EDGE)
    rows = max(ceil(count / columns), 1)
    return FeltGrid(
        side=side, columns=columns, rows=rows, first=QPointF(across / 2, high), across=across, down=side * _HIGH
    )


def taken_places(before: dict[str, int], dice: Iterable[str]) -> dict[str, int]:
    """Dice stay where they lie; new ones come to the first free places."""
    dice = tuple(dice)
    kept = {die: before[die] for die in dice if die in before}
    free = (place for place in range(len(before) + len(dice)) if place not in kept.values())
    return {die: kept[die] if die in kept else next(free) for die in dice}
