"""What texts do with equipment and with threats that are not their own."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect


class PlaceToken(Effect, tag="place_token"):
    """The token of this equipment is put in the sector of its carrier (EQP-14, EQP-15, EQP-17)."""


class MoveEquipment(Effect, tag="move_equipment"):
    """A piece of equipment goes from one crew member to another, wherever both stand (EQP-06)."""


class ReadyEquipment(Effect, tag="ready_equipment"):
    """A carried piece of equipment that has reached its limit may be used once more."""


class ReturnEquipment(Effect, tag="return_equipment"):
    """A piece of equipment discarded in this expedition comes back to a crew member here (EQP-19)."""


class DiscardEquipment(Effect, tag="discard_equipment"):
    """A carried piece of equipment goes to the armory; a cost without substitute (EQP-19, GEN-13)."""


class BlockEquipment(Effect, tag="block_equipment"):
    """A carried piece of equipment cannot be used until the end of so many further rounds; with 0 until it is freed."""

    rounds: Annotated[int, Between(0, 9)] = 1


class FreeEquipment(Effect, tag="free_equipment"):
    """All equipment that is blocked may be used again."""


class MoveSomeThreat(Effect, tag="move_some_threat"):
    """A threat of choice moves to a connected sector, or towards you; `nearest` leaves only the nearest (THR-08)."""

    count: int = 1
    to_you: bool = False
    nearest: bool = False


class SkipThreat(Effect, tag="skip_threat"):
    """A threat skips what its next space does; its token moves on, and from the last space it is taken off.

    With `among` above 1 the players look so many effects ahead and say which one is skipped.
    """

    here: bool = True
    among: Annotated[int, Between(1, 2)] = 1


class MoveThreatBack(Effect, tag="move_threat_back"):
    """A threat of choice goes back to the sector from which it came last, whatever the arrows say (THR-08)."""


class Shelter(Effect, tag="shelter"):
    """Attacks of threats do not reach you: the next one, or all until the user's next turn."""

    once: bool = False


class ThreatsBack(Effect, tag="threats_back"):
    """The time tokens of threats here and in connected sectors go back (TIM-06)."""

    count: int = 1


class ResetThreat(Effect, tag="reset_threat"):
    """The time token of a threat here is taken off (GEN-32)."""


class SendAway(Effect, tag="send_away"):
    """A threat of choice leaves the planet board and comes back to its sector after so many rounds (THR-02, THR-18)."""

    count: Annotated[int, Between(1, 9)] = 1


class PlaceStandee(Effect, tag="place_standee"):
    """A secondary standee of this threat, in its sector or a named one, as long as one is left (THR-07, THR-22)."""

    sector: SectorId | None = None


class ThreatStrays(Effect, tag="threat_strays"):
    """A ten-sided die says where the threat goes: 0 to 4 the connected sector with the lowest number, 5 to 9 the one
    with the highest (THR-14, RND-01)."""


class AdvanceThreat(Effect, tag="advance_threat"):
    """The time token of that threat moves on one space, and what is printed there takes effect (TIM-03)."""

    card: Annotated[CardId, Named("threats")]


GearEffect = (
    PlaceToken | MoveEquipment | ReadyEquipment | ReturnEquipment | DiscardEquipment | BlockEquipment | FreeEquipment
    | MoveSomeThreat | SkipThreat | Shelter | ThreatsBack | PlaceStandee | ThreatStrays | ResetThreat | AdvanceThreat
    | SendAway | MoveThreatBack
)  # fmt: skip
GEAR_EFFECTS: tuple[type[Effect], ...] = GearEffect.__args__
