"""What texts do with the people aboard and the dice of the sections."""

from __future__ import annotations

from vanguard_desktop.core import Effect, ForShip
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Bed


class Recruit(ForShip, tag="recruit"):
    """Random recruits enter sleeves and are Available, or rest (SEF-06); without a section the players name one."""

    section: Section | None = None
    count: int = 1
    rank: int = 1
    resting: bool = False


class AboutCrew(ForShip):
    """An effect on a crewmember: one of a section and a rank, chosen by its owner or at random (CYC-25).

    `resting` leaves only those who rest; `outsiders` asks first for those who serve in another section than the one
    that their card names; `seat` is the player whose sections are meant (`EachPlayer`).
    """

    section: Section | None = None
    rank: int | None = None
    random: bool = False
    resting: bool = False
    outsiders: bool = False
    seat: int | None = None


class EachPlayer(ForShip, tag="each_player"):
    """Every player does this; what is about a crewmember is done to one of the own sections."""

    effect: Effect


class Promote(AboutCrew, tag="promote"):
    """One rank up, with a free sleeve of that rank (SEF-04); who `rests` is Available before and rests afterwards."""

    rests: bool = False


class Demote(AboutCrew, tag="demote"):
    """One rank down (SEF-05)."""


class Kill(AboutCrew, tag="kill"):
    """A crewmember dies (SEF-07, MEM-08)."""


class SendToRest(AboutCrew, tag="send_to_rest"):
    """An Available crewmember rests (SEF-15)."""


class CallBack(AboutCrew, tag="call_back"):
    """A Resting crewmember becomes Available."""


class Heal(AboutCrew, tag="heal"):
    """A patient moves so many slots to the right (MED-07)."""

    slots: int = 1


class Hospitalize(AboutCrew, tag="hospitalize"):
    """An Available crewmember lies down in a bed of that category or a more severe one (SEF-15)."""

    category: Bed = Bed.LIGHT


class EverySectionGainsDie(ForShip, tag="every_section_gains_die"):
    """Every section takes a die from the box (SEF-03)."""


class EverySectionLosesDie(ForShip, tag="every_section_loses_die"):
    """Every section returns a die to the box (MOR-08)."""


class MemorialBonus(ForShip, tag="memorial_bonus"):
    """The bonus of a filled memorial slot of choice is given again."""
