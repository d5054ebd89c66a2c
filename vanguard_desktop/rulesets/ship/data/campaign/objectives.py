"""Objectives and what installed cards offer by command (OBJ-15, SEF-17)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision


@attrs.frozen(kw_only=True)
class AskBridge(Effect):
    """Before the star map is opened: whatever installed cards offer may be used, an objective declared (OBJ-15)."""

    tag: ClassVar[str] = "step_ask_bridge"


@attrs.frozen(kw_only=True)
class OnTheBridge(ShipDecision):
    """Use what the ship offers, declare an objective fulfilled, or go on?"""

    tag: ClassVar[str] = "on_the_bridge"


@attrs.frozen(kw_only=True)
class DeclareObjective(Command):
    """Pay the printed price: this objective counts as fulfilled (OBJ-15)."""

    tag: ClassVar[str] = "declare_objective"
    card: CardId


@attrs.frozen(kw_only=True)
class UseAbility(Command):
    """Use what an installed card offers, at its price (SEF-17, BRG-15)."""

    tag: ClassVar[str] = "use_ability"
    card: str


@attrs.frozen(kw_only=True)
class LeaveBridge(Command):
    """Nothing more on the bridge."""

    tag: ClassVar[str] = "leave_bridge"


@attrs.frozen(kw_only=True)
class ObjectiveFulfilled(Event):
    """An objective is reached; its reward follows, once (OBJ-15)."""

    tag: ClassVar[str] = "objective_fulfilled"
    card: CardId


@attrs.frozen(kw_only=True)
class AbilityUsed(Event):
    """What an installed card offers is used."""

    tag: ClassVar[str] = "ability_used"
    card: str


@attrs.frozen(kw_only=True)
class NothingToDeclare(Reason):
    """No installed objective that is still open can be declared."""

    tag: ClassVar[str] = "nothing_to_declare"
    rule: ClassVar[RuleId] = RuleId("OBJ-15")


@attrs.frozen(kw_only=True)
class PriceTooHigh(Reason):
    """The printed price cannot be paid."""

    tag: ClassVar[str] = "price_too_high"
    rule: ClassVar[RuleId] = RuleId("SEF-17")


@attrs.frozen(kw_only=True)
class NotInstalled(Reason):
    """No card in the ship book offers this."""

    tag: ClassVar[str] = "not_installed"
    rule: ClassVar[RuleId] = RuleId("ZON-10")


@attrs.frozen(kw_only=True)
class OutsideWindow(Reason):
    """The card may be used at another time only."""

    tag: ClassVar[str] = "outside_window"
    rule: ClassVar[RuleId] = RuleId("SEF-17")


@attrs.frozen(kw_only=True)
class UsedUp(Reason):
    """The card has been used as often as it may."""

    tag: ClassVar[str] = "used_up"
    rule: ClassVar[RuleId] = RuleId("SEF-17")
