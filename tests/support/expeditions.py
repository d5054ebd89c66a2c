"""Expeditions on the worlds that are shipped."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, LiftOff, TakeBackAction, TakeSpecialAction
from vanguard_desktop.store.memory_log import MemoryLog

PLAYERS = ("Anna", "Ben", "Cleo", "Dan")


def landing_on(world: str, *, players: int = 2, seed: int = 3, quick: bool = False) -> Game:
    """At its very first question; every roll follows from the seed."""
    names = PLAYERS[:players]
    opening = stand_alone_opening(shipped(), WorldId(world), players=players, names=names, quick_start=quick)
    return Game.start(shipped(), MemoryLog(), opening, lambda: seed)


def played_until(game: Game, wanted: Callable[[Game], object], seed: int = 1) -> Game:
    """Without a window: it would be laid out anew for every step that nobody looks at.

    Nobody leaves or takes anything back; who may act in a special way or put dice into a check does.
    """
    chance = Random(seed)
    for _ in range(400):
        if wanted(game):
            return game
        ways = [way for way in game.legal.answers if not isinstance(way, LiftOff | TakeBackAction)]
        eager = [way for way in ways if isinstance(way, TakeSpecialAction | AddDie)]
        game.submit(chance.choice(eager or ways or game.legal.beside))
    raise AssertionError("it did not come up")
