"""Long reckonings ask now and then whether anybody still waits for the answer."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


class NobodyWaits(Exception):
    """The question is out of date: another one was asked, or the window is closed."""


# Whoever asks for something that takes long says here, for its own thread, how to find out.
still_waiting: ContextVar[Callable[[], bool] | None] = ContextVar("still_waiting", default=None)


def go_on() -> None:
    """Called between two steps of a long reckoning; raises `NobodyWaits` if there is no use in the next one."""
    asked = still_waiting.get()
    if asked is not None and not asked():
        raise NobodyWaits
