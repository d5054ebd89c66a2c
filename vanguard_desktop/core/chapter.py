"""Rule books are made of chapters: each brings tables of its own, and put together they are the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import attrs

from .engine import Chain
from .events import EffectsQueued, Waiting
from .kinds import Command, Effect, Event
from .state import GameState

_K = TypeVar("_K")
_V = TypeVar("_V")
_S = TypeVar("_S", bound=GameState)


def together(*parts: Mapping[_K, _V]) -> dict[_K, _V]:
    """One table out of the tables of all chapters; nothing is owned twice."""
    found: dict[_K, _V] = {}
    for part in parts:
        assert not found.keys() & part.keys(), f"two chapters own {found.keys() & part.keys()}"
        found |= part
    return found


class Unfolds(Protocol):
    """An order of a book, as far as the tables are concerned."""

    @property
    def unfold(self) -> Callable[[Any, Any], Sequence[Event]]: ...


@attrs.frozen(kw_only=True)
class Tables(Generic[_S]):
    """The functions of a rule book whose chapters have been put together; `watches` say what follows at once from what
    has just happened, seen from the position after it.
    """

    orders: Mapping[type[Command], Unfolds]
    resolves: Mapping[type[Effect], Callable[[_S, Waiting], Sequence[Event]]]
    folds: Mapping[type[Event], Callable[[_S, Any], _S]]
    watches: Sequence[Callable[[_S, Sequence[Event]], Sequence[Waiting]]]

    def unfold(self, state: _S, command: Command) -> Sequence[Event]:
        return self.orders[type(command)].unfold(state, command)

    def resolve(self, state: _S, waiting: Waiting) -> Sequence[Event]:
        return self.resolves[type(waiting.effect)](state, waiting)

    def evolve(self, state: _S, event: Event) -> _S:
        """Fold one thing that happened into the position: no rules, no chance, no refusal."""
        return self.folds[type(event)](state, event)

    def happen(self, chain: Chain[_S], before: _S, what: object, events: Sequence[Event]) -> None:
        chain.add(*events)
        if events and (following := tuple(waiting for watch in self.watches for waiting in watch(chain.state, events))):
            chain.add(EffectsQueued(effects=following))
