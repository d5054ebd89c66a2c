"""Objects of Qt that hang on a cycle are freed by the window's thread: any other could stop the program for ever."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest

from vanguard_desktop.app.garbage import collect_when_idle, stop_collecting_when_idle


class Cycle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting(qapp) -> Iterator[None]:
    was_on = gc.isenabled()
    collect_when_idle()
    yield
    stop_collecting_when_idle()
    if not was_on:
        gc.disable()


def test_what_a_thread_leaves_lying_is_collected_by_the_window(qtbot, collecting):
    freed_in: list[threading.Thread] = []

    def work() -> None:
        weakref.finalize(Cycle(), lambda: freed_in.append(threading.current_thread()))
        kept = [[] for _ in range(200_000)]  # far more than makes Python collect by itself
        assert kept
        assert not freed_in

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert freed_in == []
    more = [[] for _ in range(20_000)]
    qtbot.waitUntil(lambda: bool(freed_in))
    assert more
    assert freed_in == [threading.main_thread()]
