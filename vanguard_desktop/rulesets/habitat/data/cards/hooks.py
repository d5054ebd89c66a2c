"""Rule changes of a mission, by what they hang on (HMS-12, HMS-13)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Test

from ..kinds import Complex, Element, Make, Pile, Space, StructureId
from ..steps import Step
from .story import SolNumber


class Mode(Enum):
    """When the effects of a hook come (HMS-12)."""

    BEFORE = "before"
    AFTER = "after"
    INSTEAD = "instead"


class Trigger(Enum):
    """What a hook hangs on (HMS-13); `step` is any step of a sol."""

    MISSION_SETUP = "mission_setup"
    SOL_START = "sol_start"
    STEP = "step"
    EXPLORED = "explored"
    COLLECTED = "collected"
    REPAIRED = "repaired"
    BROKE = "broke"
    BUILT = "built"
    STUDIED = "studied"
    SOWN = "sown"
    SAMPLE_WOULD_ENTER = "sample_would_enter"
    TRACK_FILLED = "track_filled"
    CARD_DRAWN = "card_drawn"
    OBJECTIVE_REACHED = "objective_reached"
    MISSION_END = "mission_end"


@attrs.frozen(kw_only=True)
class On:
    """A trigger and what it is narrowed down to; what is not said is not asked for."""

    trigger: Trigger
    step: Step | None = None
    first: SolNumber | None = None
    last: SolNumber | None = None
    space: Space | None = None
    ring: Annotated[int, Between(1, 3)] | None = None
    icon: bool | None = None
    item: CardId | None = None
    stage: CardId | None = None
    structure: StructureId | None = None
    element: Element | None = None
    complex: Complex | None = None
    pile: Pile | None = None
    make: Make | None = None


@attrs.frozen(kw_only=True)
class Hook:
    """A rule change (HMS-12)."""

    on: On
    mode: Mode = Mode.AFTER
    test: Test | None = None
    effect: Effect
