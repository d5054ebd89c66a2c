"""Expeditions on the worlds that are shipped."""

from __future__ import annotations

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.memory_log import MemoryLog

PLAYERS = ("Anna", "Ben", "Cleo", "Dan")


def landing_on(world: str, *, players: int = 2, seed: int = 3, quick: bool = False) -> Game:
    """At its very first question; every roll follows from the seed."""
    names = PLAYERS[:players]
    opening = stand_alone_opening(shipped(), WorldId(world), players=players, names=names, quick_start=quick)
    return Game.start(shipped(), MemoryLog(), opening, lambda: seed)
