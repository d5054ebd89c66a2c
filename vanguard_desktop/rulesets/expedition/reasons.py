"""Why an expedition refuses a command; each names its rule."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import DieId, RuleId, SectorId
from vanguard_desktop.core.kinds import Reason
from vanguard_desktop.core.reasons import SHARED_REASONS, AnswerFirst, ItIsOver


@attrs.frozen(kw_only=True)
class NoPath(Reason):
    """No path leads there from the sector of the crew member."""

    tag: ClassVar[str] = "no_path"
    rule: ClassVar[RuleId] = RuleId("ACT-21")
    to: SectorId | None = None


@attrs.frozen(kw_only=True)
class WrongWay(Reason):
    """The path may be used in the other direction only."""

    tag: ClassVar[str] = "wrong_way"
    rule: ClassVar[RuleId] = RuleId("PLN-03")
    to: SectorId


@attrs.frozen(kw_only=True)
class NoMovement(Reason):
    """The sector shows the no-movement icon."""

    tag: ClassVar[str] = "no_movement"
    rule: ClassVar[RuleId] = RuleId("ACT-20")
    sector: SectorId


@attrs.frozen(kw_only=True)
class NoSupplies(Reason):
    """Resting costs a supply and there is none."""

    tag: ClassVar[str] = "no_supplies"
    rule: ClassVar[RuleId] = RuleId("ACT-38")


@attrs.frozen(kw_only=True)
class NotOffered(Reason):
    """That is not among the answers to the open question."""

    tag: ClassVar[str] = "not_offered"
    rule: ClassVar[RuleId] = RuleId("DEC-28")


@attrs.frozen(kw_only=True)
class NoActionHere(Reason):
    """The sector offers no such special action."""

    tag: ClassVar[str] = "no_action_here"
    rule: ClassVar[RuleId] = RuleId("ACT-01")


@attrs.frozen(kw_only=True)
class OneSpecialAction(Reason):
    """Only one special action in a turn."""

    tag: ClassVar[str] = "one_special_action"
    rule: ClassVar[RuleId] = RuleId("TRN-10")


@attrs.frozen(kw_only=True)
class NotAtLander(Reason):
    """Lift-off is chosen in the lander sector only."""

    tag: ClassVar[str] = "not_at_lander"
    rule: ClassVar[RuleId] = RuleId("ACT-43")
    lander: SectorId


@attrs.frozen(kw_only=True)
class CannotPay(Reason):
    """The alternative cannot be paid in full."""

    tag: ClassVar[str] = "cannot_pay"
    rule: ClassVar[RuleId] = RuleId("GEN-10")


@attrs.frozen(kw_only=True)
class DieNotThere(Reason):
    """That die cannot be taken for this."""

    tag: ClassVar[str] = "die_not_there"
    rule: ClassVar[RuleId] = RuleId("DIE-25")
    die: DieId


ExpeditionReason = (
    AnswerFirst
    | ItIsOver
    | NoPath
    | WrongWay
    | NoMovement
    | NoSupplies
    | NotOffered
    | NoActionHere
    | OneSpecialAction
    | NotAtLander
    | CannotPay
    | DieNotThere
)
REASONS: tuple[type[Reason], ...] = (
    *SHARED_REASONS,
    NoPath,
    WrongWay,
    NoMovement,
    NoSupplies,
    NotOffered,
    NoActionHere,
    OneSpecialAction,
    NotAtLander,
    CannotPay,
    DieNotThere,
)
