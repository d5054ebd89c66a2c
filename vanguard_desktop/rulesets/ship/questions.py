"""Questions that the position aboard answers itself: conditions of entries, cards and objectives (LOG-06)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import Between, CardId, Counter, Flag, LogId, Named, Test, Text, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import DiscoveryType, Few, MoraleLevel, Price


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


class FlagsSet(Test, tag="flags_set"):
    """At least so many of these keywords are set."""

    flags: tuple[Flag, ...]
    count: int


class CounterAtLeast(Test, tag="counter_at_least"):
    """A counter has reached that number."""

    counter: Annotated[Counter, Named("counters")]
    count: int


class ActAtLeast(Test, tag="act_at_least"):
    """The campaign has come to that act."""

    act: int


class EntryRead(Test, tag="entry_read"):
    """That entry has been read so often."""

    log: Annotated[LogId, Named("logs")]
    times: int = 1


class MoraleIs(Test, tag="morale_is"):
    """Morale stands at that level."""

    level: MoraleLevel


class BoxesMarked(Test, tag="boxes_marked"):
    """At least so many boxes of an entry are marked."""

    log: Annotated[LogId, Named("logs")]
    count: int = 1


class OptionTaken(Test, tag="option_taken"):
    """In that entry this option was chosen, counted from 1."""

    log: Annotated[LogId, Named("logs")]
    option: int


class NoteReads(Test, tag="note_reads"):
    """There is a note with that key; with a text, the note says just that (LOG-21)."""

    key: str
    text: Text = ""


class CycleAtLeast(Test, tag="cycle_at_least"):
    """So many cycles have begun."""

    cycle: int


class CardIs(Test, tag="card_is"):
    """Where a card is: a project leaves the game when it is completed, an objective when a new one takes its place."""

    card: CardId
    where: Whereabouts


class TechLevelAtLeast(Test, tag="tech_level_at_least"):
    """The ship has come to that tech level."""

    level: Few


class MoraleAtLeast(Test, tag="morale_at_least"):
    """Morale stands at that level or better."""

    level: MoraleLevel


class UniquesAboard(Test, tag="uniques_aboard"):
    """At least so many of these unique discoveries lie in their slots; of all of them, if none is named."""

    numbers: tuple[int, ...] = ()
    count: int = 1


class RowsFull(Test, tag="rows_full"):
    """At least so many rows of unique discoveries are full."""

    count: int = 1


class GatheredAtLeast(Test, tag="gathered_at_least"):
    """So many discoveries lie in the store, of a type and of a rarity or better (LAB-06)."""

    deck: DiscoveryType | None = None
    rarity: Annotated[int, Between(1, 3)] = 1
    count: int = 1


class PoolsHold(Test, tag="pools_hold"):
    """There are so many tokens in the pools; discoveries are asked for otherwise (GatheredAtLeast)."""

    tokens: Price


class DiceAtLeast(Test, tag="dice_at_least"):
    """Every section owns so many dice: `D` of the rules (DBR-09)."""

    count: int


class PlanetVisited(Test, tag="planet_visited"):
    """A team has been on that planet so often."""

    world: Annotated[WorldId, Named("worlds")]
    times: int = 1


class PlanetFinished(Test, tag="planet_finished"):
    """No landing card leads to that planet any more."""

    world: Annotated[WorldId, Named("worlds")]


class MissionCompleted(Test, tag="mission_completed"):
    """That mission has been completed."""

    card: Annotated[CardId, Named("missions")]


class MissionFailed(Test, tag="mission_failed"):
    """A team came home so often without having completed that mission."""

    card: Annotated[CardId, Named("missions")]
    times: int = 1


class LastExplorationFailed(Test, tag="last_exploration_failed"):
    """The last exploration counts as failed (DCK-01)."""


class CrewAtLeast(Test, tag="crew_at_least"):
    """So many crewmembers of whom this is so; of a section, of a rank or better. The dead have no rank any more."""

    who: CrewState
    count: int = 1
    section: Section | None = None
    rank: Annotated[int, Between(1, 3)] = 1


class PlayersAtLeast(Test, tag="players_at_least"):
    """So many players are at the table."""

    count: int


class LegacyIs(Test, tag="legacy_is"):
    """What an earlier campaign has handed down says this (LEG-06)."""

    key: str
    value: str = "true"
