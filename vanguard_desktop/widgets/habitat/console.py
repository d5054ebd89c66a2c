"""The console of the director: what was said and what happened, newest below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollBar

from ..look.controls.panels import Panel, PanelTitle, ScrollColumn
from ..look.controls.text import RichText
from ..look.paint.rich import Speak

_MOST = 40


class Console(Panel):
    """In the type of a console."""

    def __init__(self, speak: Speak) -> None:
        super().__init__(padding=10)
        self._speak = speak
        self._told: tuple[str, ...] = ()
        self.title = PanelTitle("", icon="log_entry")
        self.body.addWidget(self.title)
        self.column = ScrollColumn(gap=4, padding=2)
        self.body.addWidget(self.column, 1)
        self._lines: list[RichText] = []
        self._retranslate()

    def show_lines(self, lines: Sequence[str]) -> None:
        """The latest; lines that stay are not made anew."""
        told = tuple(lines)[-_MOST:]
        if told == self._told:
            return
        self._told = told
        while len(self._lines) < len(told):
            line = RichText(self._speak, "", role="console", color="text_soft")
            self._lines.append(line)
            self.column.body.addWidget(line)
        for line, text in zip(self._lines, told, strict=False):
            line.set_text(text)
            line.show()
        for line in self._lines[len(told) :]:
            line.hide()
        # Once the lines have their places.
        QTimer.singleShot(0, self, self._to_end)

    def _to_end(self) -> None:
        bar: QScrollBar = self.column.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _retranslate(self) -> None:
        #: Title of the panel in which the director of the habitat speaks.
        self.title.set_text(self.tr("Console"))
