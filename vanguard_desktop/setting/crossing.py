"""What one rule book hands to the other: who is launched with what (STP-01), and what comes home (END-21)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs

from vanguard_desktop.core import (
    CardId,
    DieId,
    Effect,
    Flag,
    LogId,
    MemberId,
    Opening,
    PathId,
    Seat,
    SectorId,
    WorldId,
    mappings_in_order,
)
from vanguard_desktop.dice.faces import Section

from .cards import DiscoveryType, InjuryKind, Stat


class Ending(Enum):
    """How an expedition ended (END-22)."""

    LIFTED_OFF = "lifted_off"
    EVACUATED = "evacuated"
    ENDED_BY_TEXT = "ended_by_text"
    ALL_DEAD = "all_dead"


@attrs.frozen(kw_only=True)
class SectionSeat(Seat):
    """A player at the table and the sections that the player controls (GEN-04)."""

    sections: tuple[Section, ...]


@attrs.frozen(kw_only=True)
class Options:
    """Ways to play that hold for a whole expedition (DLY-01, DEC-26, DEC-30, TUT-50).

    With `choose_seats` players with several crew say in which order these sit (TRN-06); otherwise it is the team's.
    """

    deadly_injuries: bool = False
    training: bool = False
    ask_every_cost: bool = False
    never_ask_cost: bool = False
    skip_revealed_events: bool = False
    choose_seats: bool = False


@attrs.frozen(kw_only=True)
class TeamMember:
    """Who goes, with what: the launch of the ship hands this over (STP-01)."""

    id: MemberId
    section: Section
    dice: tuple[DieId, ...]
    rank: int = 1
    cards: tuple[CardId, ...] = ()
    charges: int = 0
    equipment: tuple[CardId, ...] = ()


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class PlanetRecord:
    """What an earlier visit left behind (STP-04); ways that it opened for good, and marks on sectors (SAV-14).

    `standees` are where threats that stand in more than one sector have their other standees (BPE-03).
    """

    places: Mapping[SectorId, tuple[CardId, ...]]
    threats: Mapping[CardId, SectorId] = attrs.field(factory=dict)
    uniques: tuple[int, ...] = ()
    opened: tuple[PathId, ...] = ()
    marks: Mapping[SectorId, int] = attrs.field(factory=dict)
    standees: Mapping[CardId, tuple[SectorId, ...]] = attrs.field(factory=dict)


class ExpeditionOpening(Opening, tag="expedition"):
    """What an expedition starts from: the ship's launch hands it over, a stand-alone game makes it up (STP-01).

    `uniques_gone` are unique discoveries of the board that the ship has met elsewhere already; `more_cards` are drawn
    by everybody on top of the first hand, of which so many as `redraws` may be put away and drawn anew. With
    `choose_condition` the team chooses between the first condition and the one that follows it. `condition`, `briefing`
    and `lift_off` take the place of what the board prints, and the threats that are `absent` are not put on it.
    """

    world: WorldId
    seats: tuple[SectionSeat, ...]
    team: tuple[TeamMember, ...]
    lander: CardId | None = None
    stats: Mapping[Stat, int] = attrs.field(factory=dict)
    supplies: int = 8
    most_supplies: int = 12
    landing_rolls: int = 3
    mods: tuple[CardId, ...] = ()
    equipment: tuple[CardId, ...] = ()
    rank_ups: tuple[CardId, ...] = ()
    rank_ups_removed: tuple[CardId, ...] = ()
    events: tuple[CardId, ...] = ()
    discoveries: Mapping[DiscoveryType, tuple[CardId, ...]] = attrs.field(factory=dict)
    flags: tuple[Flag, ...] = ()
    record: PlanetRecord | None = None
    uniques_gone: tuple[int, ...] = ()
    more_cards: int = 0
    redraws: int = 0
    choose_condition: bool = False
    condition: CardId | None = None
    briefing: LogId | None = None
    lift_off: LogId | None = None
    absent: tuple[CardId, ...] = ()
    options: Options = Options()


@attrs.frozen(kw_only=True)
class Returned:
    """One of the away team after the expedition: injury cards face up or down count alike (END-24)."""

    id: MemberId
    section: Section
    rank: int = 1
    injuries: tuple[InjuryKind, ...] = ()
    dead: bool = False


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class HandOver:
    """What an expedition hands to the ship (END-21). Crew left behind at lift-off are dead (END-03).

    `for_ship` are texts of the expedition that concern the ship, in the order in which they were met; the ship carries
    them out before anything else. `room` is what equipment and texts change of the lander's room for discoveries
    (DCK-12). `standees` are the other standees of threats that stand in more than one sector (THR-19). `opened` and
    `marks` are what texts declare lasting (SAV-14). Unless they `landed` no board was open
    (LVP-17).
    """

    world: WorldId
    ending: Ending
    failed: bool
    team: tuple[Returned, ...]
    places: Mapping[SectorId, tuple[CardId, ...]] = attrs.field(factory=dict)
    finished: tuple[SectorId, ...] = ()
    threats: Mapping[CardId, SectorId] = attrs.field(factory=dict)
    uniques: tuple[int, ...] = ()
    missions: tuple[CardId, ...] = ()
    missions_done: tuple[CardId, ...] = ()
    mission_failed: bool = False
    lander: CardId | None = None
    mods: tuple[CardId, ...] = ()
    found: tuple[CardId, ...] = ()
    uniques_found: tuple[int, ...] = ()
    room: int = 0
    successes: int = 0
    rank_up: CardId | None = None
    rank_up_done: bool = False
    flags: tuple[Flag, ...] = ()
    logs: tuple[LogId, ...] = ()
    for_ship: tuple[Effect, ...] = ()
    landed: bool = True
    opened: tuple[PathId, ...] = ()
    marks: Mapping[SectorId, int] = attrs.field(factory=dict)
    standees: Mapping[CardId, tuple[SectorId, ...]] = attrs.field(factory=dict)
