"""The facilities in general (FAC): which is visited, and how a step of a visit is ended."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision
from vanguard_desktop.setting.cards_ship import Facility


@attrs.frozen(kw_only=True)
class AskVisit(Effect):
    """Facilities are visited as long as the players like and can pay (FAC-02)."""

    tag: ClassVar[str] = "step_ask_visit"


@attrs.frozen(kw_only=True)
class GoOnVisiting(Effect):
    """The next step of the page of a facility, or the next visit after the last one (FAC-03)."""

    tag: ClassVar[str] = "step_go_on_visiting"
    facility: Facility
    done: int = 0


@attrs.frozen(kw_only=True)
class ChooseFacility(ShipDecision):
    """Which facility is visited next?"""

    tag: ClassVar[str] = "choose_facility"


@attrs.frozen(kw_only=True)
class FacilityStep(ShipDecision):
    """A step of a visit that goes on until it is ended; `then` happens at its end, in an order of choice."""

    tag: ClassVar[str]
    then: tuple[Waiting, ...] = ()


@attrs.frozen(kw_only=True)
class VisitFacility(Command):
    """Pay a command token and carry out the page of a facility, once (FAC-02, FAC-03)."""

    tag: ClassVar[str] = "visit_facility"
    facility: Facility


@attrs.frozen(kw_only=True)
class EndStep(Command):
    """The step of the visit is done."""

    tag: ClassVar[str] = "end_step"


@attrs.frozen(kw_only=True)
class EndFacilities(Command):
    """No further facility is visited."""

    tag: ClassVar[str] = "end_facilities"


@attrs.frozen(kw_only=True)
class FacilityVisited(Event):
    """A facility is entered; what it allows once per visit counts anew."""

    tag: ClassVar[str] = "facility_visited"
    facility: Facility


@attrs.frozen(kw_only=True)
class NoCommandLeft(Reason):
    """A visit costs a command token."""

    tag: ClassVar[str] = "no_command_left"
    rule: ClassVar[RuleId] = RuleId("FAC-02")


@attrs.frozen(kw_only=True)
class FacilityClosed(Reason):
    """The add-on facility is not part of the ship yet."""

    tag: ClassVar[str] = "facility_closed"
    rule: ClassVar[RuleId] = RuleId("ADD-11")
