"""Crew and their sleeves (ZON-03): who belongs to which section, in which rank."""

from __future__ import annotations

from vanguard_desktop.core import Event, MemberId
from vanguard_desktop.dice.faces import Section


class Sleeved(Event, tag="sleeved"):
    """A crewmember enters a sleeve: a recruit, a promotion, a transfer. An old sleeve returns to its compartment."""

    member: MemberId
    section: Section
    rank: int


class Promoted(Sleeved, tag="promoted"):
    """The sleeve of the next rank (SEF-04, DBR-05)."""


class Dismissed(Event, tag="dismissed"):
    """A crewmember leaves the section; the sleeve returns to its compartment (BAR-05)."""

    member: MemberId
