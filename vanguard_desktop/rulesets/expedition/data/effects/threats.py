"""What threats do, and what texts do to threats (THR)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import Between, CardId, Effect, Named, SectorId


class Toward(Enum):
    """Whom or what a threat makes for (THR-11)."""

    CREW = "crew"
    LAST_TRAVELER = "last_traveler"
    EQUIPMENT = "equipment"
    MOST_CREW = "most_crew"


class PlaceThreat(Effect, tag="place_threat"):
    """A threat comes into play (THR-02)."""

    card: Annotated[CardId, Named("threats")]
    sector: SectorId


class PlaceStandee(Effect, tag="place_standee"):
    """A secondary standee of this threat, in its sector or a named one, as long as one is left (THR-07, THR-22)."""

    sector: SectorId | None = None


class PutThreat(Effect, tag="put_threat"):
    """A threat in play is put in a sector, without a number in yours, however far that is (THR-08)."""

    card: Annotated[CardId, Named("threats")]
    sector: SectorId | None = None


class MoveThreat(Effect, tag="move_threat"):
    """The threat moves towards the nearest crew member or something else, or a sector (THR-11)."""

    count: int = 1
    sector: SectorId | None = None
    toward: Toward = Toward.CREW


class MoveStandees(Effect, tag="move_standees"):
    """Each standee of the threat moves by itself toward whatever is nearest to it (THR-07, THR-11)."""

    count: int = 1
    toward: Toward = Toward.CREW


class MoveSomeThreat(Effect, tag="move_some_threat"):
    """A threat of choice moves to a connected sector, or towards you; `nearest` leaves only the nearest (THR-08)."""

    count: int = 1
    to_you: bool = False
    nearest: bool = False


class MoveThreatBack(Effect, tag="move_threat_back"):
    """A threat of choice goes back to the sector from which it came last, whatever the arrows say (THR-08)."""


class LeadThreat(Effect, tag="lead_threat"):
    """The threat whose text this is moves one sector on along the route printed on its card (THR-08)."""

    route: tuple[SectorId, ...]


class SweepAlong(Effect, tag="sweep_along"):
    """All markers and tokens in the sector of the threat move one sector on along that route (PLN-20)."""

    route: tuple[SectorId, ...]


class ThreatStrays(Effect, tag="threat_strays"):
    """A ten-sided die says where the threat goes: 0 to 4 the connected sector with the lowest number, 5 to 9 the one
    with the highest (THR-14, RND-01)."""


class SendAway(Effect, tag="send_away"):
    """A threat of choice leaves the planet board and comes back to its sector after so many rounds (THR-02, THR-18)."""

    count: Annotated[int, Between(1, 9)] = 1


class Attack(Effect, tag="attack"):
    """The threat does something to every crew member in its sector (THR-15)."""

    effect: Effect


class Shelter(Effect, tag="shelter"):
    """Attacks of threats do not reach you: the next one, or all until the user's next turn."""

    once: bool = False


class Behave(Effect, tag="behave"):
    """A named behavior of the threat's card (THR-03)."""

    behavior: str


class LookAtThreat(Effect, tag="look_at_threat"):
    """Look at the next effects that the time track of a threat of choice will bring (TIM-04, THR-03)."""

    count: Annotated[int, Between(1, 9)] = 3


class AdvanceThreat(Effect, tag="advance_threat"):
    """The time token of that threat moves on one space, and what is printed there takes effect (TIM-03)."""

    card: Annotated[CardId, Named("threats")]


class ThreatsBack(Effect, tag="threats_back"):
    """The time tokens of threats here and in connected sectors go back (TIM-06)."""

    count: int = 1


class SkipThreat(Effect, tag="skip_threat"):
    """A threat skips what its next space does; its token moves on, and from the last space it is taken off.

    With `among` above 1 the players look so many effects ahead and say which one is skipped.
    """

    here: bool = True
    among: Annotated[int, Between(1, 2)] = 1


class ResetThreat(Effect, tag="reset_threat"):
    """The time token of a threat here is taken off (GEN-32)."""


class RemoveThreat(Effect, tag="remove_threat"):
    """Card, standees and tokens leave (THR-18): of the threat whose text this is, or of the named one."""

    card: Annotated[CardId, Named("threats")] | None = None
