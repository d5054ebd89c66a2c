"""What a chapter of the ship book brings: its steps, effects, questions, orders and events, each with its rule.

A chapter is a value. `chapters.py` lists all of them; what a phase has no chapter for simply has nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Command, Decision, Effect, Event, Reason, Waiting

from .phases import Phase
from .state import ShipState

Fold = Callable[[ShipState, Any], ShipState]
Resolve = Callable[[ShipState, Waiting], Sequence[Event]]
Do = Callable[[ShipState], Sequence[Event]]
# What the dice mean that an effect has asked for with `RollDice`.
Rolled = Callable[[ShipState, Waiting, Sequence[str]], Sequence[Event]]


@attrs.frozen(kw_only=True)
class Order:
    """A command: which questions it answers, why it is refused there, what it sets off.

    A command without questions may be given at any time while a question stands open; then `candidates` names those
    worth asking about.
    """

    answers: tuple[type[Decision], ...] = ()
    why_not: Callable[[ShipState, Any], Reason | None]
    unfold: Callable[[ShipState, Any], Sequence[Event]]
    candidates: Callable[[ShipState], Iterable[Command]] | None = None


@attrs.frozen(kw_only=True)
class Pick:
    """An effect that needs one thing named, a card, a die or a crewmember: which may be, and what happens with it.

    With nothing to pick the effect does nothing; asked by `ChooseThing` it is carried out with what was picked.
    """

    candidates: Callable[[ShipState, Any], Sequence[str]]
    picked: Callable[[ShipState, Any, str], Sequence[Event]]


@attrs.frozen(kw_only=True)
class Chapter:
    """One chapter of the ship book. `payable` says of effects that are costs whether they can be paid (CYC-13);
    `watches` looks at what has just happened and names the effects that follow at once (SEF-14, OBJ-15).
    """

    steps: Mapping[tuple[Phase, str], Do] = attrs.field(factory=dict)
    effects: Mapping[type[Effect], Resolve] = attrs.field(factory=dict)
    picks: Mapping[type[Effect], Pick] = attrs.field(factory=dict)
    rolled: Mapping[type[Effect], Rolled] = attrs.field(factory=dict)
    payable: Mapping[type[Effect], Callable[[ShipState, Any], bool]] = attrs.field(factory=dict)
    questions: Mapping[type[Decision], Callable[[ShipState, Any], Iterable[Command]]] = attrs.field(factory=dict)
    orders: Mapping[type[Command], Order] = attrs.field(factory=dict)
    folds: Mapping[type[Event], Fold] = attrs.field(factory=dict)
    reasons: tuple[type[Reason], ...] = ()
    watches: tuple[Callable[[ShipState, Sequence[Event]], Sequence[Waiting]], ...] = ()
