"""Steps that wait for a moment: an occasion for abilities, texts whose time has come, an icon of a path."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.ids import CardId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.round.steps_lasting import UseLasting
from vanguard_desktop.setting.cards import Moment


class Occasion(Effect, tag="step_occasion"):
    """Something has just happened to which abilities of a crew member may answer; by itself it does nothing.

    `color` is that of dice that were spent, `card` a point of interest that has come.
    """

    moment: Moment
    color: Color | None = None
    card: CardId | None = None


class TextsDue(Effect, tag="step_texts_due"):
    """Several texts are due at the same moment; the players order them (GEN-19)."""

    texts: tuple[Waiting, ...]


class EndOfTurn(Effect, tag="step_end_of_turn"):
    """After the last event of the end phase texts and abilities "at the end of a turn" have their moment (TRN-25)."""

    texts: tuple[Waiting, ...] = ()


class IgnoreIcon(Effect, tag="step_ignore_icon"):
    """This icon of the path is not resolved."""

    icon: Effect


class MayIgnore(Effect, tag="step_may_ignore"):
    """A traveler who may travel without one of the icons says whether it is this one."""

    icon: Effect


class LandingResult(Effect, tag="step_landing_result"):
    """The ten-sided die of the landing has fallen; now its row takes effect (LND-12)."""

    value: Annotated[int, Between(0, 9)]


class Struck(Effect, tag="step_struck"):
    """A threat attacks somebody; abilities against it come now, then what it does (THR-15)."""

    effect: Effect


class StrikeOne(Effect, tag="step_strike_one"):
    """A threat attacks only one of those in the sector, but for whom a shelter has kept safe; the team says whom."""

    sector: SectorId
    effect: Effect
    safe: tuple[MemberId, ...] = ()


class BringMarkers(Effect, tag="step_bring_markers"):
    """The markers of the sector that a crew member has just left come along (PLN-20)."""

    start: SectorId
    to: SectorId


class TakeOff(Effect, tag="step_take_off"):
    """The lander leaves; the entry that could still keep the team on the planet has been read (END-03)."""


MomentStep = (
    Occasion | TextsDue | EndOfTurn | IgnoreIcon | MayIgnore | LandingResult | Struck | StrikeOne | BringMarkers
    | TakeOff | UseLasting
)  # fmt: skip
