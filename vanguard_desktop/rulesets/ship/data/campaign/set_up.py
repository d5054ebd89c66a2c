"""Setting up a campaign (CMP): what has to be named, and what is settled."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.faces import Section


@attrs.frozen(kw_only=True)
class AssignSection(Effect):
    """Which player controls this section? (CMP-02, CMP-14)"""

    tag: ClassVar[str] = "step_assign_section"
    section: Section


@attrs.frozen(kw_only=True)
class KeepRecruit(Effect):
    """One of the recruits shown to a section is kept (CMP-15, CMP-32)."""

    tag: ClassVar[str] = "step_keep_recruit"
    section: Section


@attrs.frozen(kw_only=True)
class PutOnBoard(Effect):
    """One of the two kept goes on the crew board, the other rests (CMP-17)."""

    tag: ClassVar[str] = "step_put_on_board"
    section: Section


@attrs.frozen(kw_only=True)
class EnterSection(Effect):
    """A player enters one of the own sections for the first planet (CMP-19)."""

    tag: ClassVar[str] = "step_enter_section"
    seat: int


@attrs.frozen(kw_only=True)
class BuyWildDice(Effect):
    """Five successes of the training buy every section its wild die (CMP-30)."""

    tag: ClassVar[str] = "step_buy_wild_dice"


@attrs.frozen(kw_only=True)
class SectionAssigned(Event):
    """A section belongs to a player (CMP-02)."""

    tag: ClassVar[str] = "section_assigned"
    section: Section
    seat: int


@attrs.frozen(kw_only=True)
class SeatsCleared(Event):
    """The sections are dealt out anew (CMP-03, RSM-04)."""

    tag: ClassVar[str] = "seats_cleared"
    players: tuple[str, ...]


@attrs.frozen(kw_only=True)
class SectionEntered(Event):
    """A section goes to the first planet (CMP-19)."""

    tag: ClassVar[str] = "section_entered"
    section: Section
