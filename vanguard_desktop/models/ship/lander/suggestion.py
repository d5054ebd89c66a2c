"""What a good player would change, one order after the other, until they would confirm."""

from __future__ import annotations

from vanguard_desktop.bots.advice import advise
from vanguard_desktop.core import Command
from vanguard_desktop.play.campaign import follow_on

from ...bridge import Bridge

# A good player needs no more changes than that.
_MOST = 60


def suggested(bridge: Bridge, *kinds: type[Command]) -> tuple[Command, ...]:
    """Only orders of these kinds; none of it is given yet."""
    position, found = bridge.game.position, list[Command]()
    while len(found) < _MOST:
        advice = advise(position)
        if advice is None or not isinstance(advice.command, kinds):
            break
        found.append(advice.command)
        position = follow_on(bridge.box, position, advice.command)[1]
    return tuple(found)
