"""The part of a position that every rule book has: chance, the queue of effects, the stack of questions."""

from __future__ import annotations

from typing import Any, TypeVar, assert_never

import attrs

from .events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    PlayerRenamed,
    RealDiceChosen,
    SharedEvent,
    Waiting,
)
from .kinds import Decision
from .mappings import MAPPINGS, in_order
from .rng import Rng


@attrs.frozen(kw_only=True)
class Seat:
    """A player at the table (GEN-07); where players sit for more than themselves, a book has seats of its own."""

    name: str


@attrs.frozen(kw_only=True, slots=False)
class GameState:
    """Everything that two players would need to go on from here on another table; compared by value."""

    rng: Rng
    queue: tuple[Waiting, ...] = ()
    pending: tuple[Decision, ...] = ()
    real_dice: bool = False
    seats: tuple[Seat, ...] = ()

    @property
    def question(self) -> Decision | None:
        """What the game waits for now."""
        return self.pending[-1] if self.pending else None


_S = TypeVar("_S", bound=GameState)
_T = TypeVar("_T")


def changed(state: _T, **fields: Any) -> _T:
    """A position, or a part of it, with these things changed and everything else shared with the old one.

    The same as `attrs.evolve`, at a tenth of the cost: a position has dozens of fields and an event changes one or two.
    Mappings stay in the order of their keys.
    """
    if not MAPPINGS.isdisjoint(fields):
        fields = {name: in_order(value) if type(value) is dict else value for name, value in fields.items()}
    after: _T = object.__new__(type(state))
    kept = after.__dict__
    kept.update(state.__dict__)
    kept.update(fields)
    return after


def evolve_shared(state: _S, event: SharedEvent) -> _S:
    match event:
        case EffectTaken():
            return changed(state, queue=state.queue[1:])
        case EffectsQueued(effects=effects, behind=behind):
            return changed(state, queue=(*state.queue, *effects) if behind else (*effects, *state.queue))
        case DecisionOpened(decision=decision):
            return changed(state, pending=(*state.pending, decision))
        case DecisionClosed():
            return changed(state, pending=state.pending[:-1])
        case LuckRenewed(seed=seed):
            return changed(state, rng=Rng(seed))
        case RealDiceChosen(on=on):
            return changed(state, real_dice=on)
        case PlayerRenamed(seat=number, name=name):
            named = attrs.evolve(state.seats[number], name=name)
            return changed(state, seats=(*state.seats[:number], named, *state.seats[number + 1 :]))
        case _:
            assert_never(event)
