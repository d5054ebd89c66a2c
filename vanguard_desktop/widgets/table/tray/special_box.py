"""A special effect over the outcomes: what it asks for and does, and the dice that the players commit to it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout

from vanguard_desktop.models.expedition.check.shown import LaidGround, SpecialLine
from vanguard_desktop.play.laying import Ground
from vanguard_desktop.text.common.names import Names

from ...look import Painted, color_of
from ...look.controls.lines import row_in
from ...look.controls.text import RichText
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from ...parts.reach import Reach, lies_in
from .laid_dice import LaidDice


class SpecialBox(Painted):
    """Bright while it is resolved; then it takes dice, for each icon that it may be carried out for."""

    def __init__(self, line: SpecialLine, names: Names) -> None:
        super().__init__()
        self.line = line
        color = "accent_text" if line.now else "text_mute" if line.over else "text_soft"
        self.words = RichText(names.spoken, line.text, color=color)
        self.places = [CommitPlace(laid, names) for laid in line.grounds]
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 3, 8, 3)
        column.setSpacing(4)
        column.addWidget(self.words)
        for place in self.places:
            column.addWidget(place)

    def paint(self, painter: QPainter) -> None:
        line, width = ("accent_text", 2.0) if self.line.now else ("line_faint", 1.0)
        rect = self.area.adjusted(1, 1, -1, -1)
        paint_box(painter, rect, tokens().radius.slot, fill=color_of("well"), line=color_of(line), width=width)


class CommitPlace(Painted):
    """Where aces and convertible basics are laid for a special effect."""

    def __init__(self, laid: LaidGround, names: Names) -> None:
        super().__init__()
        self.ground: Ground | None = laid.ground
        self.laid = LaidDice(self)
        self.laid.show_dice(laid.dice)
        words = RichText(names.spoken, role="label", color="text_mute")
        if laid.ground.same is not None:
            mark = f"[{laid.ground.same.value}]"
            #: {icon} is what all dice of a special effect show; aces and convertible dice can be laid to them.
            words.set_text(self.tr("Committed as {icon}:").format(icon=mark))
        elif laid.dice:
            #: Before dice that were laid on a special effect of a check.
            words.set_text(self.tr("Committed:"))
        else:
            words.set_text(self.tr("Aces and convertible dice can be committed here."))
        self._reach = Reach(self)
        row = row_in(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(8)
        row.addWidget(words, 0 if laid.dice else 1)
        row.addWidget(self.laid, 1)

    def set_legal(self, legal: bool | None) -> None:
        self._reach.show_legal(legal)

    def holds(self, place: QPoint) -> bool:
        return lies_in(self, place)

    def paint(self, painter: QPainter) -> None:
        line = color_of("line_strong")
        paint_box(painter, self.area, tokens().radius.chip, fill=None, line=line, dashed=True)
