"""The medbay (MED): who is treated, who lies down where, who survives."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision
from vanguard_desktop.setting.cards_ship import Bed


@attrs.frozen(kw_only=True)
class MovePatient(Effect):
    """A patient moves one bed to the right; from a single bed to one of several, if there are several (MED-20)."""

    tag: ClassVar[str] = "step_move_patient"
    member: MemberId


@attrs.frozen(kw_only=True)
class MoveSomebody(Effect):
    """A patient of choice moves without a therapist (MED-04)."""

    tag: ClassVar[str] = "step_move_somebody"


@attrs.frozen(kw_only=True)
class Treatments(Effect):
    """Therapists are assigned as long as the players like (MED-07)."""

    tag: ClassVar[str] = "step_treatments"


@attrs.frozen(kw_only=True)
class AdmitNext(Effect):
    """One of the injured gets a bed, then the next one (MED-12)."""

    tag: ClassVar[str] = "step_admit_next"


@attrs.frozen(kw_only=True)
class LieDown(Effect):
    """A crewmember gets a bed of this category or, if there is none, of a more severe one (MED-09, MED-10).

    Whoever comes from the planet and finds none dies; aboard nothing happens then (SEF-15).
    """

    tag: ClassVar[str] = "step_lie_down"
    member: MemberId
    category: Bed
    admission: bool = True


@attrs.frozen(kw_only=True)
class EndAdmission(Effect):
    """Everybody has been admitted: all injury cards return to the supply (MED-13)."""

    tag: ClassVar[str] = "step_end_admission"


@attrs.frozen(kw_only=True)
class SurvivalCheck(Effect):
    """A patient in a critical bed rolls injury dice (MED-14); `rerolled` of them have been rolled again, `kept` lie."""

    tag: ClassVar[str] = "step_survival_check"
    member: MemberId
    rerolled: int = 0
    kept: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class TreatPatients(ShipDecision):
    """Who is treated, and by whom?"""

    tag: ClassVar[str] = "treat_patients"


@attrs.frozen(kw_only=True)
class AssignTherapist(Command):
    """An Available crewmember moves a patient one bed to the right, and rests."""

    tag: ClassVar[str] = "assign_therapist"
    therapist: MemberId
    patient: MemberId


@attrs.frozen(kw_only=True)
class EndTherapy(Command):
    """Nobody else is treated."""

    tag: ClassVar[str] = "end_therapy"


@attrs.frozen(kw_only=True)
class InjuriesReturned(Event):
    """The injury cards of the away team are back in the supply."""

    tag: ClassVar[str] = "injuries_returned"


@attrs.frozen(kw_only=True)
class SurvivalPassed(Event):
    """A failed survival check counts as passed, once more; `card` is the one that says so."""

    tag: ClassVar[str] = "survival_passed"
    member: MemberId
    card: str


@attrs.frozen(kw_only=True)
class NoPatient(Reason):
    """That crewmember is not in the medbay."""

    tag: ClassVar[str] = "no_patient"
    rule: ClassVar[RuleId] = RuleId("MED-07")


@attrs.frozen(kw_only=True)
class BedTaken(Reason):
    """The next bed of the lane is not empty."""

    tag: ClassVar[str] = "bed_taken"
    rule: ClassVar[RuleId] = RuleId("MED-07")
