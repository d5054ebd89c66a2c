"""A campaign that grows: decisions on disk, undo, size and opening, at 300, 3,000 and 30,000 steps."""

from __future__ import annotations

import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import attrs

from tests.bench.measure import Measure, best, middle, undisturbed
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.kinds import Command, Opening
from vanguard_desktop.core.state import changed
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.chain import packed_step

PACK = Path(__file__).parent.parent / "packs" / "four_sectors"
LENGTHS = (300, 3_000, 30_000)
UNDOS = 120
EACH = 200
HASH = bytes(32)
BRANCH_EVERY = 100  # steps, on average


def seed() -> int:
    return 7


def endless(box: Box) -> Opening:
    """Nobody is hurt in a training, so it goes on for as long as nobody leaves."""
    return attrs.evolve(stand_alone_opening(box), options=Options(training=True))


def lasting(legal: Sequence[Command]) -> list[Command]:
    return [command for command in legal if not isinstance(command, LiftOff)]


def play(game: Game, until: int, random: Random) -> None:
    """Go on to this step without ever leaving the planet; now and then something is taken back."""
    while game.cursor.step < until:
        if random.random() < 1 / BRANCH_EVERY:
            for _ in range(random.randrange(1, 6)):
                if game.can_undo():
                    game.undo()
        game.submit(random.choice(lasting(game.legal_commands())))


def measure() -> list[Measure]:
    with tempfile.TemporaryDirectory(prefix="vanguard-bench-") as folder:
        return [*decisions(Path(folder)), *growth(Path(folder))]


def decisions(folder: Path) -> list[Measure]:
    """A decision of a shipped campaign on disk against a bare append of the same bytes, turn by turn, so that both meet
    the same machine.
    """
    box = load_box()
    opening = CampaignOpening(campaign=min(box.campaigns), players=("Mia", "Bo"), mode=Mode.QUICK_START)
    path = folder / "decisions.vanguard"
    game = new_game(path, box, opening, seed)
    bots = {book: make_bot(book, "random", 1) for book in (SHIP.book, EXPEDITION.book)}
    rounds: list[tuple[float, float]] = []
    asking: list[float] = []
    evolving: list[float] = []
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as bare:
        bare.execute("PRAGMA journal_mode = WAL")
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE steps (id INTEGER PRIMARY KEY, at INTEGER, hash BLOB, events TEXT)")
        with undisturbed():
            for _ in range(5):
                submitting = appending = 0.0
                for _ in range(EACH):
                    start = time.perf_counter()
                    legal = game.legal_commands()
                    asking.append(time.perf_counter() - start)
                    start = time.perf_counter()
                    changed(game.state, real_dice=True)
                    evolving.append(time.perf_counter() - start)
                    command = bots[game.rules.book].choose(game.rules, game.state, legal)
                    start = time.perf_counter()
                    step = game.submit(command)
                    submitting += time.perf_counter() - start
                    text = packed_step(codec().write_events(step.events))
                    start = time.perf_counter()
                    bare.execute("INSERT INTO steps (at, hash, events) VALUES (?, ?, ?)", (len(rounds), HASH, text))
                    appending += time.perf_counter() - start
                rounds.append((submitting / EACH, appending / EACH))
    size = per_step(game, path)
    submit, append = sorted(rounds, key=lambda pair: pair[0] / pair[1])[len(rounds) // 2]
    return [
        Measure(
            name="submit a decision",
            value=submit * 1e6,
            unit="us",
            baseline=append * 1e6,
            against="bare append of the same bytes, same settings",
            most=1.8,
        ),
        Measure(name="an action of the campaign", value=size, unit="bytes", most=1000),
        Measure(
            name="legal commands",
            value=middle(asking) * 1e6,
            unit="us",
            baseline=middle(evolving) * 1e6,
            against="one change of the position",
        ),
    ]


def growth(folder: Path) -> list[Measure]:
    box = load_box([PACK])
    saves = grown(folder, box)
    first, last = LENGTHS[0], LENGTHS[-1]
    undo = undoing(saves, box)
    average = {length: statistics.fmean(times) for length, times in undo.items()}
    opening = {length: best(partial(open_and_close, path, box)) for length, path in saves.items()}
    found = [
        Measure(
            name=f"undo at {length:,} steps",
            value=average[length] * 1e3,
            unit="ms",
            baseline=average[first] * 1e3,
            against=f"undo at {first}",
            most=1.5,
        )
        for length in LENGTHS
    ]
    found += [
        Measure(name=f"longest undo at {length:,} steps", value=max(undo[length]) * 1e3, unit="ms", most=5)
        for length in LENGTHS
    ]
    found += [
        Measure(
            name=f"an action at {length:,} steps",
            value=per_step(open_game(saves[length], box, seed), saves[length]),
            unit="bytes",
            most=1000,
        )
        for length in LENGTHS
    ]
    found += [
        Measure(name=f"open {length:,} steps", value=opening[length] * 1e3, unit="ms", most=500) for length in LENGTHS
    ]
    return [
        *found,
        Measure(
            name=f"open {last:,} steps, once more",
            value=opening[last] * 1e3,
            unit="ms",
            baseline=opening[first] * 1e3,
            against=f"open {first}",
        ),
    ]


def grown(folder: Path, box: Box) -> dict[int, Path]:
    """The same campaign, put aside at each length."""
    path = folder / "growing.vanguard"
    new_game(path, box, endless(box), seed).close()
    random = Random(2)
    saves = {}
    for length in LENGTHS:
        game = open_game(path, box, seed)
        play(game, length, random)
        game.close()
        saves[length] = Path(shutil.copyfile(path, folder / f"{length}.vanguard"))
    return saves


def open_and_close(path: Path, box: Box) -> None:
    open_game(path, box, seed).close()


def per_step(game: Game, path: Path) -> float:
    """Bytes of the save for each step; the game is closed."""
    steps = sum(line.tip - line.fork for line in game.lines())
    game.close()
    return path.stat().st_size / steps


def undoing(saves: dict[int, Path], box: Box) -> dict[int, list[float]]:
    """Undo after undo in a game just opened, which remembers nothing yet; the lengths take turns.

    A pause of the machine hits one round only. What an undo itself costs, it costs in each of them.
    """
    rounds: dict[int, list[list[float]]] = {length: [] for length in saves}
    for _ in range(6):
        for length, path in saves.items():
            game = open_game(path, box, seed)
            tip = game.cursor
            times = []
            with undisturbed():
                for _ in range(UNDOS):
                    start = time.perf_counter()
                    game.undo()
                    times.append(time.perf_counter() - start)
            rounds[length].append(times)
            game.go_to(tip)
            game.close()
    return {length: [min(times) for times in zip(*runs, strict=True)] for length, runs in rounds.items()}
