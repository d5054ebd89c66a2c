"""What the parts of the tour share: the program they walk through, and how a picture of it is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vanguard_desktop.widgets.table.table_screen import TableScreen

if TYPE_CHECKING:
    from ..program import Program

# Takes a picture and gives it that name.
Shoot = Callable[[str], None]


class PartOfTour:
    """`shoot` takes a picture, `pump` lets everything settle."""

    def __init__(self, program: Program, shoot: Shoot, pump: Callable[[], None]) -> None:
        self._program, self._shoot, self._pump = program, shoot, pump
        self._seen: set[Any] = set()

    @property
    def _table(self) -> TableScreen:
        """The table of the expedition that is open."""
        assert isinstance(self._program.playing.table, TableScreen)
        return self._program.playing.table
