"""The research laboratory (LAB): projects of one keyword, and lab work."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Command, Effect, Reason
from vanguard_desktop.rulesets.ship.data.facilities.facilities import FacilityStep
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class AskProjects(Effect):
    """Projects of one keyword are paid for, one after the other (LAB-04); `paid` are those done with."""

    tag: ClassVar[str] = "step_ask_projects"
    keyword: str = ""
    paid: tuple[Piece, ...] = ()


@attrs.frozen(kw_only=True)
class TurnOver(Effect):
    """Completed projects show their results, which take place in an order of choice (LAB-08, PRO-04)."""

    tag: ClassVar[str] = "step_turn_over"
    cards: tuple[Piece, ...]


@attrs.frozen(kw_only=True)
class LabWork(Effect):
    """A project of any keyword is completed by crew that shows the icons, as often as wanted (LAB-11)."""

    tag: ClassVar[str] = "step_lab_work"


@attrs.frozen(kw_only=True)
class PayAndTurnOver(Effect):
    """The crew is assigned: the project is paid for and shows its result."""

    tag: ClassVar[str] = "step_pay_and_turn_over"
    card: Piece


@attrs.frozen(kw_only=True)
class CompleteProjects(FacilityStep):
    """Which keyword, and which projects of it are paid for?"""

    tag: ClassVar[str] = "complete_projects"
    keyword: str = ""
    paid: tuple[Piece, ...] = ()


@attrs.frozen(kw_only=True)
class ChooseKeyword(Command):
    """Projects with this keyword are completed in this visit (LAB-04)."""

    tag: ClassVar[str] = "choose_keyword"
    keyword: str


@attrs.frozen(kw_only=True)
class CompleteResearch(Command):
    """Pay for a project; it is turned over when all are paid."""

    tag: ClassVar[str] = "complete_research"
    card: Piece


@attrs.frozen(kw_only=True)
class NoSuchProject(Reason):
    """No project like that is installed and has the chosen keyword."""

    tag: ClassVar[str] = "no_such_project"
    rule: ClassVar[RuleId] = RuleId("LAB-04")


@attrs.frozen(kw_only=True)
class ProjectTooDear(Reason):
    """The gathered discoveries do not pay the whole cost."""

    tag: ClassVar[str] = "project_too_dear"
    rule: ClassVar[RuleId] = RuleId("LAB-07")


@attrs.frozen(kw_only=True)
class KeywordFirst(Reason):
    """One keyword is chosen for all projects of this step."""

    tag: ClassVar[str] = "keyword_first"
    rule: ClassVar[RuleId] = RuleId("LAB-04")
