"""One planned action: its place in the order, its pawns, what it takes, how likely it succeeds, what it still lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.habitat.base import PawnMark
from vanguard_desktop.models.habitat.plan import StackRow

from ..look import color_of, name_it, paint_icon, scaled, set_tip
from ..look.controls.buttons import IconButton
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import MIDDLE, row_in
from ..look.controls.marks import USABLE, Chip
from ..look.controls.panels import Panel
from ..look.controls.pressable import Pressable
from ..look.controls.text import RichText, Text
from ..look.paint.painted import faded, paint_box
from ..look.paint.rich import Speak
from ..look.tokens import tokens
from ..parts.cards.card_gesture import CardGesture
from ..parts.cards.carried import Carrying
from .marks import paint_pawn_mark

# Where an action may be dropped to take the place of another one, and what that orders.
Places = Callable[[StackRow], Mapping[QWidget, Command]]
_PAWN, _GLOW = 38, 3


class PawnButton(Pressable):
    """A pawn on an action; a press takes it back."""

    def __init__(self, mark: PawnMark, *, acts: bool) -> None:
        super().__init__()
        self._mark, self._acts_first = mark, acts
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_PAWN), max(scaled(_PAWN), tokens().size.target_min))

    def paint(self, painter: QPainter) -> None:
        lit = self.underMouse() or self.hasFocus()
        fill = color_of("raised") if lit else None
        paint_box(painter, self.area, 8, fill=fill, line=color_of("line_strong" if lit else "line"))
        paint_pawn_mark(painter, self.area.adjusted(5, 4, -5, -4), self._mark)
        if lit:
            side = self.width() * 0.42
            paint_icon(painter, "close", QRectF(self.width() - side, 0, side, side), color_of("text"))


class MoveHandle(Carrying, IconButton):
    """Dragged onto another action of the same step, or moved with the arrow keys; `moved` carries the command."""

    moved = Signal(object)

    def __init__(self, row: StackRow, places: Places, stack: QWidget) -> None:
        super().__init__("drag_handle", row.task, icon_size=18)
        self._row, self._places, self._stack = row, places, stack
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = {Qt.Key.Key_Up: self._row.sooner, Qt.Key.Key_Down: self._row.later}.get(Qt.Key(event.key()))
        if command is not None:
            self.moved.emit(command)
        elif event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)

    def picked_up(self, at: QPoint) -> CardGesture | None:
        goals = self._places(self._row)
        return CardGesture(self._stack, goals) if goals else None

    def let_go(self, order: Command, place: QPoint) -> None:
        self.moved.emit(order)


class StackPanel(Panel):
    """One planned action. The marked one is where a press on somebody's pawn puts it; one that lacks something glows.

    `offered` carries commands of which one is to be chosen, and what they are about.
    """

    marked = Signal(int)
    chosen = Signal(object)
    offered = Signal(object, str)

    def __init__(self, row: StackRow, speak: Speak, places: Places) -> None:
        super().__init__(ground="card", line="line", padding=8)
        self.row, self._speak = row, speak
        self.body.setSpacing(4)
        self.handle = MoveHandle(row, places, self)
        self._lay_head(row)
        weight = "  ·  ".join(filter(None, (row.need, *row.brings)))
        if row.chance:
            self.body.addWidget(Text(row.chance, role="body_strong", color="good" if row.sure else "accent_text"))
        self.body.addWidget(RichText(speak, weight, role="label", color="text_soft"))
        self.body.addWidget(self._pawns(row))
        if row.lacks:
            self.body.addWidget(RichText(speak, row.lacks, role="label", color="warn"))

    def _lay_head(self, row: StackRow) -> None:
        head = row_in(self.body, gap=6)
        #: Name of a handle with which a planned action is moved before or after another one. {task} is the action.
        name = self.tr("Change the order (arrow keys): {task}").format(task=row.task)
        self.handle.set_name(name)
        self.handle.moved.connect(self.chosen)
        head.addWidget(self.handle, 0, MIDDLE)
        self.handle.setVisible(bool(row.moves))  # only where it stands: by itself it would be a window
        head.addWidget(Text(f"{row.place}.", role="body_strong", color="text_mute", wrap=False), 0, MIDDLE)
        head.addWidget(RichText(self._speak, row.task, role="body_strong"), 1, MIDDLE)
        #: Button: a planned action is given up. {task} is the action.
        drop = IconButton("close", self.tr("Take back: {task}").format(task=row.task), icon_size=16)
        drop.clicked.connect(lambda: self.chosen.emit(row.drop))
        head.addWidget(drop, 0, MIDDLE)
        drop.setVisible(row.drop is not None)

    def _pawns(self, row: StackRow) -> QWidget:
        chips = QWidget()
        flow = FlowLayout(chips, gap=4)
        for pawn, command in zip(row.pawns, row.take, strict=True):
            #: Name of a pawn that lies here; a press takes it back. {who} is whose it is.
            name = self.tr("Take back: {task}").format(task=pawn.name)
            button = PawnButton(pawn, acts=pawn is row.pawns[0])
            name_it(button, name)
            set_tip(button, name)
            button.clicked.connect(lambda _=False, order=command: self.chosen.emit(order))
            flow.addWidget(button)
        if row.add:
            #: A small button of a planned action: a list opens from which a pawn is put on it.
            flow.addWidget(self._chip(self.tr("Pawn"), "plus", tuple(each.command for each in row.add)))
        for choice in row.more:
            flow.addWidget(self._chip(choice.words.rpartition(": ")[2], "plus", (choice.command,)))
        if row.ways:
            #: A small button of a planned action outside. %n is how many other ways lead there.
            words = self.tr("%n other way(s)", "", len(row.ways))
            flow.addWidget(self._chip(words, "region", tuple(each.command for each in row.ways)))
        return chips

    def _chip(self, words: str, icon: str, commands: Sequence[Command]) -> Chip:
        chip = Chip(words, icon=icon, state=USABLE)
        chip.setAccessibleName(f"{words}: {self.row.task}")
        chip.clicked.connect(lambda _=False: self._offer(commands))
        return chip

    def _offer(self, commands: Sequence[Command]) -> None:
        """A list of one would only be a press more."""
        self.marked.emit(self.row.id)
        if len(commands) == 1:
            self.chosen.emit(commands[0])
        else:
            self.offered.emit(commands, self.row.task)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.marked.emit(self.row.id)
        super().mousePressEvent(event)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self.row.lacks and self.row.pawns:
            warn = color_of("warn")
            for step in range(_GLOW, 0, -1):
                inner = self.area.adjusted(step, step, -step, -step)
                line = faded(warn, 1.0 if step == 1 else 0.3)
                paint_box(painter, inner, tokens().radius.panel, fill=None, line=line, width=2.0)
