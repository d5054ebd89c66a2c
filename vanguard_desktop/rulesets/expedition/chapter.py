"""What a room of the expedition brings: who carries out which effect, and what each question can be answered with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Command, Decision, Effect, Event, MemberId, Reason, Test, Waiting

from .data import State

# The position, the effect as it waits, and the effect itself.
Carry = Callable[[State, Waiting, Any], Sequence[Event]]
Carries = Mapping[type[Effect], Carry]

# The position, the question, and the answer to it.
Then = Callable[[State, Any, Any], Sequence[Event]]
WhyNot = Callable[[State, Any, Any], Reason | None]
# The position, the question of a card, whom its "you" means, and what is about to happen or the text that asks.
Holds = Callable[[State, Any, MemberId | None, Waiting | None], bool]
Answers = Mapping[type[Test], Holds]


@attrs.frozen(kw_only=True)
class Question:
    """What a question may be answered with, in printed order, and what each kind of answer sets off.

    An answer is legal if it is offered, or as `why_not` says. One that is `collected` leaves the question open.
    """

    answers: Callable[[State, Any], Iterable[Command]]
    then: Mapping[type[Command], Then]
    why_not: Mapping[type[Command], WhyNot] = attrs.field(factory=dict)
    collected: tuple[type[Command], ...] = ()


Questions = Mapping[type[Decision], Question]


def nothing(state: State, question: Decision, command: Command) -> Sequence[Event]:
    """The answer sets nothing off: enough of it, or no, thank you."""
    return []
