"""Reading the logbook during an expedition (PLN-55 to PLN-58, PLN-61)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, LogId, Source, Waiting

from ..data import State
from ..data.events import LogRead
from ..queueing import steps


def read(state: State, log: LogId, waiting: Waiting) -> Sequence[Event]:
    """The entry's effect takes place where it is read; "you" is whoever caused it (GEN-08).

    Whoever is sent on from one entry to another does not come back to it (PLN-61).
    """
    entry = state.box.logs.get(log)
    you = waiting.you if waiting.you is not None and state.is_here(waiting.you) else state.turn
    event = LogRead(log=log, left=LogId(waiting.source.id) if waiting.source.family == "log" else None, member=you)
    if entry is None or entry.effect is None:
        return [event]
    return [event, steps(you, entry.effect, source=Source("log", log), at=waiting.at)]
