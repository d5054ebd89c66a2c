"""What can happen in every rule book: questions opened and answered, effects queued and taken, chance re-seeded."""

from __future__ import annotations

import attrs

from .ids import BookId, MemberId, SectorId
from .kinds import Decision, Effect, Event, Opening
from .sources import NOBODY, Source


@attrs.frozen(kw_only=True)
class Waiting:
    """An effect in the queue, whom its "you" means (GEN-08), which card or path says it (`event:E01`), and where.

    `at` is the sector that "here" means if it is not where `you` stands: a check stays tied to its place (CHK-35).
    """

    effect: Effect
    you: MemberId | None = None
    source: Source = NOBODY
    at: SectorId | None = None


class EffectTaken(Event, tag="effect_taken"):
    """The first effect of the queue is being carried out."""


class EffectsQueued(Event, tag="effects_queued"):
    """These effects come next, ahead of what already waits (GEN-21), or `behind` all of it."""

    effects: tuple[Waiting, ...]
    behind: bool = False


class DecisionOpened(Event, tag="decision_opened"):
    """The game waits for a player."""

    decision: Decision


class DecisionClosed(Event, tag="decision_closed"):
    """The question on top is answered; `automatic` if there was only one answer (DEC-27)."""

    automatic: bool = False


class LuckRenewed(Event, tag="luck_renewed"):
    """The players undid something and had chosen new luck: this branch draws from a new seed."""

    seed: int


class RealDiceChosen(Event, tag="real_dice_chosen"):
    """From here on the players roll dice on their own table and tell the results, or they stop doing so."""

    on: bool


class PlayerRenamed(Event, tag="player_renamed"):
    """Somebody else sits on a seat, or was misspelled; seats are counted from 0 (GEN-07)."""

    seat: int
    name: str


class BookOpened(Event, tag="book_opened"):
    """A rule book is laid open: the first event of a save, and the hand-over from one book to the next.

    It is folded by `play`, which keeps the positions of all books; no book evolves it.
    """

    book: BookId
    rules_version: int
    opening: Opening
    seed: int


class BookTurned(Event, tag="book_turned"):
    """A book is closed, and play goes on in one that lay open under it; what follows is folded there.

    Like `BookOpened` it is folded by `play`.
    """

    book: BookId


SharedEvent = (
    EffectTaken | EffectsQueued | DecisionOpened | DecisionClosed | LuckRenewed | RealDiceChosen | PlayerRenamed
)  # fmt: skip
SHARED_EVENTS: tuple[type[Event], ...] = SharedEvent.__args__
