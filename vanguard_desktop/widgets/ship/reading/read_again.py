"""A page of the binder that is only read: one that was passed, or one where much happened but nobody was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Event
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.pages import RailRow, Standing, page_of
from vanguard_desktop.models.ship.told.passed import Passed, passed_page
from vanguard_desktop.rulesets.ship.state import ShipState

from ..pages.right_side import View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen


class ReadAgain(QObject):
    """`row` is that page; None while the book lies open where the game waits."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._passed: Passed | None = None
        self.row: RailRow | None = None

    def open(self, row: RailRow) -> bool:
        """As it was when it was left; False if it is no page that was."""
        if row.standing is Standing.NOW or row.left is None:
            return False
        self.row, self._passed = row, None
        return True

    def close(self) -> None:
        """The book lies open where the game waits."""
        self.row = self._passed = None

    def hold(self, events: Sequence[Event], before: ShipState | None = None) -> int:
        """A page that was passed is seen, though nobody is asked there any more; one press goes on.

        So many events of the step are news before that press; the others belong to the pages behind it.
        """
        screen = self._screen
        self._passed = passed_page(events, screen.bridge.state, before, screen.wording)
        if self._passed is None:
            return len(events)
        row = screen.pages.row_of(self._passed.page)
        self.row = attrs.evolve(row, left=screen.bridge.game.cursor.step)
        return self._passed.until

    @property
    def told(self) -> Sequence[str]:
        """What happened on the page that is held open."""
        return () if self._passed is None else self._passed.lines

    @property
    def is_held(self) -> bool:
        """Whether the page that lies open was turned over by the game, and by nobody who wanted to read it again."""
        return self.row is not None and self._passed is not None

    def view(self) -> View | None:
        if self.row is not None and self.row.left is not None:
            past = self._screen.bridge.state_at(self.row.left)
            if isinstance(past, ShipState):
                return View(state=past, now=False)
        return None

    def show_prompt(self) -> None:
        """The bar asks what is asked now, or says what is read and leads back: never two things at once."""
        screen, state = self._screen, self._screen.bridge.state
        if screen.scrim.sheet is not None and screen.scrim.sheet.comes_unasked:
            #: In the prompt bar while a sheet tells what has happened; what is asked next comes after it.
            happened = self.tr("Read what has happened, then go on.")
            screen.prompt.follow(on_sheet=False, only_read=True, stepped=True, reads=happened)
            return
        words = words_aboard(screen.wording, state).pages
        #: In the prompt bar while a page of the ship book is only read. {page} is the name of that page.
        reads = self.tr("Read “{page}”, then go on.").format(page=words.title(screen.page))
        #: Button: to the page of the ship book where the game waits. {page} is the name of that page.
        back = self.tr("On with “{page}”").format(page=words.title(page_of(state)))
        screen.prompt.follow(on_sheet=False, only_read=self.row is not None, stepped=True, reads=reads, back=back)
