"""The watch over a bot game: what must hold after every event, and the place where it first did not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vanguard_desktop.core import Event, Ruleset
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.position import Position

# Writing and reading a whole position takes longer than playing the step; of four one is enough to find what is lost.
SAVED_EVERY = 4


class Violation(Exception):
    """An invariant does not hold. The seed and the step are enough to see it again."""

    def __init__(self, seed: int, step: int, what: str) -> None:
        super().__init__(f"seed {seed}, step {step}: {what}")


class Watch:
    """Follows a game event by event with a second state of its own, folded from what the codec gave back."""

    def __init__(self, rules: Ruleset[Any], codec: Codec, box: Box, seed: int, state: Any) -> None:
        self._rules, self._codec, self._box, self._seed = rules, codec, box, seed
        self._shadow = state
        self._step = 0

    def see(self, events: Sequence[Event], after: Any) -> None:
        """Check every event of a step, then that the state survives being saved and equals its replay."""
        for event in events:
            again = self._codec.read_events(self._codec.write_events((event,)))[0]
            if again != event:
                self._fail(f"{event} comes back from the codec as {again}")
            before, self._shadow = self._shadow, self._rules.evolve(self._shadow, again)
            for what in (*self._rules.broken(self._shadow), *self._rules.unaccounted(before, self._shadow)):
                self._fail(f"after {event.tag}: {what}")
        if self._shadow != after:
            self._fail("the replay of the recorded events is another position")
        self._step += 1
        if self._step % SAVED_EVERY:
            return
        position = Position(book=self._rules.book, states={self._rules.book: after})
        if self._codec.read_position(self._codec.write_position(position), self._box) != position:
            self._fail("the position does not survive being saved")

    def go_back(self, state: Any) -> None:
        """The game is played on from an earlier position."""
        self._shadow = state

    def _fail(self, what: str) -> None:
        raise Violation(self._seed, self._step, what)
