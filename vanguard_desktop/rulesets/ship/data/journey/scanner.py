"""The planetary scanner (SCN): parts turned up, scouts sent."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, Event, MemberId, Reason

from ..common import ShipDecision


class AskScan(Effect, tag="step_ask_scan"):
    """The planet in the scanner may be looked at, part by part (SCN-05)."""


class Scan(ShipDecision, tag="scan"):
    """Reveal the next part, send a scout, or go on?"""


class RevealPart(Command, tag="reveal_part"):
    """Pay for a covered part of the landing card: only the next one may be revealed (SCN-02, SCN-05)."""

    part: int


class AssignScout(Command, tag="assign_scout"):
    """An Available crewmember lowers the cost of the next part by one (SCN-06)."""

    scout: MemberId


class EndScan(Command, tag="end_scan"):
    """Leave the other parts covered (SCN-09)."""


class PartsRevealed(Event, tag="parts_revealed", reveals=True):
    """The next parts of the landing card are turned up."""

    count: int = 1


class ScoutSent(Event, tag="scout_sent"):
    """One more scout for the next part."""

    scout: MemberId


class NotTheNextPart(Reason, tag="not_the_next_part", rule="SCN-02"):
    """Parts are revealed in their printed order."""


class NothingCovered(Reason, tag="nothing_covered", rule="TSK-08"):
    """Every part of the card lies open."""


class ScanTooDear(Reason, tag="scan_too_dear", rule="SCN-05"):
    """The energy pool does not hold the cost of this part."""

    cost: int
