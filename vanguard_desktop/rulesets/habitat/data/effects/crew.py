"""Effects on the crew: stress, morale, tokens, wounds, conditions."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between

from ..kinds import Condition, Who
from .common import OnCard

Count = Annotated[int, Between(1, 12)]


class ChangeStress(OnCard, tag="stress"):
    """Stress rises or falls; at 18 there is a quarrel (HPR-32)."""

    by: Annotated[int, Between(-18, 18)]


class ChangeMorale(OnCard, tag="morale"):
    """Morale rises or falls (HMO-01)."""

    by: Annotated[int, Between(-5, 5)]


class LimitStress(OnCard, tag="stress_level"):
    """Stress is set to a number, or capped at it from above or below (HFX-11)."""

    level: Annotated[int, Between(0, 17)]
    at_most: bool = False
    at_least: bool = False


class LimitMorale(OnCard, tag="morale_level"):
    """Morale is set to a number, or capped at it from above or below (HFX-11)."""

    level: Annotated[int, Between(-2, 3)]
    at_most: bool = False
    at_least: bool = False


class ChangeTokens(OnCard, tag="tokens"):
    """Somebody gains or discards morale tokens; `strict`: what is missing costs wounds (HFX-06, HMO-05)."""

    who: Who
    by: Annotated[int, Between(-12, 12)]
    strict: bool = False


class Hurt(OnCard, tag="wounds"):
    """Somebody suffers wounds (HHP-03)."""

    who: Who
    count: Count = 1


class Mend(OnCard, tag="heal"):
    """Somebody has wounds healed (HHP-19)."""

    who: Who
    count: Count = 1


class FallIll(OnCard, tag="condition"):
    """Somebody draws a condition (HHP-04), or gets a given one."""

    who: Who
    condition: Condition | None = None


class Cure(OnCard, tag="cure"):
    """A condition is discarded, a given one or any (HHP-11)."""

    who: Who
    condition: Condition | None = None
