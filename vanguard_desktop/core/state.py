"""The part of a position that every rule book has: chance, the queue of effects, the stack of questions."""

from __future__ import annotations

from typing import TypeVar, assert_never

import attrs

from vanguard_desktop.core.events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    RealDiceChosen,
    SharedEvent,
    Waiting,
)
from vanguard_desktop.core.kinds import Decision
from vanguard_desktop.core.rng import Rng


@attrs.frozen(kw_only=True)
class GameState:
    """Everything that two players would need to go on from here on another table; compared by value."""

    rng: Rng
    queue: tuple[Waiting, ...] = ()
    pending: tuple[Decision, ...] = ()
    real_dice: bool = False

    @property
    def question(self) -> Decision | None:
        """What the game waits for now."""
        return self.pending[-1] if self.pending else None


S = TypeVar("S", bound=GameState)


def evolve_shared(state: S, event: SharedEvent) -> S:
    match event:
        case EffectTaken():
            return attrs.evolve(state, queue=state.queue[1:])
        case EffectsQueued(effects=effects):
            return attrs.evolve(state, queue=(*effects, *state.queue))
        case DecisionOpened(decision=decision):
            return attrs.evolve(state, pending=(*state.pending, decision))
        case DecisionClosed():
            return attrs.evolve(state, pending=state.pending[:-1])
        case LuckRenewed(seed=seed):
            return attrs.evolve(state, rng=Rng(seed))
        case RealDiceChosen(on=on):
            return attrs.evolve(state, real_dice=on)
        case _:
            assert_never(event)
