"""What can happen until the team has disembarked (STP, LND)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Event, MemberId, SectorId


class LandingRolled(Event, tag="landing_rolled", rule="LND-13", reveals=True):
    """The ten-sided die of the landing fell."""

    value: int
    drawn: int


class LandingMoved(Event, tag="landing_moved", rule="LND-12"):
    """The landing marker moves towards success."""

    by: int


class LanderSpared(Event, tag="lander_spared"):
    """The lander makes up for a failed test of a statistic; the row of the landing table does nothing (LND-17)."""

    card: CardId


class LanderPlaced(Event, tag="lander_placed", rule="STP-15"):
    """The lander stands in a sector."""

    sector: SectorId


class SeatsTaken(Event, tag="seats_taken", rule="TRN-06"):
    """The crew sit in this order, clockwise."""

    members: tuple[MemberId, ...]
