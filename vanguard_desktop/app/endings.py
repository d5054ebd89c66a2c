"""The system or the terminal asks the program to end: it does, with everything put away as if the window was closed."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QSocketNotifier, QTimer

_ASKED = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


class Endings:
    """While it lasts a signal ends the event loop; Python alone would hear of it when it is next called by Qt."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._ours, self._theirs = socket.socketpair()
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._on_wakened)

    def __enter__(self) -> None:
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._before = {asked: signal.signal(asked, self._on_signal) for asked in _ASKED}
        self._wakened_before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(self._wakened_before)
        for asked, before in self._before.items():
            signal.signal(asked, before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _on_wakened(self) -> None:
        """Python runs the handler of the signal before anything here."""
        self._ours.recv(64)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        # Not `quit`: that asks the window, and the window may ask the players. And from the event loop, because it may
        # not have begun yet: then nothing would come of it.
        QTimer.singleShot(0, self._app, lambda: self._app.exit(0))
