"""Questions that the position aboard answers itself: conditions of entries, cards and objectives (LOG-06)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between, Named, Text
from vanguard_desktop.core.ids import CardId, Counter, Flag, LogId, WorldId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.standing import DiscoveryType, Few, Price


class Whereabouts(Enum):
    """How a card stands to the campaign (LOG-06). What is owned is neither locked nor out of the game."""

    OWNED = "owned"
    INSTALLED = "installed"
    COMPLETED = "completed"
    REMOVED = "removed"
    IN_GAME = "in_game"


class CrewState(Enum):
    """What can be said of crew (LOG-06)."""

    LIVING = "living"
    DEAD = "dead"
    AVAILABLE = "available"
    RESTING = "resting"
    IN_MEDBAY = "in_medbay"
    CRITICAL = "critical"
    ON_TEAM = "on_team"


@attrs.frozen(kw_only=True)
class FlagsSet(Test):
    """At least so many of these keywords are set."""

    tag: ClassVar[str] = "flags_set"
    flags: tuple[Flag, ...]
    count: int


@attrs.frozen(kw_only=True)
class CounterAtLeast(Test):
    """A counter has reached that number."""

    tag: ClassVar[str] = "counter_at_least"
    counter: Annotated[Counter, Named("counters")]
    count: int


@attrs.frozen(kw_only=True)
class ActAtLeast(Test):
    """The campaign has come to that act."""

    tag: ClassVar[str] = "act_at_least"
    act: int


@attrs.frozen(kw_only=True)
class EntryRead(Test):
    """That entry has been read so often."""

    tag: ClassVar[str] = "entry_read"
    log: Annotated[LogId, Named("logs")]
    times: int = 1


@attrs.frozen(kw_only=True)
class MoraleIs(Test):
    """Morale stands at that level."""

    tag: ClassVar[str] = "morale_is"
    level: MoraleLevel


@attrs.frozen(kw_only=True)
class BoxesMarked(Test):
    """At least so many boxes of an entry are marked."""

    tag: ClassVar[str] = "boxes_marked"
    log: Annotated[LogId, Named("logs")]
    count: int = 1


@attrs.frozen(kw_only=True)
class OptionTaken(Test):
    """In that entry this option was chosen, counted from 1."""

    tag: ClassVar[str] = "option_taken"
    log: Annotated[LogId, Named("logs")]
    option: int


@attrs.frozen(kw_only=True)
class NoteReads(Test):
    """There is a note with that key; with a text, the note says just that (LOG-21)."""

    tag: ClassVar[str] = "note_reads"
    key: str
    text: Text = ""


@attrs.frozen(kw_only=True)
class CycleAtLeast(Test):
    """So many cycles have begun."""

    tag: ClassVar[str] = "cycle_at_least"
    cycle: int


@attrs.frozen(kw_only=True)
class CardIs(Test):
    """Where a card is: a project leaves the game when it is completed, an objective when a new one takes its place."""

    tag: ClassVar[str] = "card_is"
    card: CardId
    where: Whereabouts


@attrs.frozen(kw_only=True)
class TechLevelAtLeast(Test):
    """The ship has come to that tech level."""

    tag: ClassVar[str] = "tech_level_at_least"
    level: Few


@attrs.frozen(kw_only=True)
class MoraleAtLeast(Test):
    """Morale stands at that level or better."""

    tag: ClassVar[str] = "morale_at_least"
    level: MoraleLevel


@attrs.frozen(kw_only=True)
class UniquesAboard(Test):
    """At least so many of these unique discoveries lie in their slots; of all of them, if none is named."""

    tag: ClassVar[str] = "uniques_aboard"
    numbers: tuple[int, ...] = ()
    count: int = 1


@attrs.frozen(kw_only=True)
class RowsFull(Test):
    """At least so many rows of unique discoveries are full."""

    tag: ClassVar[str] = "rows_full"
    count: int = 1


@attrs.frozen(kw_only=True)
class GatheredAtLeast(Test):
    """So many discoveries lie in the store, of a type and of a rarity or better (LAB-06)."""

    tag: ClassVar[str] = "gathered_at_least"
    deck: DiscoveryType | None = None
    rarity: Annotated[int, Between(1, 3)] = 1
    count: int = 1


@attrs.frozen(kw_only=True)
class PoolsHold(Test):
    """There are so many tokens in the pools; discoveries are asked for otherwise (GatheredAtLeast)."""

    tag: ClassVar[str] = "pools_hold"
    tokens: Price


@attrs.frozen(kw_only=True)
class DiceAtLeast(Test):
    """Every section owns so many dice: `D` of the rules (DBR-09)."""

    tag: ClassVar[str] = "dice_at_least"
    count: int


@attrs.frozen(kw_only=True)
class PlanetVisited(Test):
    """A team has been on that planet so often."""

    tag: ClassVar[str] = "planet_visited"
    world: Annotated[WorldId, Named("worlds")]
    times: int = 1


@attrs.frozen(kw_only=True)
class PlanetFinished(Test):
    """No landing card leads to that planet any more."""

    tag: ClassVar[str] = "planet_finished"
    world: Annotated[WorldId, Named("worlds")]


@attrs.frozen(kw_only=True)
class MissionCompleted(Test):
    """That mission has been completed."""

    tag: ClassVar[str] = "mission_completed"
    card: Annotated[CardId, Named("missions")]


@attrs.frozen(kw_only=True)
class MissionFailed(Test):
    """A team came home so often without having completed that mission."""

    tag: ClassVar[str] = "mission_failed"
    card: Annotated[CardId, Named("missions")]
    times: int = 1


@attrs.frozen(kw_only=True)
class LastExplorationFailed(Test):
    """The last exploration counts as failed (DCK-01)."""

    tag: ClassVar[str] = "last_exploration_failed"


@attrs.frozen(kw_only=True)
class CrewAtLeast(Test):
    """So many crewmembers of whom this is so; of a section, of a rank or better. The dead have no rank any more."""

    tag: ClassVar[str] = "crew_at_least"
    who: CrewState
    count: int = 1
    section: Section | None = None
    rank: Annotated[int, Between(1, 3)] = 1


@attrs.frozen(kw_only=True)
class PlayersAtLeast(Test):
    """So many players are at the table."""

    tag: ClassVar[str] = "players_at_least"
    count: int


@attrs.frozen(kw_only=True)
class LegacyIs(Test):
    """What an earlier campaign has handed down says this (LEG-06)."""

    tag: ClassVar[str] = "legacy_is"
    key: str
    value: str = "true"
