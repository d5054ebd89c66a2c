"""What every game has in its header: the way home, undo and redo, journal, seats, codex, keys, settings."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.undo import redo_label, undo_label
from vanguard_desktop.text.common.wording import Wording

from ..look import color_of, scaled
from ..look.controls.buttons import IconButton
from ..look.controls.lines import fill
from .undo_button import UndoButton


class GameHeader(QWidget):
    """A book lays its own parts between `home` and the tools. Only undo and redo act on the game."""

    home_wished = Signal()
    settings_wished = Signal()
    shortcuts_wished = Signal()
    codex_wished = Signal()
    journal_wished = Signal()
    seats_wished = Signal()
    undo_wished = Signal()
    redo_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self.home = IconButton("home", "Home")
        self.settings = IconButton("settings", "Settings")
        self.shortcuts, self.codex = IconButton("shortcuts", "Shortcuts"), IconButton("codex", "Codex")
        self.journal, self.seats = IconButton("journal", "Journal"), IconButton("seats", "Seats")
        self.undo, self.redo = UndoButton("undo"), UndoButton("redo")
        self.undo.clicked.connect(self._on_undo)
        self.redo.clicked.connect(self._on_redo)
        self.home.clicked.connect(self.home_wished)
        self.settings.clicked.connect(self.settings_wished)
        self.shortcuts.clicked.connect(self.shortcuts_wished)
        self.codex.clicked.connect(self.codex_wished)
        self.journal.clicked.connect(self.journal_wished)
        self.seats.clicked.connect(self.seats_wished)

    def _lay_tools(self, row: QHBoxLayout) -> None:
        """At the right end, always in the same places."""
        fill(
            row,
            _Divider(),
            self.undo,
            self.redo,
            _Divider(),
            self.journal,
            self.seats,
            self.codex,
            self.shortcuts,
            self.settings,
        )

    def _name_tools(self) -> None:
        self.home.set_name(self.tr("Home: the game is kept as it is"))
        #: Name of a button of the bar.
        self.settings.set_name(self.tr("Settings"))
        #: Name of a button of the bar, with its key: the list of keys.
        self.shortcuts.set_name(self.tr("Shortcuts (?)"))
        self.codex.set_name(self.tr("Codex (Ctrl+K)"))
        #: Name of a button of the bar, with its key: what has happened.
        self.journal.set_name(self.tr("Journal (J)"))
        #: Name of a button of the bar, with its key: which player has which section.
        self.seats.set_name(self.tr("Seats (N)"))

    def _show_undo(self) -> None:
        game = self._bridge.game
        nothing = self.tr("Nothing to undo: this is the start of the game.")
        if self._bridge.can_undo:
            reason = ""
        elif game.read_only:
            reason = self.tr("This save is open for reading only.")
        elif game.cursor.step and (rule := self._bridge.why_no_undo) is not None:
            reason = self._wording.in_book(self._bridge.state).why(rule, self._bridge.state)
        else:
            reason = self.tr("Strict undo: something hidden was shown here.") if game.cursor.step else nothing
        self.undo.set_words(undo_label(self._bridge, self._wording), reason)
        reason = "" if self._bridge.can_redo else self.tr("Nothing to redo.")
        self.redo.set_words(redo_label(self._bridge, self._wording), reason)

    def _on_undo(self) -> None:
        if self._bridge.can_undo:
            self.undo_wished.emit()
        else:
            self.undo.explain()

    def _on_redo(self) -> None:
        if self._bridge.can_redo:
            self.redo_wished.emit()
        else:
            self.redo.explain()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("deck"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color_of("line_faint"))


class _Divider(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(1, scaled(32))

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), color_of("line"))
