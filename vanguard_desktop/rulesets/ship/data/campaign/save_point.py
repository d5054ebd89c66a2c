"""The save point (SAV) and resuming (RSM): records of planets, stop or continue, the harder mode."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import Command, Event, Reason

from ...state import RecordSheet
from ..common import ShipDecision


class Difficulty(Enum):
    """The three parts of the harder mode (DSH-01)."""

    INJURIES = "deadly_injuries"
    MORALE = "deadly_morale"
    CHECKS = "deadly_checks"


class SavePoint(ShipDecision, tag="save_point"):
    """Stop here, or go on with the bridge? (SAV-01)"""


class SessionStored(ShipDecision, tag="session_stored", automatic=False):
    """The ship is packed up until the players come back (RSM-01)."""


class StopHere(Command, tag="stop_here"):
    """Pack up: the session ends (SAV-01)."""


class PlayOn(Command, tag="play_on"):
    """Go straight to the bridge (SAV-01)."""


class ResumeSession(Command, tag="resume_session"):
    """These players sit at the table now (RSM-04, CMP-03)."""

    players: tuple[str, ...]


class SetDifficulty(Command, tag="set_difficulty"):
    """A part of the harder mode holds from now on, or no longer (DSH-02)."""

    part: Difficulty
    on: bool


class PlanetRecorded(Event, tag="planet_recorded"):
    """The record sheet of a planet is in Recorded Planets; an older one is thrown away (SAV-05, SAV-08)."""

    record: str
    sheet: RecordSheet


class RecordDropped(Event, tag="record_dropped"):
    """A planet is out of the game, and its record sheet with it (SAV-12)."""

    record: str


class BoardClosed(Event, tag="board_closed"):
    """The planet board is packed up; what came home is put away (SAV-09)."""


class PenaltyPacked(Event, tag="penalty_packed"):
    """The penalty token goes into the token bag, or out of it into the command pool (SAV-09, RSM-03)."""

    into_bag: bool


class SessionResumed(Event, tag="session_resumed"):
    """The players of this session."""

    players: tuple[str, ...]


class DifficultySet(Event, tag="difficulty_set"):
    """A part of the harder mode is on or off."""

    part: Difficulty
    on: bool


class NotAtSavePoint(Reason, tag="not_at_save_point", rule="DSH-02"):
    """The harder mode is changed at the save point or when a session is resumed."""


class OneToFourPlayers(Reason, tag="one_to_four_players", rule="CMP-02"):
    """One to four players take part."""
