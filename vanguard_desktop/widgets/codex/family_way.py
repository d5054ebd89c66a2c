"""The way from a chapter to the cards of its kind; what the story hides is told once it lies on the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.codex.families import ICONS, Family, all_called, called

from ..look.controls.buttons import Button
from ..look.controls.lines import row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text


class FamilyWay(QWidget):
    """`wished` carries the subject of the family."""

    wished = Signal(str)

    def __init__(self, family: Family, count: int) -> None:
        super().__init__()
        row = row_in(self, gap=10)
        if not count:
            #: {kind} is a kind of card, such as "Threat".
            words = self.tr("{kind}: what it says is told here as soon as one lies on the table.")
            row.addWidget(IconMark("lock", color="text_mute", beside="body"))
            row.addWidget(Text(words.format(kind=called(family)), color="text_soft"), 1)
            return
        #: {cards} is such as "All section cards", {count} how many there are.
        words = self.tr("{cards} ({count})").format(cards=all_called(family), count=count)
        self.button = Button(words, icon=ICONS[family])
        self.button.clicked.connect(lambda: self.wished.emit(f"cards:{family.value}"))
        row.addWidget(self.button)
        row.addStretch(1)
