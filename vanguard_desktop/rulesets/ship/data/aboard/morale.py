"""Morale (MOR): what it does when it changes."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.cards_ship import MoraleLevel


@attrs.frozen(kw_only=True)
class ReturnDie(Effect):
    """A section gives a die of its choice back to the box (MOR-03)."""

    tag: ClassVar[str] = "step_return_die"
    section: Section


@attrs.frozen(kw_only=True)
class MoraleChanged(Event):
    """The morale card is moved to another level (MOR-01)."""

    tag: ClassVar[str] = "morale_changed"
    level: MoraleLevel
