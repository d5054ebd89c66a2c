"""A dice combination or commitment that can be used now, with the dice that pay for it lying beside its words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from vanguard_desktop.models.expedition.check.shown import Usable
from vanguard_desktop.play.laying import Ground

from ...look import Painted, color_of
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from ...parts.reach import Reach, lies_in
from .laid_dice import LaidDice
from .usable_card import UsableCard


class LaidChip(Painted):
    """The chip is pressed to spend the dice as they lie; without a ground it is a chip and nothing else."""

    def __init__(self, usable: Usable) -> None:
        super().__init__()
        self.usable = usable
        self._width = 0
        self.chip = UsableCard(usable)
        self.laid = LaidDice(self)
        self.laid.show_dice(usable.laid)
        self._reach = Reach(self)
        row = QHBoxLayout(self)
        room = 4 if usable.laid else 0
        row.setContentsMargins(room, room, room, room)
        row.setSpacing(4)
        row.addWidget(self.chip, 1)
        row.addWidget(self.laid)
        self.grow_down(QSizePolicy.Policy.Maximum)

    def set_width(self, width: int) -> None:
        """Be as wide as the others in the list; where there is less room it still gives way."""
        if width != self._width:
            self._width = width
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        wanted = super().sizeHint()
        return QSize(self._width, self.heightForWidth(self._width)) if self._width else wanted

    @property
    def ground(self) -> Ground | None:
        return self.usable.ground if self.usable.laid else None

    def set_legal(self, legal: bool | None) -> None:
        self._reach.show_legal(legal)

    def holds(self, place: QPoint) -> bool:
        return lies_in(self, place)

    def paint(self, painter: QPainter) -> None:
        if not self.usable.laid:
            return
        line = color_of("line_faint")
        paint_box(painter, self.area, tokens().radius.slot, fill=color_of("well"), line=line)
