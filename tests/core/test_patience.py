"""Reckonings in a thread of their own end when nobody waits, and free nothing of the window's."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from vanguard_desktop.core.patience import beside_the_window, go_on, leaving_garbage, still_waiting


class Cycle:
    def __init__(self) -> None:
        self.itself = self


def in_a_thread(work) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_what_nobody_waits_for_just_ends():
    steps: list[int] = []
    with beside_the_window(lambda: len(steps) < 2):
        for number in range(5):
            go_on()
            steps.append(number)
    assert steps == [0, 1]
    assert still_waiting.get() is None


def test_a_thread_collects_no_garbage():
    freed: list[threading.Thread] = []

    def work() -> None:
        with beside_the_window(lambda: True):
            weakref.finalize(Cycle(), lambda: freed.append(threading.current_thread()))
            kept = [[] for _ in range(200_000)]  # far more than makes Python collect by itself
            assert kept

    in_a_thread(work)
    assert freed == []
    gc.collect()
    assert freed == [threading.main_thread()]


def test_it_is_collected_again_when_the_last_thread_has_ended():
    assert gc.isenabled()

    def work() -> None:
        with leaving_garbage():
            assert not gc.isenabled()

    with leaving_garbage():
        in_a_thread(work)
        assert not gc.isenabled()
    with pytest.raises(ZeroDivisionError), leaving_garbage():
        raise ZeroDivisionError
    assert gc.isenabled()
