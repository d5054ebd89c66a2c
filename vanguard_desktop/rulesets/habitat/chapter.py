"""What a chapter of the habitat book brings: its steps, effects, questions, orders and events, each with its rule.

A chapter is a value. `chapters.py` lists all of them; a step that no chapter has simply does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Command, Decision, Effect, Event, Reason, Waiting

from .data.steps import Step
from .state import HabitatState

Fold = Callable[[HabitatState, Any], HabitatState]
Resolve = Callable[[HabitatState, Waiting], Sequence[Event]]
Do = Callable[[HabitatState], Sequence[Event]]
Feasible = Callable[[HabitatState, Waiting], bool]
# What follows at once from what has just happened, seen from the position after it.
Watch = Callable[[HabitatState, Sequence[Event]], Sequence[Waiting]]


@attrs.frozen(kw_only=True)
class Order:
    """A command: which questions it answers, why it is refused there, what it sets off.

    A command without questions may be given at any time while a question stands open; then `candidates` names those
    worth asking about.
    """

    answers: tuple[type[Decision], ...] = ()
    why_not: Callable[[HabitatState, Any], Reason | None] = lambda state, command: None
    unfold: Callable[[HabitatState, Any], Sequence[Event]]
    candidates: Callable[[HabitatState], Iterable[Command]] | None = None


@attrs.frozen(kw_only=True)
class Pick:
    """An effect that needs one thing named: which may be, and what happens with it.

    With nothing to pick the effect does nothing (HGN-05); with one it happens at once, or is asked as all questions
    with one answer are.
    """

    candidates: Callable[[HabitatState, Waiting], Sequence[str]]
    picked: Callable[[HabitatState, Waiting, str], Sequence[Event]]


@attrs.frozen(kw_only=True)
class Chapter:
    """One chapter of the book. `feasible` says of effects whether they can be carried out in full (HGN-06): what is not
    listed always can.
    """

    steps: Mapping[Step, Do] = attrs.field(factory=dict)
    effects: Mapping[type[Effect], Resolve] = attrs.field(factory=dict)
    picks: Mapping[type[Effect], Pick] = attrs.field(factory=dict)
    feasible: Mapping[type[Effect], Feasible] = attrs.field(factory=dict)
    questions: Mapping[type[Decision], Callable[[HabitatState, Any], Iterable[Command]]] = attrs.field(factory=dict)
    orders: Mapping[type[Command], Order] = attrs.field(factory=dict)
    folds: Mapping[type[Event], Fold] = attrs.field(factory=dict)
    reasons: tuple[type[Reason], ...] = ()
    watches: tuple[Watch, ...] = ()
