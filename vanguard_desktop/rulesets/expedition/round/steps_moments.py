"""Steps that wait for a moment: an occasion for abilities, texts whose time has come, an icon of a path."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.ids import CardId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.round.steps_lasting import UseLasting
from vanguard_desktop.setting.cards import Moment


@attrs.frozen(kw_only=True)
class Occasion(Effect):
    """Something has just happened to which abilities of a crew member may answer; by itself it does nothing.

    `color` is that of dice that were spent, `card` a point of interest that has come.
    """

    tag: ClassVar[str] = "step_occasion"
    moment: Moment
    color: Color | None = None
    card: CardId | None = None


@attrs.frozen(kw_only=True)
class TextsDue(Effect):
    """Several texts are due at the same moment; the players order them (GEN-19)."""

    tag: ClassVar[str] = "step_texts_due"
    texts: tuple[Waiting, ...]


@attrs.frozen(kw_only=True)
class EndOfTurn(Effect):
    """After the last event of the end phase texts and abilities "at the end of a turn" have their moment (TRN-25)."""

    tag: ClassVar[str] = "step_end_of_turn"
    texts: tuple[Waiting, ...] = ()


@attrs.frozen(kw_only=True)
class IgnoreIcon(Effect):
    """This icon of the path is not resolved."""

    tag: ClassVar[str] = "step_ignore_icon"
    icon: Effect


@attrs.frozen(kw_only=True)
class MayIgnore(Effect):
    """A traveler who may travel without one of the icons says whether it is this one."""

    tag: ClassVar[str] = "step_may_ignore"
    icon: Effect


@attrs.frozen(kw_only=True)
class LandingResult(Effect):
    """The ten-sided die of the landing has fallen; now its row takes effect (LND-12)."""

    tag: ClassVar[str] = "step_landing_result"
    value: Annotated[int, Between(0, 9)]


@attrs.frozen(kw_only=True)
class Struck(Effect):
    """A threat attacks somebody; abilities against it come now, then what it does (THR-15)."""

    tag: ClassVar[str] = "step_struck"
    effect: Effect


@attrs.frozen(kw_only=True)
class StrikeOne(Effect):
    """A threat attacks only one of those in the sector, but for whom a shelter has kept safe; the team says whom."""

    tag: ClassVar[str] = "step_strike_one"
    sector: SectorId
    effect: Effect
    safe: tuple[MemberId, ...] = ()


@attrs.frozen(kw_only=True)
class BringMarkers(Effect):
    """The markers of the sector that a crew member has just left come along (PLN-20)."""

    tag: ClassVar[str] = "step_bring_markers"
    start: SectorId
    to: SectorId


@attrs.frozen(kw_only=True)
class TakeOff(Effect):
    """The lander leaves; the entry that could still keep the team on the planet has been read (END-03)."""

    tag: ClassVar[str] = "step_take_off"


MomentStep = (
    Occasion | TextsDue | EndOfTurn | IgnoreIcon | MayIgnore | LandingResult | Struck | StrikeOne | BringMarkers
    | TakeOff | UseLasting
)  # fmt: skip
