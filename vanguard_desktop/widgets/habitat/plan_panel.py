"""The plan of the sol: each action with its pawns; a press adds one, takes one back, or changes how it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.habitat.plan import StackRow

from ..look.controls.buttons import IconButton
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import row_in
from ..look.controls.marks import BLOCKED, USABLE, Chip
from ..look.controls.panels import Panel, PanelTitle, ScrollColumn
from ..look.controls.text import RichText, Text
from ..look.paint.rich import Speak

_MOST_ADDED = 8


class StackPanel(Panel):
    """One planned action. The marked one is where a press on somebody's pawn puts it."""

    marked = Signal(int)
    chosen = Signal(object)

    def __init__(self, row: StackRow, speak: Speak, *, marked: bool) -> None:
        super().__init__(ground="card", line="accent" if marked else "line", padding=8)
        self.row = row
        head = row_in(self.body, gap=6)
        self._task = RichText(speak, row.task, role="body_strong")
        head.addWidget(self._task, 1)
        #: Button: a planned action is given up. {task} is the action.
        drop = IconButton("close", self.tr("Take back: {task}").format(task=row.task), icon_size=16)
        drop.clicked.connect(lambda: self.chosen.emit(row.drop))
        drop.setVisible(row.drop is not None)
        head.addWidget(drop)
        weight = "  ·  ".join(filter(None, (row.need, row.chance, *row.brings)))
        self.body.addWidget(RichText(speak, weight, role="label", color="text_soft"))
        if row.lacks:
            self.body.addWidget(Text(row.lacks, role="label", color="warn"))
        chips = QWidget()
        flow = FlowLayout(chips, gap=4)
        for pawn, command in zip(row.pawns, row.take, strict=True):
            chip = Chip(pawn.letter, icon="action_pawn", state=USABLE if command is not None else BLOCKED)
            #: Name of a small button with the letter of somebody whose pawn lies here. {who} is that somebody.
            chip.setAccessibleName(self.tr("Take back the pawn of {who}").format(who=pawn.member))
            chip.clicked.connect(lambda _=False, order=command: self.chosen.emit(order))
            flow.addWidget(chip)
        for choice in (*row.add[:_MOST_ADDED], *row.more):
            chip = Chip(
                choice.words.rpartition(": ")[2] if choice in row.more else choice.words.partition(":")[0],
                icon="plus",
                state=USABLE,
            )
            chip.setAccessibleName(speak(choice.words))
            chip.clicked.connect(lambda _=False, order=choice.command: self.chosen.emit(order))
            flow.addWidget(chip)
        self.body.addWidget(chips)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.marked.emit(self.row.id)
        super().mousePressEvent(event)


class PlanPanel(Panel):
    """`chosen` carries a change of the plan."""

    chosen = Signal(object)
    marked = Signal(int)

    def __init__(self, speak: Speak) -> None:
        super().__init__(padding=10)
        self._speak = speak
        self._shown: tuple[tuple[StackRow, ...], int | None] | None = None
        self.title = PanelTitle("", icon="action_pawn")
        self.body.addWidget(self.title)
        self._empty = Text(color="text_soft")
        self.body.addWidget(self._empty)
        self._column = ScrollColumn(gap=6, padding=2)
        self.body.addWidget(self._column, 1)
        self.stacks: list[StackPanel] = []
        self._retranslate()

    def show_rows(self, rows: Sequence[StackRow], marked: int | None, free: int) -> None:
        """`free` pawns are left."""
        #: In the title of the plan. %n is a number of pawns that are not assigned.
        self.title.set_aside(self.tr("%n pawn(s) free", "", free))
        if (tuple(rows), marked) == self._shown:
            return
        self._shown = (tuple(rows), marked)
        for stack in self.stacks:
            self._column.body.removeWidget(stack)
            stack.hide()
            stack.deleteLater()
        self.stacks = []
        for row in rows:
            stack = StackPanel(row, self._speak, marked=row.id == marked)
            stack.chosen.connect(self._on_chosen)
            stack.marked.connect(self.marked)
            self._column.body.addWidget(stack)
            self.stacks.append(stack)
        self._empty.setVisible(not rows)

    def _on_chosen(self, command: Command | None) -> None:
        if command is not None:
            self.chosen.emit(command)

    def _retranslate(self) -> None:
        #: Title of the panel with all planned actions.
        self.title.set_text(self.tr("Plan of the sol"))
        #: In the panel of planned actions while there is none.
        words = self.tr("Press a structure or a space of the map that is outlined: what can be done there is offered.")
        self._empty.setText(words)
