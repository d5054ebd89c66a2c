"""Steps in and around a dice check (CHK)."""

from __future__ import annotations

from vanguard_desktop.core import DieId, Effect
from vanguard_desktop.dice.faces import Color, DangerIcon
from vanguard_desktop.setting import RowColor


class GoOnWithCheck(Effect, tag="step_go_on_with_check"):
    """The next of the ten steps of the running check (CHK-02)."""


class DangerResult(Effect, tag="step_danger_result"):
    """A danger die has fallen; now its table is looked up (DNG-03); nobody wants to change what is `accepted`."""

    letter: str
    icon: DangerIcon
    accepted: bool = False


class ApplyOutcome(Effect, tag="step_apply_outcome"):
    """An outcome of the running check and those its arrows lead to (CHK-85)."""

    color: RowColor


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


class LayFreeDie(Effect, tag="step_lay_free_die"):
    """A basic result of this color lies in the roll pool, without a die."""

    color: Color


class OfferFreeDie(Effect, tag="step_offer_free_die"):
    """Before dice are taken for a check in a marked sector: of which color is the basic result that lies there?"""
