"""Steps around a dice check: what abilities wait for after an outcome and after the check, and choices taken apart."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import DieId, TrackId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.setting.cards import RowColor


@attrs.frozen(kw_only=True)
class AfterOutcome(Effect):
    """An outcome has taken effect; abilities "after a red outcome" come now."""

    tag: ClassVar[str] = "step_after_outcome"
    color: RowColor


@attrs.frozen(kw_only=True)
class AfterCheck(Effect):
    """The outcomes are done; abilities "after a check" come now, then it is over (CHK-90)."""

    tag: ClassVar[str] = "step_after_check"


@attrs.frozen(kw_only=True)
class StayInPool(Effect):
    """Of the dice that pay for a combination one stays in the roll pool, the others are spent."""

    tag: ClassVar[str] = "step_stay_in_pool"
    dice: tuple[DieId, ...]


@attrs.frozen(kw_only=True)
class RollAside(Effect):
    """The die that was kept aside before the roll is rolled now and joins the roll pool, if it is still available."""

    tag: ClassVar[str] = "step_roll_aside"
    die: DieId


@attrs.frozen(kw_only=True)
class StepMarker(Effect):
    """The marker on this track of an action moves so many spaces on, or back with a negative count."""

    tag: ClassVar[str] = "step_step_marker"
    track: TrackId
    by: int


@attrs.frozen(kw_only=True)
class TakeOffMarker(Effect):
    """This track of an action is reset (GEN-32)."""

    tag: ClassVar[str] = "step_take_off_marker"
    track: TrackId


@attrs.frozen(kw_only=True)
class LayFreeDie(Effect):
    """A basic result of this color lies in the roll pool, without a die."""

    tag: ClassVar[str] = "step_lay_free_die"
    color: Color


@attrs.frozen(kw_only=True)
class OfferFreeDie(Effect):
    """Before dice are taken for a check in a marked sector: of which color is the basic result that lies there?"""

    tag: ClassVar[str] = "step_offer_free_die"


OfCheck = AfterOutcome | AfterCheck | StayInPool | RollAside | StepMarker | TakeOffMarker | LayFreeDie | OfferFreeDie
OF_CHECK: tuple[type[Effect], ...] = OfCheck.__args__
