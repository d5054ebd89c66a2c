"""What texts do about dice checks: asking for one, results, dice in and out of the pool, danger, assistance (CHK)."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Effect, Named, SectorId
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.setting import CheckCard, RowColor


class DiceCheck(Effect, tag="dice_check"):
    """A text asks for a dice check (EVT-17)."""

    check: CheckCard


class RollDanger(Effect, tag="roll_danger"):
    """Roll a danger die and look it up in the table of the letter (DNG-03)."""

    letter: Annotated[str, Named("dangers")]


class RerollDanger(Effect, tag="reroll_danger"):
    """The danger die that just fell is rolled again (DNG-09)."""


class CancelDangerDie(Effect, tag="cancel_danger_die"):
    """In a check: a danger die of that letter is not resolved (CHK-52)."""

    letter: Annotated[str, Named("dangers")]


class RerollDice(Effect, tag="reroll_dice"):
    """During a check: up to so many dice of the pool fall again (DIE-36)."""

    count: int = 1
    color: Color | None = None


class TurnDie(Effect, tag="turn_die"):
    """During a check: one die shows a face of choice that it has, or the named icon (DIE-35)."""

    color: Color | None = None
    icon: Icon | None = None


class PoolDieToSpent(Effect, tag="pool_die_to_spent"):
    """During a check: one die of the pool goes to its owner's spent pool; no payment (DIE-37)."""


class BurnBasics(Effect, tag="burn_basics"):
    """For the rest of this check basic results count as accidents (INJ-24, INJ-27)."""


class SkipToStep(Effect, tag="skip_to_step"):
    """Go directly to a later step of the check (CHK-25)."""

    step: int


class TreatResults(Effect, tag="treat_results"):
    """For the rest of the check an icon counts as others, or as nothing, or may serve as each of them `also`; `own`
    dice only.
    """

    shown: Icon
    becomes: tuple[Icon, ...] = ()
    also: bool = False
    color: Color | None = None
    own: bool = False


class TreatDie(Effect, tag="treat_die"):
    """One result counts as another: one such icon of a die of choice, or its whole face, until it falls again."""

    becomes: tuple[Icon, ...]
    shown: Icon | None = None
    color: Color | None = None


class JoinBasics(Effect, tag="join_basics"):
    """Two basic results of one color count as one ace; `first` is the die that is it, once it is chosen."""

    first: str | None = None


class MatchIcon(Effect, tag="match_icon"):
    """A die takes the icon that so many other dice show: it is turned to it (DIE-35), or it counts as showing it."""

    alike: int = 1
    color: Color | None = None
    turned: bool = False


class TurnShown(Effect, tag="turn_shown"):
    """A die that does not show the icon yet is turned to it, if it has it (DIE-35); one that shows `shown` now."""

    icon: Icon
    shown: Icon | None = None
    color: Color | None = None


class TurnAlike(Effect, tag="turn_alike"):
    """Up to so many dice are turned to one icon of choice, as far as they have it (DIE-35)."""

    count: int = 3


class RerollAny(Effect, tag="reroll_any"):
    """Any number of dice of the pool fall again, each once, or only those with an icon on them (CRD-18, DIE-36)."""

    color: Color | None = None
    having: Icon | None = None


class RerollColor(Effect, tag="reroll_color"):
    """All dice of a color fall again; without one the color is chosen (DIE-36)."""

    color: Color | None = None


class RerollNamed(Effect, tag="reroll_named"):
    """Name an icon, reroll a die; if it shows the icon, it comes back after the check. `icon` is the named one."""

    icon: Icon | None = None


class RerollOther(Effect, tag="reroll_other"):
    """A die of choice that does not show the icon must be rerolled (DIE-36)."""

    icon: Icon = Icon.BASIC


class ReturnNamed(Effect, tag="return_named"):
    """Name an icon; every die that shows it comes back at the end of step 9 (CHK-80)."""


class ReturnShown(Effect, tag="return_shown"):
    """The dice that show the icon, now or once they are rolled, come back at the end of step 9 (CHK-80)."""

    icon: Icon


class ReturnColors(Effect, tag="return_colors"):
    """Dice with the icon, one each of so many colors, come back at the end of step 9 (CHK-80)."""

    icon: Icon
    count: int = 2
    done: tuple[Color, ...] = ()


class PutInPool(Effect, tag="put_in_pool"):
    """Before the roll: an available die lies in the roll pool with that icon up (DIE-35); it is not rolled."""

    icon: Icon = Icon.BASIC
    color: Color | None = None


class KeepAside(Effect, tag="keep_aside"):
    """Before the roll: one of the own chosen dice is kept aside, available and not rolled with the others.

    When these have fallen it may be rolled after all, as the second half of a trial: a die that could never join would
    be no more than a die not chosen (CHK-07).
    """


class KeepFace(Effect, tag="keep_face"):
    """The face of a die is remembered in the sector of the check: taken for a check there it is not rolled, once."""


class IgnoreInjuryDice(Effect, tag="ignore_injury_dice"):
    """The injury dice of the active crew member stay on the board in this check, against CHK-11."""


class AssistMore(Effect, tag="assist_more"):
    """Each crew member who assists may lend so many dice in this check (CHK-08)."""

    count: int = 2


class MayAssist(Effect, tag="may_assist"):
    """The crew member may assist this check wherever it stands, as if it were in the sector (CHK-06, CHK-19)."""


class PayTwice(Effect, tag="pay_twice"):
    """A die that pays for a combination stays in the roll pool and may pay for one more, against CHK-33."""


class SpareOutcome(Effect, tag="spare_outcome"):
    """If the row of that color is marked in this check, nothing happens instead of its outcome (CHK-83)."""

    color: RowColor


class RepeatCheck(Effect, tag="repeat_check"):
    """The same check is made again with available dice."""


class InEachCheck(Effect, tag="in_each_check"):
    """In every dice check in these sectors this comes before its results are modified, for the whole expedition.

    Without sectors it comes in each check of yours until the end of your next turn.
    """

    effect: Effect
    sectors: tuple[SectorId, ...] = ()
