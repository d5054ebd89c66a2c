"""What the pictures of the rooms show of a campaign: who is at work, who lies in the Ward, what was brought home."""

from __future__ import annotations

from zlib import crc32

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.ship.people import in_ward
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import (
    COMMON_MEMORIALS,
    KEPT_UNIQUES,
    LANDER,
    MEMORIALS,
    memorial,
    memorial_common,
    unique,
)

from ..rooms.aboard import Aboard

# Landers wait in the slots of the hangar.
_HANGAR = "SB.P19.LND"


def aboard_of(state: ShipState) -> Aboard:
    """Only what everybody aboard could see."""
    slots = [memorial(section, slot) for section in Section for slot in range(1, MEMORIALS + 1)]
    slots += [memorial_common(slot) for slot in range(1, COMMON_MEMORIALS + 1)]
    hanging = [piece for zone, there in state.zones.items() if zone.startswith(_HANGAR) for piece in there]
    return Aboard(
        people=tuple((section.value, _face(str(member))) for section in Section for member in state.available(section)),
        patients=tuple(_face(str(member)) for member in in_ward(state)),
        brought_home=sum(len(state.at(unique(number))) for number in range(1, KEPT_UNIQUES + 1)),
        landers=tuple(piece in state.damaged for piece in (*state.at(LANDER), *hanging)),
        lost=sum(len(state.at(slot)) for slot in slots),
    )


def _face(member: str) -> int:
    """The same person has the same face in every room."""
    return crc32(member.encode()) % 997
