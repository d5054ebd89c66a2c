"""Get out of a save whatever can still be read, without trusting any of it yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from ..about import About
from ..chain import NO_PARENT, Written, link
from ..errors import SaveError
from ..log import Cursor
from .pages import Pages, Record, read_pages


@attrs.frozen
class Row:
    """A step as it was written."""

    id: int
    line: int
    step: int
    at: int
    played: int
    reveals: bool
    hash: bytes
    events: Written

    def follows(self, before: bytes) -> bool:
        """Whether it was made right after the step with this hash, and is as it was written."""
        return self.proved(before) == self.hash

    def proved(self, before: bytes) -> bytes:
        return link(before, self.at, self.played, self.reveals, self.events)


@attrs.frozen
class Kept:
    """A kept position as it was written."""

    shape: str
    proof: bytes
    body: bytes


@attrs.define
class Salvage:
    """Everything found, by its place in the campaign.

    `others` are steps of which an older or a spoiled page says something else. `listed` is the number of the last step
    that the index of the steps knows: it lies on pages of its own.
    """

    about: About | None = None
    forks: dict[int, tuple[int | None, int]] = attrs.field(factory=dict)
    steps: dict[int, dict[int, Row]] = attrs.field(factory=dict)
    snapshots: dict[Cursor, Kept] = attrs.field(factory=dict)
    moved: Cursor | None = None
    after: int = 0
    others: dict[Cursor, list[Row]] = attrs.field(factory=dict)
    listed: int = 0


def holds_steps(path: Path) -> bool:
    """Whether this is a save, though SQLite does not know it again."""
    try:
        return bool(salvage(read_pages(path), everything=True).steps)
    except (SaveError, OSError):
        return False


def salvage(pages: Pages, *, everything: bool = False) -> Salvage:
    """What stands in the tables of the save, and if asked also what lies on pages that belong to none of them."""
    found = Salvage()
    for root in pages.roots("table").values():
        for id, record in pages.table(root):
            _take(found, id, record)
    index = pages.roots("index").get("steps_by_line")
    if index is not None:
        numbers = (record[2] for record in pages.index(index) if len(record) == 3 and type(record[2]) is int)
        found.listed = max(numbers, default=0)
    if everything:
        for id, record in pages.everything():
            _take(found, id, record)
        _choose(found)
    return found


def _take(found: Salvage, id: int, record: Record) -> None:
    """No two tables have rows of the same kind, so also a page that is not where it belongs is understood.

    What is found first counts.
    """
    match record:
        case (
            None,
            int(line),
            int(step),
            int(at),
            int(played),
            0 | 1 as reveals,
            bytes(hash),
            str() | bytes() as events,
        ):
            row = Row(id, line, step, at, played, bool(reveals), hash, events)
            known = found.steps.setdefault(line, {}).setdefault(step, row)
            if known != row:
                found.others.setdefault(Cursor(line, step), []).append(row)
        case (None, int(line), int(step), str(shape), bytes(proof), bytes(body)):
            found.snapshots.setdefault(Cursor(line, step), Kept(shape, proof, body))
        case (None, int() | None as parent, int(fork)):
            found.forks.setdefault(id, (parent, fork))
        case (int(line), int(step), int(after)):
            if found.moved is None:
                found.moved, found.after = Cursor(line, step), after
        case (str(fact),):
            known_about = found.about
            if known_about is None or not known_about.sealed:
                found.about = _about(fact) or known_about
        case _:
            pass


def _about(fact: str) -> About | None:
    try:
        return About.read(fact, "")
    except SaveError:
        return None


def _choose(found: Salvage) -> None:
    """Of several steps for one place that one is right which follows from the step before it."""
    for at, others in found.others.items():
        rows = [found.steps[at.line][at.step], *others]
        before = _hashes_before(found, at)
        found.steps[at.line][at.step] = next(
            (row for row in rows if any(row.follows(hash) for hash in before)), rows[0]
        )


def _hashes_before(found: Salvage, at: Cursor) -> list[bytes]:
    places = [Cursor(at.line, at.step - 1)]
    parent, fork = found.forks.get(at.line, (None, -1))
    if parent is not None and fork == at.step - 1:
        places.append(Cursor(parent, fork))
    rows: list[Any] = [found.steps.get(place.line, {}).get(place.step) for place in places]
    rows += [row for place in places for row in found.others.get(place, ())]
    return [NO_PARENT, *(row.hash for row in rows if row is not None)]
