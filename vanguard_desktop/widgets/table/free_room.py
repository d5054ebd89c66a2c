"""Where on the table something can lie for a while and cover nothing, or as little as can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import attrs
from PySide6.QtCore import QPoint, QRect, QSize

_CELL = 6  # pixels: so exact is the search
_STEP = 30  # between two tries where nothing is free


@attrs.frozen
class Taken:
    """What lies there already, and how bad it would be to cover it."""

    rect: QRect
    worth: float = 1.0


@attrs.frozen
class FreeRoom:
    """A room in cells; of each row, from below, the cells that are taken are the bits of a number."""

    inside: QRect
    rows: tuple[int, ...]

    @classmethod
    def beside(cls, taken: Sequence[Taken], room: QRect, edge: int, apart: int) -> FreeRoom:
        """What of the room is free, up to its edge and `apart` from what is taken."""
        inside = room.adjusted(edge, edge, -edge, -edge)
        if inside.isEmpty():
            return cls(QRect(), ())
        rows = [0] * (inside.height() // _CELL)
        for rect in (each.rect.adjusted(-apart, -apart, apart, apart) & inside for each in taken):
            if rect.isEmpty():
                continue
            left, right = ((x - inside.left()) // _CELL for x in (rect.left(), rect.right()))
            below, above = ((inside.bottom() - y) // _CELL for y in (rect.bottom(), rect.top()))
            for y in range(below, min(above + 1, len(rows))):
                rows[y] |= (1 << right + 1) - (1 << left)
        return cls(inside, tuple(rows))

    def spot(self, size: QSize, share: float) -> QRect | None:
        """The free place nearest to the lower edge, with this share of what is left over to its left."""
        wide, high = -(-size.width() // _CELL), -(-size.height() // _CELL)
        columns = self.inside.width() // _CELL - wide + 1
        if columns < 1:
            return None
        best, nearest, start = None, columns + len(self.rows), round((columns - 1) * share)
        for y in range(len(self.rows) - high + 1):
            if y >= nearest:
                break
            x = _nearest_bit(self._free(y, wide, high, columns), start)
            if x is not None and y + abs(x - start) < nearest:
                best, nearest = (x, y), y + abs(x - start)
        if best is None:
            return None
        left, bottom = self.inside.left() + best[0] * _CELL, self.inside.bottom() - best[1] * _CELL
        return QRect(QPoint(left, bottom + 1 - size.height()), size)

    def _free(self, y: int, wide: int, high: int, columns: int) -> int:
        """The cells at which something of this size can begin to the left."""
        taken = 0
        for row in self.rows[y : y + high]:
            taken |= row
        reach = 1
        while reach < wide:
            step = min(reach, wide - reach)
            taken |= taken >> step
            reach += step
        return ~taken & ((1 << columns) - 1)


def least_bad(rooms: Sequence[QRect], sizes: Sequence[QSize], taken: Sequence[Taken], edge: int) -> QRect | None:
    """Where it covers what is worth least."""
    spots = (
        QRect(QPoint(x, y), size)
        for room, size in zip(rooms, sizes, strict=True)
        for x, y in product(
            range(room.left() + edge, room.right() + 2 - edge - size.width(), _STEP),
            range(room.bottom() + 1 - edge - size.height(), room.top() + edge - 1, -_STEP),
        )
    )
    return min(spots, key=lambda spot: _loss(spot, taken), default=None)


def _loss(spot: QRect, taken: Sequence[Taken]) -> float:
    covered = ((spot & each.rect, each.worth) for each in taken)
    return sum(part.width() * part.height() * worth for part, worth in covered if not part.isEmpty())


def _nearest_bit(bits: int, start: int) -> int | None:
    before, after = bits & ((1 << start + 1) - 1), bits >> start
    found = [before.bit_length() - 1] if before else []
    if after:
        found.append(start + (after & -after).bit_length() - 1)
    return min(found, key=lambda bit: abs(bit - start), default=None)
