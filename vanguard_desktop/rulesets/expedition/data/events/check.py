"""What can happen in a dice check, because of its ten steps or because a text says so (CHK)."""

from __future__ import annotations

from vanguard_desktop.core import DieId, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import DangerIcon, InjuryIcon
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.setting import RowColor

from ..check import Check


class CheckStarted(Event, tag="check_started", rule="CHK-02"):
    """A dice check begins."""

    check: Check


class DieTaken(Event, tag="die_taken", rule="CHK-05"):
    """A die is taken in hand for the check."""

    die: DieId
    owner: MemberId


class DieTakenBack(Event, tag="die_taken_back", rule="CHK-07"):
    """A die goes back to its column before the roll."""

    die: DieId
    owner: MemberId


class DiceAdded(Event, tag="dice_added", rule="CHK-11"):
    """Injury and danger dice join."""

    injuries: int
    dangers: tuple[str, ...]


class DieTold(Event, tag="die_told", rule="RND-07"):
    """The players have told what a die on their table shows; a face is counted from 0, an icon is named."""

    result: str


class DiceRolled(Event, tag="dice_rolled", rule="CHK-14", reveals=True):
    """All dice fell at once."""

    faces: tuple[int, ...]
    injuries: tuple[InjuryIcon, ...] = ()
    dangers: tuple[DangerIcon, ...] = ()
    drawn: int = 0


class DieRerolled(Event, tag="die_rerolled", rule="DIE-36", reveals=True):
    """A die of the roll pool fell again."""

    die: DieId
    face: int
    drawn: int


class DieTurned(Event, tag="die_turned", rule="DIE-35"):
    """A die of the roll pool was turned."""

    die: DieId
    face: int


class StepReached(Event, tag="step_reached", rule="CHK-02"):
    """The check goes on with another of its ten steps."""

    step: int


class CardHelped(Event, tag="card_helped", rule="CHK-19"):
    """An assisting crew member has played its one card."""

    member: MemberId


class TextInForce(Event, tag="text_in_force", rule="GEN-02"):
    """What a card says holds for the rest of this check."""

    text: Waiting


class DiePutInPool(Event, tag="die_put_in_pool", rule="DIE-35"):
    """An available die lies in the roll pool with a chosen face up; it was not rolled."""

    owner: MemberId
    die: DieId
    face: int


class DieKeptAside(Event, tag="die_kept_aside", rule="GEN-02"):
    """A die that was chosen for the roll, or lies in the roll pool, is available again."""

    owner: MemberId
    die: DieId


class AsideRolled(Event, tag="aside_rolled", rule="GEN-02"):
    """The die that was kept aside is rolled after the others and joins them."""

    owner: MemberId
    die: DieId
    face: int
    drawn: int


class DiceWillReturn(Event, tag="dice_will_return", rule="CHK-80"):
    """These dice come back to their owners at the end of step 9."""

    dice: tuple[DieId, ...]


class DieStays(Event, tag="die_stays", rule="GEN-02"):
    """A die that paid for a combination stays in the roll pool, once."""

    die: DieId


class PoolDiceSpent(Event, tag="pool_dice_spent", rule="CHK-27"):
    """Dice go from the roll pool to their owners' spent pools."""

    dice: tuple[DieId, ...]


class PoolTreated(Event, tag="pool_treated", rule="INJ-27"):
    """Results count as something else for the rest of the check."""

    treatment: Treatment


class InjuryDieResolved(Event, tag="injury_die_resolved", rule="CHK-47"):
    """An injury die lies on an injury card, or without effect in the spent pool."""

    index: int
    slot: int | None = None


class DangerRolled(Event, tag="danger_rolled", rule="DNG-03", reveals=True):
    """A danger die fell; `drawn` is 0 if it fell on the players' own table."""

    member: MemberId
    letter: str
    icon: DangerIcon
    drawn: int


class DangerDieResolved(Event, tag="danger_die_resolved", rule="CHK-52"):
    """A danger die of the check is looked up and returns to the supply."""

    index: int


class SpecialEffectPassed(Event, tag="special_effect_passed", rule="CHK-58"):
    """A special effect of the check has been dealt with."""

    number: int
    times: int = 0


class RowDeclined(Event, tag="row_declined", rule="CHK-75"):
    """A row that needs an ace or a conversion is not marked."""

    row: int


class RowMarked(Event, tag="row_marked", rule="CHK-72"):
    """An outcome row is marked."""

    color: RowColor


class OutcomeImmediate(Event, tag="outcome_immediate", rule="CHK-67"):
    """The check ends at once with an outcome."""

    color: RowColor


class OutcomeApplied(Event, tag="outcome_applied", rule="CHK-83"):
    """An outcome takes effect."""

    color: RowColor


class TurnWillEnd(Event, tag="turn_will_end", rule="INJ-24"):
    """After this action the turn is over."""


class CheckEnded(Event, tag="check_ended", rule="CHK-90"):
    """The check is over."""


class RollDiscarded(Event, tag="roll_discarded", rule="TUT-21", reveals=True):
    """A roll of the training showed too many accidents; it does not count and all its dice are rolled again."""

    faces: tuple[int, ...]
    drawn: int
