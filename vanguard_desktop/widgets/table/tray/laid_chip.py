"""A dice combination or commitment that can be used now, with the dice that pay for it lying beside its words."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from vanguard_desktop.models.expedition.check.shown import Usable
from vanguard_desktop.models.expedition.subjects import subject_of
from vanguard_desktop.play.laying import Ground

from ...look import Painted, color_of, set_tip
from ...look.controls.asking import about
from ...look.controls.marks import USABLE, Chip
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from .laid_dice import LaidDice
from .lay_target import Reach, lies_in


class LaidChip(Painted):
    """The chip is pressed to spend the dice as they lie; without a ground it is a chip and nothing else."""

    def __init__(self, usable: Usable) -> None:
        super().__init__()
        self.usable = usable
        self.chip = Chip(usable.label, icon=usable.icon, state=USABLE)
        self.chip.setAccessibleName(usable.spoken)
        self.chip.setAccessibleDescription(usable.told)
        set_tip(self.chip, usable.told)
        about(self.chip, subject_of(usable.command))
        self.laid = LaidDice(self)
        self.laid.show_dice(usable.laid)
        self._reach = Reach(self)
        row = QHBoxLayout(self)
        room = 4 if usable.laid else 0
        row.setContentsMargins(room, room, room, room)
        row.setSpacing(4)
        row.addWidget(self.chip)
        row.addWidget(self.laid)
        self.grow_down(QSizePolicy.Policy.Maximum)

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
