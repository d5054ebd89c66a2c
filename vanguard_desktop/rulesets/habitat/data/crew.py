"""What happens to the astronauts: stress, morale, wounds, conditions."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event, MemberId

from .kinds import Condition


class StressChanged(Event, tag="stress_changed", rule="HPR-31"):
    """Stress rises or falls."""

    by: int


class Quarreled(Event, tag="quarreled", rule="HPR-32"):
    """Stress has reached its end: there is a quarrel, and it begins anew from nothing."""


class MoraleChanged(Event, tag="morale_changed", rule="HMO-01"):
    """Morale rises or falls."""

    by: int


class TokensChanged(Event, tag="tokens_changed", rule="HMO-08"):
    """An astronaut gains or discards morale tokens."""

    who: MemberId
    by: int


class Wounded(Event, tag="wounded", rule="HHP-03"):
    """An astronaut suffers wounds."""

    who: MemberId
    count: int


class Healed(Event, tag="healed", rule="HHP-19"):
    """Wounds of an astronaut are healed."""

    who: MemberId
    count: int


class ConditionShown(Event, tag="condition_shown", rule="HHP-06", reveals=True):
    """A condition token is drawn for an astronaut; it is not received yet."""

    who: MemberId
    card: CardId
    drawn: int


class ReceiveCondition(Effect, tag="step_receive_condition"):
    """The astronaut receives the condition that was drawn; of two the one that is kept (HHP-04)."""

    cards: tuple[CardId, ...]


class ConditionDrawn(Event, tag="condition_drawn", rule="HHP-04"):
    """An astronaut draws a condition; an anxiety attack leaves nothing behind (HHP-13)."""

    who: MemberId
    condition: Condition
    card: CardId


class ConditionDiscarded(Event, tag="condition_discarded", rule="HHP-11"):
    """A condition is over at the end of this phase; its token is shuffled back."""

    who: MemberId
    condition: Condition


class CureOne(Effect, tag="step_cure_one"):
    """Which of several conditions is discarded (HHL-05)."""
