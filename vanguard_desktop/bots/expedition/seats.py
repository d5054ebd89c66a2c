"""Who plays expeditions, by the name of the kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..bot import Bot
from ..meddling import MeddlingBot
from ..mixed import MixedBot
from ..names import MEDDLING, MIXED, NEWCOMER, RANDOM, SENSIBLE, STRONG
from .newcomer import Newcomer
from .random_bot import RandomBot
from .sensible import Sensible
from .story import undone
from .strong import Strong

PLAYERS: Mapping[str, Callable[[int], Bot]] = {
    RANDOM: RandomBot,
    MEDDLING: lambda seed: MeddlingBot(RandomBot(seed), seed),
    MIXED: lambda seed: MixedBot(Sensible(seed), seed, strays=undone),
    NEWCOMER: lambda seed: Newcomer(),
    SENSIBLE: Sensible,
    STRONG: Strong,
}
