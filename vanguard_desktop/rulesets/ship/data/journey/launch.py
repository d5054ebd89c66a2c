"""Mission launch (LCH): who goes, what lies on the crew boards, what is loaded."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Event, Reason
from vanguard_desktop.dice.faces import Color, Section

from ...pieces import Piece
from ..common import ShipDecision

# What a section names in an emergency draft to draw the top card of Recruits.
DRAW = "draw"


class EmergencyDraft(Effect, tag="step_emergency_draft"):
    """Too few crew: a section may draw a recruit, or call back somebody who rests (LCH-07, LCH-24)."""

    section: Section


class EmergencyPaid(Effect, tag="step_emergency_paid"):
    """What an emergency draft costs the ship, and whether it was enough (LCH-08 to LCH-10)."""


class ChooseTeamMember(Effect, tag="step_choose_team_member"):
    """A player sends one of the Available crew; from the third on a single player may stop (LCH-03, LCH-04)."""

    seat: int
    may_pass: bool = False


class PlaceDice(Effect, tag="step_place_dice"):
    """Dice of a color go on the slots of a crew board; which, if there are more than slots (LCH-12, LCH-14)."""

    section: Section
    color: Color


class TakeSmallEquipment(Effect, tag="step_take_small_equipment"):
    """An away team member may take one small equipment from the armory (LCH-17)."""

    section: Section


class EmergencyMarked(Event, tag="emergency_marked"):
    """An emergency draft leaves a mark in the logbook (LCH-08)."""

    box: int


class BuildDeck(ShipDecision, tag="build_deck", automatic=False):
    """With which section cards does the member of this section go? (LCH-15)"""


class AddCard(Command, tag="add_card"):
    """Put a section card into the deck."""

    card: Piece


class TakeOutCard(Command, tag="take_out_card"):
    """Take a section card out of the deck."""

    card: Piece


class FinishDeck(Command, tag="finish_deck"):
    """The deck is ready; it is shuffled when the team has landed."""


class LoadLander(ShipDecision, tag="load_lander", automatic=False):
    """What goes into the hold of the lander? (LCH-18 to LCH-22)"""


class LoadEquipment(Command, tag="load_equipment"):
    """Put equipment into the hold: personal or mission equipment, or an upgrade of what is loaded."""

    card: Piece


class UnloadEquipment(Command, tag="unload_equipment"):
    """Put equipment back into the armory; upgrades go with what they belong to."""

    card: Piece


class StrapIn(Command, tag="strap_in"):
    """All aboard: from here on nothing is changed any more (LCH-23)."""


class NotInDeck(Reason, tag="not_in_deck", rule="LCH-15"):
    """The card is not there: not in the compartment of the section, or not in its deck."""


class NotInArmory(Reason, tag="not_in_armory", rule="LCH-18"):
    """Only equipment from the armory is loaded, and only what has been loaded is put back."""


class HoldFull(Reason, tag="hold_full", rule="LCH-18"):
    """Personal and mission equipment have limits of their own, which the lander prints."""


class UpgradeAlone(Reason, tag="upgrade_alone", rule="LCH-19"):
    """A mission upgrade goes only with the mission equipment that it belongs to."""


class CannotBeFound(Reason, tag="cannot_be_found", rule="SEF-11"):
    """A text has this equipment treated as absent for now."""


class NobodyCanCarry(Reason, tag="nobody_can_carry", rule="LCH-20"):
    """The card is for a section that is not part of the away team."""
