"""A round place for somebody: the icon that is asked for, or the face of who stands there already."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Icon

from ...look import RING_RADIUS, color_of, name_it, paint_icon, scaled
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_disk, square
from ...portraits.portrait import paint_portrait

_SIDE = 48


class Place(Pressable):
    """`wished` when it is pressed while it waits for somebody."""

    wished = Signal()

    def __init__(self, icons: tuple[Icon, ...], spoken: str) -> None:
        super().__init__()
        self._icons, self._member, self._section, self._waits = icons, MemberId(""), "", False
        self.keep_size()
        self.setProperty(RING_RADIUS, 24)
        name_it(self, spoken)
        self.clicked.connect(self.wished)

    def show_member(self, member: MemberId, section: str) -> None:
        self._member, self._section = member, section
        self.update()

    def set_waits(self, waits: bool) -> None:
        """Whether it is the next to be filled."""
        self._waits = waits
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE), scaled(_SIDE))

    def paint(self, painter: QPainter) -> None:
        middle, reach = self.area.center(), self.width() / 2 - 3
        line = color_of("legal" if self._waits else "line")
        paint_disk(painter, middle, reach, fill=color_of("well"), line=line, width=2.5 if self._waits else 1.5)
        if self._member:
            paint_portrait(painter, square(middle, reach * 1.9), self._member, self._section, round_edge=True)
            return
        ink = color_of("text" if self._waits else "text_soft")
        if not self._icons:
            paint_icon(painter, "crew_assignment", square(middle, reach), ink)
            return
        side = reach * (1.0 if len(self._icons) == 1 else 0.75)
        for number, icon in enumerate(self._icons[:2]):
            shift = 0.0 if len(self._icons) == 1 else (number - 0.5) * side * 1.05
            paint_icon(painter, icon.value, square(middle, side).translated(shift, 0), ink)
