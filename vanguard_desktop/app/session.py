"""The game that is open: its save, its packs and words, and what the first screen shows of it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QLocale

from vanguard_desktop.books import BOOKS
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.planned import Planned
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.store.disk.troubles import troubles
from vanguard_desktop.store.saves import look_at, new_path
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.game_screen import GameScreen
from vanguard_desktop.widgets.home.last_position import LastPosition

from .profile.packs import Packs

_SEED_BITS = 48


def new_seed() -> int:
    """The one door through which fresh chance comes into a game."""
    return secrets.randbits(_SEED_BITS)


@attrs.frozen(kw_only=True)
class Session:
    """One open game; `away_for` is how many seconds ago it was played last, when it was opened."""

    save: Path
    game: Game
    bridge: Bridge
    wording: Wording
    away_for: float = 0.0

    def close(self) -> None:
        self.game.close()

    @property
    def can_be_shown(self) -> bool:
        """Whether the window has a screen for the rule book that lies open."""
        return BOOKS[self.game.position.book].screen is not None

    def new_screen(self) -> GameScreen:
        """The screen of the book that is open now."""
        make = BOOKS[self.game.position.book].screen
        assert make is not None
        screen: GameScreen = make(self.bridge, self.wording)
        return screen

    def last_position(self) -> LastPosition | None:
        """What the first screen shows of it; None while it has nothing to show."""
        show = BOOKS[self.game.position.book].on_home
        if show is None or not self.can_be_shown:
            return None
        played = look_at(self.save, codec()).seconds_played
        kept = {"save": str(self.save), "when": _changed(self.save), "played": played}
        last: LastPosition = show(self.game.state, self.wording, **kept)
        return attrs.evolve(last, within=self._within(kept), language=QLocale().name())

    def _within(self, kept: dict[str, Any]) -> str:
        """What lies open under the book that is shown, by its name."""
        position = self.game.position
        for book, state in position.states.items():
            show = BOOKS[book].on_home
            if book != position.book and show is not None:
                under: LastPosition = show(state, self.wording, **kept)
                return under.world
        return ""


def begin(plan: Planned, packs: Packs, saves: Path, habits: Habits) -> Session:
    """A new game in a save of its own; what the plan has settled is answered at once."""
    box, wording = packs.open(packs.given)
    opening = plan.opening(box)
    name = wording.names.content(*plan.printed(box))
    with troubles(saves):
        saves.mkdir(parents=True, exist_ok=True)  # somebody may have moved it away meanwhile
    path = new_path(saves, name)
    first = [plan.seed] if plan.seed is not None else []
    game = new_game(
        path,
        box,
        opening,
        lambda: first.pop() if first else new_seed(),
        habits,
        name=name,
    )
    while (command := plan.answer(game.state)) is not None:
        game.submit(command)
    packs.remember(packs.given)
    return Session(save=path, game=game, bridge=Bridge(game), wording=wording)


def go_on(save: Path, packs: Packs, habits: Habits, *, look_only: bool = False) -> Session:
    """The game of a save, at its last decision."""
    looked = look_at(save, codec())
    found = packs.for_save(looked.about)
    box, wording = packs.open(found)
    game = open_game(save, box, new_seed, habits, look_only=look_only)
    packs.remember(found)
    away_for = time.time() - looked.last_played.timestamp()
    return Session(save=save, game=game, bridge=Bridge(game), wording=wording, away_for=away_for)


def _changed(save: Path) -> float:
    """When it was written last; of a save that was taken away that cannot be told."""
    try:
        return save.stat().st_mtime
    except OSError:
        return time.time()
