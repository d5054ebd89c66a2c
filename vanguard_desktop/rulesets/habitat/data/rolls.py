"""Real dice: the players say what lies on their table (HGN-19)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Command, Event, Waiting

from .common import HabitatDecision
from .kinds import Color, Complex, Sign


@attrs.frozen(kw_only=True)
class ActionDie:
    """One of the three dice of a color (HDC-01)."""

    color: Color
    sign: Sign


@attrs.frozen(kw_only=True)
class MalfunctionDie:
    """The die of a complex (HMF-17)."""

    complex: Complex


Die = ActionDie | MalfunctionDie


class TellFace(HabitatDecision, tag="tell_face", automatic=False):
    """What does this real die show? `roll` is what it is rolled for."""

    die: Die
    roll: Waiting


class TellShown(Command, tag="tell_shown"):
    """Say it: the number of a malfunction die; of an action die 1 for its symbol, 0 for a blank."""

    shows: int


class RollForMe(Command, tag="roll_for_me"):
    """The game rolls this die."""


class FaceTold(Event, tag="face_told", rule="HGN-19", reveals=True):
    """A die lies there for the roll that waits for it."""

    shows: int
    drawn: int = 0
