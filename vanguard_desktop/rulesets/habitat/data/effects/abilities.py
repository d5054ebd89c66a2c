"""Effects of abilities: dice rolled again, help for planned actions, samples, guard, upgrades."""

from __future__ import annotations

from ..kinds import Color, Sign
from .common import OnCard


class RerollDie(OnCard, tag="reroll"):
    """Response: one die of this color that was just rolled is rolled again (HAB-08, HDC-16); without a `sign` one of
    the group's choice.
    """

    color: Color
    sign: Sign | None = None


class CancelDie(OnCard, tag="cancel"):
    """Response: what a die of the action shows does not count."""

    sign: Sign


class StrengthenResearch(OnCard, tag="strengthen_research"):
    """One planned research action counts a pawn more (HCT-04)."""


class IgnoreTerrain(OnCard, tag="ignore_terrain"):
    """One terrain effect of one region does not act on one planned action (HAB-14)."""


class TakeSample(OnCard, tag="take_sample"):
    """A sample of any explored region is available at once (HAB-05)."""


class AdvanceSample(OnCard, tag="advance_sample"):
    """An examined sample becomes a discovery."""


class LayGuard(OnCard, tag="guard"):
    """The culture guard is laid on the highest free growth space (HAB-15)."""


class DrawTwoTiles(OnCard, tag="tiles"):
    """Response to a successful exploration: two tiles of the ring are drawn, and one of them is kept."""


class SecondCondition(OnCard, tag="condition_pick"):
    """Response when somebody draws a condition: another one is drawn too, and one of them is kept."""


class DrawAgain(OnCard, tag="redraw"):
    """Response: a research card that was just drawn is drawn again; the second one is binding (HGN-12)."""


class FindUpgrade(OnCard, tag="upgrade"):
    """A random upgrade card that is not in play is available (HBD-16)."""
