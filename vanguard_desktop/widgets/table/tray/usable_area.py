"""Below the felt: what may be used now, or the faces of real dice, always in the same place."""

from __future__ import annotations

from PySide6.QtCore import QMargins

from ...look import ring_reach, scaled
from ...look.controls.lines import fill
from ...look.controls.panels import ScrollColumn
from .face_picker import FacePicker
from .usable_list import UsableList

_HIGH, _SHARE, _GAP = 112, 0.36, 4  # as high as it likes to be, and of the height that it shares with the felt


class UsableArea(ScrollColumn):
    """As high as the tray likes it, and higher where it holds more, as far as the dice leave room: longer lists scroll.

    The dice lie where they lay all the same.
    """

    def __init__(self) -> None:
        super().__init__(gap=_GAP, padding=0)
        self.faces, self.usable = FacePicker(), UsableList()
        fill(self.body, self.faces, self.usable)

    @property
    def empty(self) -> bool:
        return self.faces.isHidden() and self.usable.isHidden()

    @staticmethod
    def usual(shared: int) -> int:
        """Of the height that it shares with the felt, whatever it holds."""
        return max(min(scaled(_HIGH), round(shared * _SHARE)), 0)

    def stand(self, width: int, shared: int, dice: int) -> None:
        """Take its part of the height that it shares with the felt, of which the `dice` need so much."""
        room = width - 2 * ring_reach() - self.verticalScrollBar().sizeHint().width()
        most = max(shared - dice, self.usual(shared))
        left = most - 2 * ring_reach()
        wanted = 2 * ring_reach()
        if not self.faces.isHidden():
            left -= (faces := self.faces.heightForWidth(room) + _GAP)
            wanted += faces
        high = self.usable.fit(room, left)
        # Whoever is asked for a face sees all of them; cards and skills are in the bar as well.
        self.usable.setVisible(bool(self.usable.items) and (self.faces.isHidden() or high <= left))
        if not self.usable.isHidden():
            wanted += high
        high = min(max(wanted, self.usual(shared)), most)
        self.setFixedHeight(high)
        self._end_between_rows(high if wanted > high and self.faces.isHidden() else 0)

    def _end_between_rows(self, high: int) -> None:
        """Where a list of this height scrolls, its last row in sight is a whole one; zero where nothing scrolls."""
        seen = 2 * ring_reach() + self.usable.whole_rows(high - 2 * ring_reach()) if high else 0
        margins = QMargins(0, 0, 0, high - seen if seen else 0)
        if margins != self.viewportMargins():
            self.setViewportMargins(margins)
