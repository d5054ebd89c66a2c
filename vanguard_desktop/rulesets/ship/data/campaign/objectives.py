"""Objectives and what installed cards offer by command (OBJ-15, SEF-17)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect, Event, Reason

from ..common import ShipDecision


class AskBridge(Effect, tag="step_ask_bridge"):
    """Before the star map is opened: whatever installed cards offer may be used, an objective declared (OBJ-15)."""


class OnTheBridge(ShipDecision, tag="on_the_bridge"):
    """Use what the ship offers, declare an objective fulfilled, or go on?"""


class DeclareObjective(Command, tag="declare_objective"):
    """Pay the printed price: this objective counts as fulfilled (OBJ-15)."""

    card: CardId


class UseAbility(Command, tag="use_ability"):
    """Use what an installed card offers, at its price (SEF-17, BRG-15)."""

    card: str


class LeaveBridge(Command, tag="leave_bridge"):
    """Nothing more on the bridge."""


class ObjectiveFulfilled(Event, tag="objective_fulfilled"):
    """An objective is reached; its reward follows, once (OBJ-15)."""

    card: CardId


class AbilityUsed(Event, tag="ability_used"):
    """What an installed card offers is used."""

    card: str


class NothingToDeclare(Reason, tag="nothing_to_declare", rule="OBJ-15"):
    """No installed objective that is still open can be declared."""


class PriceTooHigh(Reason, tag="price_too_high", rule="SEF-17"):
    """The printed price cannot be paid."""


class NotInstalled(Reason, tag="not_installed", rule="ZON-10"):
    """No card in the ship book offers this."""


class OutsideWindow(Reason, tag="outside_window", rule="SEF-17"):
    """The card may be used at another time only."""


class UsedUp(Reason, tag="used_up", rule="SEF-17"):
    """The card has been used as often as it may."""
