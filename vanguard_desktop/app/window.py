"""The window: one screen at a time, and sheets over it. It knows the screens, not what they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from .profile.window_place import WindowPlace

if TYPE_CHECKING:
    from vanguard_desktop.widgets.look.controls.sheets import Scrim, Sheet

SMALLEST = (1024, 640)


class MainWindow(QMainWindow):
    """`closing` before it goes, `retranslated` when the language has changed, `asked` when `?` was typed."""

    closing = Signal()
    asked = Signal()
    retranslated = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Vanguard")
        self.setMinimumSize(*SMALLEST)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self._scrim: Scrim | None = None
        self.may_close: Callable[[], bool] = lambda: True

    def take_room(self, kept: WindowPlace | None = None) -> None:
        """Be as large as before, otherwise as the screen allows without filling it."""
        free = self.screen().availableSize()
        width, height = round(free.width() * 0.85), round(free.height() * 0.85)
        if kept is not None:
            width, height = min(kept.width, free.width()), min(kept.height, free.height())
        self.resize(max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        if kept is not None and kept.full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)

    @property
    def place(self) -> WindowPlace:
        """How large it is without filling the screen, and whether it does."""
        usual = self.normalGeometry().size() if self.isFullScreen() or self.isMaximized() else self.size()
        return WindowPlace(width=usual.width(), height=usual.height(), full_screen=self.isFullScreen())

    def bind(self, keys: str, act: Callable[[], None]) -> None:
        """Let a key act wherever the keyboard is in the window."""
        QShortcut(QKeySequence(keys), self, act)

    def show_screen(self, screen: QWidget) -> None:
        if self.stack.indexOf(screen) < 0:
            self.stack.addWidget(screen)
        if self.stack.currentWidget() is not screen:
            self.close_sheet()
            self.stack.setCurrentWidget(screen)

    def drop_screen(self, screen: QWidget) -> None:
        self.stack.removeWidget(screen)
        screen.hide()
        screen.deleteLater()

    @property
    def screen_shown(self) -> QWidget | None:
        return self.stack.currentWidget()

    def open_sheet(self, sheet: Sheet) -> None:
        # Built for the first sheet: the first screen comes sooner without.
        from vanguard_desktop.widgets.look.controls.sheets import Scrim

        if self._scrim is None:
            self._scrim = Scrim(self.stack)
        self._scrim.open(sheet)

    def close_sheet(self) -> None:
        if self._scrim is not None:
            self._scrim.close_sheet()

    @property
    def sheet(self) -> Sheet | None:
        return None if self._scrim is None else self._scrim.sheet

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def come_forward(self) -> None:
        """A second start asked for the window."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Not a shortcut: on which key the question mark lies, and with Shift or without, differs between keyboards.
        if event.text() == "?":
            self.asked.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslated.emit()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
