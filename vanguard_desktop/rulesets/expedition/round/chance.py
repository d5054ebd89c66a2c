"""Texts of which chance carries out one (CYC-17, RND-08)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting

from ..data import State
from ..data.effects import AtRandom
from ..data.events import ChanceFell
from ..queueing import same


def at_random(state: State, waiting: Waiting, effect: AtRandom) -> Sequence[Event]:
    options = effect.options
    if not options:
        return []
    number, rng = state.rng.below(len(options))
    return [ChanceFell(drawn=rng.since(state.rng)), same(waiting, options[number])]
