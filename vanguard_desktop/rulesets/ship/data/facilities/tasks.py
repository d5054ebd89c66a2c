"""Crew assignment tasks (TSK): what is asked, and why somebody cannot be assigned."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId, RuleId
from vanguard_desktop.core.kinds import Effect, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.cards_ship import Need


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


@attrs.frozen(kw_only=True)
class AssignCrew(Effect):
    """For every item of a requirement a member is named, then all of them rest and `then` happens (TSK-03, TSK-13).

    The players may break off as long as one is missing: then nothing has happened.
    """

    tag: ClassVar[str] = "step_assign_crew"
    need: Need
    then: Effect
    section: Section = Section.RECON
    source: str = ""
    chosen: tuple[MemberId, ...] = ()


@attrs.frozen(kw_only=True)
class NotAvailable(Reason):
    """Only Available crew can be assigned: nobody who rests, lies in the medbay or is on the away team."""

    tag: ClassVar[str] = "not_available"
    rule: ClassVar[RuleId] = RuleId("TSK-02")


@attrs.frozen(kw_only=True)
class LastAvailable(Reason):
    """A section keeps at least one Available member."""

    tag: ClassVar[str] = "last_available"
    rule: ClassVar[RuleId] = RuleId("TSK-04")


@attrs.frozen(kw_only=True)
class TaskDisabled(Reason):
    """A text has this task treated as absent for now."""

    tag: ClassVar[str] = "task_disabled"
    rule: ClassVar[RuleId] = RuleId("TSK-01")


@attrs.frozen(kw_only=True)
class IconsMissing(Reason):
    """These members do not show the icons that are asked for, one each."""

    tag: ClassVar[str] = "icons_missing"
    rule: ClassVar[RuleId] = RuleId("TSK-06")
