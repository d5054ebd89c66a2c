"""A position of the habitat: plain data, complete, with nothing in it that can be derived."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import CardId, Flag, GameState, MemberId, Opening, mappings_in_order
from vanguard_desktop.setting import Box

from .data.abilities import Stops
from .data.actions import Declared, Running, Stack
from .data.campaign import Campaign
from .data.cards import MissionCard, StructureCard
from .data.director import Director
from .data.effects import ChangeDemand, ChangeSupply
from .data.kinds import (
    STAGE,
    Complex,
    Condition,
    Difficulty,
    Drone,
    Element,
    Item,
    Make,
    Modifier,
    Pile,
    Profession,
    Resource,
    Rover,
    Space,
    StructureId,
    StructureKind,
)
from .data.steps import Phase, Step

# HCA-53: what stands on a region and needs energy there.
STAGE_CARD = StructureCard(
    id=StructureId("stage"),
    name="Stage",
    complex=Complex.SYSTEMS,
    kind=StructureKind.STAGE,
    make=Make.RESERVE,
    supply=(Resource.ENERGY,),
)
MOST_STRESS = 18
MOST_RESERVE = 12
MOST_WOUNDS = 5
LEAST_MORALE, MOST_MORALE = -2, 3
FULL_TRACK = 5
LAST_GROWTH = 6


class HabitatOpening(Opening, tag="habitat"):
    """What a mission starts from (HSU-01 to HSU-03): who plays whom, in seating order, and how hard it is.

    One player plays two astronauts, every other one. With a campaign the mission is its first one.
    """

    mission: CardId
    players: tuple[str, ...]
    professions: tuple[Profession, ...]
    difficulty: Difficulty = Difficulty.NORMAL
    stops: Stops = Stops.USEFUL
    campaign: CardId | None = None
    legacy: bool = False


@attrs.frozen(kw_only=True)
class Astronaut:
    """Somebody of the crew. `fresh` conditions are in force from the next phase on, `fading` ones to the end of this
    (HHP-08, HHP-11); `abilities` are those at hand, `used` those of them that wait for clean-up.
    """

    profession: Profession
    seat: int
    profile: CardId | None = None
    wounds: int = 0
    tokens: int = 0
    conditions: tuple[Condition, ...] = ()
    fresh: tuple[Condition, ...] = ()
    fading: tuple[Condition, ...] = ()
    abilities: tuple[CardId, ...] = ()
    used: tuple[CardId, ...] = ()

    @property
    def id(self) -> MemberId:
        """How effects that wait speak of them."""
        return MemberId(self.profession.value)

    def suffers(self, condition: Condition) -> bool:
        """Whether a condition is in force (HRD-06)."""
        return (condition in self.conditions and condition not in self.fresh) or condition in self.fading


@attrs.frozen(kw_only=True)
class Tile:
    """A shutdown tile on a structure, face down until it was turned (HPR-10, HPR-45)."""

    card: CardId
    up: bool = False


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Structure:
    """A structure in play: what is broken, what it makes, what lies on it. Of `waiting` the first is the top one."""

    broken: tuple[Element, ...] = ()
    production: int = 0
    greenhouses: int = 0
    plants: int = 0
    active: tuple[Modifier, ...] = ()
    waiting: tuple[Modifier, ...] = ()
    tiles: Mapping[Resource, Tile] = attrs.field(factory=dict)

    @property
    def is_shut(self) -> bool:
        """HPR-40: it can be used for nothing."""
        return bool(self.tiles)


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Ground:
    """What the mission has put on the map: echoes by their spaces and the chain that was declared of them, objects that
    were built, white `markers` and modifier tokens on loads that lie there, and what hidden ones turned out to be.
    """

    echoes: Mapping[Space, int] = attrs.field(factory=dict)
    chain: tuple[Space, ...] = ()
    built: Mapping[Space, tuple[CardId, ...]] = attrs.field(factory=dict)
    markers: Mapping[CardId, int] = attrs.field(factory=dict)
    burdens: Mapping[CardId, tuple[Modifier, ...]] = attrs.field(factory=dict)
    revealed: Mapping[CardId, CardId] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Decks:
    """Cards of the research and direction decks that are out: research cards until all six are, or of percentages for
    good; direction cards for good (HRS-21, HMS-24).
    """

    research: tuple[int, ...] = ()
    percents: tuple[int, ...] = ()
    directions: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Outcome:
    """How a mission ended, and the rule that ended it."""

    won: bool
    because: str


@attrs.frozen(kw_only=True, slots=False, field_transformer=mappings_in_order)
class HabitatState(GameState):
    """The whole base. `crew` sits in this order, `first` is the place of the First Player in it.

    `structures` are those in play; `growth` are the spaces of the growth track with a marker, `guard` the one with the
    culture guard. `piles` are drawn from at random, `discards` lie beside them. What is pending in the
    loading zone is `arriving` (HGN-15). `this_sol` is what counts to the end
    of clean-up; `seen` are the regions explored in this sol, whose terrain does not act yet (HEX-21). `walls` are those
    that a text raised or took away; `plan` is what is being planned, `declared` what was confirmed and is to come,
    `mended` the elements that work again when the phase ends, `strained` rovers to be rolled for then. `pool` are the
    malfunction dice of this sol with what they show, `locked` those that are not rolled in it, `full` the tracks whose
    card is still to come (HMF-29).
    """

    box: Box = attrs.field(eq=False, repr=False)
    mission: CardId
    difficulty: Difficulty
    crew: tuple[Astronaut, ...]
    first: int = 0
    phase: Phase = Phase.SET_UP
    step: Step | None = None
    sol: int = 0
    last_sol: int
    morale: int = 0
    stress: int = 0
    reserves: Mapping[Resource, int]
    structures: Mapping[StructureId, Structure]
    growth: tuple[int, ...] = ()
    guard: int | None = None
    available: tuple[Item, ...] = ()
    arriving: tuple[Item, ...] = ()
    examined: tuple[Item, ...] = ()
    discovered: tuple[Item, ...] = ()
    upgrades: tuple[CardId, ...] = ()
    tracks: Mapping[Complex, int]
    board: tuple[Complex, ...] = ()
    pool: Mapping[Complex, int] = attrs.field(factory=dict)
    full: tuple[Complex, ...] = ()
    piles: Mapping[Pile, tuple[CardId, ...]]
    discards: Mapping[Pile, tuple[CardId, ...]] = attrs.field(factory=dict)
    regions: Mapping[Space, CardId] = attrs.field(factory=dict)
    seen: tuple[Space, ...] = ()
    on_map: Mapping[Space, tuple[Item, ...]] = attrs.field(factory=dict)
    marks: Mapping[Space, tuple[Modifier, ...]] = attrs.field(factory=dict)
    rovers: Mapping[Rover, tuple[Modifier, ...]]
    drones: tuple[Drone, ...] = ()
    camps: tuple[Space, ...] = ()
    walls: Mapping[Space, bool] = attrs.field(factory=dict)
    more_pawns: Mapping[str, int] = attrs.field(factory=dict)
    plan: tuple[Stack, ...] = ()
    declared: tuple[Declared, ...] = ()
    running: Running | None = None
    told: tuple[int, ...] = ()
    mended: tuple[str, ...] = ()
    strained: tuple[Rover, ...] = ()
    this_sol: tuple[ChangeSupply | ChangeDemand, ...] = ()
    ignored: tuple[str, ...] = ()
    mission_tracks: Mapping[str, int] = attrs.field(factory=dict)
    ground: Ground = Ground()
    decks: Decks = Decks()
    locked: tuple[Complex, ...] = ()
    counted: Mapping[str, int] = attrs.field(factory=dict)
    reached: tuple[CardId, ...] = ()
    director: Director = Director()
    flags: tuple[Flag, ...] = ()
    noted: tuple[CardId, ...] = ()
    lessons: tuple[CardId, ...] = ()
    stops: Stops = Stops.USEFUL
    campaign: Campaign | None = None
    outcome: Outcome | None = None

    @property
    def sheet(self) -> MissionCard:
        card: MissionCard = self.box.others["habitat_missions"][self.mission]
        return card

    def card(self, structure: StructureId) -> StructureCard:
        """What is printed on a structure; an object that needs energy has nothing but that need."""
        if structure.startswith(STAGE):
            return STAGE_CARD
        card: StructureCard = self.box.others["habitat_structures"][structure]
        return card

    @property
    def first_player(self) -> Astronaut:
        return self.crew[self.first]

    def astronaut(self, member: MemberId | Profession) -> Astronaut | None:
        wanted = member.value if isinstance(member, Profession) else member
        return next((each for each in self.crew if each.profession.value == wanted), None)
