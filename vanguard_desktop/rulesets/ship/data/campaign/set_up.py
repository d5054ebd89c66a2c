"""Setting up a campaign (CMP): what has to be named, and what is settled."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event
from vanguard_desktop.dice.faces import Section


class AssignSection(Effect, tag="step_assign_section"):
    """Which player controls this section? (CMP-02, CMP-14)"""

    section: Section


class KeepRecruit(Effect, tag="step_keep_recruit"):
    """One of the recruits shown to a section is kept (CMP-15, CMP-32)."""

    section: Section


class PutOnBoard(Effect, tag="step_put_on_board"):
    """One of the two kept goes on the crew board, the other rests (CMP-17)."""

    section: Section


class EnterSection(Effect, tag="step_enter_section"):
    """A player enters one of the own sections for the first planet (CMP-19)."""

    seat: int


class BuyWildDice(Effect, tag="step_buy_wild_dice"):
    """Five successes of the training buy every section its wild die (CMP-30)."""


class SectionAssigned(Event, tag="section_assigned"):
    """A section belongs to a player (CMP-02)."""

    section: Section
    seat: int


class SeatsCleared(Event, tag="seats_cleared"):
    """The sections are dealt out anew (CMP-03, RSM-04)."""

    players: tuple[str, ...]


class SectionEntered(Event, tag="section_entered"):
    """A section goes to the first planet (CMP-19)."""

    section: Section
