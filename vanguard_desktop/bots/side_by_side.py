"""Many games of bots, one after the other or side by side, and each played again by a process that never saw it."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

import attrs

from vanguard_desktop.content.load import load_box
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.setting import Box

from .verifying import Kept, differences, from_events
from .watch import Violation

_G = TypeVar("_G")
_P = TypeVar("_P")

# A mistake in the rules is a violation like any other, and no reason to lose sight of which game it was.
A_RULE_RAISES = (
    AssertionError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RuntimeError, StopIteration,
)  # fmt: skip


@attrs.frozen
class Broken:
    """A game, or a whole campaign, that did not hold what it promised."""

    what: str


@cache
def box_of(packs: tuple[Path, ...]) -> Box:
    return load_box(packs)


def held(play: Callable[[Box, _G], _P], packs: tuple[Path, ...], game: _G) -> _P | Broken:
    """What came of it, if it kept all promises."""
    try:
        return play(box_of(packs), game)
    except Violation as violation:
        return Broken(str(violation))
    except A_RULE_RAISES:
        return Broken(f"{game}: a rule raised\n{traceback.format_exc()}")


def verified(
    again: Callable[..., Iterable[str]], packs: tuple[Path, ...], outcome: tuple[_P, Kept] | Broken
) -> tuple[_P, Kept] | Broken:
    """In a process that never saw the game played."""
    if isinstance(outcome, Broken):
        return outcome
    try:
        found = list(again(box_of(packs), codec(), outcome[1]))
    except A_RULE_RAISES:
        return Broken(f"played again: {traceback.format_exc()}")
    return Broken("; ".join(found)) if found else outcome


def side_by_side(
    play: Callable[[Box, _G], tuple[_P, Kept]],
    packs: tuple[Path, ...],
    games: Sequence[_G],
    options: argparse.Namespace,
    *,
    worth: int,
    handed: int = 1,
) -> Iterator[tuple[_P, Kept] | Broken]:
    """The order and the games are always the same. A process of its own takes half a second to start: so many games are
    worth one, and so many at a time are handed to each.
    """
    jobs = options.jobs or min(os.cpu_count() or 1, len(games) // worth + 1)
    fresh = multiprocessing.get_context("spawn")  # everywhere alike, and each with another order of its hashes
    with ExitStack() as open_pools:
        one = partial(held, play, packs)
        played: Iterator[tuple[_P, Kept] | Broken] = map(one, games)
        if jobs > 1:
            played = open_pools.enter_context(fresh.Pool(jobs)).imap(one, games, chunksize=handed)
        if options.verify or options.replay:
            others = open_pools.enter_context(fresh.Pool(jobs))
            again = differences if options.verify else from_events
            played = others.imap(partial(verified, again, packs), played, chunksize=handed)
        yield from played


def counted(counter: Counter[str]) -> str:
    """The most frequent first."""
    return ", ".join(f"{name} {count}" for name, count in counter.most_common()) or "none"
