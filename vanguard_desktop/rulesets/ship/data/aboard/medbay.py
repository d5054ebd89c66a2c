"""The medbay (MED): who is treated, who lies down where, who survives."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Event, MemberId, Reason
from vanguard_desktop.setting import Bed

from ..common import ShipDecision


class MovePatient(Effect, tag="step_move_patient"):
    """A patient moves one bed to the right; from a single bed to one of several, if there are several (MED-20)."""

    member: MemberId


class MoveSomebody(Effect, tag="step_move_somebody"):
    """A patient of choice moves without a therapist (MED-04)."""


class Treatments(Effect, tag="step_treatments"):
    """Therapists are assigned as long as the players like (MED-07)."""


class AdmitNext(Effect, tag="step_admit_next"):
    """One of the injured gets a bed, then the next one (MED-12)."""


class LieDown(Effect, tag="step_lie_down"):
    """A crewmember gets a bed of this category or, if there is none, of a more severe one (MED-09, MED-10).

    Whoever comes from the planet and finds none dies; aboard nothing happens then (SEF-15).
    """

    member: MemberId
    category: Bed
    admission: bool = True


class EndAdmission(Effect, tag="step_end_admission"):
    """Everybody has been admitted: all injury cards return to the supply (MED-13)."""


class SurvivalCheck(Effect, tag="step_survival_check"):
    """A patient in a critical bed rolls injury dice (MED-14); `rerolled` of them have been rolled again, `kept` lie."""

    member: MemberId
    rerolled: int = 0
    kept: tuple[str, ...] = ()


class TreatPatients(ShipDecision, tag="treat_patients"):
    """Who is treated, and by whom?"""


class AssignTherapist(Command, tag="assign_therapist"):
    """An Available crewmember moves a patient one bed to the right, and rests."""

    therapist: MemberId
    patient: MemberId


class EndTherapy(Command, tag="end_therapy"):
    """Nobody else is treated."""


class InjuriesReturned(Event, tag="injuries_returned"):
    """The injury cards of the away team are back in the supply."""


class SurvivalPassed(Event, tag="survival_passed"):
    """A failed survival check counts as passed, once more; `card` is the one that says so."""

    member: MemberId
    card: str


class NoPatient(Reason, tag="no_patient", rule="MED-07"):
    """That crewmember is not in the medbay."""


class BedTaken(Reason, tag="bed_taken", rule="MED-07"):
    """The next bed of the lane is not empty."""
