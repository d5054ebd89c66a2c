"""The situation in one line: the mission that comes next, and the clock that runs."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from .situation import Entry, SituationShown, TrackShown


@attrs.frozen(kw_only=True)
class Glance:
    """`mission` is a name and `goal` what it wants; `clock` is the track that will do something soonest, of a card with
    that `clock_name`.
    """

    mission: str = ""
    goal: str = ""
    clock: TrackShown | None = None
    clock_name: str = ""


def glance(shown: SituationShown) -> Glance:
    """What must be done goes before what may be done; of two clocks the one with fewer spaces to go."""
    mission = min((entry for entry in shown.missions if not entry.done), key=lambda entry: entry.optional, default=None)
    running = min(_clocks(shown), key=lambda entry: _left(entry.track), default=None)
    return Glance(
        mission="" if mission is None else mission.card.name,
        goal="" if mission is None else _goal(mission),
        clock=None if running is None else running.track,
        clock_name="" if running is None else running.card.name,
    )


def _goal(mission: Entry) -> str:
    return mission.told or f"{mission.lead} {mission.lines[0]}".strip() if mission.told or mission.lines else ""


def _clocks(shown: SituationShown) -> Iterator[Entry]:
    condition = () if shown.condition is None else (shown.condition,)
    for entry in (*shown.missions, *condition, *shown.threats):
        if entry.track is not None and not entry.done:
            yield entry


def _left(track: TrackShown | None) -> int:
    assert track is not None
    return min((space for space in track.marked if space > track.at), default=track.length + 1) - track.at
