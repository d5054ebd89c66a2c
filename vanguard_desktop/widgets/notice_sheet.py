"""A sheet that says one thing in one sentence: what went wrong or ended, what was kept, what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from .fitting_column import FittingColumn
from .look.controls.buttons import PRIMARY, QUIET, SECONDARY, Button
from .look.controls.flow import FlowLayout
from .look.controls.lines import column_in, row_in
from .look.controls.panels import IconMark
from .look.controls.sheets import Sheet
from .look.controls.text import Text

Words = Callable[[], str]


class NoticeSheet(Sheet):
    """Words come as functions, so that a change of language reaches an open sheet; details can be copied.

    Enter presses the last button, but not on a sheet that `comes_unasked`.
    """

    def __init__(
        self,
        title: Words,
        sentence: Words,
        buttons: Sequence[tuple[Words, Callable[[], object]]],
        *,
        icon: str = "info",
        color: str = "accent_text",
        details: str = "",
        comes_unasked: bool = False,
    ) -> None:
        super().__init__(width=680, comes_unasked=comes_unasked)
        self._words = (title, sentence)
        self._title, self._sentence = Text(role="heading"), Text()
        self._labels: list[tuple[Button, Words]] = []
        inside = column_in(self.body)
        inside.setContentsMargins(32, 28, 32, 24)
        inside.setSpacing(16)
        row_in(inside, IconMark(icon, size=30, color=color), (self._title, 1), gap=14)
        column = FittingColumn(padding=0)
        column.body.addWidget(self._sentence)
        inside.addWidget(column, 1)
        row = QWidget()
        flow = FlowLayout(row, gap=12)
        if details:
            copy = Button(kind=QUIET, icon="copy")
            copy.clicked.connect(lambda: QApplication.clipboard().setText(details))
            self._labels.append((copy, lambda: self.tr("Copy the details")))
            flow.addWidget(copy)
        for place, (words, act) in enumerate(buttons):
            main = place == len(buttons) - 1 and not comes_unasked
            button = Button(kind=PRIMARY if main else SECONDARY, key="Enter" if main else "")
            button.clicked.connect(act)
            self._labels.append((button, words))
            flow.addWidget(button)
        self.main_button = self._labels[-1][0]
        inside.addWidget(row)
        self._retranslate()

    def event(self, event: QEvent) -> bool:
        # Enter stands for the last button; whoever opens a sheet gives the keyboard to the first control on it.
        if event.type() == QEvent.Type.Show and not self.comes_unasked:
            QTimer.singleShot(0, self.main_button, self.main_button.setFocus)
        return super().event(event)

    def _retranslate(self) -> None:
        title, sentence = self._words
        self._title.setText(title())
        self._sentence.setText(sentence())
        self.setAccessibleName(f"{title()}. {sentence()}")
        for button, words in self._labels:
            button.set_label(words())
