"""What the parts of the tour share: the program they walk through, and how a picture of it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vanguard_desktop.play.game import Game
from vanguard_desktop.store.log import Cursor
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

    def _go_through(self, save: Path, game: Game, sights: Callable[[Game], Iterable[tuple[str, Cursor]]]) -> None:
        """A game is played without a window first; then the window stands at everything that is to be seen."""
        try:
            found = dict(sights(game))
        finally:
            game.close()
        self._stand_at(save, found)

    def _stand_at(self, save: Path, found: Mapping[str, Cursor]) -> None:
        self._program.playing.go_on_with(save)
        session = self._program.playing.session
        assert session is not None
        for name, cursor in found.items():
            session.game.go_to(cursor)
            self._pump()
            self._see(name)
        self._program.playing.put_away()
        self._program.open_home()

    def _see(self, name: str) -> None:
        """Take the pictures of what the window stands at."""

    @property
    def _table(self) -> TableScreen:
        """The table of the expedition that is open."""
        assert isinstance(self._program.playing.table, TableScreen)
        return self._program.playing.table
