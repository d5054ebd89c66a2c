"""The fewest changes that make the old rows of a list into the new ones, so that views keep what they can."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import attrs


class Row(Protocol):
    """A line of a list: a value that knows which thing it is about."""

    @property
    def id(self) -> Hashable: ...


@attrs.frozen
class Removed:
    """The rows `first` to `last` go; places are counted at this moment, as in all changes."""

    first: int
    last: int


@attrs.frozen
class Moved:
    """One row goes to another place; `target` is counted after it was taken out."""

    source: int
    target: int


@attrs.frozen
class Inserted:
    """Rows come in before the row that is at `first` now."""

    first: int
    rows: tuple[Any, ...]


@attrs.frozen
class Changed:
    """The rows from `first` on show something else."""

    first: int
    rows: tuple[Any, ...]


Change = Removed | Moved | Inserted | Changed


def row_changes(old: Sequence[Row], new: Sequence[Row]) -> list[Change]:
    """Compare by id: what goes, what moves, what comes, what shows something else; in this order."""
    if [row.id for row in old] == [row.id for row in new]:  # as nearly always
        return _differing(old, new)
    wanted = {row.id: place for place, row in enumerate(new)}
    assert len(wanted) == len(new), "two rows of a list have one id"
    gone = _spans(old, lambda row: row.id not in wanted)
    changes: list[Change] = [Removed(first, last) for first, last in reversed(gone)]
    kept = [row for row in old if row.id in wanted]
    moves = _moves([wanted[row.id] for row in kept])
    changes += moves
    for move in moves:
        kept.insert(move.target, kept.pop(move.source))
    known = {row.id for row in kept}
    come = _spans(new, lambda row: row.id not in known)
    changes += [Inserted(first, tuple(new[first : last + 1])) for first, last in come]
    before = {row.id: row for row in kept}
    return changes + _differing([before.get(row.id, row) for row in new], new)


def _differing(old: Sequence[Row], new: Sequence[Row]) -> list[Change]:
    """Which of the rows that stand in the same places show something else."""
    before = iter(old)
    differs = _spans(new, lambda row: (was := next(before)) is not row and was != row)
    return [Changed(first, tuple(new[first : last + 1])) for first, last in differs]


def _spans(rows: Sequence[Row], wanted: Callable[[Row], bool]) -> list[tuple[int, int]]:
    """First and last place of each run of rows that are `wanted`."""
    spans: list[tuple[int, int]] = []
    for place, row in enumerate(rows):
        if not wanted(row):
            continue
        if spans and spans[-1][1] == place - 1:
            spans[-1] = (spans[-1][0], place)
        else:
            spans.append((place, place))
    return spans


def _moves(order: list[int]) -> list[Moved]:
    """Bring rows into rising order; those of the longest rising run stay where they are."""
    settled = _longest_rising(order)
    current = list(order)
    moves = []
    for value in sorted(set(order) - settled):
        source = current.index(value)
        current.pop(source)
        # Everything smaller that is settled already stands in order before it.
        target = next((at for at, other in enumerate(current) if other in settled and other > value), len(current))
        current.insert(target, value)
        settled.add(value)
        if source != target:
            moves.append(Moved(source, target))
    return moves


def _longest_rising(order: list[int]) -> set[int]:
    ends: list[int] = []
    places: list[int] = []
    previous: list[int] = []
    for place, value in enumerate(order):
        length = bisect_left(ends, value)
        if length == len(ends):
            ends.append(value)
            places.append(place)
        else:
            ends[length], places[length] = value, place
        previous.append(places[length - 1] if length else -1)
    run = set()
    at = places[-1] if places else -1
    while at >= 0:
        run.add(order[at])
        at = previous[at]
    return run
