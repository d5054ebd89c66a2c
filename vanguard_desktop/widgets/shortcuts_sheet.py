"""The overlay of all keys, opened with the question mark."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from .fitting_column import FittingColumn
from .look.controls.buttons import PRIMARY, Button
from .look.controls.lines import column_in, row_in
from .look.controls.marks import KeyCap
from .look.controls.sheets import Sheet
from .look.controls.text import Text

_KEYS = (
    ("Tab",),
    ("Enter",),
    ("Esc",),
    ("1", "9"),
    ("0",),
    ("T", "S", "P"),
    ("R", "L", "E"),
    ("C", "K", "X"),
    ("D",),
    ("A",),
    ("←", "↑", "↓", "→"),
    ("Shift+↑",),
    ("+", "−"),
    ("F",),
    ("Space",),
    ("B",),
    ("I",),
    ("M",),
    ("O",),
    ("H",),
    ("J",),
    ("N",),
    ("Ctrl+Z",),
    ("Ctrl+Shift+Z",),
    ("F1",),
    ("Ctrl+P",),
    ("Ctrl+K",),
    ("Ctrl+,",),
    ("F11",),
    ("?",),
)


class ShortcutsSheet(Sheet):
    """Esc or Enter closes it, or a press beside it. `without` are rows, by their first keys, that mean nothing where it
    was asked for.
    """

    closed = Signal()

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        super().__init__(width=760)
        self._title = Text(role="heading")
        self._lines = [Text() for _ in _KEYS]
        self.button = Button(kind=PRIMARY, key="Enter")
        self.button.clicked.connect(self.closed)
        self.dismissed.connect(self.closed)
        self.beside_pressed.connect(self.closed)
        inside = column_in(self.body)
        inside.setContentsMargins(32, 24, 32, 24)
        inside.setSpacing(14)
        inside.addWidget(self._title)
        column = FittingColumn(padding=4)
        grid = QGridLayout()
        column.body.addLayout(grid)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (keys, line) in enumerate(zip(_KEYS, self._lines, strict=True)):
            if keys[0] in without:
                continue
            caps = QWidget()
            cap_row = row_in(caps, gap=6)
            for key in keys:
                cap_row.addWidget(KeyCap(key))
            grid.addWidget(caps, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        inside.addWidget(column, 1)
        inside.addWidget(self.button)
        self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Question, Qt.Key.Key_Return):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        #: Title of the list of keys.
        self._title.setText(self.tr("Shortcuts"))
        words = (
            self.tr("Go from one part of the screen to the next; with Shift back"),
            self.tr("Act: press the button, take the choice, go to the sector"),
            self.tr("One step back: close a list or sheet, let go of what is carried"),
            self.tr("Take the answer with this number"),
            self.tr("Show all answers"),
            self.tr("Travel, special action, prepare"),
            self.tr("Rest, lift-off, end the turn"),
            self.tr("Play a card, use skill or gear, exert"),
            self.tr("Take all dice that help a check, or put them back"),
            self.tr("Show what may be done at any time"),
            self.tr("On the map: from sector to sector"),
            self.tr("Move the map, with any arrow"),
            self.tr("Zoom the map"),
            self.tr("Fit the whole map into view"),
            self.tr("Look at the table while a sheet is open"),
            self.tr("Show the crew boards, in a narrow window"),
            self.tr("Show the situation, in a narrow window"),
            self.tr("Put the dice aside for a look at the map, in a narrow window"),
            self.tr("Show all chances of a check, in a narrow window"),
            self.tr("What would you do? Told with its reason"),
            self.tr("Open the journal"),
            self.tr("See who sits where, and change names"),
            self.tr("Undo the last decision"),
            #: What a key does: what was undone is done again.
            self.tr("Redo"),
            self.tr("What is this? Pressed again, the codex says more"),
            self.tr("Previously: what happened in the campaign before"),
            self.tr("Codex: look up rules, icons and cards"),
            #: What a key does: open the settings.
            self.tr("Settings"),
            #: What a key does: the window fills the screen, or no longer does.
            self.tr("Full screen"),
            #: What a key does: open the list of keys in which this stands.
            self.tr("These shortcuts"),
        )
        for line, text in zip(self._lines, words, strict=True):
            line.setText(text)
        #: Button: shut the list of keys.
        self.button.set_label(self.tr("Close"))
