"""Who plays the habitat, by the name of the kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..bot import Bot
from ..meddling import MeddlingBot
from ..names import MEDDLING, NEWCOMER, RANDOM, SENSIBLE, STRONG
from . import worths
from .players import AdvisedHabitat, RandomHabitat

PLAYERS: Mapping[str, Callable[[int], Bot]] = {
    RANDOM: RandomHabitat,
    MEDDLING: lambda seed: MeddlingBot(RandomHabitat(seed), seed),
    NEWCOMER: lambda seed: AdvisedHabitat(worths.NEWCOMER),
    SENSIBLE: lambda seed: AdvisedHabitat(worths.SENSIBLE),
    STRONG: lambda seed: AdvisedHabitat(worths.STRONG),
}
