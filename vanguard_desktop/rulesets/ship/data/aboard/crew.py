"""Crew and their sleeves (ZON-03): who belongs to which section, in which rank."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.dice.faces import Section


@attrs.frozen(kw_only=True)
class Sleeved(Event):
    """A crewmember enters a sleeve: a recruit, a promotion, a transfer. An old sleeve returns to its compartment."""

    tag: ClassVar[str] = "sleeved"
    member: MemberId
    section: Section
    rank: int


@attrs.frozen(kw_only=True)
class Promoted(Sleeved):
    """The sleeve of the next rank (SEF-04, DBR-05)."""

    tag: ClassVar[str] = "promoted"


@attrs.frozen(kw_only=True)
class Dismissed(Event):
    """A crewmember leaves the section; the sleeve returns to its compartment (BAR-05)."""

    tag: ClassVar[str] = "dismissed"
    member: MemberId
