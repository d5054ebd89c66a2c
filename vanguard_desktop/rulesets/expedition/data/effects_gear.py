"""What texts do with equipment and with threats that are not their own."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class PlaceToken(Effect):
    """The token of this equipment is put in the sector of its carrier (EQP-14, EQP-15, EQP-17)."""

    tag: ClassVar[str] = "place_token"


@attrs.frozen(kw_only=True)
class MoveEquipment(Effect):
    """A piece of equipment goes from one crew member to another, wherever both stand (EQP-06)."""

    tag: ClassVar[str] = "move_equipment"


@attrs.frozen(kw_only=True)
class ReadyEquipment(Effect):
    """A carried piece of equipment that has reached its limit may be used once more."""

    tag: ClassVar[str] = "ready_equipment"


@attrs.frozen(kw_only=True)
class ReturnEquipment(Effect):
    """A piece of equipment discarded in this expedition comes back to a crew member here (EQP-19)."""

    tag: ClassVar[str] = "return_equipment"


@attrs.frozen(kw_only=True)
class DiscardEquipment(Effect):
    """A carried piece of equipment goes to the armory; a cost without substitute (EQP-19, GEN-13)."""

    tag: ClassVar[str] = "discard_equipment"


@attrs.frozen(kw_only=True)
class BlockEquipment(Effect):
    """A carried piece of equipment cannot be used until the end of so many further rounds; with 0 until it is freed."""

    tag: ClassVar[str] = "block_equipment"
    rounds: Annotated[int, Between(0, 9)] = 1


@attrs.frozen(kw_only=True)
class FreeEquipment(Effect):
    """All equipment that is blocked may be used again."""

    tag: ClassVar[str] = "free_equipment"


@attrs.frozen(kw_only=True)
class MoveSomeThreat(Effect):
    """A threat of choice moves to a connected sector, or towards you; `nearest` leaves only the nearest (THR-08)."""

    tag: ClassVar[str] = "move_some_threat"
    count: int = 1
    to_you: bool = False
    nearest: bool = False


@attrs.frozen(kw_only=True)
class SkipThreat(Effect):
    """A threat skips what its next space does; its token moves on, and from the last space it is taken off.

    With `among` above 1 the players look so many effects ahead and say which one is skipped.
    """

    tag: ClassVar[str] = "skip_threat"
    here: bool = True
    among: Annotated[int, Between(1, 2)] = 1


@attrs.frozen(kw_only=True)
class MoveThreatBack(Effect):
    """A threat of choice goes back to the sector from which it came last, whatever the arrows say (THR-08)."""

    tag: ClassVar[str] = "move_threat_back"


@attrs.frozen(kw_only=True)
class Shelter(Effect):
    """Attacks of threats do not reach you: the next one, or all until the user's next turn."""

    tag: ClassVar[str] = "shelter"
    once: bool = False


@attrs.frozen(kw_only=True)
class ThreatsBack(Effect):
    """The time tokens of threats here and in connected sectors go back (TIM-06)."""

    tag: ClassVar[str] = "threats_back"
    count: int = 1


@attrs.frozen(kw_only=True)
class ResetThreat(Effect):
    """The time token of a threat here is taken off (GEN-32)."""

    tag: ClassVar[str] = "reset_threat"


@attrs.frozen(kw_only=True)
class SendAway(Effect):
    """A threat of choice leaves the planet board and comes back to its sector after so many rounds (THR-02, THR-18)."""

    tag: ClassVar[str] = "send_away"
    count: Annotated[int, Between(1, 9)] = 1


@attrs.frozen(kw_only=True)
class PlaceStandee(Effect):
    """A secondary standee of this threat, in its sector or a named one, as long as one is left (THR-07, THR-22)."""

    tag: ClassVar[str] = "place_standee"
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class ThreatStrays(Effect):
    """A ten-sided die says where the threat goes: 0 to 4 the connected sector with the lowest number, 5 to 9 the one
    with the highest (THR-14, RND-01)."""

    tag: ClassVar[str] = "threat_strays"


@attrs.frozen(kw_only=True)
class AdvanceThreat(Effect):
    """The time token of that threat moves on one space, and what is printed there takes effect (TIM-03)."""

    tag: ClassVar[str] = "advance_threat"
    card: Annotated[CardId, Named("threats")]


GearEffect = (
    PlaceToken | MoveEquipment | ReadyEquipment | ReturnEquipment | DiscardEquipment | BlockEquipment | FreeEquipment
    | MoveSomeThreat | SkipThreat | Shelter | ThreatsBack | PlaceStandee | ThreatStrays | ResetThreat | AdvanceThreat
    | SendAway | MoveThreatBack
)  # fmt: skip
GEAR_EFFECTS: tuple[type[Effect], ...] = GearEffect.__args__
