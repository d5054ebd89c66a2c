"""What speaks for a command in the habitat, in data."""

from __future__ import annotations

from enum import Enum

from ..motive import Motive


class Aim(Enum):
    """What something is good for."""

    MISSION = "mission"
    WAY_THERE = "way_there"
    REPAIR = "repair"
    TRACKS = "tracks"
    CALM = "calm"
    HEALTH = "health"
    EVENT = "event"
    SUPPLIES = "supplies"
    FOOD = "food"
    OPEN = "open"
    RESEARCH = "research"
    REST = "rest"


class GoodFor(Motive, tag="good_for"):
    """It serves this most."""

    aim: Aim


class MoreCertain(Motive, tag="more_certain"):
    """With one more it succeeds more certainly."""


class PlanComplete(Motive, tag="plan_complete"):
    """Nobody has anything better to do."""


class PlanOtherwise(Motive, tag="plan_otherwise"):
    """The pawns are needed elsewhere."""


class LeastHarm(Motive, tag="least_harm"):
    """Everything here costs something, and this costs least."""


class MostGained(Motive, tag="most_gained"):
    """It brings most."""


class RollAgain(Motive, tag="roll_again"):
    """What the dice show is worth rolling again."""


class NothingToUse(Motive, tag="nothing_to_use"):
    """What is at hand will be worth more later."""


class NoDifference(Motive, tag="no_difference"):
    """Nothing speaks for another answer."""


MOTIVES: tuple[type[Motive], ...] = (
    GoodFor, MoreCertain, PlanComplete, PlanOtherwise, LeastHarm, MostGained, RollAgain, NothingToUse, NoDifference,
)  # fmt: skip
