"""Where plates say only names, those that have room beside everything else show their biomes and signs as well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import attrs
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF

from vanguard_desktop.core import SectorId

from ..geometry import Form
from ..items.plate_item import PlateItem

_APART = QMarginsF(3, 3, 3, 3)
_ASIDE = (0.5, 0.25, 0.75, 0.0, 1.0)  # of what it grows in width: how much of it to the left


def signs_shown(
    plates: Mapping[SectorId, PlateItem],
    slim: Mapping[SectorId, QRectF],
    figures: Mapping[SectorId, QRectF],
    others: Sequence[QRectF],
    within: QRectF,
) -> dict[SectorId, QRectF]:
    """The plates that grow, and what they cover then; where somebody stands comes first."""
    stood = {number: _Stood(slim[number], figures.get(number)) for number in slim}
    crowd = [rect for number, rect in figures.items() if number not in slim]
    grown = dict[SectorId, QRectF]()
    for number in sorted(slim, key=lambda number: number not in figures):
        if not plates[number].has_signs:
            continue
        beside = [*others, *crowd, *(rect for key, each in stood.items() if key != number for rect in each.rects)]
        for place in _places(slim[number], plates[number].box(Form.PLATE).size()):
            moved = stood[number].grown(place)
            alone = [rect.marginsAdded(_APART) for rect in moved.rects]
            if all(map(within.contains, moved.rects)) and not any(map(_meets, product(alone, beside))):
                stood[number] = moved
                grown[number] = place
                break
    return grown


@attrs.frozen
class _Stood:
    """A plate and the figures on its upper edge."""

    plate: QRectF
    figures: QRectF | None

    @property
    def rects(self) -> list[QRectF]:
        return [self.plate] if self.figures is None else [self.plate, self.figures]

    def grown(self, plate: QRectF) -> _Stood:
        """The figures stay on the edge, in the middle."""
        if self.figures is None:
            return _Stood(plate, None)
        across = plate.center().x() - self.plate.center().x()
        return _Stood(plate, self.figures.translated(across, plate.top() - self.plate.top()))


def _meets(pair: tuple[QRectF, QRectF]) -> bool:
    return pair[0].intersects(pair[1])


def _places(slim: QRectF, size: QSizeF) -> Iterable[QRectF]:
    """It grows downward or upward, to both sides or to one."""
    wider, higher = size.width() - slim.width(), size.height() - slim.height()
    for up, share in product((0.0, higher), _ASIDE):
        yield QRectF(slim.topLeft() - QPointF(wider * share, up), size)
