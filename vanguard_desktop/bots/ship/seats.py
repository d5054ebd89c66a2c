"""Who plays aboard, by the name of the kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..bot import Bot
from ..meddling import MeddlingBot
from ..mixed import MixedBot
from ..names import MEDDLING, MIXED, NEWCOMER, RANDOM, SENSIBLE, STRONG
from .players import AdvisedShip, RandomShip
from .worths import NEWCOMER as BY_THUMB
from .worths import STRONG as FAR_SIGHTED

PLAYERS: Mapping[str, Callable[[int], Bot]] = {
    RANDOM: RandomShip,
    MEDDLING: lambda seed: MeddlingBot(RandomShip(seed), seed),
    MIXED: lambda seed: MixedBot(AdvisedShip(), seed),
    NEWCOMER: lambda seed: AdvisedShip(BY_THUMB),
    SENSIBLE: lambda seed: AdvisedShip(),
    STRONG: lambda seed: AdvisedShip(FAR_SIGHTED),
}
