"""Content is read while the window stays alive; who needs it before it is there waits, and may change their mind."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QTimer

from vanguard_desktop.core import beside_the_window, go_on

from .profile.packs import Folders, Packs
from .window import MainWindow

# What a game needs besides its content, and what takes as long to load; in several steps, so that it can be given up.
_AHEAD = (
    "vanguard_desktop.rulesets.expedition.data.effects",
    "vanguard_desktop.rulesets.expedition.things.discoveries",
    "vanguard_desktop.rulesets.ship.chapters",
    "vanguard_desktop.play.campaign",
    "vanguard_desktop.text.common.wording",
    "vanguard_desktop.app.session",
    "vanguard_desktop.scenes.planet.map_view",
    "vanguard_desktop.widgets.new_game_screen",
)
# A wait that is hardly noticed needs no words.
_WORDS_AFTER_MS = 250
_AT_THE_END_SECONDS = 10.0
_LOOK_EVERY_MS = 15

if TYPE_CHECKING:
    from vanguard_desktop.books import Part
    from vanguard_desktop.widgets.look.controls.sheets import Sheet

Then = Callable[[], None]


@attrs.frozen(eq=False)
class _Request:
    ways: tuple[Folders, ...]
    then: Then
    asked: bool


class Reader(QObject):
    """Reads packs one after the other in a thread of its own, unless it is told to do so at once.

    The thread knows nothing of Qt: what goes with it in its last moment would be let go of beside the window, which may
    wait for the same lock. The window looks whether it has ended.
    """

    def __init__(self, packs: Packs, window: MainWindow, *, in_background: bool) -> None:
        super().__init__(window)
        self._packs, self._window, self._in_background = packs, window, in_background
        self._requests: list[_Request] = []
        self._at_work: _Request | None = None
        self._thread: threading.Thread | None = None
        self._sheet: Sheet | None = None
        self._ended = threading.Event()
        self._words = QTimer(self, singleShot=True, interval=_WORDS_AFTER_MS)
        self._words.timeout.connect(self._say)
        self._look = QTimer(self, interval=_LOOK_EVERY_MS)
        self._look.timeout.connect(self._take)

    def when_read(self, ways: Sequence[Folders], then: Then, *, asked: bool = True) -> None:
        """Call `then` as soon as these packs are read.

        Players who `asked` for it are told that it takes a moment; what they asked for before is forgotten.
        """
        if asked:
            self.forget()
        if not self._in_background or all(self._packs.is_read(way) for way in ways):
            then()
            return
        self._requests.append(_Request(tuple(ways), then, asked))
        if asked:
            self._words.start()
        self._go_on()

    def forget(self) -> None:
        """The players want something else now; what is being read is read to its end."""
        self._requests = [request for request in self._requests if not request.asked]
        self._words.stop()
        if self._sheet is not None and self._window.sheet is self._sheet:
            self._window.close_sheet()
        self._sheet = None

    def stop(self) -> None:
        """The program ends: what is being read is given up at its next step."""
        self._ended.set()
        self._requests.clear()

    def wait_for_end(self) -> None:
        self.stop()
        if self._thread is not None:
            self._thread.join(_AT_THE_END_SECONDS)

    def _go_on(self) -> None:
        """What was asked for comes first."""
        if self._thread is None and self._requests:
            self._at_work = max(self._requests, key=lambda request: request.asked)
            work = (self._packs, self._at_work.ways, self._ended)
            self._thread = threading.Thread(target=_read, args=work, name="reader", daemon=True)
            self._thread.start()
            self._look.start()

    def _take(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        self._look.stop()
        done, self._at_work, self._thread = self._at_work, None, None
        if done in self._requests:
            self._requests.remove(done)
            if done.asked:
                self.forget()
            done.then()
        self._go_on()

    def _say(self) -> None:
        from vanguard_desktop.widgets.notice_sheet import NoticeSheet

        self._sheet = NoticeSheet(
            #: Title of a window while content is read: please wait.
            lambda: self.tr("One moment"),
            lambda: self.tr("The content packs are being read."),
            #: Button of a window while content is read: do not open that game.
            [(lambda: self.tr("Cancel"), self.forget)],
            icon="time",
            comes_unasked=True,
        )
        self._sheet.dismissed.connect(self.forget)
        self._window.open_sheet(self._sheet)


def _screens() -> Iterator[Part]:
    from vanguard_desktop.books import BOOKS, Part

    yield from (book.screen for book in BOOKS.values() if isinstance(book.screen, Part))


def _read(packs: Packs, ways: Sequence[Folders], ended: threading.Event) -> None:
    with beside_the_window(lambda: not ended.is_set()):
        for module in _AHEAD:
            go_on()
            import_module(module)
        for screen in _screens():
            go_on()
            screen.load()
        for way in ways:
            packs.read(way)
