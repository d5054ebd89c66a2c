"""The game that is open: its save, its packs and words, and what the first screen shows of it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import attrs

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box, load_words
from vanguard_desktop.core.box import Box
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.campaign import CODEC
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.plan import Plan, opening_of
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.store.about import About
from vanguard_desktop.store.database import troubles
from vanguard_desktop.store.saves import look_at, new_path
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.home.last_position import LastPosition, Spot
from vanguard_desktop.widgets.look.tokens import tokens

_SEED_BITS = 48


def new_seed() -> int:
    """The one door through which fresh chance comes into a game."""
    return secrets.randbits(_SEED_BITS)


class Packs:
    """The content packs opened with `--pack`, or those that a save was played with; read once."""

    def __init__(self, given: tuple[Path, ...]) -> None:
        self._given = tuple(path.absolute() for path in given)
        self._boxes: dict[tuple[Path, ...], tuple[Box, Wording]] = {}

    @property
    def given(self) -> tuple[Path, ...]:
        return self._given

    def open(self, packs: tuple[Path, ...]) -> tuple[Box, Wording]:
        """Raises `ContentError` if a pack has mistakes."""
        known = self._boxes.get(packs)
        if known is None:
            box = load_box(packs)
            known = self._boxes[packs] = (box, Wording.of(box, load_words(packs)))
        return known

    def box_of(self, about: About | None) -> Box | None:
        """What a save that says this of itself was played with, as far as it is here."""
        try:
            return self.open(self._given)[0]
        except ContentError:
            return None

    def of_save(self, save: Path) -> tuple[Path, ...]:
        """The packs to open a save with: those it was played with, where they lay or as they were given now."""
        about = look_at(save, CODEC).about
        hinted = () if about is None else tuple(map(Path, about.folders))
        if not all((path / "pack.json").is_file() for path in hinted):
            hinted = self._given
        ways = [packs for packs in (hinted, self._given) if about is not None and self._fits(packs, about.fingerprint)]
        return ways[0] if ways else hinted

    def _fits(self, packs: tuple[Path, ...], fingerprint: str) -> bool:
        try:
            return self.open(packs)[0].fingerprint == fingerprint
        except ContentError:
            return False


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
        seconds = look_at(self.save, CODEC).seconds_played
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
        folders=tuple(map(str, packs.given)),
    )
    return Session(save=path, game=game, bridge=Bridge(game), wording=wording)


def go_on(save: Path, packs: Packs, habits: Habits, *, look_only: bool = False) -> Session:
    """The game of a save, at its last decision."""
    folders = packs.of_save(save)
    box, wording = packs.open(folders)
    game = open_game(save, box, new_seed, habits, folders=tuple(map(str, folders)), look_only=look_only)
    return Session(save=save, game=game, bridge=Bridge(game), wording=wording)


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
        when=save.stat().st_mtime if save.exists() else time.time(),
        played=seconds,
        spots=tuple(Spot(number=sector.number, x=sector.x, y=sector.y) for sector in board.sectors),
        ways=tuple((path.start, path.end) for path in board.paths),
        lander=state.lander or 0,
        pawns=tuple((member.section.value, member.sector or 0) for member in state.members),
        active=active or 0,
    )
