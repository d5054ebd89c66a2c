"""The star map, the landing cards that it leads to, and single operations."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, LogId, Name, Named, SystemId, Test, Text, WorldId
from vanguard_desktop.dice.faces import Icon

from ..cards import Biome
from ..standing import Few, Often


class StarLight(Enum):
    """In what light a star is drawn."""

    WHITE = "white"
    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"


class GoalKind(Enum):
    """What one finds at a destination that is no planet."""

    STATION = "station"
    EVENT = "event"
    ANOMALY = "anomaly"


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
    """A place to visit in a system (MAP-08); `closed` until a text opens it (MAP-29). A planet needs no `kind`."""

    id: str
    name: Name
    energy: Few
    instructions: tuple[Instruction, ...]
    kind: GoalKind = GoalKind.ANOMALY
    marks: tuple[str, ...] = ()
    often: Often = Often.ALWAYS
    test: Test | None = None
    closed: bool = False


@attrs.frozen(kw_only=True)
class SystemCard:
    """A page of the star map (MAP-01); `arrival` is read when the ship comes here for the first time (MAP-30).

    No flight leads to a `closed` one until a text opens it (MAP-29). `x` and `y` say where its star is drawn, on a map
    of 1000 by 1000; systems without a place are drawn around the others.
    """

    id: SystemId
    name: Name
    story: Text = ""
    x: Annotated[int, Between(0, 1000)] | None = None
    y: Annotated[int, Between(0, 1000)] | None = None
    light: StarLight = StarLight.WHITE
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
