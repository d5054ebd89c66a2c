"""What happens to things that last for a while."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.round.in_force import InForce


class LastingBegun(Event, tag="lasting_begun", rule="GEN-02"):
    """From now on something holds for a while."""

    entry: InForce


class LastingUsed(Event, tag="lasting_used", rule="GEN-02"):
    """Something that holds for a while is made use of, perhaps several times; after its last use it is over."""

    entry: InForce
    times: int = 1


OfMoves = LastingBegun | LastingUsed
