"""Prices of discoveries and tokens: they are given completely or not at all (LAB-07, GEN-10)."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.aboard.discoveries import can_pay
from vanguard_desktop.rulesets.ship.moves import steps
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.tokens import command, energy, success
from vanguard_desktop.setting.standing import Price


def can_afford(state: ShipState, price: Price) -> bool:
    pool = state.pool
    tokens = pool.energy >= price.energy and pool.command >= price.command and pool.success >= price.success
    return tokens and can_pay(state, price.discoveries)


def pay(state: ShipState, price: Price) -> list[Event]:
    """Tokens at once; which discoveries, the players are asked next."""
    tokens = [*energy(state, -price.energy), *command(state, -price.command), *success(state, -price.success)]
    return [*tokens, steps(fx.PayDiscoveries(cost=price.discoveries))] if price.discoveries else list(tokens)
