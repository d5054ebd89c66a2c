"""What cards, skills and equipment do to a dice check: results, dice in and out of the pool, who may assist (CHK)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.setting.cards import RowColor


@attrs.frozen(kw_only=True)
class TreatResults(Effect):
    """For the rest of the check an icon counts as others, or as nothing, or may serve as each of them `also`; `own`
    dice only.
    """

    tag: ClassVar[str] = "treat_results"
    shown: Icon
    becomes: tuple[Icon, ...] = ()
    also: bool = False
    color: Color | None = None
    own: bool = False


@attrs.frozen(kw_only=True)
class TreatDie(Effect):
    """One result counts as another: one such icon of a die of choice, or its whole face, until it falls again."""

    tag: ClassVar[str] = "treat_die"
    becomes: tuple[Icon, ...]
    shown: Icon | None = None
    color: Color | None = None


@attrs.frozen(kw_only=True)
class JoinBasics(Effect):
    """Two basic results of one color count as one ace; `first` is the die that is it, once it is chosen."""

    tag: ClassVar[str] = "join_basics"
    first: str | None = None


@attrs.frozen(kw_only=True)
class MatchIcon(Effect):
    """A die takes the icon that so many other dice show: it is turned to it (DIE-35), or it counts as showing it."""

    tag: ClassVar[str] = "match_icon"
    alike: int = 1
    color: Color | None = None
    turned: bool = False


@attrs.frozen(kw_only=True)
class TurnShown(Effect):
    """A die that does not show the icon yet is turned to it, if it has it (DIE-35); one that shows `shown` now."""

    tag: ClassVar[str] = "turn_shown"
    icon: Icon
    shown: Icon | None = None
    color: Color | None = None


@attrs.frozen(kw_only=True)
class TurnAlike(Effect):
    """Up to so many dice are turned to one icon of choice, as far as they have it (DIE-35)."""

    tag: ClassVar[str] = "turn_alike"
    count: int = 3


@attrs.frozen(kw_only=True)
class RerollAny(Effect):
    """Any number of dice of the pool fall again, each once, or only those with an icon on them (CRD-18, DIE-36)."""

    tag: ClassVar[str] = "reroll_any"
    color: Color | None = None
    having: Icon | None = None


@attrs.frozen(kw_only=True)
class RerollColor(Effect):
    """All dice of a color fall again; without one the color is chosen (DIE-36)."""

    tag: ClassVar[str] = "reroll_color"
    color: Color | None = None


@attrs.frozen(kw_only=True)
class RerollNamed(Effect):
    """Name an icon, reroll a die; if it shows the icon, it comes back after the check. `icon` is the named one."""

    tag: ClassVar[str] = "reroll_named"
    icon: Icon | None = None


@attrs.frozen(kw_only=True)
class RerollOther(Effect):
    """A die of choice that does not show the icon must be rerolled (DIE-36)."""

    tag: ClassVar[str] = "reroll_other"
    icon: Icon = Icon.BASIC


@attrs.frozen(kw_only=True)
class ReturnNamed(Effect):
    """Name an icon; every die that shows it comes back at the end of step 9 (CHK-80)."""

    tag: ClassVar[str] = "return_named"


@attrs.frozen(kw_only=True)
class ReturnShown(Effect):
    """The dice that show the icon, now or once they are rolled, come back at the end of step 9 (CHK-80)."""

    tag: ClassVar[str] = "return_shown"
    icon: Icon


@attrs.frozen(kw_only=True)
class ReturnColors(Effect):
    """Dice with the icon, one each of so many colors, come back at the end of step 9 (CHK-80)."""

    tag: ClassVar[str] = "return_colors"
    icon: Icon
    count: int = 2
    done: tuple[Color, ...] = ()


@attrs.frozen(kw_only=True)
class PutInPool(Effect):
    """Before the roll: an available die lies in the roll pool with that icon up (DIE-35); it is not rolled."""

    tag: ClassVar[str] = "put_in_pool"
    icon: Icon = Icon.BASIC
    color: Color | None = None


@attrs.frozen(kw_only=True)
class KeepAside(Effect):
    """Before the roll: one of the own chosen dice is kept aside, available and not rolled with the others.

    When these have fallen it may be rolled after all, as the second half of a trial: a die that could never join would
    be no more than a die not chosen (CHK-07).
    """

    tag: ClassVar[str] = "keep_aside"


@attrs.frozen(kw_only=True)
class KeepFace(Effect):
    """The face of a die is remembered in the sector of the check: taken for a check there it is not rolled, once."""

    tag: ClassVar[str] = "keep_face"


@attrs.frozen(kw_only=True)
class IgnoreInjuryDice(Effect):
    """The injury dice of the active crew member stay on the board in this check, against CHK-11."""

    tag: ClassVar[str] = "ignore_injury_dice"


@attrs.frozen(kw_only=True)
class AssistMore(Effect):
    """Each crew member who assists may lend so many dice in this check (CHK-08)."""

    tag: ClassVar[str] = "assist_more"
    count: int = 2


@attrs.frozen(kw_only=True)
class MayAssist(Effect):
    """The crew member may assist this check wherever it stands, as if it were in the sector (CHK-06, CHK-19)."""

    tag: ClassVar[str] = "may_assist"


@attrs.frozen(kw_only=True)
class PayTwice(Effect):
    """A die that pays for a combination stays in the roll pool and may pay for one more, against CHK-33."""

    tag: ClassVar[str] = "pay_twice"


@attrs.frozen(kw_only=True)
class SpareOutcome(Effect):
    """If the row of that color is marked in this check, nothing happens instead of its outcome (CHK-83)."""

    tag: ClassVar[str] = "spare_outcome"
    color: RowColor


@attrs.frozen(kw_only=True)
class RepeatCheck(Effect):
    """The same check is made again with available dice."""

    tag: ClassVar[str] = "repeat_check"


@attrs.frozen(kw_only=True)
class ProgressHere(Effect):
    """A track of that color of an action in the sector moves on, or back with a negative count, in a check or not
    (TIM-20, TIM-24). Without a number it is the sector "here", or any sector. `asking` leaves only tracks that this
    icon moves on, or one of two.
    """

    tag: ClassVar[str] = "progress_here"
    color: RowColor
    count: Annotated[int, Between(-99, 99)] = 1
    sector: SectorId | None = None
    asking: Icon | None = None
    or_asking: Icon | None = None
    anywhere: bool = False


@attrs.frozen(kw_only=True)
class ProgressAround(Effect):
    """Every track of that color of the actions here and in connected sectors moves on (TIM-20, TIM-22)."""

    tag: ClassVar[str] = "progress_around"
    color: RowColor
    count: int = 1


@attrs.frozen(kw_only=True)
class ResetHere(Effect):
    """The marker of a track of that color of an action in the sector is taken off (GEN-32)."""

    tag: ClassVar[str] = "reset_here"
    color: RowColor


OfCheck = (
    TreatResults | TreatDie | JoinBasics | MatchIcon | TurnShown | TurnAlike | RerollAny | RerollColor | RerollNamed
    | RerollOther | ReturnNamed | ReturnShown | ReturnColors | PutInPool | KeepAside | KeepFace | IgnoreInjuryDice
    | AssistMore
    | MayAssist | PayTwice | SpareOutcome | RepeatCheck | ProgressHere | ProgressAround | ResetHere
)  # fmt: skip
OF_CHECK: tuple[type[Effect], ...] = OfCheck.__args__
