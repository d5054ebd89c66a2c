"""Missions as data (HMS-37)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import (
    AtMost,
    Between,
    CardId,
    Effect,
    Name,
    Named,
    Nothing,
    Test,
    Text,
    mappings_in_order,
)

from ..kinds import Complex, Element, Resource, StructureId, Symbol
from ..steps import Step
from .hooks import Hook
from .special_actions import MissionAction
from .story import SolNumber

Amount = Annotated[int, Between(0, 12)]
Level = Annotated[int, Between(0, 999)]


class MissionKind(Enum):
    """What sort of mission it is (HSU-01)."""

    INTRODUCTORY = "introductory"
    EXPLORATION = "exploration"
    RESEARCH = "research"
    CONSTRUCTION = "construction"
    CAMPAIGN = "campaign"


class Ends(Enum):
    """When a mission may be won (HEN-04)."""

    AT_ONCE = "at_once"
    LAST_SOL = "last_sol"
    CHOICE = "choice"


@attrs.frozen(kw_only=True)
class Threshold:
    """How many broken elements are allowed at the end, those of structure cards counted or not (HEN-05)."""

    most: Annotated[int, Between(0, 41)]
    cards: bool = False


@attrs.frozen(kw_only=True)
class SolDice:
    """Malfunction dice of a sol, by their complexes: rolled once, or from then on (HMF-18)."""

    sol: SolNumber
    dice: tuple[Complex, ...]
    latch: bool = False


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class SetUp:
    """What a mission begins with (HSU-12, HSU-16, HSU-20). `upgrades` are random cards; with `structures` only these
    are in play; `food_each` is food for each astronaut.
    """

    reserves: Mapping[Resource, Amount] = attrs.field(factory=dict)
    parts: Mapping[Element, Amount] = attrs.field(factory=dict)
    seeds: Amount = 0
    upgrades: Annotated[int, Between(0, 8)] = 3
    structures: tuple[Annotated[StructureId, Named("habitat_structures")], ...] = ()
    spare_greenhouses: Annotated[int, Between(0, 4)] = 0
    food_each: Amount = 0
    effect: Effect = Nothing()


@attrs.frozen(kw_only=True)
class Objective:
    """Something to reach (HMS-04)."""

    id: CardId
    text: Name
    mandatory: bool = True
    when: Test
    lasting: bool = True
    reward: Effect = Nothing()


@attrs.frozen(kw_only=True)
class MissionTrack:
    """A number of the mission from 0 to its cap; `reward` comes when it is reached, once (HMS-22)."""

    id: CardId
    name: Name
    cap: Level
    start: Level = 0
    reward: Effect = Nothing()


class Burden(Enum):
    """For what tokens on loads of the mission count (HCL-06)."""

    NOTHING = "nothing"
    EXPLORING = "exploring"
    COLLECTING = "collecting"


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Load:
    """An objective token by its name. A bundle turns into its parts, seeds and food when it is available (HMS-29); a
    `fixed` one cannot be collected.
    """

    id: CardId
    name: Name
    parts: Mapping[Element, Amount] = attrs.field(factory=dict)
    seeds: Amount = 0
    food: Amount = 0
    fixed: bool = False


@attrs.frozen(kw_only=True)
class Hidden:
    """Tokens that carry contents unknown to all (HMS-17): the yellow die names which it is."""

    tokens: tuple[CardId, ...]
    contents: tuple[CardId, ...]


@attrs.frozen(kw_only=True)
class ScriptedEvent:
    """An event that comes in a certain sol (HMS-31)."""

    sol: SolNumber
    event: Annotated[CardId, Named("habitat_events")]


@attrs.frozen(kw_only=True)
class ScriptedRise:
    """The complex whose track rises in a certain sol (HAP-09)."""

    sol: SolNumber
    complex: Complex


class Place(Enum):
    """A part of the table that a lesson speaks of."""

    PHASES = "phases"
    RESERVES = "reserves"
    STRUCTURES = "structures"
    TRACKS = "tracks"
    MAP = "map"
    PEOPLE = "people"
    MOOD = "mood"
    ZONE = "zone"
    MISSION = "mission"
    PLAN = "plan"
    CONSOLE = "console"
    ANSWERS = "answers"


@attrs.frozen(kw_only=True)
class Lesson:
    """What a guided mission explains when a step begins: the first time, or the first time that something is so.

    `places` and `structures` are what it speaks of.
    """

    id: CardId
    title: Name
    text: Text
    step: Step
    test: Test | None = None
    places: tuple[Place, ...] = ()
    structures: tuple[Annotated[StructureId, Named("habitat_structures")], ...] = ()


@attrs.frozen(kw_only=True)
class Sealed:
    """A block that nobody reads before its condition is met (HMS-30)."""

    id: CardId
    title: Name
    text: Text
    when: Test
    effect: Effect = Nothing()


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class MissionCard:
    """A mission sheet (HMS-01). `small_crew`: sols more for one, two and three players (HSU-26). `stores` is how much
    of a surplus is stored in a sol at most (HCA-16); `lost` is carried out after a defeat in a legacy campaign,
    `won` after a victory (HCA-03). `loads` are the names of its objective tokens, `burden` says what tokens on them
    make harder; `chain` is how many echoes have to make one. Samples in `inert` never become discoveries, with
    `recycles` a discovery goes back to the supply at once (HRM-13); `study` is what research on samples is called here.
    `keeps` are loads of the mission before that stay on the map, from sol `powered_from` on what was built here needs
    energy. `lessons` guide through a first mission.
    """

    id: CardId
    name: Name
    kind: MissionKind
    story: Text
    ends: Ends = Ends.AT_ONCE
    threshold: Threshold | None = None
    set_up: SetUp = SetUp()
    sols: Annotated[int, Between(4, 20)]
    small_crew: tuple[Annotated[int, Between(0, 6)], ...] = ()
    dice: tuple[SolDice, ...] = ()
    objectives: tuple[Objective, ...]
    tracks: tuple[MissionTrack, ...] = ()
    loads: tuple[Load, ...] = ()
    hidden: Hidden | None = None
    burden: Burden = Burden.NOTHING
    chain: Annotated[int, Between(0, 12)] = 0
    inert: tuple[CardId, ...] = ()
    recycles: bool = False
    study: Name = ""
    keeps: tuple[CardId, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    powered_from: SolNumber = 1
    hooks: Annotated[tuple[Hook, ...], AtMost(60)] = ()
    actions: tuple[MissionAction, ...] = ()
    symbols: Mapping[Symbol, Effect] = attrs.field(factory=dict)
    events: tuple[ScriptedEvent, ...] = ()
    rises: tuple[ScriptedRise, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    stores: Amount | None = None
    won: Effect = Nothing()
    lost: Effect = Nothing()
    victory: Text = ""
    defeat: Text = ""

    def lasts(self, players: int) -> int:
        """How many sols it has for so many players (HSU-26, HMS-03)."""
        return self.sols + sum(self.small_crew[players - 1 : players])
