"""The research laboratory (LAB): projects of one keyword, and lab work."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Reason

from ...pieces import Piece
from .facilities import FacilityStep


class AskProjects(Effect, tag="step_ask_projects"):
    """Projects of one keyword are paid for, one after the other (LAB-04); `paid` are those done with."""

    keyword: str = ""
    paid: tuple[Piece, ...] = ()


class TurnOver(Effect, tag="step_turn_over"):
    """Completed projects show their results, which take place in an order of choice (LAB-08, PRO-04)."""

    cards: tuple[Piece, ...]


class LabWork(Effect, tag="step_lab_work"):
    """A project of any keyword is completed by crew that shows the icons, as often as wanted (LAB-11)."""


class PayAndTurnOver(Effect, tag="step_pay_and_turn_over"):
    """The crew is assigned: the project is paid for and shows its result."""

    card: Piece


class CompleteProjects(FacilityStep, tag="complete_projects"):
    """Which keyword, and which projects of it are paid for?"""

    keyword: str = ""
    paid: tuple[Piece, ...] = ()


class ChooseKeyword(Command, tag="choose_keyword"):
    """Projects with this keyword are completed in this visit (LAB-04)."""

    keyword: str


class CompleteResearch(Command, tag="complete_research"):
    """Pay for a project; it is turned over when all are paid."""

    card: Piece


class NoSuchProject(Reason, tag="no_such_project", rule="LAB-04"):
    """No project like that is installed and has the chosen keyword."""


class ProjectTooDear(Reason, tag="project_too_dear", rule="LAB-07"):
    """The gathered discoveries do not pay the whole cost."""


class KeywordFirst(Reason, tag="keyword_first", rule="LAB-04"):
    """One keyword is chosen for all projects of this step."""
