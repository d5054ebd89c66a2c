"""What each of the team has in a row or column: a board, a strip, a pill, in the team's order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.expedition.members import MemberRow


class TeamParts:
    """Made when somebody is first met: who had died when the game was opened comes back by undoing."""

    def __init__(self, layout: QBoxLayout, make: Callable[[MemberRow], Sequence[QWidget]], *, first: int = 0) -> None:
        self._layout, self._make, self._first = layout, make, first
        self._parts: dict[MemberId, Sequence[QWidget]] = {}
        self._here: set[MemberId] = set()

    def follow(self, rows: Sequence[MemberRow]) -> bool:
        """Whether somebody came or went; the parts of those who are gone are hidden until they come back."""
        here = {row.id for row in rows}
        if here == self._here:
            return False
        place = self._first
        for row in rows:
            if row.id not in self._parts:
                self._parts[row.id] = self._make(row)
                for at, part in enumerate(self._parts[row.id], start=place):
                    self._layout.insertWidget(at, part)
            place = self._layout.indexOf(self._parts[row.id][-1]) + 1
        for member, parts in self._parts.items():
            if (member in here) is not (member in self._here):
                for part in parts:
                    part.setVisible(member in here)
        self._here = here
        return True
