"""The hangar (HNG): landers and mods come into their slots, are repaired, and one lander is fitted out."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect, Event, Reason
from vanguard_desktop.setting import Stat

from ...pieces import Piece
from ..common import ShipDecision


class InstallLander(Effect, tag="step_install_lander"):
    """A new lander goes to page 19; if that is full, one has to leave the game (HNG-01)."""

    card: Piece


class InstallMod(Effect, tag="step_install_mod"):
    """A new mod goes to page 21; if that is full, one may leave the game for it (HNG-03)."""

    card: Piece


class OfferRepairs(Effect, tag="step_offer_repairs"):
    """Damaged landers whose repair can be paid may be turned face up, one after the other (HNG-05)."""


class FitOutLander(ShipDecision, tag="fit_out_lander", automatic=False):
    """Which lander flies, with which mods? All of it may be changed until it is confirmed (HNG-11)."""


class ChooseLander(Command, tag="choose_lander"):
    """Put the board of this lander on the table; mods of another return to page 21 (HNG-07)."""

    lander: CardId


class AttachMod(Command, tag="attach_mod"):
    """Put a mod into a slot of the lander (HNG-08)."""

    mod: Piece


class DetachMod(Command, tag="detach_mod"):
    """Take a mod off the lander again (HNG-11)."""

    mod: Piece


class EndHangar(Command, tag="end_hangar"):
    """The lander is ready."""


class RepairLander(Command, tag="repair_lander"):
    """Pay for a damaged lander between two visits, while there are tokens (HNG-13)."""

    lander: CardId


class LanderChosen(Event, tag="lander_chosen"):
    """The board of a lander lies on the table, or is put away (HNG-07, UNL-11)."""

    lander: CardId | None


class LanderTurned(Event, tag="lander_turned"):
    """A lander card on page 19 is turned: damaged or repaired (UNL-12, HNG-05)."""

    lander: CardId
    damaged: bool


class LanderImproved(Event, tag="lander_improved"):
    """A value of a lander is another one from now on (SEF: lander_stat)."""

    lander: CardId
    stat: Stat
    by: int


class NotUsable(Reason, tag="lander_not_usable", rule="HNG-07"):
    """Only a lander that lies face up on page 19 can fly."""


class NoSuchMod(Reason, tag="no_such_mod", rule="HNG-09"):
    """The mod does not lie where it would have to: on page 21 to be attached, on the lander to be taken off."""


class CannotRepair(Reason, tag="cannot_repair", rule="HNG-05"):
    """The lander is not damaged, or its repair cannot be paid."""
