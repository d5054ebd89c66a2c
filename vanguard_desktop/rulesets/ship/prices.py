"""Prices of discoveries and tokens: they are given completely or not at all (LAB-07, GEN-10)."""

from __future__ import annotations

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Price

from . import effects as fx
from .aboard.discoveries import can_pay
from .moves import steps
from .state import ShipState
from .tokens import command, energy, success


def can_afford(state: ShipState, price: Price) -> bool:
    pool = state.pool
    tokens = pool.energy >= price.energy and pool.command >= price.command and pool.success >= price.success
    return tokens and can_pay(state, price.discoveries)


def pay(state: ShipState, price: Price) -> list[Event]:
    """Tokens at once; which discoveries, the players are asked next."""
    tokens = [*energy(state, -price.energy), *command(state, -price.command), *success(state, -price.success)]
    return [*tokens, steps(fx.PayDiscoveries(cost=price.discoveries))] if price.discoveries else list(tokens)
