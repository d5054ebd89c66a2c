"""Why an expedition refuses a command; each names its rule."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, DieId, MemberId, RuleId, SectorId
from vanguard_desktop.core.kinds import Command, Reason
from vanguard_desktop.core.reasons import SHARED_REASONS, AnswerFirst, ItIsOver
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.setting.launch import LaunchReason


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
class PathClosed(Reason):
    """The path is closed."""

    tag: ClassVar[str] = "path_closed"
    rule: ClassVar[RuleId] = RuleId("PLN-60")
    to: SectorId


@attrs.frozen(kw_only=True)
class RopeHolds(Reason):
    """Only whoever has the start token travels under this condition; the others hold the rope."""

    tag: ClassVar[str] = "rope_holds"
    rule: ClassVar[RuleId] = RuleId("PLN-38")


@attrs.frozen(kw_only=True)
class NoMovement(Reason):
    """The sector shows the no-movement icon."""

    tag: ClassVar[str] = "no_movement"
    rule: ClassVar[RuleId] = RuleId("ACT-20")
    sector: SectorId


@attrs.frozen(kw_only=True)
class NoRestHere(Reason):
    """The condition or a threat forbids resting in this sector."""

    tag: ClassVar[str] = "no_rest_here"
    rule: ClassVar[RuleId] = RuleId("GEN-02")
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
class OnlyTravelLeft(Reason):
    """The last action of this turn must be travel."""

    tag: ClassVar[str] = "only_travel_left"
    rule: ClassVar[RuleId] = RuleId("TRN-15")


@attrs.frozen(kw_only=True)
class ActionNotOpen(Reason):
    """The action asks for something that is not so."""

    tag: ClassVar[str] = "action_not_open"
    rule: ClassVar[RuleId] = RuleId("ACT-08")


@attrs.frozen(kw_only=True)
class NobodyAssists(Reason):
    """Another crew member must assist with a die."""

    tag: ClassVar[str] = "nobody_assists"
    rule: ClassVar[RuleId] = RuleId("ACT-09")


@attrs.frozen(kw_only=True)
class AllMustAssist(Reason):
    """The action demands that everybody else in the sector assists, and this crew member does not."""

    tag: ClassVar[str] = "all_must_assist"
    rule: ClassVar[RuleId] = RuleId("CHK-06")
    member: MemberId


@attrs.frozen(kw_only=True)
class NotAtLander(Reason):
    """Lift-off is chosen in the lander sector only."""

    tag: ClassVar[str] = "not_at_lander"
    rule: ClassVar[RuleId] = RuleId("ACT-43")
    lander: SectorId | None


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


@attrs.frozen(kw_only=True)
class FaceNotThere(Reason):
    """The die does not have that face."""

    tag: ClassVar[str] = "face_not_there"
    rule: ClassVar[RuleId] = RuleId("DIE-35")
    die: DieId


@attrs.frozen(kw_only=True)
class NotHere(Reason):
    """The crew member stands in another sector."""

    tag: ClassVar[str] = "not_here"
    rule: ClassVar[RuleId] = RuleId("CHK-06")
    member: MemberId


@attrs.frozen(kw_only=True)
class NoMoreDiceInCheck(Reason):
    """The card lets only so many dice be rolled."""

    tag: ClassVar[str] = "no_more_dice_in_check"
    rule: ClassVar[RuleId] = RuleId("CHK-05")
    most: int


@attrs.frozen(kw_only=True)
class OneDieToAssist(Reason):
    """Each crew member may lend only one die."""

    tag: ClassVar[str] = "one_die_to_assist"
    rule: ClassVar[RuleId] = RuleId("CHK-06")
    member: MemberId


@attrs.frozen(kw_only=True)
class NoMoreDiceToAssist(Reason):
    """Each crew member may lend so many dice by the text of a card, and this one has."""

    tag: ClassVar[str] = "no_more_dice_to_assist"
    rule: ClassVar[RuleId] = RuleId("CHK-08")
    member: MemberId
    most: int


@attrs.frozen(kw_only=True)
class OneCardToAssist(Reason):
    """Each assisting crew member may play only one card in a check."""

    tag: ClassVar[str] = "one_card_to_assist"
    rule: ClassVar[RuleId] = RuleId("CHK-19")
    member: MemberId


@attrs.frozen(kw_only=True)
class NotInHand(Reason):
    """The crew member does not hold that card."""

    tag: ClassVar[str] = "not_in_hand"
    rule: ClassVar[RuleId] = RuleId("CRD-12")
    member: MemberId


@attrs.frozen(kw_only=True)
class NotTheMoment(Reason):
    """That may be used at another moment only."""

    tag: ClassVar[str] = "not_the_moment"
    rule: ClassVar[RuleId] = RuleId("CRD-12")


@attrs.frozen(kw_only=True)
class OverHandLimit(Reason):
    """The hand is above its limit."""

    tag: ClassVar[str] = "over_hand_limit"
    rule: ClassVar[RuleId] = RuleId("CRD-09")
    member: MemberId


@attrs.frozen(kw_only=True)
class NoCharge(Reason):
    """The crew member has no charge."""

    tag: ClassVar[str] = "no_charge"
    rule: ClassVar[RuleId] = RuleId("CRW-14")
    member: MemberId


@attrs.frozen(kw_only=True)
class NoSkill(Reason):
    """The crew member has no such skill."""

    tag: ClassVar[str] = "no_skill"
    rule: ClassVar[RuleId] = RuleId("CRW-14")
    member: MemberId


@attrs.frozen(kw_only=True)
class NotCarried(Reason):
    """The crew member does not carry that."""

    tag: ClassVar[str] = "not_carried"
    rule: ClassVar[RuleId] = RuleId("EQP-08")
    member: MemberId


@attrs.frozen(kw_only=True)
class WrongSection(Reason):
    """Only crew of another section may carry that."""

    tag: ClassVar[str] = "wrong_section"
    rule: ClassVar[RuleId] = RuleId("EQP-06")
    card: CardId


@attrs.frozen(kw_only=True)
class NotYourTurn(Reason):
    """Equipment is used in the carrier's own turn, or by the active crew member of a check."""

    tag: ClassVar[str] = "not_your_turn"
    rule: ClassVar[RuleId] = RuleId("EQP-07")
    member: MemberId


@attrs.frozen(kw_only=True)
class NotWhileResolving(Reason):
    """Not while an action, check or event is being resolved."""

    tag: ClassVar[str] = "not_while_resolving"
    rule: ClassVar[RuleId] = RuleId("EQP-23")


@attrs.frozen(kw_only=True)
class NothingToExert(Reason):
    """Exerting is not possible in the training with three dice or fewer."""

    tag: ClassVar[str] = "nothing_to_exert"
    rule: ClassVar[RuleId] = RuleId("TUT-35")
    member: MemberId


@attrs.frozen(kw_only=True)
class NoCommitment(Reason):
    """Those dice would not raise the count."""

    tag: ClassVar[str] = "no_commitment"
    rule: ClassVar[RuleId] = RuleId("CHK-95")


@attrs.frozen(kw_only=True)
class NotCovered(Reason):
    """Those dice do not cover the requirement."""

    tag: ClassVar[str] = "not_covered"
    rule: ClassVar[RuleId] = RuleId("REQ-04")


@attrs.frozen(kw_only=True)
class OtherRowFirst(Reason):
    """The dice show what a row further up asks for, so that one is marked."""

    tag: ClassVar[str] = "other_row_first"
    rule: ClassVar[RuleId] = RuleId("CHK-72")
    color: RowColor


@attrs.frozen(kw_only=True)
class Guided(Reason):
    """The first round of the training goes as prescribed; `otherwise` is what else would forbid the command."""

    tag: ClassVar[str] = "guided"
    rule: ClassVar[RuleId] = RuleId("TUT-26")
    next: Command
    otherwise: Reason | None = None


@attrs.frozen(kw_only=True)
class LimitReached(Reason):
    """It has been used as often as its text allows."""

    tag: ClassVar[str] = "limit_reached"
    rule: ClassVar[RuleId] = RuleId("EQP-22")
    card: CardId


@attrs.frozen(kw_only=True)
class TokenPlaced(Reason):
    """A token on the planet board is not moved by placing it again."""

    tag: ClassVar[str] = "token_placed"
    rule: ClassVar[RuleId] = RuleId("EQP-15")
    card: CardId


@attrs.frozen(kw_only=True)
class Blocked(Reason):
    """The equipment is blocked."""

    tag: ClassVar[str] = "blocked"
    rule: ClassVar[RuleId] = RuleId("GEN-02")
    card: CardId


ExpeditionReason = (
    AnswerFirst | ItIsOver | NoPath | WrongWay | PathClosed | RopeHolds | NoMovement | NoRestHere | NoSupplies
    | NotOffered | NoActionHere | OneSpecialAction | OnlyTravelLeft | ActionNotOpen | NobodyAssists | AllMustAssist
    | NotAtLander | CannotPay | DieNotThere | FaceNotThere | NotHere | NoMoreDiceInCheck | OneDieToAssist
    | NoMoreDiceToAssist | OneCardToAssist | NotInHand | NotTheMoment | OverHandLimit | NoCharge | NoSkill
    | NotCarried | WrongSection | NotYourTurn | NotWhileResolving | NothingToExert | NoCommitment | NotCovered
    | OtherRowFirst | LaunchReason | Guided | LimitReached | TokenPlaced | Blocked
)  # fmt: skip
REASONS: tuple[type[Reason], ...] = (
    *SHARED_REASONS,
    NoPath,
    WrongWay,
    PathClosed,
    NoMovement,
    RopeHolds,
    NoRestHere,
    NoSupplies,
    NotOffered,
    NoActionHere,
    OneSpecialAction,
    ActionNotOpen,
    NobodyAssists,
    AllMustAssist,
    NotAtLander,
    CannotPay,
    DieNotThere,
    FaceNotThere,
    NotHere,
    NoMoreDiceInCheck,
    OneDieToAssist,
    NoMoreDiceToAssist,
    OneCardToAssist,
    NotInHand,
    NotTheMoment,
    OverHandLimit,
    NoCharge,
    NoSkill,
    NotCarried,
    WrongSection,
    NotYourTurn,
    NotWhileResolving,
    NothingToExert,
    NoCommitment,
    NotCovered,
    OtherRowFirst,
    *LaunchReason.__args__,
    Guided,
    LimitReached,
    TokenPlaced,
    Blocked,
)
