"""The frame of a campaign: its pages, counters and where it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import attrs

from vanguard_desktop.core import (
    Between,
    CampaignId,
    CardId,
    Counter,
    Effect,
    Flag,
    LogId,
    MemberId,
    Name,
    Named,
    SystemId,
    Test,
    Text,
    WorldId,
)
from vanguard_desktop.dice.faces import Icon, Section

from ..standing import DiscoveryType, Few, Signed
from .bridge import MoraleLevel, MoraleRow


@attrs.frozen(kw_only=True)
class CounterCard:
    """A counter of the campaign: its range, where it starts, whether later campaigns read it (LOG-19, LEG-02)."""

    id: Counter
    least: Signed = 0
    most: Few = 12
    start: Signed = 0
    legacy: bool = False


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
