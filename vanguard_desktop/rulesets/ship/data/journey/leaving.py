"""Leaving the planet (LVP): who is dead, what is counted."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.cards import InjuryKind


@attrs.frozen(kw_only=True)
class CrewReturned(Event):
    """An away team member comes back with these injury cards (END-24)."""

    tag: ClassVar[str] = "crew_returned"
    member: MemberId
    injuries: tuple[InjuryKind, ...]


@attrs.frozen(kw_only=True)
class CrewDied(Event):
    """A crewmember is dead: the sleeve goes back to the compartment of the section (ZON-03, LVP-05)."""

    tag: ClassVar[str] = "crew_died"
    member: MemberId
    section: Section
    on_planet: bool = False


@attrs.frozen(kw_only=True)
class MissionFailedPlaced(Event):
    """The Mission Failed token lies on the lander, or returns to the box (LVP-03, DCK-02)."""

    tag: ClassVar[str] = "mission_failed_placed"
    on: bool = True
