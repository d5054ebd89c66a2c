"""What may be used in this step of the check, on cards that glow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.expedition.check.shown import Usable

from ...look import look, scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, drop
from ...look.controls.text import Text
from .laid_chip import LaidChip
from .usable_card import UsableCard

_GAP, _TITLE_GAP = 8, 4
_LINES = (9, 2, 1, 0)  # of what a card does; where there is room for none, names and chances
_LEAST, _LEAST_LAID = 150, 220  # how narrow a card may be, and one with dice on it


class UsableList(QWidget):
    """`chosen` carries the command of a chip, `looked_at` what a player looks at, or None."""

    chosen = Signal(object)
    looked_at = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Usable, ...] = ()
        self._room = 0
        self._fitted: tuple[object, int] = None, 0
        self.items: list[LaidChip] = []
        self._title = Text(role="label", color="text_soft")
        self._area = QWidget()
        self._flow = FlowLayout(self._area, gap=_GAP)
        column_in(self, self._title, self._area, gap=_TITLE_GAP)

    @property
    def chips(self) -> list[UsableCard]:
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

    def show_chances(self, chance_of: Callable[[Command], tuple[str, str]], awaited: Collection[Command] = ()) -> None:
        """What each makes of the check: with its sign, and in words; one that is still reckoned keeps its room."""
        for item in self.items:
            command = item.usable.command
            item.chip.show_chance(*chance_of(command), awaited=command in awaited)

    def fit(self, width: int, height: int) -> int:
        """Say as much as there is room for, and how high all of that is: the cards are as wide as each other.

        Asked again for the same cards in the same room, all of them stand as they are to stand.
        """
        asked = width, height, look().text_scale, [(item.usable, item.chip.says) for item in self.items]
        if asked != self._fitted[0]:
            self._fitted = asked, self._fit(width, height)
        return self._fitted[1]

    def _fit(self, width: int, height: int) -> int:
        self._room = width
        forms = [(lines, _LEAST_LAID if self._any_laid else _LEAST) for lines in _LINES]
        if self._any_laid:
            forms.append((0, _LEAST))
        heights = []
        for form in forms if self.items else ():
            heights.append(wanted := self._stand(*form))
            if wanted <= height:
                return wanted
        return self._stand(*forms[heights.index(min(heights))]) if heights else 0

    def whole_rows(self, height: int) -> int:
        """How much of that height its heading and whole rows take; zero if there is no room for one."""
        head = self._title.sizeHint().height() + _TITLE_GAP
        row = max((item.minimumHeight() for item in self.items), default=0) + _GAP
        rows = (height - head + _GAP) // row
        return head + rows * row - _GAP if rows > 0 else 0

    @property
    def _any_laid(self) -> bool:
        return any(item.usable.laid for item in self.items)

    def _stand(self, lines: int, least: int) -> int:
        for item in self.items:
            item.chip.set_most_lines(lines)
        columns = min(max((self._room + _GAP) // (scaled(least) + _GAP), 1), max(len(self.items), 2))
        width = (self._room - _GAP * (columns - 1)) // columns
        for item in self.items:
            item.setMinimumHeight(0)
            item.set_width(max(width, min(item.minimumSizeHint().width(), self._room), 1))
        high = max((item.sizeHint().height() for item in self.items), default=0)
        for item in self.items:
            item.setMinimumHeight(high)
        rows = -(-len(self.items) // columns)
        return self._title.sizeHint().height() + _TITLE_GAP + rows * (high + _GAP) - _GAP

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
