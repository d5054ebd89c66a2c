"""The buttons of the prompt bar in one line: what may be done at any time, then the answers; closer if it must be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.text.common.wording import Wording

from ...look.controls.asking import about
from ...look.controls.buttons import PRIMARY, QUIET, SECONDARY, Button
from ...look.controls.flow import FlowLayout
from ...look.controls.staying import Staying
from ...look.paint.text_paint import text_size
from .any_time_chips import AnyTimeChips, Layout

_GAP = 12


class AnswerButtons(QWidget):
    """`chosen` carries a command; the others ask for the list of all answers, of all else, and to take back."""

    chosen = Signal(object)
    all_wished = Signal()
    any_time_wished = Signal()
    undo_wished = Signal()

    def __init__(self, wording: Wording, bar: QWidget) -> None:
        super().__init__()
        self._wording = wording
        self._every: Button | None = None
        self._count = 0
        self._made: Staying[Button] = Staying()
        self.buttons: list[Button] = []
        self._row = FlowLayout(self, gap=_GAP)
        self.beside = AnyTimeChips(wording, bar)
        self.beside.chosen.connect(self.chosen)
        self.beside.all_wished.connect(self.any_time_wished)
        self._row.addWidget(self.beside)

    @property
    def empty(self) -> bool:
        return not self.buttons and self.beside.isHidden()

    def show_buttons(
        self, rows: Sequence[OptionRow], *, is_next: OptionRow | None, undo: str = "", every: int = 0
    ) -> None:
        """The answers, after the way back in words and the way to `every` answer, if there are so many; what is said
        again keeps its button. What may be done at any time is told anew by itself.
        """
        for button in self.buttons:
            self._row.removeWidget(button)
        self._made.begin()
        if undo:
            self._made.part(undo, self._undo, undo)
        self._count = every
        self._every = self._made.part(every, self._way_to_every) if every else None
        for row in rows:
            self._made.part((row, row == is_next), self._answer, row, is_next=row == is_next)
        self.buttons = self._made.shown
        for button in self.buttons:
            self._row.addWidget(button)
        self._made.end()

    def _answer(self, row: OptionRow, *, is_next: bool) -> Button:
        """The one that Enter gives stands out."""
        kind, key = (PRIMARY, "Enter") if is_next else (SECONDARY, row.key)
        spoken = self._wording.names.spoken(row.label)
        button = Button(row.label, kind=kind, icon=row.icon, key=key, spoken=spoken)
        button.clicked.connect(lambda: self.chosen.emit(row.command))
        about(button, row.subject)
        return button

    def _undo(self, words: str) -> Button:
        undo = Button(words, kind=QUIET, icon="undo")
        undo.clicked.connect(self.undo_wished)
        return undo

    def _way_to_every(self) -> Button:
        """Opens the list of all answers."""
        every = Button(self._every_words(brief=False), icon="chevron_right", key="0")
        every.clicked.connect(self.all_wished)
        return every

    def chips_for(self, room: int, *, tight: bool, may_drop: bool = False) -> Layout | None:
        """How the chips stand beside the buttons in so much room; None if they have too little.

        The buttons may stand closer, with less in them.
        """
        left = room - self._buttons_width(tight=tight)
        if self.beside.isHidden():
            return Layout(forms={}, every=False, width=0) if left >= 0 else None
        return self.beside.layout_for(left - (_GAP if self.buttons else 0), may_drop=may_drop)

    def chips_alone(self, room: int) -> Layout:
        """On a line of their own; the buttons take another."""
        alone = None if self.beside.isHidden() else self.beside.layout_for(room, may_drop=True)
        return alone or Layout(forms={}, every=not self.beside.isHidden(), width=0)

    def width_with(self, chips: Layout, *, tight: bool) -> int:
        """All of them side by side."""
        both = bool(chips.width and self.buttons)
        return chips.width + self._buttons_width(tight=tight) + (_GAP if both else 0)

    def _buttons_width(self, *, tight: bool) -> int:
        wide = sum(button.width_with(tight=tight) for button in self.buttons) + _GAP * max(len(self.buttons) - 1, 0)
        if self._every is not None:
            role, wanted = "panel_title", self._every_words(brief=tight)
            wide += round(text_size(wanted, role).width() - text_size(self._every.label, role).width())
        return wide

    def lay(self, chips: Layout, *, tight: bool) -> None:
        """Leave out what can be left out, and stand closer."""
        if not self.beside.isHidden():
            self.beside.lay(chips)
        for button in self.buttons:
            button.set_tight(tight)
        words = self._every_words(brief=tight)
        if self._every is not None and self._every.label != words:
            self._every.set_label(words)

    def _every_words(self, *, brief: bool) -> str:
        if brief:
            #: A small button that opens the list of all answers. {count} is their number.
            return self.tr("All ({count})").format(count=self._count)
        #: Button that opens the list of all answers. {count} is their number.
        return self.tr("All answers ({count})").format(count=self._count)
