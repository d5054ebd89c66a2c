"""Why an expedition refuses a command; each names its rule."""

from __future__ import annotations

from vanguard_desktop.core import SHARED_REASONS, CardId, Command, DieId, MemberId, Reason, SectorId, members
from vanguard_desktop.setting import LaunchReason, RowColor


class NoPath(Reason, tag="no_path", rule="ACT-21"):
    """No path leads there from the sector of the crew member."""

    to: SectorId | None = None


class WrongWay(Reason, tag="wrong_way", rule="PLN-03"):
    """The path may be used in the other direction only."""

    to: SectorId


class PathClosed(Reason, tag="path_closed", rule="PLN-60"):
    """The path is closed."""

    to: SectorId


class RopeHolds(Reason, tag="rope_holds", rule="PLN-38"):
    """Only whoever has the start token travels under this condition; the others hold the rope."""


class NoMovement(Reason, tag="no_movement", rule="ACT-20"):
    """The sector shows the no-movement icon."""

    sector: SectorId


class NoRestHere(Reason, tag="no_rest_here", rule="GEN-02"):
    """The condition or a threat forbids resting in this sector."""

    sector: SectorId


class NoSupplies(Reason, tag="no_supplies", rule="ACT-38"):
    """Resting costs a supply and there is none."""


class NotOffered(Reason, tag="not_offered", rule="DEC-28"):
    """That is not among the answers to the open question."""


class NoActionHere(Reason, tag="no_action_here", rule="ACT-01"):
    """The sector offers no such special action."""


class OneSpecialAction(Reason, tag="one_special_action", rule="TRN-10"):
    """Only one special action in a turn."""


class OnlyTravelLeft(Reason, tag="only_travel_left", rule="TRN-15"):
    """The last action of this turn must be travel."""


class ActionNotOpen(Reason, tag="action_not_open", rule="ACT-08"):
    """The action asks for something that is not so."""


class NobodyAssists(Reason, tag="nobody_assists", rule="ACT-09"):
    """Another crew member must assist with a die."""


class AllMustAssist(Reason, tag="all_must_assist", rule="CHK-06"):
    """The action demands that everybody else in the sector assists, and this crew member does not."""

    member: MemberId


class NotAtLander(Reason, tag="not_at_lander", rule="ACT-43"):
    """Lift-off is chosen in the lander sector only."""

    lander: SectorId | None


class CannotPay(Reason, tag="cannot_pay", rule="GEN-10"):
    """The alternative cannot be paid in full."""


class DieNotThere(Reason, tag="die_not_there", rule="DIE-25"):
    """That die cannot be taken for this."""

    die: DieId


class FaceNotThere(Reason, tag="face_not_there", rule="DIE-35"):
    """The die does not have that face."""

    die: DieId


class NotHere(Reason, tag="not_here", rule="CHK-06"):
    """The crew member stands in another sector."""

    member: MemberId


class NoMoreDiceInCheck(Reason, tag="no_more_dice_in_check", rule="CHK-05"):
    """The card lets only so many dice be rolled."""

    most: int


class OneDieToAssist(Reason, tag="one_die_to_assist", rule="CHK-06"):
    """Each crew member may lend only one die."""

    member: MemberId


class NoMoreDiceToAssist(Reason, tag="no_more_dice_to_assist", rule="CHK-08"):
    """Each crew member may lend so many dice by the text of a card, and this one has."""

    member: MemberId
    most: int


class OneCardToAssist(Reason, tag="one_card_to_assist", rule="CHK-19"):
    """Each assisting crew member may play only one card in a check."""

    member: MemberId


class NotInHand(Reason, tag="not_in_hand", rule="CRD-12"):
    """The crew member does not hold that card."""

    member: MemberId


class NotTheMoment(Reason, tag="not_the_moment", rule="CRD-12"):
    """That may be used at another moment only."""


class OverHandLimit(Reason, tag="over_hand_limit", rule="CRD-09"):
    """The hand is above its limit."""

    member: MemberId


class NoCharge(Reason, tag="no_charge", rule="CRW-14"):
    """The crew member has no charge."""

    member: MemberId


class NoSkill(Reason, tag="no_skill", rule="CRW-14"):
    """The crew member has no such skill."""

    member: MemberId


class NotCarried(Reason, tag="not_carried", rule="EQP-08"):
    """The crew member does not carry that."""

    member: MemberId


class WrongSection(Reason, tag="wrong_section", rule="EQP-06"):
    """Only crew of another section may carry that."""

    card: CardId


class NotYourTurn(Reason, tag="not_your_turn", rule="EQP-07"):
    """Equipment is used in the carrier's own turn, or by the active crew member of a check."""

    member: MemberId


class NotWhileResolving(Reason, tag="not_while_resolving", rule="EQP-23"):
    """Not while an action, check or event is being resolved."""


class NothingToExert(Reason, tag="nothing_to_exert", rule="TUT-35"):
    """Exerting is not possible in the training with three dice or fewer."""

    member: MemberId


class NoCommitment(Reason, tag="no_commitment", rule="CHK-95"):
    """Those dice would not raise the count."""


class NotCovered(Reason, tag="not_covered", rule="REQ-04"):
    """Those dice do not cover the requirement."""


class OtherRowFirst(Reason, tag="other_row_first", rule="CHK-72"):
    """The dice show what a row further up asks for, so that one is marked."""

    color: RowColor


class Guided(Reason, tag="guided", rule="TUT-26"):
    """The first round of the training goes as prescribed; `otherwise` is what else would forbid the command."""

    next: Command
    otherwise: Reason | None = None


class LimitReached(Reason, tag="limit_reached", rule="EQP-22"):
    """It has been used as often as its text allows."""

    card: CardId


class TokenPlaced(Reason, tag="token_placed", rule="EQP-15"):
    """A token on the planet board is not moved by placing it again."""

    card: CardId


class Blocked(Reason, tag="blocked", rule="GEN-02"):
    """The equipment is blocked."""

    card: CardId


REASONS = (*SHARED_REASONS, *LaunchReason.__args__, *members(Reason, globals()))
