"""Keeps the keyboard from falling somewhere by chance when what had it leaves the table, as a die that was taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class FallenFocus(QObject):
    """Qt hands the focus of what is hidden to the next control, and Enter would press that.

    On the table the next one may be the button to exert, while the bar promises that Enter rolls: so the keyboard goes
    back to where it starts, at once, before anything takes it for a wish. Whoever keeps the keyboard on purpose, as a
    row of dice that is laid anew, takes it after that. `safe` are the answers of the bar, which Enter takes anyway.
    """

    def __init__(self, table: QWidget, start: Callable[[], None], safe: Callable[[], Iterable[QWidget]]) -> None:
        super().__init__(table)
        self._table, self._start, self._safe = table, start, safe
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is None or new is None or not isValid(old) or not isValid(self._table) or old.isVisible():
            return
        within = self._table.isVisible() and self._table.isAncestorOf(old) and self._table.isAncestorOf(new)
        if within and new not in self._safe():
            self._start()
