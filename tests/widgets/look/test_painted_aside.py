"""Pictures painted beside the window."""

from __future__ import annotations

import threading
import weakref

import pytest

from vanguard_desktop.widgets.look.paint.painted_aside import PaintedAside


@pytest.fixture
def watched_events(monkeypatch):
    """Every event between threads that is made from now on."""
    made = []

    class Watched(threading.Event):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr(threading, "Event", Watched)
    return made


def test_pictures_come_in_their_order_and_then_nothing_waits(qtbot):
    painter, came = PaintedAside(), []
    painter.done.connect(came.append)
    painter.begin(iter("abc"))
    assert painter.waiting
    qtbot.waitUntil(lambda: not painter.waiting)
    assert came == ["a", "b", "c"]


def test_no_connection_of_qt_hangs_on_what_the_thread_may_let_go_of(qtbot, watched_events):
    """Or it is taken back in the thread while the window makes others: a crash, or a program that stands still."""
    painter = PaintedAside()
    painter.begin(iter("a"))
    assert watched_events
    assert not any(weakref.getweakrefcount(event) for event in watched_events)
    qtbot.waitUntil(lambda: not painter.waiting)
