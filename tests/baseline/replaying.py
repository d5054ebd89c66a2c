"""Plays a kept log again: from its events, and from what the players chose."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path

import attrs

from tests.baseline.normal_form import digest, normal_form
from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.play.campaign import codec, fold, follow_on
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.position import Position


@attrs.frozen(kw_only=True)
class Log:
    """A game as it was saved, which of the legal commands was chosen at each step, and how it looked now and then.

    `forms` are digests of normal forms by step, `last` is one in full.
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
    """Replays logs with one box."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def differences(self, log: Log, *, every_step: bool = False) -> Iterator[str]:
        """Where the game does not come to what it came to then; nothing more after the first place.

        The choices are made again where a normal form was kept, or at every step.
        """
        before: Position | None = None
        for step, text in enumerate(log.steps):
            events = codec().read_events(text)
            position = fold(self._box, before, events)
            assert position is not None
            if before is not None and (every_step or step - 1 in log.forms) and not self._is_played(log, step, before):
                yield f"{log.name}, step {step}: the same choice leads elsewhere"
                return
            if step in log.forms:
                form = self.form(position)
                if digest(form) != log.forms[step]:
                    yield f"{log.name}, step {step}: another position{_compared(log, step, form)}"
                    return
            before = position

    def form(self, position: Position) -> str:
        return normal_form(position.states, legal_commands(BOOKS[position.book].rules, position.state))

    def form_at(self, log: Log, step: int) -> str:
        """To be laid beside what the program of then says of it."""
        position: Position | None = None
        for text in log.steps[: step + 1]:
            position = fold(self._box, position, codec().read_events(text))
        assert position is not None
        return self.form(position)

    def _is_played(self, log: Log, step: int, before: Position) -> bool:
        legal = legal_commands(BOOKS[before.book].rules, before.state)
        number = log.chosen[step - 1]
        if number >= len(legal):
            return False
        happened = tuple(follow_on(self._box, before, legal[number])[0])
        return happened == codec().read_events(log.steps[step])


@cache
def again(packs: tuple[Path, ...]) -> Again:
    """For a process that replays and does nothing else."""
    return Again(load_box(packs))


def differences(job: tuple[Path, tuple[Path, ...], bool]) -> tuple[int, list[str]]:
    """How many decisions a log holds, and what has become otherwise; a module of its own can be asked by processes."""
    file, packs, every_step = job
    log = Log.read(file)
    return len(log.chosen), list(again(packs).differences(log, every_step=every_step))


def _compared(log: Log, step: int, form: str) -> str:
    if step != max(log.forms):
        return ""
    return "\n" + "\n".join(unified_diff(log.last.splitlines(), form.splitlines(), "then", "now", lineterm="", n=2))
