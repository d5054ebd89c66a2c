"""When a sensible player stops waiting for the perfect moment: after rounds in which the team got nowhere."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command, WorldId
from vanguard_desktop.rulesets.expedition.data import ChooseAction, State, TakeSpecialAction, Travel

from .imagination import read_logs
from .judgment import goes_home

# So many rounds are enough to rest and to meet; then anything is better than more of the same.
IDLE_ROUNDS = 4
# How tracks of special actions are called; the others count time.


class Patience:
    """Watches how far the team has come, and since when it has come no further."""

    def __init__(self) -> None:
        self._world: WorldId | None = None
        self._farthest = 0
        self._since = 0

    def something_else(self, state: State, legal: Sequence[Command]) -> Sequence[Command]:
        """What leads anywhere at all, if the team has got nowhere for rounds and is not on its way home."""
        if not isinstance(state.question, ChooseAction) or not self._is_out(state) or goes_home(state):
            return ()
        return [command for command in legal if isinstance(command, Travel | TakeSpecialAction)]

    def _is_out(self, state: State) -> bool:
        far = _progress(state)
        if state.world != self._world or state.round < self._since or far > self._farthest:
            self._world, self._farthest, self._since = state.world, far, state.round
        return state.round - self._since >= IDLE_ROUNDS


def _progress(state: State) -> int:
    """Everything that has been found, read, opened, marked, begun or done; it only ever grows."""
    begun = sum(at for track, at in state.tracks.items() if track.color is not None)
    done = (state.found, state.uniques_found, state.flags, state.opened, state.missions_done, state.visited)
    return state.successes + begun + sum(map(len, done)) + len(read_logs(state)) + sum(state.marks.values())
