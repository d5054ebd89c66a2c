"""The bridge: objectives, technology, upgrades, situations and morale."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import CardId, Effect, LogId, Name, Named, Test, Text

from ..standing import Few, Price, ShipAbility, Signed, Standing
from .facilities import Need


class MoraleLevel(Enum):
    """The four levels of morale, best first (MOR-01)."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    VERY_LOW = "very_low"


@attrs.frozen(kw_only=True)
class MoraleRow:
    """What a level of morale changes (MOR-04)."""

    energy: Signed = 0
    situations: Few = 0
    recruits: Few = 5


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
