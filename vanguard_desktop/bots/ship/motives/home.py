"""What speaks for an answer between docking and bridge, and for those that are asked for anywhere."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Icon, Section

from ...motive import Motive


class Gain(Enum):
    """What of the ship is better for it."""

    ENDING = "ending"
    OBJECTIVE = "objective"
    MORALE = "morale"
    DICE = "dice"
    CREW = "crew"
    SUCCESS = "success"
    ENERGY = "energy"
    COMMAND = "command"
    DISCOVERY = "discovery"
    EQUIPMENT = "equipment"
    PROJECT = "project"
    CARD = "card"
    SITUATION = "situation"
    LANDER = "lander"
    LATER = "later"
    STORY = "story"
    COURSE = "course"


# ---- Of any question


class OnlyAnswer(Motive, tag="ship_only_answer"):
    """There is nothing else to do."""


class AllAlike(Motive, tag="ship_all_alike"):
    """Nothing speaks for another answer."""


class Better(Motive, tag="ship_better"):
    """Of all that can be chosen this does most for something."""

    gain: Gain


class LeastLost(Motive, tag="ship_least_lost"):
    """All of it costs something, and this costs least."""


class NothingGained(Motive, tag="ship_nothing_gained"):
    """What is offered makes nothing better."""


# ---- Home again


class AnotherDie(Motive, tag="ship_another_die"):
    """Every section rolls one die more."""

    count: int


class CheaperWith(Motive, tag="ship_cheaper_with"):
    """An instructor lowers the price of a die, and is not needed for the launch."""

    member: MemberId
    count: int


class TooDear(Motive, tag="ship_too_dear"):
    """The next die costs more than there is."""

    price: int
    left: int


class BoardsAreFull(Motive, tag="ship_boards_are_full"):
    """No crew board has a slot for another die."""


class SwapDice(Motive, tag="ship_swap_dice"):
    """What the sale brings buys a better die."""


class ShowsIcon(Motive, tag="ship_shows_icon"):
    """Half the faces of the die show that icon."""

    icon: Icon


class ManyAces(Motive, tag="ship_many_aces"):
    """Half the faces of the die are aces."""


class TurnsBasics(Motive, tag="ship_turns_basics"):
    """Somebody of the section makes that icon of the die's basics."""

    icon: Icon


class FillsSlot(Motive, tag="ship_fills_slot"):
    """There is a slot for that color on the crew board."""


class LeastUse(Motive, tag="ship_least_use"):
    """It is missed least."""


class BackOnDuty(Motive, tag="ship_back_on_duty"):
    """The patient is Available again at once."""

    patient: MemberId


class OneBedOn(Motive, tag="ship_one_bed_on"):
    """The patient lies one bed further to the right."""

    patient: MemberId


class NeededForLaunch(Motive, tag="ship_needed_for_launch"):
    """Whoever could help now is worth more in the next team, or in a task to come."""


class WayIsFree(Motive, tag="ship_way_is_free"):
    """In that lane the next bed is empty."""


class HardToReplace(Motive, tag="ship_hard_to_replace"):
    """Nobody of these would be missed more."""

    member: MemberId


class MissedLeast(Motive, tag="ship_missed_least"):
    """Nobody of these would be missed less."""

    member: MemberId


class GoOn(Motive, tag="ship_go_on"):
    """Nothing waits here any more."""


# ---- People


class BringsIcon(Motive, tag="ship_brings_icon"):
    """Nobody else of the section has that icon."""

    member: MemberId
    icon: Icon


class MostSkilled(Motive, tag="ship_most_skilled"):
    """By rank, icons and charges nobody of these is better."""

    member: MemberId


class SectionIsShort(Motive, tag="ship_section_is_short"):
    """No section has fewer people."""

    section: Section


class CrewStays(Motive, tag="ship_crew_stays"):
    """Nobody has to change or leave."""


class LearnsFrom(Motive, tag="ship_learns_from"):
    """Somebody reaches rank 2, and the trainer is not needed for the launch."""

    member: MemberId
