"""What can happen in a dice check beyond its ten steps, because a card, a skill or equipment says so."""

from __future__ import annotations

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.core.kinds import Event


class TextInForce(Event, tag="text_in_force", rule="GEN-02"):
    """What a card says holds for the rest of this check."""

    text: Waiting


class DiePutInPool(Event, tag="die_put_in_pool", rule="DIE-35"):
    """An available die lies in the roll pool with a chosen face up; it was not rolled."""

    owner: MemberId
    die: DieId
    face: int


class DieKeptAside(Event, tag="die_kept_aside", rule="GEN-02"):
    """A die that was chosen for the roll, or lies in the roll pool, is available again."""

    owner: MemberId
    die: DieId


class AsideRolled(Event, tag="aside_rolled", rule="GEN-02"):
    """The die that was kept aside is rolled after the others and joins them."""

    owner: MemberId
    die: DieId
    face: int
    drawn: int


class DiceWillReturn(Event, tag="dice_will_return", rule="CHK-80"):
    """These dice come back to their owners at the end of step 9."""

    dice: tuple[DieId, ...]


class DieStays(Event, tag="die_stays", rule="GEN-02"):
    """A die that paid for a combination stays in the roll pool, once."""

    die: DieId


OfCheck = TextInForce | DiePutInPool | DieKeptAside | AsideRolled | DiceWillReturn | DieStays
OF_CHECK: tuple[type[Event], ...] = OfCheck.__args__
