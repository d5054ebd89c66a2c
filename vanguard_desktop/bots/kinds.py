"""The kinds of players that can be asked for by name, on planets and aboard."""

from __future__ import annotations

from .bot import Bot
from .expedition.judgment import goes_home
from .expedition.players import RandomBot, SensibleBot
from .meddling import MeddlingBot
from .mixed import MixedBot
from .ship.players import RandomShip, SensibleShip

SENSIBLE = "sensible"


def make_bot(kind: str, seed: int) -> Bot:
    """A player of expeditions."""
    if kind in ("random", "meddling"):
        return RandomBot(seed) if kind == "random" else MeddlingBot(RandomBot(seed), seed)
    if kind == "mixed":
        return MixedBot(SensibleBot(seed), seed, strays=lambda state: not goes_home(state))
    return SensibleBot(seed)


def make_ship_bot(kind: str, seed: int) -> Bot:
    """A player of the ship."""
    if kind in ("random", "meddling"):
        return RandomShip(seed) if kind == "random" else MeddlingBot(RandomShip(seed), seed)
    return MixedBot(SensibleShip(seed), seed) if kind == "mixed" else SensibleShip(seed)
