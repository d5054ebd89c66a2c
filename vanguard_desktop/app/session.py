"""The game that is open: its save, its packs and words, and what the first screen shows of it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import attrs

from vanguard_desktop.app.packs import Packs
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.plan import Plan, opening_of
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.database import troubles
from vanguard_desktop.store.saves import look_at, new_path
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.home.last_position import LastPosition, Spot
from vanguard_desktop.widgets.look.tokens import tokens

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

    def last_position(self) -> LastPosition:
        """What the first screen shows of it."""
        seconds = look_at(self.save, codec()).seconds_played
        return last_position(self.save, self.game, self.wording, seconds)


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


# Campaigns, in which the ship waits or is at work, are played by bots so far.
BOOKS_WITH_SCREENS = {EXPEDITION.book}


class NoScreens(Exception):
    """The game is about more than the window can show yet; nothing in the save was changed."""


def go_on(save: Path, packs: Packs, habits: Habits, *, look_only: bool = False) -> Session:
    """The game of a save, at its last decision. Raises `NoScreens` where that cannot be shown."""
    found = packs.for_save(look_at(save, codec()).about)
    box, wording = packs.open(found)
    game = open_game(save, box, new_seed, habits, look_only=look_only)
    if not game.position.states.keys() <= BOOKS_WITH_SCREENS:
        game.close()
        raise NoScreens(str(save))
    packs.remember(found)
    return Session(save=save, game=game, bridge=Bridge(game), wording=wording)


def _changed(save: Path) -> float:
    """When it was written last; of a save that was taken away that cannot be told."""
    try:
        return save.stat().st_mtime
    except OSError:
        return time.time()


def last_position(save: Path, game: Game, wording: Wording, seconds: int) -> LastPosition:
    state = game.state
    assert isinstance(state, State)
    board = state.board
    active = 0 if state.turn is None else state.member(state.turn).sector
    return LastPosition(
        save=str(save),
        world=wording.names.world(board.id),
        palette=board.relief if board.relief in tokens().relief else next(iter(tokens().relief)),
        relief=board.id,
        round=state.round,
        over=state.ending is not None,
        when=_changed(save),
        played=seconds,
        spots=tuple(Spot(number=sector.number, x=sector.x, y=sector.y) for sector in board.sectors),
        ways=tuple((path.start, path.end) for path in board.paths),
        lander=state.lander or 0,
        pawns=tuple((member.section.value, member.sector or 0) for member in state.members),
        active=active or 0,
    )
