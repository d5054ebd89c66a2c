"""A whole campaign at one moment: the position of each rule book in use, and which of them is open."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import BookId, GameState


@attrs.frozen(kw_only=True)
class Position:
    """The ship waits while its team is on a planet; both are part of the position."""

    book: BookId
    states: Mapping[BookId, GameState]

    @property
    def state(self) -> GameState:
        return self.states[self.book]

    def with_state(self, state: GameState) -> Position:
        return attrs.evolve(self, states={**self.states, self.book: state})
