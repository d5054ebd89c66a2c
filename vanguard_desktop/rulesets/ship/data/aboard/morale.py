"""Morale (MOR): what it does when it changes."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import MoraleLevel


class ReturnDie(Effect, tag="step_return_die"):
    """A section gives a die of its choice back to the box (MOR-03)."""

    section: Section


class MoraleChanged(Event, tag="morale_changed"):
    """The morale card is moved to another level (MOR-01)."""

    level: MoraleLevel
