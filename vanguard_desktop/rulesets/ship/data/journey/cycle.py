"""The cycle (CYC): which step the ship book stands at, what moves from zone to zone, and chance."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event, Reason
from vanguard_desktop.setting import ExpeditionOpening, HandOver

from ...phases import Phase
from ...pieces import Piece
from ...zones import Zone


class NextStep(Effect, tag="step_next"):
    """The step is done; the next one of the ship book begins (CYC-05)."""


class DoStep(Effect, tag="step_do"):
    """A step of a phase is carried out."""

    phase: Phase
    step: str


class StepBegun(Event, tag="step_begun"):
    """The ship book stands at this step (CYC-01)."""

    phase: Phase
    step: str


class PageTurned(Event, tag="page_turned"):
    """A branch or a text says which phase comes next (CYC-04, LOG-11)."""

    phase: Phase


class Moved(Event, tag="moved"):
    """Pieces go from one zone to another, on top or to the bottom of what lies there (ZON-01)."""

    pieces: tuple[Piece, ...]
    start: Zone
    to: Zone
    on_top: bool = False


class Revealed(Moved, tag="revealed", reveals=True):
    """Pieces that lay face down are turned up where they go (CYC-22)."""


class Shuffled(Event, tag="shuffled"):
    """A deck lies in a new order (CMP-06)."""

    zone: Zone
    order: tuple[Piece, ...]
    drawn: int


class TeamLaunched(Event, tag="team_launched"):
    """The team leaves the ship with all this; the expedition book is opened next (BPE-16)."""

    opening: ExpeditionOpening
    seed: int
    drawn: int


class TeamHome(Event, tag="team_home"):
    """The expedition is over and hands over what comes home (END-21); Ship Management begins with LVP."""

    home: HandOver


class CycleBegun(Event, tag="cycle_begun"):
    """A new cycle begins with the bridge (CYC-07)."""


class TeamIsAway(Reason, tag="team_is_away", rule="BPE-16"):
    """The team is on a planet; the ship waits."""
