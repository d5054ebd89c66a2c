"""What can happen in every rule book: questions opened and answered, effects queued and taken, chance re-seeded."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import BookId, MemberId, SectorId
from vanguard_desktop.core.kinds import Decision, Effect, Event, Opening


@attrs.frozen(kw_only=True)
class Waiting:
    """An effect in the queue, whom its "you" means (GEN-08), which card or path says it (`event:E01`), and where.

    `at` is the sector that "here" means if it is not where `you` stands: a check stays tied to its place (CHK-35).
    """

    effect: Effect
    you: MemberId | None = None
    source: str = ""
    at: SectorId | None = None


@attrs.frozen(kw_only=True)
class EffectTaken(Event):
    """The first effect of the queue is being carried out."""

    tag: ClassVar[str] = "effect_taken"


@attrs.frozen(kw_only=True)
class EffectsQueued(Event):
    """These effects come next, ahead of what already waits (GEN-21), or `behind` all of it."""

    tag: ClassVar[str] = "effects_queued"
    effects: tuple[Waiting, ...]
    behind: bool = False


@attrs.frozen(kw_only=True)
class DecisionOpened(Event):
    """The game waits for a player."""

    tag: ClassVar[str] = "decision_opened"
    decision: Decision


@attrs.frozen(kw_only=True)
class DecisionClosed(Event):
    """The question on top is answered; `automatic` if there was only one answer (DEC-27)."""

    tag: ClassVar[str] = "decision_closed"
    automatic: bool = False


@attrs.frozen(kw_only=True)
class LuckRenewed(Event):
    """The players undid something and had chosen new luck: this branch draws from a new seed."""

    tag: ClassVar[str] = "luck_renewed"
    seed: int


@attrs.frozen(kw_only=True)
class RealDiceChosen(Event):
    """From here on the players roll dice on their own table and tell the results, or they stop doing so."""

    tag: ClassVar[str] = "real_dice_chosen"
    on: bool


@attrs.frozen(kw_only=True)
class PlayerRenamed(Event):
    """Somebody else sits on a seat, or was misspelled; seats are counted from 0 (GEN-07)."""

    tag: ClassVar[str] = "player_renamed"
    seat: int
    name: str


@attrs.frozen(kw_only=True)
class BookOpened(Event):
    """A rule book is laid open: the first event of a save, and the hand-over from one book to the next.

    It is folded by `play`, which keeps the positions of all books; no book evolves it.
    """

    tag: ClassVar[str] = "book_opened"
    book: BookId
    rules_version: int
    opening: Opening
    seed: int


@attrs.frozen(kw_only=True)
class BookTurned(Event):
    """A book is closed, and play goes on in one that lay open under it; what follows is folded there.

    Like `BookOpened` it is folded by `play`.
    """

    tag: ClassVar[str] = "book_turned"
    book: BookId


SharedEvent = (
    EffectTaken | EffectsQueued | DecisionOpened | DecisionClosed | LuckRenewed | RealDiceChosen | PlayerRenamed
)  # fmt: skip
SHARED_EVENTS: tuple[type[Event], ...] = (
    EffectTaken,
    EffectsQueued,
    DecisionOpened,
    DecisionClosed,
    LuckRenewed,
    RealDiceChosen,
    PlayerRenamed,
)
