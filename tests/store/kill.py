"""Kill a program that plays, again and again, and see that no decision it showed is lost.

    python -m tests.store.kill --times 1000

A warmed-up process is forked for each kill; the child opens the save (or begins a campaign), plays at random, takes
decisions back, branches, closes and opens again, and tells each decision after `submit` returned. It is killed with
SIGKILL at a random moment. Then the save must hold all that was told, be playable, and pass the doctor in the end.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from random import Random

import attrs

from tests.support.play import BOX, anything, examined, reopened, saved_game
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Step
from vanguard_desktop.store.chain import unpacked
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor

LONGEST_LIFE = 0.12
CAMPAIGN = 20  # kills that one survives on average


@attrs.define
class Figures:
    """What the run came to."""

    kills: int = 0
    told: int = 0
    unborn: int = 0


def digest(events: str) -> str:
    return sha256(events.encode()).hexdigest()[:16]


def live(path: Path, seed: int, tell: int) -> None:
    """The child: play until the end comes."""
    random = Random(seed)
    game = reopened(path) if path.exists() else saved_game(path)
    assert not game.read_only, "the killed program still holds its lock"

    def show(step: Step) -> None:
        if step.events:
            text = f"{game.cursor.line} {game.cursor.step} {digest(codec().write_events(step.events))}\n"
            os.write(tell, text.encode())

    game.listen(show)
    while True:
        chance = random.random()
        if chance < 0.02:
            game.close()
            game = reopened(path)
            game.listen(show)
        elif chance < 0.08 and game.can_undo():
            game.undo()
        else:
            game.submit(anything(game, random))


def kill_one(path: Path, random: Random) -> list[tuple[Cursor, str]]:
    """Let a child live for a moment; what it had told until then."""
    seed, life = random.randrange(1 << 30), random.random() ** 2 * LONGEST_LIFE
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        os.close(hear)
        try:
            live(path, seed, tell)
        finally:  # only a fault of the game leads here
            print(f"seed {seed}:", file=sys.stderr)
            sys.excepthook(*sys.exc_info())
            os._exit(1)
    os.close(tell)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(hear) as heard:
        lines = heard.read().splitlines()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    told = []
    for line in lines:
        at, step, events = line.split()
        told.append((Cursor(int(at), int(step)), events))
    return told


def check(path: Path, told: list[tuple[Cursor, str]]) -> None:
    """All that was told is there as it was told."""
    log = DiskLog.open(path, codec(), BOX)
    try:
        for at, events in told:
            ((_, written),) = log.texts(at.line, at.step, at.step)
            assert digest(unpacked(written)) == events, f"{at} is not what was shown"
    finally:
        log.close()


def kill(times: int, seed: int, folder: Path) -> Figures:
    random = Random(seed)
    figures = Figures()
    path = folder / "campaign.vanguard"
    everything: list[tuple[Cursor, str]] = []
    while figures.kills < times:
        told = kill_one(path, random)
        figures.kills += 1
        figures.told += len(told)
        if not path.exists():
            assert not told, "the save is gone"
            figures.unborn += 1
            continue
        check(path, told)
        game = reopened(path)
        assert not game.read_only
        everything += told
        game.submit(anything(game, random))
        game.close()
        if random.random() < 1 / CAMPAIGN or figures.kills == times:
            check(path, everything)
            code, said = examined(path)
            assert code == 0, said
            path.unlink()
            assert not list(folder.glob("*-wal"))
            everything = []
    return figures


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="vanguard-kill-") as folder:
        saved_game(Path(folder) / "warm").close()  # imports and converters are ready before the first fork
        start = time.monotonic()
        figures = kill(chosen.times, chosen.seed, Path(folder))
    print(
        f"{figures.kills} kills in {time.monotonic() - start:.0f} s: {figures.told} decisions shown, none lost; "
        f"{figures.unborn} before the first decision; every save readable, playable and well."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
