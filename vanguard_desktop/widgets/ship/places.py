"""Puts every part of the ship book in its place, for the size of the window and of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..look import look, settle_layouts, show_at_once
from .grid import Grid
from .pages import spec_of

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


class ShipPlaces:
    """`grid` says how wide and high everything is."""

    def __init__(self, screen: ShipScreen) -> None:
        self._screen = screen

    @property
    def grid(self) -> Grid:
        return Grid.of(self._screen.width(), self._screen.height(), look().text_scale)

    def show_columns(self, page: str) -> None:
        """Rail and stores in words, or as signs."""
        grid = self.grid
        self._screen.rail.show_rail(words=grid.rail_words, read=page)
        self._screen.stores.show_stores(words=grid.stores_words)

    def resize(self) -> None:
        self.show_columns(self._screen.page)
        self.stand()

    def stand(self) -> None:
        screen, grid = self._screen, self.grid
        width, height = screen.width(), screen.height()
        screen.header.set_short(grid.short_header)
        screen.header.setGeometry(0, 0, width, grid.header)
        screen.rail.setGeometry(0, grid.header, grid.rail, height - grid.header)
        prompt = screen.prompt.height_for(width - grid.rail)
        screen.prompt.setGeometry(grid.rail, height - prompt, width - grid.rail, prompt)
        top, bottom = grid.header + grid.gap, height - prompt - grid.gap
        if not screen.notice.isHidden():
            high = screen.notice.heightForWidth(width)
            screen.notice.setGeometry(grid.rail, grid.header, width - grid.rail, high)
            top += high
        left, right = grid.rail + grid.gap, width - grid.stores - 2 * grid.gap
        people = spec_of(screen.page).people
        crew = grid.crew if people else 0
        screen.crew.setVisible(people)
        screen.crew.setGeometry(left, bottom - crew, right - left, crew)
        screen.crew.set_low(grid.low)
        screen.left.set_low(grid.low)
        screen.binder.set_left_width(grid.left_page)
        screen.binder.setGeometry(left, top, right - left, bottom - top - (crew + grid.gap if people else 0))
        screen.stores.setGeometry(right + grid.gap, top, grid.stores, bottom - top)
        settle_layouts()
        show_at_once()
