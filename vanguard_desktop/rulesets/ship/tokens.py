"""Energy, Command and Success tokens: gained as far as there is room, lost as far as there are any (CYC-18, CYC-19)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed

from . import effects as fx
from .chapter import Chapter
from .data.tokens import BagChanged, PenaltyPlaced, PoolChanged
from .state import MOST_COMMAND, MOST_ENERGY, ShipState, Tokens


def energy(state: ShipState, by: int) -> list[Event]:
    change = max(-state.pool.energy, min(by, MOST_ENERGY - state.pool.energy))
    return [PoolChanged(energy=change)] if change else []


def command(state: ShipState, by: int) -> list[Event]:
    change = max(-state.pool.command, min(by, MOST_COMMAND - state.pool.command))
    return [PoolChanged(command=change)] if change else []


def success(state: ShipState, by: int) -> list[Event]:
    """Success tokens are without number (GEN-33)."""
    change = max(-state.pool.success, by)
    return [PoolChanged(success=change)] if change else []


def _energy(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.ChangeEnergy)
    return energy(state, waiting.effect.by)


def _command(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.ChangeCommand)
    return command(state, waiting.effect.by)


def _success(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.ChangeSuccess)
    return success(state, waiting.effect.by)


def _with(tokens: Tokens, event: PoolChanged | BagChanged) -> Tokens:
    return Tokens(
        energy=tokens.energy + event.energy,
        command=tokens.command + event.command,
        success=tokens.success + event.success,
        penalty=tokens.penalty,
    )


def _pool(state: ShipState, event: PoolChanged) -> ShipState:
    return changed(state, pool=_with(state.pool, event))


def _bag(state: ShipState, event: BagChanged) -> ShipState:
    return changed(state, bag=_with(state.bag, event))


def _penalty(state: ShipState, event: PenaltyPlaced) -> ShipState:
    pool = Tokens(energy=state.pool.energy, command=state.pool.command, success=state.pool.success, penalty=event.on)
    return changed(state, pool=pool)


TOKENS = Chapter(
    effects={fx.ChangeEnergy: _energy, fx.ChangeCommand: _command, fx.ChangeSuccess: _success},
    payable={
        fx.ChangeEnergy: lambda state, effect: state.pool.energy + effect.by >= 0,
        fx.ChangeCommand: lambda state, effect: state.pool.command + effect.by >= 0,
        fx.ChangeSuccess: lambda state, effect: state.pool.success + effect.by >= 0,
    },
    folds={PoolChanged: _pool, BagChanged: _bag, PenaltyPlaced: _penalty},
)
