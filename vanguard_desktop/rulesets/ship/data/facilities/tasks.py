"""Crew assignment tasks (TSK): what is asked, and why somebody cannot be assigned."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import NOBODY, Effect, MemberId, Reason, Source
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Need


class TaskName(Enum):
    """The tasks that crew can be assigned to (TSK-01); texts that disable one name it by its value."""

    INSTRUCTOR = "instructor"
    THERAPIST = "therapist"
    SCOUT = "scout"
    LAB_WORK = "lab_work"
    BOOST = "boost"
    TRAINING = "training"
    SUPERVISOR = "supervisor"
    STAFF = "staff"


class AssignCrew(Effect, tag="step_assign_crew"):
    """For every item of a requirement a member is named, then all of them rest and `then` happens (TSK-03, TSK-13).

    The players may break off as long as one is missing: then nothing has happened.
    """

    need: Need
    then: Effect
    section: Section = Section.RECON
    source: Source = NOBODY
    chosen: tuple[MemberId, ...] = ()


class NotAvailable(Reason, tag="not_available", rule="TSK-02"):
    """Only Available crew can be assigned: nobody who rests, lies in the medbay or is on the away team."""


class LastAvailable(Reason, tag="last_available", rule="TSK-04"):
    """A section keeps at least one Available member."""


class TaskDisabled(Reason, tag="task_disabled", rule="TSK-01"):
    """A text has this task treated as absent for now."""


class IconsMissing(Reason, tag="icons_missing", rule="TSK-06"):
    """These members do not show the icons that are asked for, one each."""
