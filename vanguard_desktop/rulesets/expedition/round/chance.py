"""Texts of which chance carries out one (CYC-17, RND-08)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data.effects import AtRandom
from vanguard_desktop.rulesets.expedition.data.events import ChanceFell
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.queueing import same


def at_random(state: State, waiting: Waiting, effect: AtRandom) -> Sequence[Event]:
    options = effect.options
    if not options:
        return []
    number, rng = state.rng.below(len(options))
    return [ChanceFell(drawn=rng.since(state.rng)), same(waiting, options[number])]
