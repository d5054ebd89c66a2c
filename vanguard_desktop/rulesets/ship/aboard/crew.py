"""Sleeves: they follow the crew cards, and there are only so many of each rank (ZON-03, CPI-03)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, MemberId, changed
from vanguard_desktop.dice.faces import Section

from ..chapter import Chapter
from ..data.aboard.crew import Dismissed, Promoted, Sleeved
from ..moves import move
from ..pieces import crew
from ..state import ShipState, Sleeve
from ..zones import Zone

HIGHEST_RANK = 3


def take_in(member: MemberId, section: Section, start: Zone, to: Zone, rank: int = 1) -> Sequence[Event]:
    """A recruit enters a sleeve of a section and goes where it belongs from now on."""
    return [Sleeved(member=member, section=section, rank=rank), *move([crew(member)], start, to)]


def promote(state: ShipState, member: MemberId) -> Sequence[Event]:
    """One rank up, if a sleeve of that rank is free (SEF-04, DBR-05)."""
    sleeve = state.sleeves[member]
    if sleeve.rank == HIGHEST_RANK or not state.free_sleeves(sleeve.section, sleeve.rank + 1):
        return []
    return [Promoted(member=member, section=sleeve.section, rank=sleeve.rank + 1)]


def _sleeved(state: ShipState, event: Sleeved) -> ShipState:
    sleeve = Sleeve(section=event.section, rank=event.rank)
    return changed(state, sleeves={**state.sleeves, event.member: sleeve})


def _dismissed(state: ShipState, event: Dismissed) -> ShipState:
    sleeves = {member: sleeve for member, sleeve in state.sleeves.items() if member != event.member}
    return changed(state, sleeves=sleeves)


CREW = Chapter(folds={Sleeved: _sleeved, Promoted: _sleeved, Dismissed: _dismissed})
