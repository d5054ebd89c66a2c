"""What somebody could go for next, and what that begins with."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import Command, PathId
from vanguard_desktop.rulesets.expedition.data import Member
from vanguard_desktop.rulesets.expedition.data import commands as do

from ...motive import Motive
from ..places import Offer

# The goal of whoever only gets out of the way of a threat.
FLIGHT = "flee"


class Step(Enum):
    """What a plan begins with."""

    TRAVEL = "travel"
    ACT = "act"
    REST = "rest"
    EXERT = "exert"
    WAIT = "wait"


@attrs.frozen(kw_only=True)
class Plan:
    """`first` is a path or the place of a special action."""

    worth: float
    goal: str
    step: Step
    path: PathId | None = None
    offer: Offer | None = None
    motive: Motive


def begins(member: Member, plan: Plan) -> Command | None:
    """The command with which a plan begins; none if it begins with waiting."""
    match plan.step:
        case Step.TRAVEL:
            return None if plan.path is None else do.Travel(path=plan.path)
        case Step.REST:
            return do.Rest()
        case Step.EXERT:
            return do.Exert(member=member.id)
        case Step.ACT:
            return None if plan.offer is None else plan.offer.command
        case Step.WAIT:
            return None
