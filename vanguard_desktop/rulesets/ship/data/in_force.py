"""What texts put in force for a while, and what waits for its time (SEF-11 to SEF-13)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.ship.state import InForce, Scheduled
from vanguard_desktop.setting.standing import Stretch


@attrs.frozen(kw_only=True)
class BeginStretch(Effect):
    """What was scheduled for this stretch of the campaign happens now, in the order of scheduling (SEF-13)."""

    tag: ClassVar[str] = "step_begin_stretch"
    stretch: Stretch


@attrs.frozen(kw_only=True)
class StandingBegun(Event):
    """A text has put a standing effect in force."""

    tag: ClassVar[str] = "standing_begun"
    standing: InForce


@attrs.frozen(kw_only=True)
class StandingsUsed(Event):
    """Standing effects with a number of uses have applied; the numbers are their places in the list (SEF-12)."""

    tag: ClassVar[str] = "standings_used"
    numbers: tuple[int, ...]


@attrs.frozen(kw_only=True)
class EquipmentLost(Event):
    """Chance has named the equipment that cannot be found for a while."""

    tag: ClassVar[str] = "equipment_lost"
    reveals: ClassVar[bool] = True
    card: CardId
    drawn: int


@attrs.frozen(kw_only=True)
class BridgeCounted(Event):
    """Standing effects for the next bridges begin, or have one bridge less to go (CYC-27)."""

    tag: ClassVar[str] = "bridge_counted"


@attrs.frozen(kw_only=True)
class EffectScheduled(Event):
    """An effect waits for its time."""

    tag: ClassVar[str] = "effect_scheduled"
    scheduled: Scheduled


@attrs.frozen(kw_only=True)
class StretchBegun(Event):
    """What was scheduled for this stretch has come due."""

    tag: ClassVar[str] = "stretch_begun"
    stretch: Stretch
