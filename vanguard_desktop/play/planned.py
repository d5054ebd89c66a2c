"""What every plan for a new game can say, whichever book it opens."""

from __future__ import annotations

from typing import Protocol

from vanguard_desktop.core import Command, GameState, Opening
from vanguard_desktop.setting import Box


class Planned(Protocol):
    """No `seed` means that the program finds one."""

    @property
    def seed(self) -> int | None: ...

    def opening(self, box: Box) -> Opening:
        """What the book is opened with."""

    def answer(self, state: GameState) -> Command | None:
        """What the plan has settled of the open question; None if that is left to the players."""

    def printed(self, box: Box) -> tuple[str, str]:
        """The family of cards it is about, and the name printed there: so a save is called at first."""
