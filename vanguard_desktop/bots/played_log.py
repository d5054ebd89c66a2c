"""What bots have played, kept line by line in a file, so that a long run can be stopped and gone on with."""

from __future__ import annotations

import errno
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

# What decides how a game goes; the rest of the program only shows it.
DECISIVE = ("core", "dice", "setting", "rulesets", "play", "bots")

NO_LOG = "This is no log of games that were played."
BEGINS = '{"game": '


class PlayedLog:
    """What is in the file counts only for the same game, played with the same content by the same program.

    A game is named by a value that says all that it takes to play it again; what came of it is plain data.
    """

    def __init__(self, file: Path | None, content: str) -> None:
        self._file = file
        self._with = f"{content} and {program()}"
        self._known: dict[str, Any] = {}
        if file is None:
            return
        if file.exists():
            self._read(file)
        else:
            file.touch()  # it is told now that it cannot be written, not after the first hour

    def _read(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        *lines, rest = text.split("\n")
        try:
            for line in map(json.loads, lines):
                self._known[line["game"]] = line["told"]
        except (ValueError, LookupError, TypeError):
            raise OSError(errno.EINVAL, NO_LOG, str(file)) from None
        if rest and not (rest.startswith(BEGINS) or BEGINS.startswith(rest)):
            raise OSError(errno.EINVAL, NO_LOG, str(file))
        if rest:  # the last line was cut off while it was written
            file.write_text(text.removesuffix(rest), encoding="utf-8")

    def known(self, game: object) -> Any:
        """What came of it; None if it has not been played."""
        return self._known.get(self._name(game))

    def keep(self, game: object, told: Any) -> None:
        if self._file is None:
            return
        with self._file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps({"game": self._name(game), "told": told}) + "\n")

    def _name(self, game: object) -> str:
        return f"{game} with {self._with}"


@cache
def program() -> str:
    """Another one may play other games: all that decides how they go, in a few letters."""
    root = Path(__file__).parent.parent
    modules = sorted(path for part in DECISIVE for path in (root / part).rglob("*.py"))
    told = (f"{path.relative_to(root).as_posix()}\n{path.read_text(encoding='utf-8')}" for path in modules)
    return sha256("\n".join(told).encode()).hexdigest()[:16]
