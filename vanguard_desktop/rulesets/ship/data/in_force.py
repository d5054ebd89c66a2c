"""What texts put in force for a while, and what waits for its time (SEF-11 to SEF-13)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event
from vanguard_desktop.setting import Stretch

from ..state import InForce, Scheduled


class BeginStretch(Effect, tag="step_begin_stretch"):
    """What was scheduled for this stretch of the campaign happens now, in the order of scheduling (SEF-13)."""

    stretch: Stretch


class StandingBegun(Event, tag="standing_begun"):
    """A text has put a standing effect in force."""

    standing: InForce


class StandingsUsed(Event, tag="standings_used"):
    """Standing effects with a number of uses have applied; the numbers are their places in the list (SEF-12)."""

    numbers: tuple[int, ...]


class EquipmentLost(Event, tag="equipment_lost", reveals=True):
    """Chance has named the equipment that cannot be found for a while."""

    card: CardId
    drawn: int


class BridgeCounted(Event, tag="bridge_counted"):
    """Standing effects for the next bridges begin, or have one bridge less to go (CYC-27)."""


class EffectScheduled(Event, tag="effect_scheduled"):
    """An effect waits for its time."""

    scheduled: Scheduled


class StretchBegun(Event, tag="stretch_begun"):
    """What was scheduled for this stretch has come due."""

    stretch: Stretch
