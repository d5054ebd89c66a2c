"""Whether Enter reaches the screen, and so the bar, or somebody before it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from ...look.controls.sheets import Sheet


class EnterKey(QObject):
    """What has the keyboard presses itself with Enter, and a sheet keeps it: then no answer of the bar may promise it.

    `changed` is called when Enter begins to mean something else.
    """

    def __init__(self, bar: QWidget, changed: Callable[[], None]) -> None:
        super().__init__(bar)
        self._bar, self._changed = bar, changed
        self.holder: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or not isValid(self._bar) or new.window() is not self._bar.window():
            return  # another window, or none: who had the keyboard here has it again afterwards
        holder = new if _takes_enter(new) else None
        if holder is not self.holder:
            self.holder = holder
            self._changed()


def _takes_enter(widget: QWidget) -> bool:
    if isinstance(widget, QAbstractButton):
        return True
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Sheet):
        above = above.parentWidget()
    return above is not None
