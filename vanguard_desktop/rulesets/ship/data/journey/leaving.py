"""Leaving the planet (LVP): who is dead, what is counted."""

from __future__ import annotations

from vanguard_desktop.core import Event, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import InjuryKind


class CrewReturned(Event, tag="crew_returned"):
    """An away team member comes back with these injury cards (END-24)."""

    member: MemberId
    injuries: tuple[InjuryKind, ...]


class CrewDied(Event, tag="crew_died"):
    """A crewmember is dead: the sleeve goes back to the compartment of the section (ZON-03, LVP-05)."""

    member: MemberId
    section: Section
    on_planet: bool = False


class MissionFailedPlaced(Event, tag="mission_failed_placed"):
    """The Mission Failed token lies on the lander, or returns to the box (LVP-03, DCK-02)."""

    on: bool = True
