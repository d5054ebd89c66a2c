"""Who plays the games of the laboratory: this process, several of this machine, or those of a Dask scheduler.

However the work is cut, records come back in the order of the pieces.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from vanguard_desktop.content.load import load_box
from vanguard_desktop.setting import Box

from ..played_log import program
from .game import Piece, Record, play_piece

Packs = tuple[Path, ...]
Play = Callable[[Sequence[Piece]], Iterator[Record]]
MISSING = 'Other machines are reached with the packages of the extra "lab": pip install "vanguard-desktop[lab]"'
OTHERS = "The workers of this scheduler have another program or other content than this machine."


class NoWorkers(Exception):
    """Nobody can be asked to play, and why."""


@contextmanager
def workers(packs: Packs, jobs: int | None = None, chunk: int = 1, scheduler: str | None = None) -> Iterator[Play]:
    """`jobs` processes (one per core), each given `chunk` games at a time; or whoever serves the `scheduler`."""
    if scheduler is not None:
        with _elsewhere(packs, chunk, scheduler) as play:
            yield play
    elif (jobs := jobs or os.cpu_count() or 1) == 1:
        yield lambda pieces: (play_piece(box_of(packs), piece) for piece in pieces)
    else:
        fresh = multiprocessing.get_context("spawn")  # everywhere alike, and each with another order of its hashes
        with fresh.Pool(
            jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)
        ) as pool:  # who hands out the work stops it
            yield lambda pieces: _joined(pool.imap(partial(play_all, packs), _cut(pieces, chunk)))


@contextmanager
def _elsewhere(packs: Packs, chunk: int, scheduler: str) -> Iterator[Play]:
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        raise NoWorkers(MISSING) from None
    with distributed.Client(scheduler) as client:
        if {who != identity(packs) for who in client.run(identity, packs).values()} != {False}:
            raise NoWorkers(OTHERS)

        def play(pieces: Sequence[Piece]) -> Iterator[Record]:
            waiting = client.map(partial(play_all, packs), _cut(pieces, chunk), pure=False)
            for number, future in enumerate(waiting):
                waiting[number] = None  # what has come back is not kept there
                yield from future.result()

        yield play


def play_all(packs: Packs, pieces: Sequence[Piece]) -> Sequence[Record]:
    """What one worker is given at a time."""
    return [play_piece(box_of(packs), piece) for piece in pieces]


def identity(packs: Packs) -> tuple[str, str]:
    """Only who agrees in this plays the same games."""
    return program(), box_of(packs).fingerprint


def _cut(pieces: Sequence[Piece], size: int) -> Sequence[Sequence[Piece]]:
    return [pieces[start : start + size] for start in range(0, len(pieces), size)]


def _joined(parts: Iterator[Sequence[Record]]) -> Iterator[Record]:
    for part in parts:
        yield from part


@cache
def box_of(packs: Packs) -> Box:
    return load_box(packs)
