"""Debriefing (DBR): promotions, the success pool, dice sold and bought."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.common import ShipDecision

SALE_PRICE = 4


@attrs.frozen(kw_only=True)
class TakeDie(Effect):
    """A section takes a die of its choice from the box (DBR-11)."""

    tag: ClassVar[str] = "step_take_die"
    section: Section


@attrs.frozen(kw_only=True)
class AskTrade(Effect):
    """Dice are sold and bought as long as the players like (DBR-08)."""

    tag: ClassVar[str] = "step_ask_trade"


@attrs.frozen(kw_only=True)
class TradeDice(ShipDecision):
    """Sell, buy or go on?"""

    tag: ClassVar[str] = "trade_dice"


@attrs.frozen(kw_only=True)
class SellDice(Command):
    """Every section returns a die; four successes for it (DBR-10)."""

    tag: ClassVar[str] = "sell_dice"


@attrs.frozen(kw_only=True)
class BuyDie(Command):
    """Every section takes a die, at a price that an instructor lowers (DBR-11, DBR-12)."""

    tag: ClassVar[str] = "buy_die"
    instructor: MemberId | None = None


@attrs.frozen(kw_only=True)
class EndTrade(Command):
    """Nothing else is sold or bought."""

    tag: ClassVar[str] = "end_trade"


@attrs.frozen(kw_only=True)
class SuccessesPooled(Event):
    """Successes of the expedition and of the token bag are in the pool now (DBR-07)."""

    tag: ClassVar[str] = "successes_pooled"
    earned: int
    bag: int


@attrs.frozen(kw_only=True)
class AlreadySold(Reason):
    """Dice are sold once per Ship Management."""

    tag: ClassVar[str] = "already_sold"
    rule: ClassVar[RuleId] = RuleId("DBR-10")


@attrs.frozen(kw_only=True)
class KeepFourDice(Reason):
    """Every section keeps at least four dice when it sells."""

    tag: ClassVar[str] = "keep_four_dice"
    rule: ClassVar[RuleId] = RuleId("DBR-10")


@attrs.frozen(kw_only=True)
class DieTooDear(Reason):
    """There are not enough successes in the pool."""

    tag: ClassVar[str] = "die_too_dear"
    rule: ClassVar[RuleId] = RuleId("DBR-11")


@attrs.frozen(kw_only=True)
class BoxHasTooFewDice(Reason):
    """There is not a die left for each section."""

    tag: ClassVar[str] = "box_has_too_few_dice"
    rule: ClassVar[RuleId] = RuleId("DBR-14")


@attrs.frozen(kw_only=True)
class NoInstructor(Reason):
    """An instructor has rank 2 or 3."""

    tag: ClassVar[str] = "no_instructor"
    rule: ClassVar[RuleId] = RuleId("DBR-12")
