"""What lies on a planet board: places with their actions, conditions, missions, threats, events, the logbook."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Flag, LogId, Name, Named, SectorId, Test, Text

from .check import CheckCard, Combination, ImmediateEffect, SpecialEffect


class Biome(Enum):
    """What a sector is like; events compare these (EVT-15). Icon files are named `biome_...`."""

    CAVES = "caves"
    CRYSTALLINE = "crystalline"
    LETHAL = "lethal"
    DESERT = "desert"
    FRIGID = "frigid"
    HOSTILE = "hostile"
    ROCKY = "rocky"
    RUINS = "ruins"
    VEGETATION = "vegetation"
    VOID = "void"
    VOLCANIC = "volcanic"
    AQUATIC = "aquatic"
    TRAINING = "training"


@attrs.frozen(kw_only=True)
class SpecialAction:
    """An action printed on a card or sector: a dice check, or instructions carried out at once (ACT-06)."""

    name: Name
    effect: Effect | None = None
    check: CheckCard | None = None
    needs_assist: bool = False
    all_assist: bool = False  # everybody else in the sector lends a die
    test: Test | None = None


@attrs.frozen(kw_only=True)
class TimeTrack:
    """Shows how time passes; effects are printed on or above its spaces, counted from 1 (TIM-01, TIM-05)."""

    length: int
    spaces: Mapping[int, Effect]


@attrs.frozen(kw_only=True)
class PoiCard:
    """A point of interest, printed on a sector or lying on it (PLN-15)."""

    id: CardId
    name: Name
    story: Text = ""
    biomes: tuple[Biome, ...] = ()
    no_movement: bool = False
    no_save: bool = False
    important: bool = False
    final: bool = False
    copies: int = 1
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None


@attrs.frozen(kw_only=True)
class PlaceRule:
    """What holds in some sectors as long as the card is in play: by number, by biome, where a marker lies, or, of a
    threat, where it stands (`here`) (PLN-38, THR-03).

    `on_path` is an icon more on every path that leads there; `entering` happens to whoever comes there, `turn_end` to
    whoever ends a turn there.
    """

    sectors: tuple[SectorId, ...] = ()
    biomes: tuple[Biome, ...] = ()
    marked: bool = False
    here: bool = False
    on_path: Effect | None = None
    entering: Effect | None = None
    turn_end: Effect | None = None
    no_rest: bool = False
    no_assist: bool = False


@attrs.frozen(kw_only=True)
class ConditionCard:
    """A global condition: travel effect, combinations, special effects, actions, time track (PLN-38).

    `round_end` happens at the end of every round in which it is in force. With `roped` only whoever has the start token
    may travel, and it passes clockwise from round to round.
    """

    id: CardId
    name: Name
    story: Text = ""
    travel: Effect | None = None
    travel_check: CheckCard | None = None
    combinations: tuple[Combination, ...] = ()
    special: tuple[SpecialEffect | ImmediateEffect, ...] = ()
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None
    round_end: Effect | None = None
    unlimited_supplies: bool = False
    roped: bool = False
    places: tuple[PlaceRule, ...] = ()


@attrs.frozen(kw_only=True)
class MissionCard:
    """An objective; mandatory unless optional. `test` marks one that the players complete themselves (PLN-44), or one
    that is completed by lifting off while it holds (`at_lift_off`).

    With `escort` the markers of a sector may go along with whoever leaves it (PLN-20). Its story tells of the points
    of interest `eased`: once `eased_by` is noted, their green tracks are one space shorter.
    """

    id: CardId
    name: Name
    story: Text = ""
    optional: bool = False
    test: Test | None = None
    at_lift_off: bool = False
    escort: bool = False
    effect: Effect | None = None
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None
    eased: tuple[Annotated[CardId, Named("pois")], ...] = ()
    eased_by: Flag | None = None


@attrs.frozen(kw_only=True)
class ThreatCard:
    """A creature or phenomenon with a standee, a time track and actions (THR); it never enters a biome it `avoids`.

    The standees of a `flock` come all at once and are all main ones; a text that moves one threat moves the first.
    """

    id: CardId
    name: Name
    story: Text = ""
    time: TimeTrack | None = None
    behaviors: Mapping[str, Effect] = attrs.field(factory=dict)
    actions: tuple[SpecialAction, ...] = ()
    anywhere: bool = False
    standees: Annotated[int, Between(1, 22)] = 1
    flock: bool = False
    avoids: tuple[Biome, ...] = ()
    places: tuple[PlaceRule, ...] = ()


@attrs.frozen(kw_only=True)
class EventCard:
    """An event: its main effect counts if a biome matches, otherwise the secondary one (EVT-05).

    `advanced` ones wait in the sealed supply of a campaign (ADD-02).
    """

    id: CardId
    name: Name
    main: Effect
    secondary: Effect
    biomes: tuple[Biome, ...] = ()
    story: Text = ""
    training: bool = False
    advanced: bool = False


@attrs.frozen(kw_only=True)
class LogEntry:
    """A numbered paragraph of the story book; reading it executes its effect. `boxes` are there to mark (LOG-07)."""

    id: LogId
    story: Text
    effect: Effect | None = None
    boxes: Annotated[int, Between(0, 99)] = 0
