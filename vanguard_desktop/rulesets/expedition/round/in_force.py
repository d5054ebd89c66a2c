"""What holds for a while: who or which place it is for, and when it is over (GEN-02)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core.ids import DieId, MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects_moves import Due, Lasting, Until
from vanguard_desktop.setting.cards import Stat


@attrs.frozen(kw_only=True)
class InForce:
    """Something in force: for `who`, in `sector` or on `path`; without them for everybody, everywhere.

    `whom` is somebody else whom it concerns, as the one to whom dice are lent; `die` lies with that `face` up.

    `owner` is the crew member whose turn, travel or check ends it. What was said in the middle of such a check is not
    `ready`: it speaks of the next one. A waiting text keeps its `effect`, the place and the card that said it.
    """

    what: Lasting
    until: Until
    owner: MemberId | None = None
    who: MemberId | None = None
    whom: MemberId | None = None
    sector: SectorId | None = None
    path: PathId | None = None
    letter: str | None = None
    stat: Stat | None = None
    die: DieId | None = None
    face: int | None = None
    count: int = 1
    uses: int | None = None
    due: Due | None = None
    effect: Effect | None = None
    source: str = ""
    ready: bool = True
