"""What rounds, turns and texts ask."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Decision, MemberId, Waiting
from vanguard_desktop.dice.faces import Section

from ..tracks import Track
from .asked import Asked


class ChooseFirst(Decision, tag="choose_first"):
    """Who gets the start token? Recon decides in round 1, later the holder's section (DEC-01)."""

    section: Section


class ChooseAction(Decision, tag="choose_action", automatic=False):
    """What does the crew member do next? (DEC-02, DEC-03)"""

    member: MemberId


class EventRevealed(Decision, tag="event_revealed", automatic=False):
    """An event lies open and has not taken effect yet (DEC-30)."""

    member: MemberId
    card: CardId


class ChooseOption(Asked, tag="choose_option"):
    """Which of the alternatives? (DEC-20)"""

    section: Section


class Optional(Decision, tag="optional"):
    """Use the effect or not? (DEC-21)"""

    member: MemberId | None
    section: Section
    effect: Waiting


class OrderTracks(Decision, tag="order_tracks"):
    """Which time track progresses first? `you` set them in motion (DEC-16)."""

    section: Section
    tracks: tuple[Track, ...]
    you: MemberId | None = None


class OrderEffects(Decision, tag="order_effects"):
    """Which of the texts that are due at the same moment comes next? (GEN-19, DEC-33)"""

    section: Section
    effects: tuple[Waiting, ...]


class ChoosePrepare(Decision, tag="choose_prepare"):
    """Draw a card, make a check, or have done with preparing? (DEC-32)"""

    member: MemberId
    card: bool
    check: bool


class AgreeLiftOff(Decision, tag="agree_lift_off", automatic=False):
    """Do all other sections agree to leave? (DEC-23)"""

    member: MemberId
    waiting_for: tuple[Section, ...]
