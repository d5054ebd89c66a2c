"""What can happen on the planet board: travel, places, markers, tracks, conditions, missions, the logbook."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event, Flag, LogId, MemberId, PathId, SectorId

from ..tracks import Track


class PathTaken(Event, tag="path_taken", rule="ACT-21"):
    """A crew member sets out along a path."""

    member: MemberId
    path: PathId


class Traveled(Event, tag="traveled", rule="ACT-28"):
    """A pawn stands in another sector."""

    member: MemberId
    to: SectorId
    path: PathId | None = None


class PathOpened(Event, tag="path_opened", rule="PLN-60"):
    """A closed path is open."""

    path: PathId


class SectorsJoined(Event, tag="sectors_joined", rule="GEN-02"):
    """A path without icons joins two sectors from now on."""

    start: SectorId
    to: SectorId


class PoiStacked(Event, tag="poi_stacked", rule="PLN-16"):
    """The cards on a sector are these now, topmost last; tracks of what lay there are empty."""

    sector: SectorId
    cards: tuple[CardId, ...]
    drawn: int = 0


class SectorMarked(Event, tag="sector_marked", rule="PLN-20"):
    """Markers come to a sector or leave it."""

    sector: SectorId
    by: int


class TrackMoved(Event, tag="track_moved", rule="TIM-25"):
    """A token or marker stands on another space of its track, 0 for none."""

    track: Track
    to: int


class TrackHeld(Event, tag="track_held", rule="GEN-02"):
    """A time track will not make its next progress."""

    track: Track


class TrackWaited(Event, tag="track_waited", rule="GEN-02"):
    """A time track that was held stays where it is."""

    track: Track


class ConditionPlaced(Event, tag="condition_placed", rule="PLN-36"):
    """Another condition is in force; without a card the printed one."""

    card: CardId | None


class MissionAdded(Event, tag="mission_added", rule="PLN-48"):
    """A mission comes into play."""

    card: CardId


class MissionCompleted(Event, tag="mission_completed", rule="PLN-42"):
    """A mission is completed and discarded."""

    card: CardId


class MissionFailed(Event, tag="mission_failed", rule="PLN-50"):
    """A mission-failed token lies on the lander."""


class MissionLost(Event, tag="mission_lost", rule="GEN-26"):
    """A mission has become impossible and leaves the game."""

    card: CardId


class CardMarked(Event, tag="card_marked", rule="GEN-33"):
    """Markers are put on a mission or threat card, or taken off it."""

    card: CardId
    by: int


class LogRead(Event, tag="log_read", rule="PLN-55", reveals=True):
    """The team reads an entry of the logbook; an entry that sent it there is not read on. `member` caused it."""

    log: LogId
    left: LogId | None = None
    member: MemberId | None = None


class FlagRaised(Event, tag="flag_raised", rule="PLN-58"):
    """The campaign remembers a keyword."""

    flag: Flag


class NotedForShip(Event, tag="noted_for_ship", rule="END-21"):
    """A text concerns the ship; it is carried out when the team is home (END-21)."""

    effect: Effect
