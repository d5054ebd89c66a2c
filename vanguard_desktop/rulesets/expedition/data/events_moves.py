"""What happens to things that last for a while."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.round.in_force import InForce


@attrs.frozen(kw_only=True)
class LastingBegun(Event):
    """From now on something holds for a while."""

    tag: ClassVar[str] = "lasting_begun"
    entry: InForce
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class LastingUsed(Event):
    """Something that holds for a while is made use of, perhaps several times; after its last use it is over."""

    tag: ClassVar[str] = "lasting_used"
    entry: InForce
    times: int = 1
    because: RuleId = RuleId("GEN-02")


OfMoves = LastingBegun | LastingUsed
