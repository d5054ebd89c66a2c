"""What can happen in a dice check beyond its ten steps, because a card, a skill or equipment says so."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import DieId, MemberId, RuleId
from vanguard_desktop.core.kinds import Event


@attrs.frozen(kw_only=True)
class TextInForce(Event):
    """What a card says holds for the rest of this check."""

    tag: ClassVar[str] = "text_in_force"
    text: Waiting
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class DiePutInPool(Event):
    """An available die lies in the roll pool with a chosen face up; it was not rolled."""

    tag: ClassVar[str] = "die_put_in_pool"
    owner: MemberId
    die: DieId
    face: int
    because: RuleId = RuleId("DIE-35")


@attrs.frozen(kw_only=True)
class DieKeptAside(Event):
    """A die that was chosen for the roll, or lies in the roll pool, is available again."""

    tag: ClassVar[str] = "die_kept_aside"
    owner: MemberId
    die: DieId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class AsideRolled(Event):
    """The die that was kept aside is rolled after the others and joins them."""

    tag: ClassVar[str] = "aside_rolled"
    owner: MemberId
    die: DieId
    face: int
    drawn: int
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class DiceWillReturn(Event):
    """These dice come back to their owners at the end of step 9."""

    tag: ClassVar[str] = "dice_will_return"
    dice: tuple[DieId, ...]
    because: RuleId = RuleId("CHK-80")


@attrs.frozen(kw_only=True)
class DieStays(Event):
    """A die that paid for a combination stays in the roll pool, once."""

    tag: ClassVar[str] = "die_stays"
    die: DieId
    because: RuleId = RuleId("GEN-02")


OfCheck = TextInForce | DiePutInPool | DieKeptAside | AsideRolled | DiceWillReturn | DieStays
OF_CHECK: tuple[type[Event], ...] = OfCheck.__args__
