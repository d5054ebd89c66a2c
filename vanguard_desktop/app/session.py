"""The game that is open: its save, its packs and words, and what the first screen shows of it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.plan import Plan, opening_of
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
    """One open game."""

    save: Path
    game: Game
    bridge: Bridge
    wording: Wording

    def close(self) -> None:
        self.game.close()

    @property
    def can_be_shown(self) -> bool:
        """Whether the window has screens for all rule books that are open in it; no campaign is shown in parts."""
        return all(BOOKS[book].screen is not None for book in self.game.position.states)

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
        last: LastPosition = show(
            self.game.state, self.wording, save=str(self.save), when=_changed(self.save), played=played
        )
        return last


def begin(plan: Plan, packs: Packs, saves: Path, habits: Habits) -> Session:
    """A new expedition in a save of its own."""
    box, wording = packs.open(packs.given)
    opening = opening_of(box, plan)
    name = wording.names.world(plan.world)
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
    packs.remember(packs.given)
    return Session(save=path, game=game, bridge=Bridge(game), wording=wording)


def go_on(save: Path, packs: Packs, habits: Habits, *, look_only: bool = False) -> Session:
    """The game of a save, at its last decision."""
    found = packs.for_save(look_at(save, codec()).about)
    box, wording = packs.open(found)
    game = open_game(save, box, new_seed, habits, look_only=look_only)
    packs.remember(found)
    return Session(save=save, game=game, bridge=Bridge(game), wording=wording)


def _changed(save: Path) -> float:
    """When it was written last; of a save that was taken away that cannot be told."""
    try:
        return save.stat().st_mtime
    except OSError:
        return time.time()
