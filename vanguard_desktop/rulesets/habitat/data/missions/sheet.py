"""Rules of a mission sheet: its tracks, dice and boards (HMS-22 to HMS-25)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Event

from ..effects.ground import FarmRule
from ..effects.missions import Share
from ..kinds import Complex
from .decks import WithResearch


class BoardTurned(Event, tag="board_turned", rule="HMF-10"):
    """A marker of the malfunction board turns."""

    complex: Complex
    red: bool


class MissionTrackMoved(Event, tag="mission_track_moved", rule="HMS-22"):
    """A track of the mission rises; what exceeds its cap is lost."""

    track: CardId
    by: int


class CountResearch(WithResearch, tag="step_count_research"):
    """A track of the mission rises by what the drawn card says, or by half of it."""

    track: CardId
    share: Share
    by: int = 0
    percent: bool = True


class DieLocked(Event, tag="die_locked", rule="HMS-25"):
    """A malfunction die is not rolled in this sol."""

    complex: Complex


class FarmRuled(Event, tag="farm_ruled", rule="HMS-23"):
    """What the plants do in this sol is settled."""

    rule: FarmRule


class TrackAided(Event, tag="track_aided", rule="HRM-15"):
    """A track has not come so far by samples alone."""

    track: CardId


class DieForParts(Event, tag="die_for_parts", rule="HDC-17", reveals=True):
    """A malfunction die is rolled for a number of parts."""

    die: Complex
    shows: int
    drawn: int
