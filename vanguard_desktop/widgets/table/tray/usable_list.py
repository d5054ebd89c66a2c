"""What may be used in this step of the check, on chips that glow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.check.shown import Usable

from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, drop
from ...look.controls.marks import Chip
from ...look.controls.text import Text
from .laid_chip import LaidChip


class UsableList(QWidget):
    """`chosen` carries the command of a chip, `looked_at` what a player looks at, or None."""

    chosen = Signal(object)
    looked_at = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Usable, ...] = ()
        self.items: list[LaidChip] = []
        self._title = Text(role="label", color="text_soft")
        self._area = QWidget()
        self._flow = FlowLayout(self._area, gap=8)
        column_in(self, self._title, self._area, gap=4)

    @property
    def chips(self) -> list[Chip]:
        return [item.chip for item in self.items]

    def show_usable(self, usable: Sequence[Usable]) -> None:
        #: Heading over cards and skills that can be used at this moment.
        self._title.setText(self.tr("Usable now"))
        self.setVisible(bool(usable))
        if tuple(usable) == self._shown:
            return
        self._shown = tuple(usable)
        had_focus = next((item.usable.command for item in self.items if item.chip.hasFocus()), None)
        for item in self.items:
            self._flow.removeWidget(item)
            drop(item)
        self.items = [self._item(each) for each in usable]
        for item in self.items:
            if had_focus is not None and item.usable.command == had_focus:
                item.chip.setFocus()

    def _item(self, usable: Usable) -> LaidChip:
        item = LaidChip(usable)
        item.chip.clicked.connect(lambda: self.chosen.emit(usable.command))
        item.chip.installEventFilter(self)
        self._flow.addWidget(item)
        item.show()
        return item

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looking at something shows which dice it would cost, and the odds with it."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.looked_at.emit(next((item.usable for item in self.items if item.chip is watched), None))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.looked_at.emit(None)
        return super().eventFilter(watched, event)
