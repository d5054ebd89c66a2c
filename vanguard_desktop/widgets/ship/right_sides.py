"""Which right-hand side of the binder shows a question: that of its page, as long as every answer has a place there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .pages import maker_of, spec_of
from .pages.open_answers import OpenAnswers
from .pages.right_side import RightSide, View
from .pages.spec import Maker

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


class RightSides:
    """Each is made when it is first wanted."""

    def __init__(self, screen: ShipScreen) -> None:
        self._screen = screen
        self._made: dict[Maker, RightSide] = {}

    def of(self, page: str, view: View) -> tuple[RightSide, bool]:
        """What shows this, and whether it takes the whole spread.

        A text may ask anything on any page, as an entry does that is read on the star map: where the page has no place
        for an answer, all of them lie open.
        """
        own = self._of(maker_of(page, view.question))
        if all(own.has_place_for(row) for row in view.rows):
            return own, spec_of(page).whole
        return self._of(OpenAnswers), False

    def __iter__(self) -> Iterator[RightSide]:
        """Those that were made."""
        return iter(self._made.values())

    def _of(self, maker: Maker) -> RightSide:
        if maker not in self._made:
            self._made[maker] = self._make(maker)
        return self._made[maker]

    def _make(self, maker: Maker) -> RightSide:
        screen = self._screen
        right = maker(screen)
        right.hide()
        right.setParent(screen.binder)
        right.chosen.connect(screen.give)
        right.explained.connect(screen.prompt.explain)
        right.looked_at.connect(screen.look_at)
        return right
