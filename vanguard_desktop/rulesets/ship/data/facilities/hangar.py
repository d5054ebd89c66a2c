"""The hangar (HNG): landers and mods come into their slots, are repaired, and one lander is fitted out."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.setting.cards import Stat


@attrs.frozen(kw_only=True)
class InstallLander(Effect):
    """A new lander goes to page 19; if that is full, one has to leave the game (HNG-01)."""

    tag: ClassVar[str] = "step_install_lander"
    card: Piece


@attrs.frozen(kw_only=True)
class InstallMod(Effect):
    """A new mod goes to page 21; if that is full, one may leave the game for it (HNG-03)."""

    tag: ClassVar[str] = "step_install_mod"
    card: Piece


@attrs.frozen(kw_only=True)
class OfferRepairs(Effect):
    """Damaged landers whose repair can be paid may be turned face up, one after the other (HNG-05)."""

    tag: ClassVar[str] = "step_offer_repairs"


@attrs.frozen(kw_only=True)
class FitOutLander(ShipDecision):
    """Which lander flies, with which mods? All of it may be changed until it is confirmed (HNG-11)."""

    tag: ClassVar[str] = "fit_out_lander"
    automatic: ClassVar[bool] = False


@attrs.frozen(kw_only=True)
class ChooseLander(Command):
    """Put the board of this lander on the table; mods of another return to page 21 (HNG-07)."""

    tag: ClassVar[str] = "choose_lander"
    lander: CardId


@attrs.frozen(kw_only=True)
class AttachMod(Command):
    """Put a mod into a slot of the lander (HNG-08)."""

    tag: ClassVar[str] = "attach_mod"
    mod: Piece


@attrs.frozen(kw_only=True)
class DetachMod(Command):
    """Take a mod off the lander again (HNG-11)."""

    tag: ClassVar[str] = "detach_mod"
    mod: Piece


@attrs.frozen(kw_only=True)
class EndHangar(Command):
    """The lander is ready."""

    tag: ClassVar[str] = "end_hangar"


@attrs.frozen(kw_only=True)
class RepairLander(Command):
    """Pay for a damaged lander between two visits, while there are tokens (HNG-13)."""

    tag: ClassVar[str] = "repair_lander"
    lander: CardId


@attrs.frozen(kw_only=True)
class LanderChosen(Event):
    """The board of a lander lies on the table, or is put away (HNG-07, UNL-11)."""

    tag: ClassVar[str] = "lander_chosen"
    lander: CardId | None


@attrs.frozen(kw_only=True)
class LanderTurned(Event):
    """A lander card on page 19 is turned: damaged or repaired (UNL-12, HNG-05)."""

    tag: ClassVar[str] = "lander_turned"
    lander: CardId
    damaged: bool


@attrs.frozen(kw_only=True)
class LanderImproved(Event):
    """A value of a lander is another one from now on (SEF: lander_stat)."""

    tag: ClassVar[str] = "lander_improved"
    lander: CardId
    stat: Stat
    by: int


@attrs.frozen(kw_only=True)
class NotUsable(Reason):
    """Only a lander that lies face up on page 19 can fly."""

    tag: ClassVar[str] = "lander_not_usable"
    rule: ClassVar[RuleId] = RuleId("HNG-07")


@attrs.frozen(kw_only=True)
class NoSuchMod(Reason):
    """The mod does not lie where it would have to: on page 21 to be attached, on the lander to be taken off."""

    tag: ClassVar[str] = "no_such_mod"
    rule: ClassVar[RuleId] = RuleId("HNG-09")


@attrs.frozen(kw_only=True)
class CannotRepair(Reason):
    """The lander is not damaged, or its repair cannot be paid."""

    tag: ClassVar[str] = "cannot_repair"
    rule: ClassVar[RuleId] = RuleId("HNG-05")
