"""One window for each profile: a second start brings the first window to the front and ends.

A lock on a file decides who is first: it falls with the program that holds it, so that a file which a killed program
left keeps nobody out. A local socket carries the wish; only that needs QtNetwork, and it is opened after the window is
painted.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.store.disk.lock import FileLock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

SOCKETS = "vanguard-"
_TOKEN = "XDG_ACTIVATION_TOKEN"
# The first one may be opening its window right now. Whoever waits longer than this wants to know why.
_PATIENCE = 2.0
_WAIT_MS = 300


class SingleInstance(QObject):
    """The seat of the one program that may use a profile."""

    def __init__(self, lock_file: Path) -> None:
        super().__init__()
        self._lock = FileLock(lock_file)
        # Names of local sockets are short and shared by all programs of a user.
        self._name = f"{SOCKETS}{zlib.crc32(str(lock_file).encode()):08x}"
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Whether this program is the first; then the seat is its own until it ends. `OSError` if there can be none."""
        return self._lock.take()

    def listen(self, wished: Callable[[], None]) -> None:
        """Call `wished` whenever a second start asks for the window."""
        from PySide6.QtNetwork import QLocalServer

        # What a killed program left behind; the lock says that nobody listens there.
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(lambda: self._on_wish(wished))
        self._server.listen(self._name)

    def ask_first(self) -> bool:
        """Ask the first program to show its window; False if it does not answer."""
        from PySide6.QtNetwork import QLocalSocket

        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(_WAIT_MS):
                socket.write(os.environ.get(_TOKEN, "").encode() + b"\n")
                socket.waitForBytesWritten(_WAIT_MS)
                answered = socket.waitForReadyRead(int(_PATIENCE * 1000))
                socket.disconnectFromServer()
                return answered
            time.sleep(0.05)  # the first one may be opening its window right now
        return False

    def leave(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.release()

    def _on_wish(self, wished: Callable[[], None]) -> None:
        assert self._server is not None
        socket = self._server.nextPendingConnection()
        socket.setParent(self)
        socket.disconnected.connect(socket.deleteLater)

        def take() -> None:
            token = bytes(socket.readLine().data()).decode(errors="replace").strip()
            if token:
                os.environ[_TOKEN] = token  # Wayland lets a window come forward only with the token of the second start
            wished()
            socket.write(b"here\n")
            socket.flush()

        if socket.canReadLine():
            take()
        else:
            socket.readyRead.connect(take)
