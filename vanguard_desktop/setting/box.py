"""What lies in the box and is fixed for a whole game: boards, cards, people. Names are English; `text` translates."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any

import attrs

from vanguard_desktop.core import (
    AtMost,
    Between,
    CampaignId,
    CardId,
    Counter,
    Effect,
    LogId,
    MemberId,
    Name,
    Named,
    PackId,
    PathId,
    SectorId,
    SystemId,
    Text,
    WorldId,
)
from vanguard_desktop.dice.faces import DangerIcon, Icon

from .cards import (
    Biome,
    ConditionCard,
    CrewCard,
    DiscoveryCard,
    EquipmentCard,
    EventCard,
    LanderCard,
    LogEntry,
    MissionCard,
    PoiCard,
    RankUpCard,
    SectionCard,
    ThreatCard,
    UniqueCard,
)
from .cards_ship import (
    AddOnCard,
    CampaignCard,
    CounterCard,
    FacilityUpgradeCard,
    LandingCard,
    ModCard,
    ObjectiveCard,
    OperationCard,
    ProductionCard,
    ResearchCard,
    SituationCard,
    SystemCard,
    TechLevelCard,
    UpgradeCard,
)
from .script import Script


@attrs.frozen(kw_only=True)
class Sector:
    """A numbered place on the planet board; x and y are its place on the painted map, from 0 to 1000."""

    number: SectorId
    name: Name
    x: Annotated[int, Between(0, 1000)]
    y: Annotated[int, Between(0, 1000)]
    biomes: tuple[Biome, ...] = ()
    lander: bool = False
    important: bool = False
    poi: Annotated[CardId, Named("pois")] | None = None
    log: Annotated[LogId, Named("logs")] | None = None
    cards: tuple[Annotated[CardId, Named("pois")], ...] = ()


@attrs.frozen(kw_only=True)
class Path:
    """A way from one sector to another; `icons` are resolved in the order met from `start` (ACT-46).

    Once it is open, a path that it `replaces` is no longer there: the text that opened it has changed that one.
    """

    id: PathId
    start: SectorId
    end: SectorId
    one_way: bool = False
    closed: bool = False
    icons: tuple[Effect, ...] = ()
    replaces: PathId | None = None


@attrs.frozen(kw_only=True)
class LandingRow:
    """A row of a landing table: the results it covers and what happens then (LND-12, LND-15)."""

    first: Annotated[int, Between(0, 9)]
    last: Annotated[int, Between(0, 9)]
    effect: Effect


class Difficulty(Enum):
    """How often a sensible team of two comes home with its missions done: mostly, often, or now and then."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@attrs.frozen(kw_only=True)
class World:
    """A planet board (PLN-01). Where nobody lands, `start` names the sectors in which the team begins (TUT-07).

    `minutes` and `difficulty` tell players before they go what awaits them; both come from games that were measured.
    With `may_stay` the lift-off entry is read before the lander leaves, as it may keep the team on the planet. A world
    that was `built` shows halls and belts where others have hills.
    """

    id: WorldId
    name: Name
    relief: str
    built: bool = False
    sectors: tuple[Sector, ...]
    paths: Annotated[tuple[Path, ...], AtMost(30)] = ()
    story: Text = ""
    minutes: Annotated[int, Between(5, 600)] | None = None
    difficulty: Difficulty | None = None
    condition: ConditionCard | None = None
    condition_card: Annotated[CardId, Named("conditions")] | None = None
    missions: tuple[Annotated[CardId, Named("missions")], ...] = ()
    uniques: tuple[int, ...] = ()
    uniques_empty: Effect | None = None
    threats: Mapping[SectorId, CardId] = attrs.field(factory=dict)
    briefing: Annotated[LogId, Named("logs")] | None = None
    landing: tuple[LandingRow, ...] = ()
    standard_landing: bool = False  # a landing is demanded, by the table of LND-27
    lift_off: Annotated[LogId, Named("logs")] | None = None
    may_stay: bool = False
    evacuation: Annotated[LogId, Named("logs")] | None = None
    start: tuple[SectorId, ...] = ()
    frequent: tuple[Icon, ...] = ()  # what the landing card says is asked for here (SCN-02)
    script: Script | None = None


@attrs.frozen(kw_only=True)
class DangerTable:
    """What the results of a danger die do; a result that is not listed does nothing (DNG-03)."""

    letter: str
    results: Mapping[DangerIcon, Effect]


@attrs.frozen(kw_only=True)
class Box:
    """Everything that one or several content packs hold, by family and id. `acts` are those of the story that they
    tell, all of them if no pack says so; `others` are families that one rule book alone reads.
    """

    packs: tuple[PackId, ...]
    fingerprint: str
    worlds: Mapping[WorldId, World]
    crew: Mapping[MemberId, CrewCard]
    pois: Mapping[CardId, PoiCard]
    events: Mapping[CardId, EventCard]
    dangers: Mapping[str, DangerTable]
    conditions: Mapping[CardId, ConditionCard] = attrs.field(factory=dict)
    missions: Mapping[CardId, MissionCard] = attrs.field(factory=dict)
    threats: Mapping[CardId, ThreatCard] = attrs.field(factory=dict)
    section_cards: Mapping[CardId, SectionCard] = attrs.field(factory=dict)
    equipment: Mapping[CardId, EquipmentCard] = attrs.field(factory=dict)
    discoveries: Mapping[CardId, DiscoveryCard] = attrs.field(factory=dict)
    uniques: Mapping[int, UniqueCard] = attrs.field(factory=dict)
    rank_ups: Mapping[CardId, RankUpCard] = attrs.field(factory=dict)
    landers: Mapping[CardId, LanderCard] = attrs.field(factory=dict)
    logs: Mapping[LogId, LogEntry] = attrs.field(factory=dict)
    objectives: Mapping[CardId, ObjectiveCard] = attrs.field(factory=dict)
    tech_levels: Mapping[CardId, TechLevelCard] = attrs.field(factory=dict)
    upgrades: Mapping[CardId, UpgradeCard] = attrs.field(factory=dict)
    situations: Mapping[CardId, SituationCard] = attrs.field(factory=dict)
    research_projects: Mapping[CardId, ResearchCard] = attrs.field(factory=dict)
    production_projects: Mapping[CardId, ProductionCard] = attrs.field(factory=dict)
    facility_upgrades: Mapping[CardId, FacilityUpgradeCard] = attrs.field(factory=dict)
    add_ons: Mapping[CardId, AddOnCard] = attrs.field(factory=dict)
    lander_mods: Mapping[CardId, ModCard] = attrs.field(factory=dict)
    landing_cards: Mapping[CardId, LandingCard] = attrs.field(factory=dict)
    systems: Mapping[SystemId, SystemCard] = attrs.field(factory=dict)
    counters: Mapping[Counter, CounterCard] = attrs.field(factory=dict)
    campaigns: Mapping[CampaignId, CampaignCard] = attrs.field(factory=dict)
    operations: Mapping[CardId, OperationCard] = attrs.field(factory=dict)
    acts: tuple[int, ...] = ()
    others: Mapping[str, Mapping[Any, Any]] = attrs.field(factory=dict)

    def equipment_of(self, copy: CardId) -> EquipmentCard:
        return self.equipment[card_of(copy)]

    def discovery_of(self, copy: CardId) -> DiscoveryCard:
        return self.discoveries[card_of(copy)]


@lru_cache(4096)  # asked for every card on the table, at every decision
def card_of(copy: CardId) -> CardId:
    """Which card a copy is one of: the copies of E05 are E05/1, E05/2."""
    return CardId(copy.partition("/")[0])


def copies_of(id: CardId, count: int) -> tuple[CardId, ...]:
    return tuple(CardId(f"{id}/{number}") for number in range(1, count + 1))
