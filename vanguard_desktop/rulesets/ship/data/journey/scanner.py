"""The planetary scanner (SCN): parts turned up, scouts sent."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision


@attrs.frozen(kw_only=True)
class AskScan(Effect):
    """The planet in the scanner may be looked at, part by part (SCN-05)."""

    tag: ClassVar[str] = "step_ask_scan"


@attrs.frozen(kw_only=True)
class Scan(ShipDecision):
    """Reveal the next part, send a scout, or go on?"""

    tag: ClassVar[str] = "scan"


@attrs.frozen(kw_only=True)
class RevealPart(Command):
    """Pay for a covered part of the landing card: only the next one may be revealed (SCN-02, SCN-05)."""

    tag: ClassVar[str] = "reveal_part"
    part: int


@attrs.frozen(kw_only=True)
class AssignScout(Command):
    """An Available crewmember lowers the cost of the next part by one (SCN-06)."""

    tag: ClassVar[str] = "assign_scout"
    scout: MemberId


@attrs.frozen(kw_only=True)
class EndScan(Command):
    """Leave the other parts covered (SCN-09)."""

    tag: ClassVar[str] = "end_scan"


@attrs.frozen(kw_only=True)
class PartsRevealed(Event):
    """The next parts of the landing card are turned up."""

    tag: ClassVar[str] = "parts_revealed"
    reveals: ClassVar[bool] = True
    count: int = 1


@attrs.frozen(kw_only=True)
class ScoutSent(Event):
    """One more scout for the next part."""

    tag: ClassVar[str] = "scout_sent"
    scout: MemberId


@attrs.frozen(kw_only=True)
class NotTheNextPart(Reason):
    """Parts are revealed in their printed order."""

    tag: ClassVar[str] = "not_the_next_part"
    rule: ClassVar[RuleId] = RuleId("SCN-02")


@attrs.frozen(kw_only=True)
class NothingCovered(Reason):
    """Every part of the card lies open."""

    tag: ClassVar[str] = "nothing_covered"
    rule: ClassVar[RuleId] = RuleId("TSK-08")


@attrs.frozen(kw_only=True)
class ScanTooDear(Reason):
    """The energy pool does not hold the cost of this part."""

    tag: ClassVar[str] = "scan_too_dear"
    rule: ClassVar[RuleId] = RuleId("SCN-05")
    cost: int
