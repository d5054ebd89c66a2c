"""Below the felt: what may be used now, or the faces of real dice, always in the same place."""

from __future__ import annotations

from ...look import ring_reach, scaled
from ...look.controls.lines import fill
from ...look.controls.panels import ScrollColumn
from .face_picker import FacePicker
from .usable_list import UsableList

_HIGH, _SHARE, _MOST = 112, 0.36, 0.6  # as high as it likes to be, and of the height that it shares with the felt


class UsableArea(ScrollColumn):
    """Its height is that of the tray and not that of what it holds: dice lie where they lay. Longer lists scroll."""

    def __init__(self) -> None:
        super().__init__(gap=4, padding=0)
        self.faces, self.usable = FacePicker(), UsableList()
        fill(self.body, self.faces, self.usable)

    @property
    def empty(self) -> bool:
        return self.faces.isHidden() and self.usable.isHidden()

    def stand(self, width: int, shared: int) -> None:
        """Take its part of the height that it shares with the felt; whoever rolls real dice has to see all faces."""
        room = width - 2 * ring_reach() - self.verticalScrollBar().sizeHint().width()
        self.usable.set_room(room)
        high = min(scaled(_HIGH), round(shared * _SHARE))
        if not self.faces.isHidden():
            wanted = self.faces.heightForWidth(room) + 2 * ring_reach()
            high = max(high, min(wanted, round(shared * _MOST)))
        self.setFixedHeight(max(high, 0))
