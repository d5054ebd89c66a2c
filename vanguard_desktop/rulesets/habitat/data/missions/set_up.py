"""How a mission is laid out (HSU)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event, MemberId

from ..kinds import Drone


class SetUpMission(Effect, tag="step_set_up"):
    """The mission is laid out: what needs chance or a choice (HSU)."""


class DealProfiles(Effect, tag="step_deal_profiles"):
    """Every astronaut gets a random profile card (HSU-18)."""


class DrawUpgrades(Effect, tag="step_draw_upgrades"):
    """So many random upgrade cards are available (HSU-16)."""

    count: int


class ChooseDrones(Effect, tag="step_choose_drones"):
    """The group chooses so many drones for the mission (HSU-22, HSU-23)."""

    count: int


class ChooseFirst(Effect, tag="step_choose_first"):
    """The group names the First Player (HSU-19)."""


class ProfileDealt(Event, tag="profile_dealt", rule="HSU-18"):
    """An astronaut gets a profile card."""

    who: MemberId
    card: CardId
    drawn: int


class UpgradeOffered(Event, tag="upgrade_offered", rule="HSU-16"):
    """An upgrade card is available."""

    card: CardId
    drawn: int


class DroneChosen(Event, tag="drone_chosen", rule="HSU-22"):
    """A drone comes along."""

    drone: Drone


class FirstNamed(Event, tag="first_named", rule="HSU-19"):
    """Who is First Player in the first sol."""

    who: MemberId
