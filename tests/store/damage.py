"""Spoil saves in every way that disks, copies and power cuts know, and see that each is answered in a sentence.

    python -m tests.store.damage --times 500

A game is played, and left at rest or as a killed program leaves it, with its last decisions in the write-ahead log.
Then one thing happens to it. Whoever opens it gets the game as it was, a shorter one and a word about it, or a reason
why not; never another game, never anything but a `SaveError`. The doctor ends soon, calls well only what is as it was,
and what he repairs is well, holds nothing that was not played, and can be played on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs

from tests.support.play import BOX, examined, play, reopened, saved_game
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.disk.beside import mark_of, wal_of
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.saves import look_at

PAGE = 4096
# The doctor may take so long for one save.
PATIENCE = 10.0

# Each line of play by its number: its first step, and the steps from there on as they were written.
Story = dict[int, tuple[int, tuple[str, ...]]]


@attrs.frozen
class Played:
    """A game as it was played: the files it lies in, and as it lay a while before, and what happened in it."""

    name: str
    files: dict[str, bytes]
    older: bytes
    story: Story

    @property
    def steps(self) -> int:
        return held(self.story)


def held(story: Story) -> int:
    return len({(first + number, text) for first, texts in story.values() for number, text in enumerate(texts)})


def told(log: DiskLog) -> Story:
    found = {}
    for line in log.lines():
        first = log.first(line.id)
        found[line.id] = first, tuple(text for _, text in log.texts(line.id, first, line.tip))
    return found


def story_of(path: Path) -> Story:
    log = DiskLog.open(path, codec(), BOX)
    try:
        return told(log)
    finally:
        log.close()


def games(folder: Path) -> list[Played]:
    """Short and long ones, at rest and as they lie while they are played."""
    found = []
    for number, steps in enumerate((3, 60, 200)):
        path = folder / f"game {number}.vanguard"
        play(saved_game(path), steps // 2, seed=number, undo=0.04).close()
        older = path.read_bytes()
        play(reopened(path), steps - steps // 2, seed=number + 5, undo=0.04).close()
        resting = files_of(path)
        found.append(Played(f"{steps} steps, at rest", resting, older, story_of(path)))
        game = play(reopened(path), 40, seed=number + 10, undo=0.04)
        hot = files_of(path)
        game.close()
        found.append(Played(f"{steps} steps and 40 beside them", hot, older, story_of(path)))
    return found


def files_of(path: Path) -> dict[str, bytes]:
    """All of a save, by what each part is called when the save is called X."""
    parts = (path, wal_of(path), mark_of(path))
    return {part.name.replace(path.name, "X"): part.read_bytes() for part in parts if part.exists()}


def lay(files: dict[str, bytes], folder: Path) -> Path:
    """The save in an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / "campaign.vanguard"
    for name, data in files.items():
        path.with_name(name.replace("X", path.name)).write_bytes(data)
    return path


# what can happen


Mishap = Callable[[Path, Random], None]


def flip(count: int) -> Mishap:
    def flipped(path: Path, random: Random) -> None:
        data = bytearray(path.read_bytes())
        for _ in range(count):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        path.write_bytes(data)

    return flipped


def cut_anywhere(path: Path, random: Random) -> None:
    os.truncate(path, random.randrange(path.stat().st_size))


def cut_at_a_page(path: Path, random: Random) -> None:
    os.truncate(path, random.randrange(path.stat().st_size // PAGE) * PAGE)


def swap_pages(path: Path, random: Random) -> None:
    data = path.read_bytes()
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    one, two = random.sample(range(len(pages)), 2)
    pages[one], pages[two] = pages[two], pages[one]
    path.write_bytes(b"".join(pages))


def fill_page(path: Path, random: Random, number: int | None = None) -> None:
    data = bytearray(path.read_bytes())
    at = random.randrange(len(data) // PAGE) if number is None else number
    data[at * PAGE : (at + 1) * PAGE] = random.choice((bytes(PAGE), random.randbytes(PAGE)))
    path.write_bytes(data)


def lose_first_page(path: Path, random: Random) -> None:
    fill_page(path, random, 0)


def spoil_header(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    first = random.randrange(100)
    for at in range(first, random.randrange(first, 100) + 1):
        data[at] = random.randrange(256)
    path.write_bytes(data)


def lose_wal(path: Path, random: Random) -> None:
    wal_of(path).unlink()


def empty_wal(path: Path, random: Random) -> None:
    os.truncate(wal_of(path), 0)


def of_wal(spoil: Mishap) -> Mishap:
    return lambda path, random: spoil(wal_of(path), random)


AT_REST: dict[str, Mishap] = {
    "a flipped bit": flip(1),
    "three flipped bits": flip(3),
    "thirty flipped bits": flip(30),
    "cut": cut_anywhere,
    "cut at a page": cut_at_a_page,
    "swapped pages": swap_pages,
    "a lost page": fill_page,
    "the first page lost": lose_first_page,
    "a spoiled header": spoil_header,
}
WITH_WAL: dict[str, Mishap] = {
    "the log lost": lose_wal,
    "the log emptied": empty_wal,
    "a flipped bit in the log": of_wal(flip(1)),
    "thirty flipped bits in the log": of_wal(flip(30)),
    "the log cut": of_wal(cut_anywhere),
}
OLDER = "an older file under the log"


def spoiled(game: Played, what: str, random: Random, folder: Path) -> dict[str, bytes]:
    """The files of the game after this has happened to them."""
    if what == OLDER:
        return game.files | {"X": game.older}
    path = lay(game.files, folder)
    (AT_REST | WITH_WAL)[what](path, random)
    return files_of(path)


# what is owed


def opened(files: dict[str, bytes], game: Played, folder: Path) -> str:
    """What the player gets: the game as it was, less of it and a word about that, or a reason."""
    look_at(lay(files, folder), codec())
    try:
        log = DiskLog.open(lay(files, folder), codec(), BOX)
    except SaveError as problem:
        return problem.damage.value
    try:
        lost, found = log.lost, told(log)
    except SaveError as problem:
        lost, found = 0, None
        shown = f"opened, then {problem.damage.value}"
    finally:
        log.close()
    if found == game.story:
        shown = "opened"
    elif found is not None:
        for line, (_, texts) in found.items():
            assert game.story[line][1][: len(texts)] == texts, f"line {line} is not what was played"
        assert lost, f"{game.steps - held(found)} steps less, and not a word"
        shown = "opened, and said what is lost"
    try:
        on = reopened(lay(files, folder))
    except SaveError as problem:
        return f"{shown}; {problem.damage.value} to who would play"
    try:
        list(on.retold(on.first, on.cursor.step))
        play(on, 2)
    except SaveError as problem:
        return f"{shown}; {problem.damage.value} to who plays on"
    finally:
        on.close()
    return shown


def treated(files: dict[str, bytes], game: Played, folder: Path) -> tuple[str, int]:
    """What the doctor makes of it, and how many steps he brought home."""
    path = lay(files, folder)
    start = time.monotonic()
    code, said = examined(path)
    took = time.monotonic() - start
    assert took < PATIENCE, f"the doctor took {took:.0f} s"
    assert "Traceback" not in said
    assert "newer version" not in said, "what is spoiled is taken for what a newer program wrote"
    assert files_of(path) == files, "the doctor changed what he looked at"
    repaired = path.with_name("campaign (repaired).vanguard")
    if code == 0:
        assert not repaired.exists()
        assert story_of(path) == game.story, f"the doctor calls well what is not as it was: {said}"
        return "well", game.steps
    if not repaired.exists():
        return "given up", 0
    code, again = examined(repaired)
    assert code == 0, f"what was repaired is not well: {again}"
    story = story_of(repaired)
    for line, (first, texts) in story.items():
        if "nothing proves what was done next" in said:  # of the first step; all others are proved by their hashes
            first, texts = first + 1, texts[1:]
        known = any(texts == steps[first : first + len(texts)] for _, steps in game.story.values())
        assert known, f"line {line} of what was repaired was never played: {said}"
    play(reopened(repaired), 2).close()
    return "repaired", held(story)


@attrs.define
class Figures:
    """What the run came to."""

    answers: Counter[str] = attrs.field(factory=Counter)
    steps: int = 0
    brought_home: int = 0
    longest: float = 0.0


def damage_many(times: int, seed: int, folder: Path, only: int | None = None) -> Figures:
    figures = Figures()
    played = games(folder)
    for number in range(times) if only is None else [only]:
        random = Random(f"{seed} {number}")
        game = random.choice(played)
        what = random.choice([*AT_REST, *((*WITH_WAL, OLDER) if len(game.files) > 1 else ())])
        files = spoiled(game, what, random, folder / "spoiled")
        start = time.monotonic()
        try:
            shown = opened(files, game, folder / "opened")
            healed, steps = treated(files, game, folder / "treated")
            assert (healed == "well") <= (shown == "opened"), f"well, and {shown}"
        except BaseException as problem:
            problem.add_note(f"damage {number} of seed {seed}: {what}, {game.name}")
            raise
        figures.answers[f"{what}: {shown}; {healed}"] += 1
        figures.steps += game.steps
        figures.brought_home += steps
        figures.longest = max(figures.longest, time.monotonic() - start)
    return figures


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", type=int, metavar="N", help="the N-th of these and no other")
    chosen = options.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="vanguard-damage-") as folder:
        figures = damage_many(chosen.times, chosen.seed, Path(folder), chosen.only)
    print(
        f"{figures.answers.total()} damages in {time.monotonic() - start:.0f} s, each answered in a sentence; "
        f"of {figures.steps} steps the doctor brought {figures.brought_home} home; "
        f"opening and healing took {figures.longest:.1f} s at the most."
    )
    for what, count in sorted(figures.answers.items()):
        print(f"{count:6} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
