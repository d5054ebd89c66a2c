"""The plan of the sol: all actions in the order in which they will be resolved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.habitat.plan import StackRow

from ..look.controls.panels import Panel, PanelTitle, ScrollColumn
from ..look.controls.text import Text
from ..look.paint.rich import Speak
from ..parts.teller import announce
from .stack_panel import StackPanel


class PlanPanel(Panel):
    """`chosen` carries a change of the plan, `offered` several of which one is to be chosen, and what for."""

    chosen = Signal(object)
    offered = Signal(object, str)
    marked = Signal(int)

    def __init__(self, speak: Speak) -> None:
        super().__init__(padding=10)
        self._speak = speak
        self._shown: tuple[tuple[StackRow, ...], int | None] | None = None
        self._said: list[str] = []
        self.title = PanelTitle("", icon="action_pawn")
        self.body.addWidget(self.title)
        self._empty = Text(color="text_soft")
        self.body.addWidget(self._empty)
        self._column = ScrollColumn(gap=6, padding=2)
        self.body.addWidget(self._column, 1)
        self.stacks: list[StackPanel] = []
        self._retranslate()

    def show_rows(self, rows: Sequence[StackRow], marked: int | None, free: int, drones: int) -> None:
        """So many pawns are left, and so many drones can still help."""
        #: In the title of the plan. %n is a number of pawns that are not assigned.
        left = [self.tr("%n pawn(s) free", "", free)]
        #: In the title of the plan. %n is a number of drones that can still be used in this sol.
        left += [self.tr("%n drone(s)", "", drones)] if drones else []
        self.title.set_aside(", ".join(left))
        if (tuple(rows), marked) == self._shown:
            return
        self._shown = (tuple(rows), marked)
        here = self.window().focusWidget()
        handled = next((stack.row.id for stack in self.stacks if stack.handle is here), None)
        stays = {stack.row.id: stack for stack in self.stacks if stack.row in rows}
        for stack in self.stacks:
            self._column.body.removeWidget(stack)
            if stack.row.id not in stays:
                stack.hide()
                stack.deleteLater()
        self.stacks = [stays.get(row.id) or self._made(row) for row in rows]
        for stack in self.stacks:
            self._column.body.addWidget(stack)
            stack.set_line("accent" if stack.row.id == marked else "line")
            if stack.row.id == handled and stack.handle is not here:  # the keyboard stays on what it moves
                stack.show()
                stack.handle.setFocus(Qt.FocusReason.OtherFocusReason)
        self._empty.setVisible(not rows)
        # Once they have their places.
        QTimer.singleShot(0, self, self._to_marked)

    def tell(self, words: Callable[[StackRow], str]) -> None:
        """Whoever hears the game hears what an action takes and how likely it succeeds now."""
        before, self._said = self._said, [self._speak(words(stack.row)) for stack in self.stacks]
        announce(self, ". ".join(each for each in self._said if each not in before))

    def _to_marked(self) -> None:
        stack = next(
            (stack for stack in self.stacks if self._shown is not None and stack.row.id == self._shown[1]), None
        )
        if stack is not None:
            self._column.ensureWidgetVisible(stack, 0, 0)

    def _made(self, row: StackRow) -> StackPanel:
        stack = StackPanel(row, self._speak, self._places)
        stack.chosen.connect(self._on_chosen)
        stack.offered.connect(self.offered)
        stack.marked.connect(self.marked)
        return stack

    def _places(self, row: StackRow) -> Mapping[QWidget, Command]:
        """Where an action may be dropped."""
        return {stack: row.moves[stack.row.id] for stack in self.stacks if stack.row.id in row.moves}

    def _on_chosen(self, command: Command | None) -> None:
        if command is not None:
            self.chosen.emit(command)

    def _retranslate(self) -> None:
        #: Title of the panel with all planned actions.
        self.title.set_text(self.tr("Plan of the sol"))
        #: In the panel of planned actions while there is none.
        words = self.tr("Press what is outlined, to plan there.")
        self._empty.setText(words)
