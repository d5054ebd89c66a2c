"""Steps that wait for a moment: an occasion for abilities, texts whose time has come, an icon of a path."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.cards import Moment
from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class Occasion(Effect):
    """Something has just happened to which abilities of a crew member may answer; by itself it does nothing."""

    tag: ClassVar[str] = "step_occasion"
    moment: Moment
    color: Color | None = None


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
class LandingResult(Effect):
    """The ten-sided die of the landing has fallen; now its row takes effect (LND-12)."""

    tag: ClassVar[str] = "step_landing_result"
    value: Annotated[int, Between(0, 9)]


MomentStep = Occasion | TextsDue | EndOfTurn | IgnoreIcon | LandingResult
