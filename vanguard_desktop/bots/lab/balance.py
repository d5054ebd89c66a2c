"""`vanguard-desktop balance`: bots play many games of everything, and what it comes to is told with its bands."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.core import BookId
from vanguard_desktop.setting import Box

from ..played_log import PlayedLog
from ..seats import kinds_of
from .bands import Aim
from .bench import Start
from .page import page
from .printed import printed
from .schedule import Plan, Table, all_starts, carry_out, named
from .sums import summed_up
from .workers import NoWorkers, box_of, workers


def balance(options: argparse.Namespace) -> int:
    """Play, print the tables, write what was asked for; 1 if a game broke off."""
    packs = tuple(options.pack)
    try:
        box = box_of(packs)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    starts, unknown = _wanted(box, options)
    if unknown:
        there_are = ", ".join(start.id for _, start in all_starts(box))
        print(f"Nothing is called {', '.join(unknown)}. There are: {there_are}", file=sys.stderr)
        return 1
    strangers = [bot for bot in options.bot if any(bot not in kinds_of(book) for book, _ in starts)]
    if strangers:
        print(f"Nobody of this kind plays there: {', '.join(strangers)}.", file=sys.stderr)
        return 1
    plan = Plan(
        tables=tuple(
            Table(book, start, players, bot)
            for book, start in starts
            for players in dict.fromkeys(options.players)
            for bot in dict.fromkeys(options.bot)
        ),
        games=options.games,
        campaigns=options.campaigns,
        seed=options.seed,
        aim=None if options.aim is None else Aim(*options.aim),
        play_all=options.all,
    )
    log = PlayedLog(options.log, box.fingerprint)
    for file in (options.json, options.html):  # told now that it cannot be written, not after the last game
        if file is not None:
            file.touch()
    began = time.monotonic()
    try:
        with workers(packs, options.jobs, options.chunk, options.scheduler) as play:
            sums = summed_up(box, plan, carry_out(plan, play, log, tell=_progress(began)))
    except NoWorkers as nobody:
        print(nobody, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        kept = "" if options.log is None else f" What was played is in {options.log}: the same words go on from there."
        print(f"Stopped.{kept}", file=sys.stderr)
        return 130
    if options.json is not None:
        options.json.write_text(json.dumps(sums, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if options.html is not None:
        options.html.write_text(page(sums), encoding="utf-8")
    print(printed(sums) or "No game was played.")
    return 1 if any(table["broken"] for table in sums["tables"]) else 0


def _wanted(box: Box, options: argparse.Namespace) -> tuple[Sequence[tuple[BookId, Start]], Sequence[str]]:
    """Those that are named, or all; campaigns only if so many are asked for."""
    if options.worlds:
        found, unknown = named(box, options.worlds)
    else:
        found, unknown = list(all_starts(box)), []
    return [(book, start) for book, start in found if (options.campaigns if start.long else options.games)], unknown


def _progress(began: float) -> Callable[[int, int], None]:
    def tell(played: int, left: int) -> None:
        seconds = time.monotonic() - began
        print(f"{played} games after {seconds:.0f} s, {left} tables go on", file=sys.stderr, flush=True)

    return tell
