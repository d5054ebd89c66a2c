"""Steps of dice, cards and injuries finding their place."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect
from vanguard_desktop.dice.faces import Color

from ..lasting import Lasting


class HandLimit(Effect, tag="step_hand_limit"):
    """A hand above its limit is discarded down to it at once (CRD-09)."""


class DiscardPlayed(Effect, tag="step_discard_played"):
    """A played section card goes to the discard pile after its effect (CRD-14)."""

    card: CardId


class PlaceInjuryDie(Effect, tag="step_place_injury_die"):
    """An injury die goes to the top slot of a column without one (INJ-03, CHK-53)."""

    back: bool = False


class Overflow(Effect, tag="step_overflow"):
    """Dice pushed out of a column by an injury die go to the spent pool (INJ-08)."""

    color: Color


class Unavoidable(Effect, tag="step_unavoidable"):
    """A compulsory cost that nobody reacted to any more (DEC-26)."""

    effect: Effect


class UseLasting(Effect, tag="step_use_lasting"):
    """A reroll or the removal of a danger die that somebody was given is used for this die (DNG-09)."""

    what: Lasting
    letter: str
