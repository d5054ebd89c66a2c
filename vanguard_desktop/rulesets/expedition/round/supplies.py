"""Losing supplies (GEN-38, LND-16)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, MemberId
from vanguard_desktop.setting import card_of

from ..data import Lasting, State
from ..data.effects import LoseSupplies
from ..data.events import SuppliesChanged
from .lasting import in_force, stat


def supply_loss(state: State, effect: LoseSupplies) -> int:
    """A statistic of the lander and mods may reduce the loss (LND-16); unlimited supplies are never lost (TUT-10)."""
    if state.unlimited_supplies:
        return 0
    spared = 0 if effect.reduced_by is None else stat(state, effect.reduced_by)
    if state.in_the_air:
        spared += sum(state.box.lander_mods[card_of(mod)].landing_loss for mod in state.mods)
    return max(0, effect.count - spared)


def lose(state: State, effect: LoseSupplies, you: MemberId | None = None) -> Sequence[Event]:
    """All that there is, if the loss is larger (GEN-15); a text may spare all losses for a while.

    What is said for the whole team also spares what nobody in particular causes, like a row of the landing.
    """
    if in_force(state, Lasting.NO_SUPPLY_LOSS, you):
        return []
    lost = min(supply_loss(state, effect), state.supplies)
    return [SuppliesChanged(by=-lost)] if lost else []
