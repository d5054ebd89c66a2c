"""Research cards and direction cards: what is drawn, and what for (HRS-18, HRS-19)."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event


class ResearchDrawn(Event, tag="research_drawn", rule="HRS-18", reveals=True):
    """A research card is read and shuffled back in."""

    number: int
    percent: int
    drawn: int


class ResearchRedrawn(Event, tag="research_redrawn", rule="HGN-12", reveals=True):
    """Another research card counts in place of the first."""

    number: int
    percent: int
    drawn: int


class WithResearch(Effect):
    """What a research card that was drawn is for; `again`: it is binding (HGN-12). With `percent` it is drawn among
    those that count for percentages, and `out` are the cards that lie out already.
    """

    number: int
    again: bool = False
    percent: bool = False
    out: tuple[int, ...] = ()


class WithDirection(Effect):
    """What a direction card that was drawn is for; `again`: it is binding (HGN-12). `out` lie out already."""

    direction: str
    again: bool = False
    out: tuple[str, ...] = ()


class DirectionRead(Event, tag="direction_read", rule="HRS-19", reveals=True):
    """A direction card is read."""

    direction: str
    drawn: int


class DirectionReread(Event, tag="direction_reread", rule="HGN-12", reveals=True):
    """Another direction card counts in place of the first."""

    direction: str
    drawn: int


class ResearchOut(Event, tag="research_out", rule="HRS-21"):
    """A research card stays out until all six are."""

    number: int


class DirectionDropped(Event, tag="direction_dropped", rule="HMS-24"):
    """A direction card is out of the mission."""

    direction: str


class PercentDropped(Event, tag="percent_dropped", rule="HMS-24"):
    """A research card is out of all draws of percentages."""

    number: int
