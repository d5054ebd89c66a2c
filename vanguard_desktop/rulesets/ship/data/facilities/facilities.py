"""The facilities in general (FAC): which is visited, and how a step of a visit is ended."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Event, Reason, Waiting
from vanguard_desktop.setting import Facility

from ..common import ShipDecision


class AskVisit(Effect, tag="step_ask_visit"):
    """Facilities are visited as long as the players like and can pay (FAC-02)."""


class GoOnVisiting(Effect, tag="step_go_on_visiting"):
    """The next step of the page of a facility, or the next visit after the last one (FAC-03)."""

    facility: Facility
    done: int = 0


class ChooseFacility(ShipDecision, tag="choose_facility"):
    """Which facility is visited next?"""


class FacilityStep(ShipDecision):
    """A step of a visit that goes on until it is ended; `then` happens at its end, in an order of choice."""

    then: tuple[Waiting, ...] = ()


class VisitFacility(Command, tag="visit_facility"):
    """Pay a command token and carry out the page of a facility, once (FAC-02, FAC-03)."""

    facility: Facility


class EndStep(Command, tag="end_step"):
    """The step of the visit is done."""


class EndFacilities(Command, tag="end_facilities"):
    """No further facility is visited."""


class FacilityVisited(Event, tag="facility_visited"):
    """A facility is entered; what it allows once per visit counts anew."""

    facility: Facility


class NoCommandLeft(Reason, tag="no_command_left", rule="FAC-02"):
    """A visit costs a command token."""


class FacilityClosed(Reason, tag="facility_closed", rule="ADD-11"):
    """The add-on facility is not part of the ship yet."""
