"""A position aboard: plain data, complete, with nothing in it that can be derived."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs

from vanguard_desktop.core import (
    NOBODY,
    CampaignId,
    CardId,
    Counter,
    DieId,
    Effect,
    Flag,
    GameState,
    LogId,
    MemberId,
    Opening,
    PathId,
    SectorId,
    Source,
    SystemId,
    mappings_in_order,
)
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import (
    Box,
    CampaignCard,
    ExpeditionOpening,
    HandOver,
    InjuryKind,
    MoraleLevel,
    PlanetRecord,
    SectionSeat,
    Standing,
    Stretch,
)

from . import zones
from .phases import Phase
from .pieces import Piece, crew, die_of, member_of
from .zones import Zone

# CPI-03: how many sleeves of each rank a section has.
SLEEVES = {1: 4, 2: 3, 3: 2}
MOST_ENERGY = 8
MOST_COMMAND = 6


class Mode(Enum):
    """How a campaign begins (CMP-01)."""

    QUICK_START = "quick_start"
    CONTINUATION = "continuation"
    OPERATION = "operation"


@attrs.frozen(kw_only=True)
class ShipOptions:
    """Ways to play that hold for the campaign; the first three may change at SAV and RSM (DSH-01, DSH-02)."""

    deadly_injuries: bool = False
    deadly_morale: bool = False
    deadly_checks: bool = False
    ask_every_cost: bool = False
    never_ask_cost: bool = False


class CampaignOpening(Opening, tag="campaign"):
    """What a campaign starts from (CMP-36): who plays, how it begins, what came out of the training."""

    campaign: CampaignId
    players: tuple[str, ...]
    mode: Mode = Mode.QUICK_START
    training: HandOver | None = None
    options: ShipOptions = ShipOptions()
    legacy: Mapping[str, str] = attrs.field(factory=dict)
    operation: CardId | None = None


@attrs.frozen(kw_only=True)
class Tokens:
    """Tokens in the pools beside the ship book, or in the token bag (BAG)."""

    energy: int = 0
    command: int = 0
    success: int = 0
    penalty: bool = False


@attrs.frozen(kw_only=True)
class Sleeve:
    """The section and rank of a crewmember (ZON-03)."""

    section: Section
    rank: int = 1


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class RecordSheet:
    """The record sheet of a planet (SAV-06, SAV-14). What texts write down goes into the notes of the campaign."""

    landing: CardId
    board: PlanetRecord
    finished: tuple[SectorId, ...] = ()
    opened: tuple[PathId, ...] = ()
    marks: Mapping[SectorId, int] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class InForce:
    """A standing effect that a text put in force: so many uses yet, so many returns of the team yet (`phases`), so many
    bridges yet (`bridges`, which begin with the next one: `begun`); without any of them for good (SEF-11, SEF-12).
    """

    standing: Standing
    source: Source = NOBODY
    phases: int | None = None
    uses: int | None = None
    bridges: int | None = None
    begun: bool = True


@attrs.frozen(kw_only=True)
class Scheduled:
    """Effects that wait for a stretch of the campaign to begin, so many times (SEF-13)."""

    when: Stretch
    effect: Effect
    source: Source = NOBODY
    times: int = 1


@attrs.frozen(kw_only=True)
class Finished:
    """How the campaign ended (OBJ-13)."""

    victory: bool
    ending: str = ""


@attrs.frozen(kw_only=True, slots=False, field_transformer=mappings_in_order)
class ShipState(GameState):
    """The whole ship. `zones` holds every card, crewmember and die by zone, first the top of a deck.

    `home` is what the expedition handed over, until it is put away; `away` what the team was launched with, while it is
    out. `earned` are success tokens of the expedition that are not in the pool yet. `lander` is the one on the table.
    """

    box: Box = attrs.field(eq=False, repr=False)
    campaign: CampaignId
    mode: Mode
    options: ShipOptions
    players: tuple[str, ...]
    zones: Mapping[Zone, tuple[Piece, ...]]
    morale: MoraleLevel = MoraleLevel.MEDIUM
    seats: tuple[SectionSeat, ...] = ()
    phase: Phase = Phase.SET_UP
    step: str = ""
    turn_to: Phase | None = None
    cycle: int = 0
    act: int = 1
    sleeves: Mapping[MemberId, Sleeve] = attrs.field(factory=dict)
    injuries: Mapping[MemberId, tuple[InjuryKind, ...]] = attrs.field(factory=dict)
    pool: Tokens = Tokens()
    bag: Tokens = Tokens()
    mission_failed: bool = False
    earned: int = 0
    damaged: tuple[Piece, ...] = ()
    lander: CardId | None = None
    improved: Mapping[str, int] = attrs.field(factory=dict)
    operation: CardId | None = None
    deadly_operation: bool = False
    operations_done: tuple[CardId, ...] = ()
    scanned: int = 0
    system: SystemId
    flags: tuple[Flag, ...] = ()
    counters: Mapping[Counter, int] = attrs.field(factory=dict)
    marks: Mapping[LogId, tuple[int, ...]] = attrs.field(factory=dict)
    notes: Mapping[str, str] = attrs.field(factory=dict)
    logs_read: Mapping[LogId, int] = attrs.field(factory=dict)
    options_taken: Mapping[LogId, tuple[int, ...]] = attrs.field(factory=dict)
    fulfilled: tuple[CardId, ...] = ()
    last_failed: bool = False
    register: Mapping[str, int] = attrs.field(factory=dict)
    routes: Mapping[str, bool] = attrs.field(factory=dict)
    scouts: int = 0
    used: Mapping[str, int] = attrs.field(factory=dict)
    in_force: tuple[InForce, ...] = ()
    scheduled: tuple[Scheduled, ...] = ()
    records: Mapping[str, RecordSheet] = attrs.field(factory=dict)
    training: HandOver | None = None
    entered: tuple[Section, ...] = ()
    away: ExpeditionOpening | None = None
    away_seed: int = 0
    home: HandOver | None = None
    legacy: Mapping[str, str] = attrs.field(factory=dict)
    finished: Finished | None = None

    @property
    def pages(self) -> CampaignCard:
        return self.box.campaigns[self.campaign]

    def at(self, zone: Zone) -> tuple[Piece, ...]:
        """What lies there, the top of a deck first."""
        return self.zones.get(zone, ())

    def only(self, zone: Zone) -> Piece | None:
        """The one card of a slot."""
        there = self.at(zone)
        return there[0] if there else None

    def where(self, piece: Piece) -> Zone | None:
        """In which zone a piece lies; None for what this pack does not hold."""
        return next((zone for zone, there in self.zones.items() if piece in there), None)

    def members(self, zone: Zone) -> tuple[MemberId, ...]:
        return tuple(member_of(piece) for piece in self.at(zone))

    def place_of(self, member: MemberId) -> Zone | None:
        return self.where(crew(member))

    def section_of(self, member: MemberId) -> Section:
        return self.sleeves[member].section

    def available(self, section: Section) -> tuple[MemberId, ...]:
        return self.members(zones.hand(section))

    def dice_of(self, section: Section) -> tuple[DieId, ...]:
        """All dice that a section owns, on its crew board or not (DBR-09)."""
        return tuple(map(die_of, (*self.at(zones.dice(section)), *self.at(zones.board_dice(section)))))

    @property
    def dice_each(self) -> int:
        """`D`: every section owns the same number of dice (DBR-09)."""
        return len(self.dice_of(Section.SECURITY))

    def free_sleeves(self, section: Section, rank: int) -> int:
        return SLEEVES[rank] - sum(sleeve == Sleeve(section=section, rank=rank) for sleeve in self.sleeves.values())

    def seat_of(self, section: Section) -> SectionSeat | None:
        return next((seat for seat in self.seats if section in seat.sections), None)
