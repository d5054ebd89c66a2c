"""The cards of the ship book as they are printed: bridge, situations, projects, hangar, star map, and its pages."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core.fields import Between, Name, Named, Text
from vanguard_desktop.core.ids import CampaignId, CardId, Counter, Flag, LogId, MemberId, SystemId, WorldId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.setting.cards import Ability, Biome, SpecialAction
from vanguard_desktop.setting.standing import (
    DiscoveryItem,
    DiscoveryType,
    Few,
    Often,
    Price,
    ShipAbility,
    Signed,
    Standing,
)

# What assigned crew must show (TSK-13): every item a different member, with one of its icons; no icons mean anybody.
Need = tuple[tuple[Icon, ...], ...]


class MoraleLevel(Enum):
    """The four levels of morale, best first (MOR-01)."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    VERY_LOW = "very_low"


class Facility(Enum):
    """What can be visited for a command token (FAC-01)."""

    LABORATORY = "laboratory"
    PRODUCTION = "production"
    BARRACKS = "barracks"
    SITUATION_ROOM = "situation_room"
    ADD_ON = "add_on"


class Bed(Enum):
    """How badly somebody in the medbay is hurt, from left to right (MED-01)."""

    CRITICAL = "critical"
    MODERATE = "moderate"
    LIGHT = "light"


class AddOnKind(Enum):
    """How an add-on works (ADD-06, ADD-08)."""

    VISIT = "visit"
    PASSIVE = "passive"
    ONE_SHOT = "one_shot"


@attrs.frozen(kw_only=True)
class ObjectiveCard:
    """A campaign objective or a secondary one (OBJ). `test` is its completion condition, `declare` what it costs to
    fulfil it by command; then `log` is read and `effect` happens.
    """

    id: CardId
    name: Name
    story: Text = ""
    secondary: bool = False
    command: Few = 0
    situations: Few = 0
    tech_level: Few | None = None
    keep: bool = False
    test: Test | None = None
    declare: Price | None = None
    log: Annotated[LogId, Named("logs")] | None = None
    effect: Effect | None = None
    ability: ShipAbility | None = None


@attrs.frozen(kw_only=True)
class TechLevelCard:
    """How much energy the ship makes in a cycle (BRG-08, BRG-11)."""

    id: CardId
    name: Name
    level: Few
    energy: Few
    story: Text = ""
    keep: bool = False
    ability: ShipAbility | None = None


@attrs.frozen(kw_only=True)
class UpgradeCard:
    """A bridge upgrade. Those of kind travel lie on page 4, the others on page 3; `slot` is the printed one, if any."""

    id: CardId
    name: Name
    story: Text = ""
    travel: bool = False
    slot: int | None = None
    tech_level: Few | None = None
    keep: bool = False
    standing: tuple[Standing, ...] = ()
    ability: ShipAbility | None = None
    installed: Effect | None = None


@attrs.frozen(kw_only=True)
class SituationCard:
    """A situation: what a supervisor must show, what happens when it is solved and what if it stays open (SIT-01)."""

    id: CardId
    name: Name
    effect: Effect
    solved: Effect
    need: Need = ()
    story: Text = ""
    future: bool = False


@attrs.frozen(kw_only=True)
class ResearchCard:
    """A research project: its face, and the result on its back (LAB-02). `lab_work` is its own, if printed (LAB-15)."""

    id: CardId
    name: Name
    keyword: str
    effect: Effect
    cost: tuple[DiscoveryItem, ...] = ()
    lab_work: Need = ()
    kinds: tuple[str, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class ProductionCard:
    """A production project: where it starts, what a boost needs, what comes of it (PRO)."""

    id: CardId
    name: Name
    start: Annotated[int, Between(1, 3)]
    effect: Effect
    boost: Need = ()
    kinds: tuple[str, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class FacilityUpgradeCard:
    """An upgrade of the medbay (page 33) or of the production complex (page 14). `queue` is the one it unlocks, `lane`
    and `bed` are what it adds to the medbay; whoever lies down in that bed first discards so many injury cards.
    """

    id: CardId
    name: Name
    medbay: bool = False
    queue: Annotated[int, Between(2, 3)] | None = None
    lane: str | None = None
    bed: Bed | None = None
    discards: Few = 0
    standing: tuple[Standing, ...] = ()
    ability: ShipAbility | None = None
    story: Text = ""


@attrs.frozen(kw_only=True)
class AddOnCard:
    """A card of the add-on facility (ADD-03, ADD-10)."""

    id: CardId
    name: Name
    kind: AddOnKind
    cost: tuple[DiscoveryItem, ...] = ()
    effect: Effect | None = None
    standing: tuple[Standing, ...] = ()
    ability: ShipAbility | None = None
    story: Text = ""


@attrs.frozen(kw_only=True)
class ModCard:
    """A lander mod: structural or utility, what it adds to the lander (HNG-10), special actions of its own (LND-08).

    `ashore` is what it does in the lander sector once the team has disembarked; every loss of supplies in the landing
    is lower by `landing_loss`; leads of a value below `least_lead` count as much as that; with `any_sector` the team
    chooses the lander sector whatever the landing table says.
    """

    id: CardId
    name: Name
    copies: int = 1
    tier: Annotated[int, Between(1, 3)] = 1
    structural: bool = False
    armor: Few = 0
    sensors: Few = 0
    agility: Few = 0
    supplies: Few = 0
    personal: Few = 0
    mission: Few = 0
    discoveries: Few = 0
    standing: tuple[Standing, ...] = ()
    actions: tuple[SpecialAction, ...] = ()
    abilities: tuple[Ability, ...] = ()
    ashore: Effect | None = None
    any_sector: bool = False
    landing_loss: Few = 0
    least_lead: Few = 0
    story: Text = ""


@attrs.frozen(kw_only=True)
class LandingCard:
    """A landing card: the planet, and three parts that the scanner turns up (SCN-02).

    Cards with one `record` share the record of their planet; without one it is the planet's own. A second landing has
    a condition and entries of its own in place of those that the board prints, and threats of the board may be gone.
    """

    id: CardId
    name: Name
    world: Annotated[WorldId, Named("worlds")]
    record: str | None = None
    biomes: tuple[Biome, ...] = ()
    icons: tuple[Icon, ...] = ()
    landing: Text = ""
    advice: Text = ""
    dangers: tuple[Annotated[str, Named("dangers")], ...] = ()
    condition: Annotated[CardId, Named("conditions")] | None = None
    briefing: Annotated[LogId, Named("logs")] | None = None
    lift_off: Annotated[LogId, Named("logs")] | None = None
    absent: tuple[Annotated[CardId, Named("threats")], ...] = ()


@attrs.frozen(kw_only=True)
class Outbound:
    """A flight from one system to another; its log decides whether the ship arrives (MAP-02, MAP-05)."""

    to: Annotated[SystemId, Named("systems")]
    energy: Few
    log: Annotated[LogId, Named("logs")] | None = None
    marks: tuple[str, ...] = ()
    test: Test | None = None


@attrs.frozen(kw_only=True)
class Instruction:
    """What a destination says: a landing card, a log, or an effect; of several the first available one (MAP-29)."""

    landing: Annotated[CardId, Named("landing_cards")] | None = None
    log: Annotated[LogId, Named("logs")] | None = None
    effect: Effect | None = None
    test: Test | None = None


@attrs.frozen(kw_only=True)
class Destination:
    """A place to visit in a system (MAP-08); `closed` until a text opens it (MAP-29)."""

    id: str
    name: Name
    energy: Few
    instructions: tuple[Instruction, ...]
    marks: tuple[str, ...] = ()
    often: Often = Often.ALWAYS
    test: Test | None = None
    closed: bool = False


@attrs.frozen(kw_only=True)
class SystemCard:
    """A page of the star map (MAP-01); `arrival` is read when the ship comes here for the first time (MAP-30).

    No flight leads to a `closed` one until a text opens it (MAP-29).
    """

    id: SystemId
    name: Name
    story: Text = ""
    closed: bool = False
    arrival: Annotated[LogId, Named("logs")] | None = None
    outbound: tuple[Outbound, ...] = ()
    destinations: tuple[Destination, ...] = ()


@attrs.frozen(kw_only=True)
class OperationCard:
    """A single exploration with its own board, played alone or in a campaign (OPS-02).

    `team` fixes how many go (OPS-22); `silver` and `gold` are the scores for these medals.
    """

    id: CardId
    name: Name
    tier: Annotated[int, Between(1, 3)]
    landing: Annotated[CardId, Named("landing_cards")]
    silver: Few
    gold: Few
    team: Annotated[int, Between(2, 4)] | None = None
    story: Text = ""


@attrs.frozen(kw_only=True)
class CounterCard:
    """A counter of the campaign: its range, where it starts, whether later campaigns read it (LOG-19, LEG-02)."""

    id: Counter
    least: Signed = 0
    most: Few = 12
    start: Signed = 0
    legacy: bool = False


@attrs.frozen(kw_only=True)
class MoraleRow:
    """What a level of morale changes (MOR-04)."""

    energy: Signed = 0
    situations: Few = 0
    recruits: Few = 5


@attrs.frozen(kw_only=True)
class StartCard:
    """Something that lies in the ship book when a campaign begins (CMP-08): its slot is written like `P3-OBJ`."""

    family: str
    card: CardId
    slot: str


@attrs.frozen(kw_only=True)
class Trigger:
    """What the campaign does whenever something of a kind happens (SEF-14); of `decks`, if it is about discoveries."""

    when: str
    effect: Effect
    test: Test | None = None
    decks: tuple[DiscoveryType, ...] = ()


@attrs.frozen(kw_only=True)
class FirstPlanet:
    """The first exploration of a quick start (CMP-20 to CMP-27)."""

    world: Annotated[WorldId, Named("worlds")]
    events: tuple[Annotated[CardId, Named("events")], ...] = ()
    rank_up: Annotated[CardId, Named("rank_ups")] | None = None


@attrs.frozen(kw_only=True)
class CampaignCard:
    """The pages of the ship book and the frame of a campaign (CPI-16): slots, starting cards, entries with a role.

    `legacy` are flags that later campaigns may read, `inherits` what this one reads of earlier ones, each with the
    value that holds without a file (LEG-02, LEG-05).
    """

    id: CampaignId
    name: Name
    story: Text = ""
    acts: Annotated[int, Between(1, 9)] = 3
    start_system: Annotated[SystemId, Named("systems")]
    start_cards: tuple[StartCard, ...]
    first_planet: FirstPlanet | None = None
    training_crew: Mapping[Section, MemberId] = attrs.field(factory=dict)
    captain: Name = ""
    leads: Mapping[Section, Text] = attrs.field(factory=dict)
    morale: Mapping[MoraleLevel, MoraleRow]
    secondary_slots: int = 1
    upgrade_slots: int = 5
    travel_slots: int = 5
    lab_slots: tuple[tuple[Icon, ...], ...]
    ready_slots: int = 8
    works_slots: int = 3
    lander_slots: int = 4
    mod_slots: int = 12
    unique_rows: tuple[Annotated[CardId, Named("upgrades")], ...] = ()
    unique_row_length: int = 4
    lanes: tuple[str, ...] = ("A", "B", "C")
    ward_slots: int = 3
    memorial: tuple[Effect, ...] = ()
    memorial_common: tuple[Effect, ...] = ()
    add_on_slots: int = 6
    scan_costs: tuple[Few, ...] = (1, 1, 2)
    emergency_boxes: int = 5
    opening_log: Annotated[LogId, Named("logs")] | None = None
    first_management_log: Annotated[LogId, Named("logs")] | None = None
    adrift_log: Annotated[LogId, Named("logs")] | None = None
    defeat_log: Annotated[LogId, Named("logs")] | None = None
    triggers: tuple[Trigger, ...] = ()
    legacy: tuple[Flag, ...] = ()
    inherits: Mapping[str, str] = attrs.field(factory=dict)
