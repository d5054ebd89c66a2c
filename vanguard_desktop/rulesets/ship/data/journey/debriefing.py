"""Debriefing (DBR): promotions, the success pool, dice sold and bought."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Event, MemberId, Reason
from vanguard_desktop.dice.faces import Section

from ..common import ShipDecision

SALE_PRICE = 4


class TakeDie(Effect, tag="step_take_die"):
    """A section takes a die of its choice from the box (DBR-11)."""

    section: Section


class AskTrade(Effect, tag="step_ask_trade"):
    """Dice are sold and bought as long as the players like (DBR-08)."""


class TradeDice(ShipDecision, tag="trade_dice"):
    """Sell, buy or go on?"""


class SellDice(Command, tag="sell_dice"):
    """Every section returns a die; four successes for it (DBR-10)."""


class BuyDie(Command, tag="buy_die"):
    """Every section takes a die, at a price that an instructor lowers (DBR-11, DBR-12)."""

    instructor: MemberId | None = None


class EndTrade(Command, tag="end_trade"):
    """Nothing else is sold or bought."""


class SuccessesPooled(Event, tag="successes_pooled"):
    """Successes of the expedition and of the token bag are in the pool now (DBR-07)."""

    earned: int
    bag: int


class AlreadySold(Reason, tag="already_sold", rule="DBR-10"):
    """Dice are sold once per Ship Management."""


class KeepFourDice(Reason, tag="keep_four_dice", rule="DBR-10"):
    """Every section keeps at least four dice when it sells."""


class DieTooDear(Reason, tag="die_too_dear", rule="DBR-11"):
    """There are not enough successes in the pool."""


class BoxHasTooFewDice(Reason, tag="box_has_too_few_dice", rule="DBR-14"):
    """There is not a die left for each section."""


class NoInstructor(Reason, tag="no_instructor", rule="DBR-12"):
    """An instructor has rank 2 or 3."""
