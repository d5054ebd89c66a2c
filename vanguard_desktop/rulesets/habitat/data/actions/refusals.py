"""Why an action cannot be planned or confirmed (HAC-09 to HAC-47)."""

from __future__ import annotations

from vanguard_desktop.core import MemberId, Reason

from ..kinds import Resource
from .plan import Pawn


class NoStructure(Reason, tag="no_structure", rule="HAC-21"):
    """The structure of this type of action is not in play, shut down or broken down."""


class CannotPay(Reason, tag="cannot_pay", rule="HAC-18"):
    """The costs of the plan are more than the reserves hold."""

    resource: Resource


class NotThere(Reason, tag="not_there", rule="HAC-24"):
    """The target, or what has to be put with the action, is not there."""


class TakenAlready(Reason, tag="taken_already", rule="HAC-09"):
    """Another stack has this target, or this thing."""


class StaffFirst(Reason, tag="staff_first", rule="HAC-13"):
    """An action without pawns waits for its pawns first."""

    number: int


class TooWeak(Reason, tag="too_weak", rule="HAC-13"):
    """This action has fewer pawns than it needs."""

    number: int
    needed: int


class IdlePawn(Reason, tag="idle_pawn", rule="HAC-02"):
    """This pawn must be assigned."""

    pawn: Pawn


class PawnIsBound(Reason, tag="pawn_is_bound", rule="HHP-14"):
    """A heart disorder binds one pawn: it may only be used to cure it."""

    who: MemberId


class WrongPawn(Reason, tag="wrong_pawn", rule="HAC-34"):
    """This pawn cannot be used for this action."""


class WouldDie(Reason, tag="would_die", rule="HAC-18"):
    """A certain wound of this action would kill whoever acts."""

    who: MemberId


class NeedsMedic(Reason, tag="needs_medic", rule="HHL-01"):
    """Healing needs a pawn of the medic, or the scan bed."""


class NoRover(Reason, tag="no_rover", rule="HAC-26"):
    """This rover cannot help with this action."""


class NoRoute(Reason, tag="no_route", rule="HEX-07"):
    """There is no such route."""


class TooLate(Reason, tag="too_late", rule="HAC-47"):
    """Elements are dismantled only before the first pawn is assigned."""


class OtherStep(Reason, tag="other_step", rule="HAC-41"):
    """Actions of different steps are resolved in a fixed order."""


class LimitReached(Reason, tag="limit_reached", rule="HCT-08"):
    """This may be used no more in this sol."""
