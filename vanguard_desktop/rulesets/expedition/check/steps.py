"""Steps around a dice check: what abilities wait for after an outcome and after the check, and choices taken apart."""

from __future__ import annotations

from vanguard_desktop.core.ids import DieId, TrackId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.setting.cards import RowColor


class AfterOutcome(Effect, tag="step_after_outcome"):
    """An outcome has taken effect; abilities "after a red outcome" come now."""

    color: RowColor


class AfterCheck(Effect, tag="step_after_check"):
    """The outcomes are done; abilities "after a check" come now, then it is over (CHK-90)."""


class StayInPool(Effect, tag="step_stay_in_pool"):
    """Of the dice that pay for a combination one stays in the roll pool, the others are spent."""

    dice: tuple[DieId, ...]


class RollAside(Effect, tag="step_roll_aside"):
    """The die that was kept aside before the roll is rolled now and joins the roll pool, if it is still available."""

    die: DieId


class StepMarker(Effect, tag="step_step_marker"):
    """The marker on this track of an action moves so many spaces on, or back with a negative count."""

    track: TrackId
    by: int


class TakeOffMarker(Effect, tag="step_take_off_marker"):
    """This track of an action is reset (GEN-32)."""

    track: TrackId


class LayFreeDie(Effect, tag="step_lay_free_die"):
    """A basic result of this color lies in the roll pool, without a die."""

    color: Color


class OfferFreeDie(Effect, tag="step_offer_free_die"):
    """Before dice are taken for a check in a marked sector: of which color is the basic result that lies there?"""


OfCheck = AfterOutcome | AfterCheck | StayInPool | RollAside | StepMarker | TakeOffMarker | LayFreeDie | OfferFreeDie
OF_CHECK: tuple[type[Effect], ...] = OfCheck.__args__
