"""How a number comes about: its terms one below the other, and the whole under a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from vanguard_desktop.text.codex.explanation import Term

from ..look import color_of
from ..look.controls.text import Text


class SumLines(QWidget):
    """Amounts stand in a column of their own, as in a sum on paper."""

    def __init__(self, terms: Sequence[Term], whole: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, term in enumerate(terms):
            grid.addWidget(Text(term.words, color="text_soft"), row, 0)
            grid.addWidget(_amount(term.amount, "text_soft"), row, 1, Qt.AlignmentFlag.AlignTop)
        if not whole:
            return
        if terms:
            grid.addWidget(_Line(), len(terms), 0, 1, 2)
        grid.addWidget(_amount(whole, "text"), len(terms) + 1, 1)


def _amount(words: str, color: str) -> Text:
    text = Text(words, role="number", color=color, wrap=False)
    text.setAlignment(Qt.AlignmentFlag.AlignRight)
    return text


class _Line(QFrame):
    """The line under a sum."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.HLine)
        self.setFrameShadow(QFrame.Shadow.Plain)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        palette = self.palette()
        palette.setColor(self.foregroundRole(), color_of("line_strong"))
        self.setPalette(palette)
