"""Games that live in a save: begin one, go on with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vanguard_desktop.core import Opening
from vanguard_desktop.setting import Box
from vanguard_desktop.store.errors import UNPLAYABLE, Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor

from .campaign import codec, fold
from .game import Game, Habits


def new_game(
    path: Path,
    box: Box,
    opening: Opening,
    new_seed: Callable[[], int],
    habits: Habits | None = None,
    name: str = "",
) -> Game:
    """Begin a campaign in a file of its own; `name` is what the players call it."""
    log = DiskLog.create(path, codec(), box, name)
    try:
        return Game.start(box, log, opening, new_seed, habits)
    except BaseException:
        log.close()
        raise


def open_game(
    path: Path,
    box: Box,
    new_seed: Callable[[], int],
    habits: Habits | None = None,
    *,
    look_only: bool = False,
) -> Game:
    """Go on where the players stopped; `game.read_only` if another program plays this save or it cannot be written."""
    log = DiskLog.open(path, codec(), box, look_only=look_only)
    try:
        _find_packs(log, box)
        if log.about.fingerprint != box.fingerprint:
            _try_content(log, box)
        game = Game(box, log, new_seed, habits)
        _try_position(log, game)
        log.stamp(box)
        return game
    except BaseException:
        log.close()
        raise


def _try_position(log: DiskLog, game: Game) -> None:
    """A kept position may be forged; one in which nobody can say what comes next is not played."""
    try:
        game.legal_commands()
    except UNPLAYABLE as problem:
        raise log.unplayable(game.cursor.step) from problem


def _find_packs(log: DiskLog, box: Box) -> None:
    """Without a pack its cards would be missing from every deck, even if none of them was drawn so far."""
    missing = tuple(pack for pack in log.about.packs if pack not in box.packs)
    if missing:
        raise SaveError(Damage.OTHER_CONTENT, str(log.path), f"packs that are not here: {', '.join(missing)}", missing)


def _try_content(log: DiskLog, box: Box) -> None:
    """Content has changed since the save was played. If the whole way to here can still be walked, play goes on."""
    assert log.cursor is not None
    line, first = log.cursor.line, log.first(log.cursor.line)
    found = log.nearest_snapshot(Cursor(line, first)) if first else None
    start, position = found or (-1, None)
    try:
        for events in log.read(line, start + 1, log.cursor.step):
            position = fold(box, position, events)
    except UNPLAYABLE as problem:
        detail = f"played with {log.about.fingerprint}, here is {box.fingerprint}"
        raise SaveError(Damage.OTHER_CONTENT, str(log.path), detail) from problem
