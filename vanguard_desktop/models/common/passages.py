"""Passages between ship and planet: short scenes that are felt, and ask nothing."""

from __future__ import annotations

from enum import Enum

import attrs


class PassageKind(Enum):
    """Which of them it is."""

    LAUNCH = "launch"
    LANDING = "landing"
    LIFT_OFF = "lift_off"
    EVACUATION = "evacuation"
    DOCKING = "docking"


@attrs.frozen(kw_only=True)
class Passage:
    """`title` and `words` are read under the picture; `world` and `relief` say what land is seen."""

    kind: PassageKind
    title: str
    words: str
    world: str
    relief: str
