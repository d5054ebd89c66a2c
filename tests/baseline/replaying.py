"""Plays a kept log again: from its events, and from what the players chose."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from tests.baseline.normal_form import digest, normal_form
from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.events import BookOpened, BookTurned
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.play.campaign import codec, fold, follow_on
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.position import Position
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.journal import ShipJournal
from vanguard_desktop.text.ship.words import ShipWords


@attrs.frozen(kw_only=True)
class Log:
    """A game as it was saved, which of the legal commands was chosen at each step, and how it looked now and then.

    `forms` are digests of normal forms by step; each tells the journal since the one before it. `last` is one in full.
    """

    name: str
    steps: tuple[str, ...]
    chosen: tuple[int, ...]
    forms: dict[int, str]
    last: str

    @classmethod
    def read(cls, file: Path) -> Log:
        kept = json.loads(lzma.decompress(file.read_bytes()))
        return cls(
            name=kept["name"],
            steps=tuple(kept["steps"]),
            chosen=tuple(kept["chosen"]),
            forms={int(step): form for step, form in kept["forms"].items()},
            last=kept["last"],
        )


class Again:
    """Replays logs with one box, in the language that is spoken: English."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._planet = Wording.of(box).log
        self._ship = ShipJournal(ShipWords(Names(box)))

    def differences(self, log: Log, *, every_step: bool = False) -> Iterator[str]:
        """Where the game does not come to what it came to then; nothing more after the first place.

        The choices are made again where a normal form was kept, or at every step.
        """
        before: Position | None = None
        lines: list[str] = []
        for step, text in enumerate(log.steps):
            events = codec().read_events(text)
            position = fold(self._box, before, events)
            assert position is not None
            if before is not None and (every_step or step - 1 in log.forms) and not self._is_played(log, step, before):
                yield f"{log.name}, step {step}: the same choice leads elsewhere"
                return
            lines += self._told(before, events)
            if step in log.forms:
                form = self.form(position, lines)
                if digest(form) != log.forms[step]:
                    yield f"{log.name}, step {step}: another position{_compared(log, step, form)}"
                    return
                lines = []
            before = position

    def form(self, position: Position, lines: Sequence[str]) -> str:
        return normal_form(position.states, legal_commands(BOOKS[position.book].rules, position.state), lines)

    def form_at(self, log: Log, step: int) -> str:
        """To be laid beside what the program of then says of it."""
        position: Position | None = None
        lines: list[str] = []
        for number, text in enumerate(log.steps[: step + 1]):
            events = codec().read_events(text)
            lines += self._told(position, events)
            position = fold(self._box, position, events)
            if number in log.forms and number < step:
                lines = []
        assert position is not None
        return self.form(position, lines)

    def _is_played(self, log: Log, step: int, before: Position) -> bool:
        legal = legal_commands(BOOKS[before.book].rules, before.state)
        number = log.chosen[step - 1]
        if number >= len(legal):
            return False
        happened = tuple(follow_on(self._box, before, legal[number])[0])
        return happened == codec().read_events(log.steps[step])

    def _told(self, before: Position | None, events: Sequence[Event]) -> list[str]:
        lines: list[str] = []
        if before is not None and SHIP.book in before.states:
            ship: Any = before.states[SHIP.book]
            lines += [line.text for line in self._ship.lines(events, ship, before.book == SHIP.book)]
        position = before
        for turns, run in groupby(events, lambda event: isinstance(event, BookOpened | BookTurned)):
            happened = tuple(run)
            position = fold(self._box, position, happened)
            assert position is not None
            if not turns and position.book == EXPEDITION.book:
                state: Any = position.state
                lines += self._planet.journal(happened, state)
        return lines


@cache
def again(packs: tuple[Path, ...]) -> Again:
    """For a process that replays and does nothing else."""
    english()
    return Again(load_box(packs))


@cache
def english() -> tuple[QCoreApplication, Languages]:
    """Qt keeps neither its application nor a translator alive."""
    spoken = QCoreApplication([]), Languages()
    assert spoken[1].use("en")
    return spoken


def differences(job: tuple[Path, tuple[Path, ...], bool]) -> tuple[int, list[str]]:
    """How many decisions a log holds, and what has become otherwise; a module of its own can be asked by processes."""
    file, packs, every_step = job
    log = Log.read(file)
    return len(log.chosen), list(again(packs).differences(log, every_step=every_step))


def _compared(log: Log, step: int, form: str) -> str:
    if step != max(log.forms):
        return ""
    return "\n" + "\n".join(unified_diff(log.last.splitlines(), form.splitlines(), "then", "now", lineterm="", n=2))
