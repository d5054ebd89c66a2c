"""Reckonings that take longer than a frame of the screen run in a thread; only the newest question is answered.

A view asks with `ask` whenever something changed. Whatever was asked before is out of date then: it is not begun any
more, it stops at its next step (`core.patience`), and its answer is thrown away. `answered` and `failed` are called in
the thread of the reckoning; a view passes the emit of a queued signal.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import RLock
from typing import Generic, TypeVar

from vanguard_desktop.core import NobodyWaits, beside_the_window

A = TypeVar("A")
_TURN = 0.0005  # seconds
_LOGGER = logging.getLogger(__name__)


class Latest(Generic[A]):
    """Answers the newest of several questions, one at a time."""

    def __init__(self, answered: Callable[[A], None], failed: Callable[[], None]) -> None:
        self._answered, self._failed = answered, failed
        self._lock = RLock()
        self._number = 0
        # Python lets a reckoning run on for 5 ms each time before the window gets its turn: a hand would feel that.
        sys.setswitchinterval(_TURN)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="odds")

    def ask(self, reckon: Callable[[], A]) -> Future[None]:
        """Have it reckoned instead of what was asked before; the future is done when it is answered or given
        up, and holds what went wrong; that is logged and told as well."""
        with self._lock:
            self._number += 1
            mine = self._number
        return self._worker.submit(self._run, mine, reckon)

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        with self._lock:
            self._number += 1

    def close(self) -> None:
        """The window is closed: stop at the next step."""
        self.forget()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _run(self, mine: int, reckon: Callable[[], A]) -> None:
        def wanted() -> bool:
            return mine == self._number

        if not wanted():
            return
        with beside_the_window(wanted):
            try:
                answer = reckon()
            except NobodyWaits:
                raise
            except Exception:
                _LOGGER.exception("a reckoning in the background went wrong")
                with self._lock:
                    if wanted():
                        self._failed()
                raise
            with self._lock:
                if wanted():
                    self._answered(answer)
