"""What every test stands on: no display needed, no Qt message overlooked, no window left behind."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import itertools
import sqlite3
import sys
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest

pytest.register_assert_rewrite("tests.support")
# No deadline: what a busy machine takes for one example says nothing about the game.
hypothesis.settings.register_profile("house", deadline=None)
hypothesis.settings.load_profile("house")

# Tables hang on cycles and are large; Python would let hundreds of them lie before it looks for them. Only tests with
# a window are counted, as only they leave any.
_COLLECT_EVERY = 25
_with_window = itertools.count(1)


gc.disable()  # whatever is loaded before the first test stays


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, whatever the order of the others: whoever is done takes over from who is not."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: no collection has to go through it again."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """Delete what qtbot has closed before fixtures go back to the usual look and language: it would follow them."""
    top_level_widgets()


@pytest.fixture(autouse=True)
def no_window_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a top-level widget alive, and remove it, so the next one is not blamed."""
    before = top_level_widgets()
    yield
    if "qapp" in request.fixturenames and next(_with_window) % _COLLECT_EVERY == 0:
        gc.collect()
        gc.freeze()  # what is in use between two tests will be: the next collection looks at what is new only
    if any(widget not in before for widget in top_level_widgets()):
        gc.collect()  # a window may hang on a cycle only; collecting after every test would cost more than the tests
    left = [widget for widget in top_level_widgets() if widget not in before]
    names = [f"{type(widget).__name__} {widget.objectName()!r}" for widget in left]
    for widget in left:
        widget.close()
        widget.deleteLater()
    del left
    top_level_widgets()
    assert not names, f"the test left widgets alive: {', '.join(names)}"


@pytest.fixture(autouse=True)
def the_pointer_lies_apart(request: pytest.FixtureRequest) -> None:
    """Where an earlier test left the pointer, a new window would at once tell of what happens to lie under it."""
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QPoint
        from PySide6.QtGui import QCursor

        request.getfixturevalue("qapp")
        QCursor.setPos(QPoint(-100, -100))


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """Land once painted stays: it is the same in every test, and takes longest of all that is painted."""
    from vanguard_desktop.scenes.planet.land_levels import painted_lands

    painted_lands.most = 20
    return qapp


@pytest.fixture(autouse=True)
def every_save_is_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail the test in which a connection to SQLite stays open: on Windows nobody could remove its file."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connected(*arguments: Any, **options: Any) -> sqlite3.Connection:
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", connected)
    yield
    left = [database for database in opened if is_open(database)]
    for database in left:
        database.close()
    assert not left, f"{len(left)} connections to SQLite were left open"


def is_open(database: sqlite3.Connection) -> bool:
    try:
        return database.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


def top_level_widgets() -> list[Any]:
    """List the windows that exist after Qt has deleted what waited for deletion; none where Qt was never loaded."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # Qt keeps the one tool tip it ever made.
    alive = widgets.QApplication.topLevelWidgets()
    return [widget for widget in alive if widget.metaObject().className() != "QTipLabel"]
