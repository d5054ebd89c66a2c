"""Whether a game comes out the same again: from its events, and from its commands on positions that have been away.

A position that was written and read back, or found again by taking steps back, is equal to the one it was; the rules
must find it the same too (CYC-20).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import attrs

from vanguard_desktop.core import Command, Event, IllegalCommand, RealDiceChosen
from vanguard_desktop.play.campaign import RulesFailed, fold, follow_on, renewed
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.positions import SNAPSHOT_EVERY
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.position import Position

VERIFIED = "come out the same in another process: from their events, on saved positions, after undo"
REPLAYED = "come out the same in another process from their events, and from positions on the way"
# So many steps are played, then so many of them taken back: always past a kept position.
STRETCH = 3 * SNAPSHOT_EVERY
TAKEN_BACK = SNAPSHOT_EVERY + 8


@attrs.frozen(kw_only=True)
class Again:
    """A mission was lost and is played again with other luck (HCP-12): so many events of the step stay as they were."""

    events: int
    seed: int


@attrs.frozen(kw_only=True)
class Kept:
    """What a save holds of a game: its events step by step, the first of them its opening; and what nobody saves: the
    command behind each of the others, and a few positions out of the middle of checks or of open questions.

    `checks` are pairs: after how many steps, and the position as the codec wrote it. `again` says which steps were gone
    back to.
    """

    steps: tuple[str, ...]
    commands: tuple[Command, ...]
    fingerprint: str
    checks: tuple[tuple[int, str], ...] = ()
    again: Mapping[int, Again] = attrs.field(factory=dict)


def differences(box: Box, codec: Codec, kept: Kept) -> list[str]:
    """Everything in which the game does not come out the same again."""
    return [*from_events(box, codec, kept), *on_saved_positions(box, codec, kept), *after_undo(box, codec, kept)]


def from_events(box: Box, codec: Codec, kept: Kept) -> Iterator[str]:
    """From its events alone, and from each position in the middle of a check."""
    position: Position | None = None
    middles = dict(kept.checks)
    for number, step in enumerate(kept.steps, start=1):
        position = fold(box, position, codec.read_events(step))
        if number in middles and (position is None or codec.write_position(position) != middles[number]):
            yield f"replayed to step {number}, in the middle of a check, it is another position"
    if position is None or codec.fingerprint(position) != kept.fingerprint:
        yield "replayed from its first event it ends in another position"
    for number, written in kept.checks:
        resumed: Position | None = codec.read_position(written, box)
        for step in kept.steps[number:]:
            resumed = fold(box, resumed, codec.read_events(step))
        if resumed is None or codec.fingerprint(resumed) != kept.fingerprint:
            yield f"gone on with after step {number}, in the middle of a check, it ends in another position"


def on_saved_positions(box: Box, codec: Codec, kept: Kept) -> Iterator[str]:
    """Each command again, on a position that has just been read back from a save."""
    position = fold(box, None, codec.read_events(kept.steps[0]))
    events: Sequence[Event]
    for number, command in enumerate(kept.commands, start=1):
        assert position is not None
        reloaded = codec.read_position(codec.write_position(position), box)
        try:
            events, position = follow_on(box, reloaded, command)
            if number in kept.again:
                one = kept.again[number]
                events, position = renewed(box, reloaded, events[: one.events], one.seed)
        except IllegalCommand as refusal:
            events, position = (), reloaded
            yield f"on a position read back from a save it is refused: {refusal}"
        if codec.write_events(events) != kept.steps[number]:
            yield f"on a position read back from a save {command} of step {number} leads elsewhere"
            return


def after_undo(box: Box, codec: Codec, kept: Kept) -> Iterator[str]:
    """The commands as players give them in a save, who close the program and take a stretch back now and then."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "again.vanguard"
        opening = codec.read_events(kept.steps[0])
        log = DiskLog.create(path, codec, box)
        log.append(None, opening, snapshot=fold(box, None, opening))
        log.close()
        # Without it the game would put the players' dice aside again.
        habits = Habits(real_dice=any(isinstance(event, RealDiceChosen) for event in opening))
        stops = [*range(0, len(kept.commands), STRETCH), len(kept.commands)]
        for start, end in pairwise(stops):
            log = DiskLog.open(path, codec, box)
            luck = Luck()
            found = _gone_over(Game(box, log, luck, habits), luck, codec, kept, max(0, start - TAKEN_BACK), end)
            log.close()
            if found:
                yield found
                return


class Luck:
    """The seeds with which missions are played again; nobody else wants new luck."""

    seed: int | None = None

    def __call__(self) -> int:
        assert self.seed is not None, "nobody wants new luck"
        return self.seed


def _gone_over(game: Game, luck: Luck, codec: Codec, kept: Kept, start: int, end: int) -> str | None:
    game.go_to(Cursor(game.cursor.line, start))
    for number in range(start, end):
        try:
            step = game.submit(kept.commands[number])
            if number + 1 in kept.again:
                luck.seed = kept.again[number + 1].seed
                step = game.play_again(game.cursor.step, kept.again[number + 1].events)
        except (IllegalCommand, RulesFailed) as problem:
            return f"taken back to step {start} and played again: {problem!r}, {problem.__cause__!r}"
        if codec.write_events(step.events) != kept.steps[number + 1]:
            return f"taken back to step {start}, {kept.commands[number]} of step {number + 1} leads elsewhere"
    return None
