"""Forge saves as somebody would who knows how they are made, and see that each is answered in a sentence.

    python -m tests.store.forge --times 500

What is changed is what the program would read: events of a step, a kept position, the order of steps, where lines
begin, what the save says of itself. Then every hash and seal is made to fit. Who opens it, takes steps back, reads the
journal and plays on meets nothing but a `SaveError`, or the refusal of a decision that the rules cannot follow. The
doctor ends soon; what he calls well can be opened, what he repairs is well.
"""

from __future__ import annotations

import argparse
import copy
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import attrs

from tests.support.play import BOX, examined, play, reopened, saved_game
from vanguard_desktop.core.reasons import IllegalCommand
from vanguard_desktop.play.campaign import RulesFailed, codec
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.play.game import Game
from vanguard_desktop.store.about import read_about
from vanguard_desktop.store.chain import NO_PARENT, link, packed, proof, unpacked
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.saves import import_save, look_at

# The doctor may take so long for one save.
PATIENCE = 10.0
ODD = (0, -1, 1, 2, 7, 99, 10**6, -(10**30), 1.5, True, None, "", "x", "nobody", [], {}, [[]], "\ud800", "<b>")

Step = dict[str, Any]


@attrs.define
class Forgery:
    """A save laid open: its steps by line and step, as JSON, with the kept positions and what it says of itself."""

    path: Path
    random: Random
    steps: dict[tuple[int, int], Step] = attrs.field(factory=dict)
    lines: dict[int, tuple[int | None, int]] = attrs.field(factory=dict)
    kept: dict[tuple[int, int], Any] = attrs.field(factory=dict)

    @classmethod
    def of(cls, path: Path, random: Random) -> Forgery:
        forgery = cls(path, random)
        with closing(sqlite3.connect(path)) as database:
            rows = database.execute("SELECT line, step, id, at, played, reveals, events FROM steps ORDER BY id")
            for line, step, id, at, played, reveals, events in rows:
                told = [json.loads(event) for event in unpacked(events).split("\n")]
                forgery.steps[line, step] = {"id": id, "at": at, "played": played, "reveals": reveals, "told": told}
            forgery.lines = {id: (parent, fork) for id, parent, fork in database.execute("SELECT * FROM lines")}
            for line, step, body in database.execute("SELECT line, step, body FROM snapshots"):
                forgery.kept[line, step] = json.loads(unpacked(body))
        return forgery

    def write(self) -> None:
        """With hashes, proofs and a mark that fit."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as database:
            for table in ("steps", "lines", "snapshots"):
                database.execute(f"DELETE FROM {table}")
            hashes: dict[tuple[int, int], bytes] = {}
            for line, (parent, fork) in sorted(self.lines.items()):
                database.execute("INSERT INTO lines VALUES (?, ?, ?)", (line, parent, fork))
                before = NO_PARENT if parent is None else hashes.get(self._held(parent, fork), NO_PARENT)
                for place in sorted(place for place in self.steps if place[0] == line):
                    row = self.steps[place]
                    text = "\n".join(json.dumps(event) for event in row["told"])
                    before = hashes[place] = link(before, row["at"], row["played"], row["reveals"], text)
                    values = (row["id"], *place, row["at"], row["played"], row["reveals"], before, text)
                    database.execute("INSERT OR REPLACE INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            for place, position in self.kept.items():
                body = packed(json.dumps(position))
                seal = proof(hashes.get(place, b""), body)
                values = (*place, codec().shape, seal, body)
                database.execute(
                    "INSERT INTO snapshots (line, step, shape, proof, body) VALUES (?, ?, ?, ?, ?)", values
                )

    def _held(self, line: int, step: int) -> tuple[int, int]:
        for _ in self.lines:
            parent, _ = self.lines.get(line, (None, 0))
            if (line, step) in self.steps or parent is None:
                break
            line = parent
        return line, step


def spoil(value: Any, random: Random, words: list[str]) -> Any:
    """One value somewhere inside becomes another."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        changed = dict(value)
        key = random.choice(list(changed))
        match random.randrange(8):
            case 0:
                del changed[key]
            case 1:
                changed[random.choice(words)] = changed.pop(key)
            case _:
                changed[key] = spoil(changed[key], random, words)
        return changed
    if isinstance(value, list) and value and random.random() < 0.9:
        changed = list(value)
        place = random.randrange(len(changed))
        match random.randrange(8):
            case 0:
                del changed[place]
            case 1:
                changed.insert(place, copy.deepcopy(random.choice(changed)))
            case 2:
                random.shuffle(changed)
            case 3:
                changed *= random.choice((0, 2, 40))
            case _:
                changed[place] = spoil(changed[place], random, words)
        return changed
    if type(value) is int and random.random() < 0.7:
        return random.choice((value + 1, value - 1, -value, value * 1000, 0))
    if isinstance(value, str) and random.random() < 0.7:
        return random.choice(words)
    return random.choice(ODD)


def words_in(forgery: Forgery) -> list[str]:
    """Every word that the save knows: ids, tags, icons."""
    found: set[str] = set()
    waiting: list[Any] = [[row["told"] for row in forgery.steps.values()], list(forgery.kept.values())]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += [*part, *part.values()]
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, str):
            found.add(part)
    return sorted(found)


# what can be forged


def an_event(forgery: Forgery) -> None:
    place = forgery.random.choice(list(forgery.steps))
    told = forgery.steps[place]["told"]
    number = forgery.random.randrange(len(told))
    told[number] = spoil(told[number], forgery.random, words_in(forgery))
    forgery.kept = {at: kept for at, kept in forgery.kept.items() if forgery.random.random() < 0.3}


def the_opening(forgery: Forgery) -> None:
    told = forgery.steps[1, 0]["told"]
    told[0] = spoil(told[0], forgery.random, words_in(forgery))
    forgery.kept.clear()


def the_order_of_events(forgery: Forgery) -> None:
    told = forgery.steps[forgery.random.choice(list(forgery.steps))]["told"]
    match forgery.random.randrange(3):
        case 0:
            forgery.random.shuffle(told)
        case 1:
            del told[forgery.random.randrange(len(told))]
            told += [["effect_taken"]] * (not told)
        case _:
            other = forgery.steps[forgery.random.choice(list(forgery.steps))]["told"]
            told.insert(forgery.random.randrange(len(told) + 1), copy.deepcopy(forgery.random.choice(other)))
    forgery.kept.clear()


def a_kept_position(forgery: Forgery) -> None:
    for place in forgery.kept:
        for _ in range(forgery.random.choice((1, 1, 3))):
            forgery.kept[place] = spoil(forgery.kept[place], forgery.random, words_in(forgery))


def a_line(forgery: Forgery) -> None:
    line = forgery.random.choice(list(forgery.lines))
    parent, fork = forgery.lines[line]
    random = forgery.random
    forgery.lines[line] = random.choice(
        ((parent, fork + random.randint(-3, 3)), (None, fork), (line, fork), (99, fork))
    )


def a_start_from_nowhere(forgery: Forgery) -> None:
    """As if the doctor had saved the end of a line: nothing but a kept position says what was before."""
    starts = [place for place in forgery.kept if place[1] > 0]
    line, step = forgery.random.choice(starts or list(forgery.kept))
    forgery.steps = {place: row for place, row in forgery.steps.items() if place[0] == line and place[1] >= step}
    forgery.lines = {line: (None, step - 1)}
    forgery.kept = {place: kept for place, kept in forgery.kept.items() if place in forgery.steps}
    a_kept_position(forgery)
    for number, place in enumerate(sorted(forgery.steps), start=1):
        forgery.steps[place]["id"] = number


FORGED: dict[str, Callable[[Forgery], None]] = {
    "an event": an_event,
    "the opening": the_opening,
    "the order of events": the_order_of_events,
    "a kept position": a_kept_position,
    "where a line begins": a_line,
    "a start from nowhere": a_start_from_nowhere,
}


def forge(path: Path, what: str, random: Random) -> None:
    forgery = Forgery.of(path, random)
    FORGED[what](forgery)
    forgery.write()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        if what == "a start from nowhere":
            database.execute(
                "UPDATE moved SET (line, step, after) = (SELECT line, step, id FROM steps ORDER BY id DESC LIMIT 1)"
            )
        if random.random() < 0.1:
            about = attrs.evolve(read_about(database, path), name=random.choice(("", "x" * 9999, "<b>", "\0")))
            database.execute("UPDATE about SET fact = ?", (about.write(),))


def use(game: Game, random: Random) -> None:
    """Everything that players do with a game they opened."""
    game.legal_commands()
    list(game.retold(game.first, game.cursor.step))
    for _ in range(12):
        try:
            match random.randrange(5):
                case 0 if game.can_undo():
                    game.undo()
                case 1 if game.can_redo():
                    game.redo()
                case 2:
                    line = random.choice(game.lines())
                    game.go_to(Cursor(line.id, random.randint(line.fork + 1, line.tip)))
                case 3:
                    game.state_at(random.randint(game.first, game.cursor.step))
                    game.last_events()
                case _:
                    if legal := game.legal_commands():
                        game.submit(random.choice(legal))
        except (SaveError, RulesFailed, IllegalCommand):
            continue


def answer(path: Path, random: Random) -> str:
    """What becomes of a save, told by who opens it, by the doctor, and by who brings it in."""
    listed = look_at(path, codec())
    try:
        game = reopened(path)
    except SaveError as problem:
        opened = problem.damage.value
    else:
        assert listed.problem is None, "it opens and is listed as spoiled"
        opened = "opened"
        try:
            use(game, random)
        except SaveError as problem:
            opened = f"opened, then {problem.damage.value}"
        finally:
            game.close()
    return opened


def try_out(path: Path, random: Random, folder: Path) -> str:
    """Raises whatever is no answer."""
    spare = Path(shutil.copy(path, folder / "spare.vanguard"))
    opened = answer(path, random)
    start = time.monotonic()
    code, said = examined(spare)
    took = time.monotonic() - start
    assert took < PATIENCE, f"the doctor took {took:.0f} s"
    assert "Traceback" not in said
    if code == 0:
        assert opened == "opened", f"the doctor calls well what is {opened}: {said}"
    repaired = folder / "spare (repaired).vanguard"
    healed = "well" if code == 0 else "repaired" if repaired.exists() else "given up"
    if repaired.exists():
        code, said = examined(repaired)
        assert code == 0, f"what was repaired is not well: {said}"
        play(reopened(repaired), 1).close()
        repaired.unlink()
    try:
        import_save(spare, folder / "home", referee(lambda about: BOX))
        taken = "taken in"
    except SaveError:
        taken = "not taken in"
    assert (taken == "taken in") == (healed == "well"), f"{healed}, and {taken}"
    spare.unlink()
    shutil.rmtree(folder / "home", ignore_errors=True)
    return f"{opened}; {healed}"


def forge_many(times: int, seed: int, folder: Path) -> Counter[str]:
    random = Random(seed)
    honest = folder / "honest.vanguard"
    play(saved_game(honest), 80, seed=seed, undo=0.05).close()
    figures: Counter[str] = Counter()
    for number in range(times):
        what = random.choice(list(FORGED))
        path = Path(shutil.copy(honest, folder / "forged.vanguard"))
        one = Random(f"{seed} {number}")
        forge(path, what, one)
        try:
            figures[try_out(path, one, folder)] += 1
        except BaseException as problem:
            problem.add_note(f"forgery {number} of seed {seed}: {what}")
            raise
        path.unlink()
    return figures


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="vanguard-forge-") as folder:
        figures = forge_many(chosen.times, chosen.seed, Path(folder))
    print(f"{chosen.times} forged saves in {time.monotonic() - start:.0f} s, each answered in a sentence:")
    for what, count in figures.most_common():
        print(f"{count:6} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
