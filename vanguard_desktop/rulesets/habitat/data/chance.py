"""Dice, and cards and tokens that are drawn at random (HGN-19)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Event, MemberId

from .kinds import Color, Modifier, Pile, Rover, Sign


class DieRolled(Event, tag="die_rolled", rule="HDC-09", reveals=True):
    """One action die: whether it shows its symbol."""

    color: Color
    sign: Sign
    shows: bool
    drawn: int


class CardDrawn(Event, tag="card_drawn", rule="HGN-19", reveals=True):
    """A card or token leaves its pile."""

    pile: Pile
    card: CardId
    drawn: int


class CardDiscarded(Event, tag="card_discarded", rule="HGN-19"):
    """A card or token lies on the discards of its pile, or goes back into a pile that has none."""

    pile: Pile
    card: CardId
    back: bool = False


class PileRenewed(Event, tag="pile_renewed", rule="HMF-15"):
    """The discards of a pile are the pile again."""

    pile: Pile


class RoverMarked(Event, tag="rover_marked", rule="HMK-02"):
    """A modifier token lies on a rover."""

    rover: Rover
    modifier: Modifier


class SomebodyChosen(Event, tag="somebody_chosen", rule="HFX-03"):
    """Chance has named an astronaut."""

    who: MemberId
    drawn: int
