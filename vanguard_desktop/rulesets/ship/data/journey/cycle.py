"""The cycle (CYC): which step the ship book stands at, what moves from zone to zone, and chance."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Effect, Event, Reason
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting.crossing import ExpeditionOpening, HandOver


@attrs.frozen(kw_only=True)
class NextStep(Effect):
    """The step is done; the next one of the ship book begins (CYC-05)."""

    tag: ClassVar[str] = "step_next"


@attrs.frozen(kw_only=True)
class DoStep(Effect):
    """A step of a phase is carried out."""

    tag: ClassVar[str] = "step_do"
    phase: Phase
    step: str


@attrs.frozen(kw_only=True)
class StepBegun(Event):
    """The ship book stands at this step (CYC-01)."""

    tag: ClassVar[str] = "step_begun"
    phase: Phase
    step: str


@attrs.frozen(kw_only=True)
class PageTurned(Event):
    """A branch or a text says which phase comes next (CYC-04, LOG-11)."""

    tag: ClassVar[str] = "page_turned"
    phase: Phase


@attrs.frozen(kw_only=True)
class Moved(Event):
    """Pieces go from one zone to another, on top or to the bottom of what lies there (ZON-01)."""

    tag: ClassVar[str] = "moved"
    pieces: tuple[Piece, ...]
    start: Zone
    to: Zone
    on_top: bool = False


@attrs.frozen(kw_only=True)
class Revealed(Moved):
    """Pieces that lay face down are turned up where they go (CYC-22)."""

    tag: ClassVar[str] = "revealed"
    reveals: ClassVar[bool] = True


@attrs.frozen(kw_only=True)
class Shuffled(Event):
    """A deck lies in a new order (CMP-06)."""

    tag: ClassVar[str] = "shuffled"
    zone: Zone
    order: tuple[Piece, ...]
    drawn: int


@attrs.frozen(kw_only=True)
class TeamLaunched(Event):
    """The team leaves the ship with all this; the expedition book is opened next (BPE-16)."""

    tag: ClassVar[str] = "team_launched"
    opening: ExpeditionOpening
    seed: int
    drawn: int


@attrs.frozen(kw_only=True)
class TeamHome(Event):
    """The expedition is over and hands over what comes home (END-21); Ship Management begins with LVP."""

    tag: ClassVar[str] = "team_home"
    home: HandOver


@attrs.frozen(kw_only=True)
class CycleBegun(Event):
    """A new cycle begins with the bridge (CYC-07)."""

    tag: ClassVar[str] = "cycle_begun"


@attrs.frozen(kw_only=True)
class TeamIsAway(Reason):
    """The team is on a planet; the ship waits."""

    tag: ClassVar[str] = "team_is_away"
    rule: ClassVar[RuleId] = RuleId("BPE-16")
