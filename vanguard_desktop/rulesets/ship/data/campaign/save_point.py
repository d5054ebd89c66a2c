"""The save point (SAV) and resuming (RSM): records of planets, stop or continue, the harder mode."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Command, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision
from vanguard_desktop.rulesets.ship.state import RecordSheet


class Difficulty(Enum):
    """The three parts of the harder mode (DSH-01)."""

    INJURIES = "deadly_injuries"
    MORALE = "deadly_morale"
    CHECKS = "deadly_checks"


@attrs.frozen(kw_only=True)
class SavePoint(ShipDecision):
    """Stop here, or go on with the bridge? (SAV-01)"""

    tag: ClassVar[str] = "save_point"


@attrs.frozen(kw_only=True)
class SessionStored(ShipDecision):
    """The ship is packed up until the players come back (RSM-01)."""

    tag: ClassVar[str] = "session_stored"
    automatic: ClassVar[bool] = False


@attrs.frozen(kw_only=True)
class StopHere(Command):
    """Pack up: the session ends (SAV-01)."""

    tag: ClassVar[str] = "stop_here"


@attrs.frozen(kw_only=True)
class PlayOn(Command):
    """Go straight to the bridge (SAV-01)."""

    tag: ClassVar[str] = "play_on"


@attrs.frozen(kw_only=True)
class ResumeSession(Command):
    """These players sit at the table now (RSM-04, CMP-03)."""

    tag: ClassVar[str] = "resume_session"
    players: tuple[str, ...]


@attrs.frozen(kw_only=True)
class SetDifficulty(Command):
    """A part of the harder mode holds from now on, or no longer (DSH-02)."""

    tag: ClassVar[str] = "set_difficulty"
    part: Difficulty
    on: bool


@attrs.frozen(kw_only=True)
class PlanetRecorded(Event):
    """The record sheet of a planet is in Recorded Planets; an older one is thrown away (SAV-05, SAV-08)."""

    tag: ClassVar[str] = "planet_recorded"
    record: str
    sheet: RecordSheet


@attrs.frozen(kw_only=True)
class RecordDropped(Event):
    """A planet is out of the game, and its record sheet with it (SAV-12)."""

    tag: ClassVar[str] = "record_dropped"
    record: str


@attrs.frozen(kw_only=True)
class BoardClosed(Event):
    """The planet board is packed up; what came home is put away (SAV-09)."""

    tag: ClassVar[str] = "board_closed"


@attrs.frozen(kw_only=True)
class PenaltyPacked(Event):
    """The penalty token goes into the token bag, or out of it into the command pool (SAV-09, RSM-03)."""

    tag: ClassVar[str] = "penalty_packed"
    into_bag: bool


@attrs.frozen(kw_only=True)
class SessionResumed(Event):
    """The players of this session."""

    tag: ClassVar[str] = "session_resumed"
    players: tuple[str, ...]


@attrs.frozen(kw_only=True)
class DifficultySet(Event):
    """A part of the harder mode is on or off."""

    tag: ClassVar[str] = "difficulty_set"
    part: Difficulty
    on: bool


@attrs.frozen(kw_only=True)
class NotAtSavePoint(Reason):
    """The harder mode is changed at the save point or when a session is resumed."""

    tag: ClassVar[str] = "not_at_save_point"
    rule: ClassVar[RuleId] = RuleId("DSH-02")


@attrs.frozen(kw_only=True)
class OneToFourPlayers(Reason):
    """One to four players take part."""

    tag: ClassVar[str] = "one_to_four_players"
    rule: ClassVar[RuleId] = RuleId("CMP-02")
