"""Where on the table something can lie for a while and cover nothing."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPoint, QRect, QSize

_CELL = 6  # pixels: so exact is the search


@attrs.frozen
class FreeRoom:
    """A room in cells; of each row, from below, the cells that are taken are the bits of a number."""

    inside: QRect
    rows: tuple[int, ...]

    @classmethod
    def beside(cls, taken: Sequence[QRect], room: QRect, edge: int, apart: int) -> FreeRoom:
        """What of the room is free, up to its edge and `apart` from what is taken."""
        inside = room.adjusted(edge, edge, -edge, -edge)
        if inside.isEmpty():
            return cls(QRect(), ())
        rows = [0] * (inside.height() // _CELL)
        for rect in (each.adjusted(-apart, -apart, apart, apart) & inside for each in taken):
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


def _nearest_bit(bits: int, start: int) -> int | None:
    before, after = bits & ((1 << start + 1) - 1), bits >> start
    found = [before.bit_length() - 1] if before else []
    if after:
        found.append(start + (after & -after).bit_length() - 1)
    return min(found, key=lambda bit: abs(bit - start), default=None)
