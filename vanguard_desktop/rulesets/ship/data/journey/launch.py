"""Mission launch (LCH): who goes, what lies on the crew boards, what is loaded."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.dice.faces import Color, Section
from vanguard_desktop.rulesets.ship.data.common import ShipDecision
from vanguard_desktop.rulesets.ship.pieces import Piece

# What a section names in an emergency draft to draw the top card of Recruits.
DRAW = "draw"


@attrs.frozen(kw_only=True)
class EmergencyDraft(Effect):
    """Too few crew: a section may draw a recruit, or call back somebody who rests (LCH-07, LCH-24)."""

    tag: ClassVar[str] = "step_emergency_draft"
    section: Section


@attrs.frozen(kw_only=True)
class EmergencyPaid(Effect):
    """What an emergency draft costs the ship, and whether it was enough (LCH-08 to LCH-10)."""

    tag: ClassVar[str] = "step_emergency_paid"


@attrs.frozen(kw_only=True)
class ChooseTeamMember(Effect):
    """A player sends one of the Available crew; from the third on a single player may stop (LCH-03, LCH-04)."""

    tag: ClassVar[str] = "step_choose_team_member"
    seat: int
    may_pass: bool = False


@attrs.frozen(kw_only=True)
class PlaceDice(Effect):
    """Dice of a color go on the slots of a crew board; which, if there are more than slots (LCH-12, LCH-14)."""

    tag: ClassVar[str] = "step_place_dice"
    section: Section
    color: Color


@attrs.frozen(kw_only=True)
class TakeSmallEquipment(Effect):
    """An away team member may take one small equipment from the armory (LCH-17)."""

    tag: ClassVar[str] = "step_take_small_equipment"
    section: Section


@attrs.frozen(kw_only=True)
class EmergencyMarked(Event):
    """An emergency draft leaves a mark in the logbook (LCH-08)."""

    tag: ClassVar[str] = "emergency_marked"
    box: int


@attrs.frozen(kw_only=True)
class BuildDeck(ShipDecision):
    """With which section cards does the member of this section go? (LCH-15)"""

    tag: ClassVar[str] = "build_deck"
    automatic: ClassVar[bool] = False


@attrs.frozen(kw_only=True)
class AddCard(Command):
    """Put a section card into the deck."""

    tag: ClassVar[str] = "add_card"
    card: Piece


@attrs.frozen(kw_only=True)
class TakeOutCard(Command):
    """Take a section card out of the deck."""

    tag: ClassVar[str] = "take_out_card"
    card: Piece


@attrs.frozen(kw_only=True)
class FinishDeck(Command):
    """The deck is ready; it is shuffled when the team has landed."""

    tag: ClassVar[str] = "finish_deck"


@attrs.frozen(kw_only=True)
class LoadLander(ShipDecision):
    """What goes into the hold of the lander? (LCH-18 to LCH-22)"""

    tag: ClassVar[str] = "load_lander"
    automatic: ClassVar[bool] = False


@attrs.frozen(kw_only=True)
class LoadEquipment(Command):
    """Put equipment into the hold: personal or mission equipment, or an upgrade of what is loaded."""

    tag: ClassVar[str] = "load_equipment"
    card: Piece


@attrs.frozen(kw_only=True)
class UnloadEquipment(Command):
    """Put equipment back into the armory; upgrades go with what they belong to."""

    tag: ClassVar[str] = "unload_equipment"
    card: Piece


@attrs.frozen(kw_only=True)
class StrapIn(Command):
    """All aboard: from here on nothing is changed any more (LCH-23)."""

    tag: ClassVar[str] = "strap_in"


@attrs.frozen(kw_only=True)
class NotInDeck(Reason):
    """The card is not there: not in the compartment of the section, or not in its deck."""

    tag: ClassVar[str] = "not_in_deck"
    rule: ClassVar[RuleId] = RuleId("LCH-15")


@attrs.frozen(kw_only=True)
class NotInArmory(Reason):
    """Only equipment from the armory is loaded, and only what has been loaded is put back."""

    tag: ClassVar[str] = "not_in_armory"
    rule: ClassVar[RuleId] = RuleId("LCH-18")


@attrs.frozen(kw_only=True)
class HoldFull(Reason):
    """Personal and mission equipment have limits of their own, which the lander prints."""

    tag: ClassVar[str] = "hold_full"
    rule: ClassVar[RuleId] = RuleId("LCH-18")


@attrs.frozen(kw_only=True)
class UpgradeAlone(Reason):
    """A mission upgrade goes only with the mission equipment that it belongs to."""

    tag: ClassVar[str] = "upgrade_alone"
    rule: ClassVar[RuleId] = RuleId("LCH-19")


@attrs.frozen(kw_only=True)
class CannotBeFound(Reason):
    """A text has this equipment treated as absent for now."""

    tag: ClassVar[str] = "cannot_be_found"
    rule: ClassVar[RuleId] = RuleId("SEF-11")


@attrs.frozen(kw_only=True)
class NobodyCanCarry(Reason):
    """The card is for a section that is not part of the away team."""

    tag: ClassVar[str] = "nobody_can_carry"
    rule: ClassVar[RuleId] = RuleId("LCH-20")
