"""What the doctor of saves cannot know: how the rule books go on, and how the game opens a save."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import legal_commands
from vanguard_desktop.setting import Box
from vanguard_desktop.store.about import About
from vanguard_desktop.store.doctor.referee import Referee
from vanguard_desktop.store.doctor.treat import doctor
from vanguard_desktop.store.position import Position

from .campaign import codec, fold
from .saved_game import open_game


def check_up(path: Path, find_box: Callable[[About | None], Box | None]) -> int:
    return doctor(path, referee(find_box), sys.stdout)


def referee(find_box: Callable[[About | None], Box | None]) -> Referee:
    """Replays, lists commands and opens saves just as the game does."""
    return Referee(codec=codec(), fold=fold, go_on=_go_on, open_save=_open, find_box=find_box)


def _go_on(position: Position) -> None:
    legal_commands(BOOKS[position.book].rules, position.state)


def _open(path: Path, box: Box) -> None:
    open_game(path, box, lambda: 0).close()
