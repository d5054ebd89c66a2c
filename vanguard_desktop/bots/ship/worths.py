"""What the players of the ship hold things to be worth: one table for each of them.

One coin for all of it: a success token is 1. What a line does not name is worth nothing to that player.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.setting import Bed, ModifierKey, MoraleLevel

_NONE: Mapping[str, float] = {}


@attrs.frozen(kw_only=True)
class Worths:
    """A whole table. What stands in a bracket behind a line is of what it is counted."""

    end: float = 1_000.0  # a campaign that is won, or lost
    morale: Mapping[MoraleLevel, float]
    # Dice
    die: float  # one more for every section that a crew board of its people has room for
    idle_die: float  # one more that finds no slot
    face: float  # a face that shows what is wanted, on every die of every section
    # Crew: the best of a section counts in full, the others by what `next_best` says
    rank: Mapping[int, float]
    convert: float  # each icon that somebody makes of basics
    charge: float  # each use of a skill
    next_best: tuple[float, ...]
    at_rest: float  # how much of somebody is there who comes back with the next docking
    beds: Mapping[Bed, float]  # how much of a patient is there
    nobody: float  # a section without anybody to send
    # Stores
    success: float
    fuel: float  # each of the first tokens of energy: a landing costs as many
    energy: float  # each of the others
    command: float
    discovery: Mapping[int, float]  # by rarity
    equipment: float
    # The ship book
    kinds: Mapping[str, float]  # what a project brings, by the kinds that its face tells
    under_way: Mapping[str, float]  # how much of that is there already, by where the project lies
    installed: float  # a card that a text puts into the book
    situation: float  # an open one
    damaged: float  # a lander
    in_force: Mapping[ModifierKey, float] = attrs.field(factory=dict)  # each unit of what a text has put in force
    counter: Mapping[str, float] = attrs.field(factory=dict)  # what its root is worth: the first steps most
    # The story
    story: float  # a keyword, an entry that was read
    objective: float  # one that is fulfilled
    course: float  # a planet in the scanner
    part: float  # of its card, turned up
    # The star map, in energy
    aim: float  # a planet that the objective asks for
    unfinished: float  # one that was left with missions to do
    unknown: float  # one where nobody has been
    finished: float  # one where nothing is left to do
    failed: float  # each time that a team came back from there without having done it
    news: float  # a place on the way with something to read
    # The launch
    wanted: float  # an icon that the planet is known to ask for
    unasked: float  # an icon of which nobody knows
    danger: float  # something against a danger that is known to be there
    figure: float  # a point of a figure of the lander that is known to be tested
    prints: Mapping[str, float]  # what a piece of equipment does, by the tag of the effect; "" is any other
    again: float  # of what can be used more than once
    card_rank: float  # a section card, by its rank
    # How far somebody thinks
    looks_ahead: int = 0  # so many steps of a visit, or of a text, are played in the mind
    swaps_dice: bool = False  # sells a poor die to buy a better one


SENSIBLE = Worths(
    morale={MoraleLevel.HIGH: 15.0, MoraleLevel.MEDIUM: 11.0, MoraleLevel.LOW: 5.0, MoraleLevel.VERY_LOW: 0.0},
    die=9.0,
    idle_die=1.0,
    face=0.5,
    rank={1: 5.0, 2: 9.0, 3: 13.0},
    convert=0.6,
    charge=0.3,
    next_best=(1.0, 0.55, 0.3, 0.15, 0.1, 0.05),
    at_rest=0.9,
    beds={Bed.CRITICAL: 0.35, Bed.MODERATE: 0.55, Bed.LIGHT: 0.75},
    nobody=-4.0,
    success=1.0,
    fuel=2.0,
    energy=0.7,
    command=1.5,
    discovery={1: 1.0, 2: 1.8, 3: 3.0},
    equipment=0.3,
    kinds={
        "tech_level": 9.0, "upgrade": 5.0, "facility_upgrade": 5.0, "lander": 4.0, "equipment": 3.0, "production": 2.5,
        "research": 2.0, "mod": 2.0, "log": 2.0,
    },
    under_way={"waits": 0.2, "ready": 0.25, "queue_1": 0.45, "queue_2": 0.6, "queue_3": 0.75, "done": 1.0},
    installed=2.0,
    situation=-1.0,
    damaged=-3.0,
    in_force={
        ModifierKey.ENERGY_INCOME: 0.7, ModifierKey.COMMAND_INCOME: 1.5, ModifierKey.SITUATIONS: -1.0,
        ModifierKey.FLIGHT_COST: -0.7, ModifierKey.VISIT_COST: -0.7, ModifierKey.DISABLED: -1.5,
        ModifierKey.RESEARCH_COST: -1.0, ModifierKey.SCAN_COST: -0.3,
    },
    counter={"trust": 1.5, "ripple": -1.0, "repairs": 6.0, "lamp": 8.0},
    story=0.3,
    objective=20.0,
    course=12.0,
    part=0.5,
    aim=8.0,
    unfinished=3.0,
    unknown=4.0,
    finished=-12.0,
    failed=-2.0,
    news=0.3,
    wanted=2.0,
    unasked=0.7,
    danger=1.2,
    figure=1.0,
    prints={
        "": 0.5, "refresh_dice": 1.4, "ignore_injury_dice": 1.8, "cancel_it": 1.2, "may_assist": 1.0,
        "gain_supplies": 1.6, "progress": 1.5, "progress_here": 2.0, "remove_injury": 1.4, "treat_die": 1.0,
        "reroll_dice": 0.9, "reroll_color": 0.9, "draw_cards": 0.8, "gain_charges": 0.9, "gain_leads": 0.9,
        "leads_to_discovery": 1.2, "last": 0.9, "gain_discovery": 1.5, "room": 0.8, "place_token": 0.6,
    },
    again=1.3,
    card_rank=1.0,
)  # fmt: skip

# Counts what lies on the table and sees no further: no icons, no reserves, no chains of projects. Cares for the story.
NEWCOMER = attrs.evolve(
    SENSIBLE,
    idle_die=9.0,
    face=0.0,
    convert=0.0,
    charge=0.0,
    next_best=(1.0, 0.8, 0.6, 0.4, 0.2, 0.1),
    beds={Bed.CRITICAL: 0.1, Bed.MODERATE: 0.3, Bed.LIGHT: 0.6},
    fuel=0.5,
    energy=0.5,
    command=0.5,
    kinds=dict.fromkeys(SENSIBLE.kinds, 2.0),
    in_force=_NONE,  # type: ignore[arg-type]
    counter=_NONE,
    aim=3.0,
    unknown=5.0,
    failed=-2.0,
    wanted=0.0,
    unasked=0.0,
    danger=0.0,
    figure=0.0,
    prints={"": 1.0, "room": 1.0, "place_token": 0.0},
)

# The same coin, and the patience to play a visit or a text to its end before it is begun.
STRONG = attrs.evolve(SENSIBLE, looks_ahead=80, swaps_dice=True)
