"""Objectives, and how a mission ends (HEN)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event


class CheckEnd(Effect, tag="step_check_end"):
    """Objectives that are reached now, and whether the mission is won (HRD-10); `of_sol` at the end of a sol."""

    of_sol: bool = False


class EndOffered(Event, tag="end_offered", rule="HEN-04"):
    """All mandatory objectives are reached: from now on the group may end the mission at the end of every sol."""


class ObjectiveReached(Event, tag="objective_reached", rule="HEN-10"):
    """An objective of the mission is reached."""

    objective: CardId


class Noted(Event, tag="noted", rule="HMS-32"):
    """Something is kept with the result."""

    id: CardId


class MissionWon(Event, tag="mission_won", rule="HEN-01"):
    """The mission is won."""


class MissionLost(Event, tag="mission_lost", rule="HEN-06"):
    """The mission is lost."""
