"""The first key or press ends what is only shown: it is heard wherever it goes, and goes where it was meant to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)
_PAINTED_MS = 40


class FirstInput(QObject):
    """Tells `heard` of every input between `listen` and `stop`.

    A filter of everything that happens in the program is dear, so what is shown is laid and painted before: it begins a
    moment later, or as soon as who is shown says that it is `painted`.
    """

    def __init__(self, heard: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._heard = heard
        self._soon = QTimer(self, singleShot=True, interval=_PAINTED_MS)
        self._soon.timeout.connect(self._filter)

    def listen(self) -> None:
        self._soon.start()

    def painted(self) -> None:
        if self._soon.isActive():
            self._soon.stop()
            self._filter()

    def stop(self) -> None:
        self._soon.stop()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _filter(self) -> None:
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._heard()
        return False
