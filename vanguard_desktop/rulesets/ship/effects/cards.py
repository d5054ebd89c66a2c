"""What texts do with the cards of the ship book: gaining, removing, bringing back, disabling."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import CardId, ForShip, Named


class Place(Enum):
    """Where a situation is brought (SEF: situation)."""

    TABLE = "table"
    ENVELOPE = "envelope"
    POSSIBLE = "possible"


class Gain(ForShip, tag="gain"):
    """A locked card comes into the envelope, equipment into the armory; one copy, several, or all (SEF-09, ZON-05)."""

    card: CardId
    copies: int = 1
    all: bool = False


class GainRandom(ForShip, tag="gain_random"):
    """Random locked cards of a family, then as `gain`."""

    family: str
    count: int = 1
    only: str = ""


class RemoveCard(ForShip, tag="remove_card"):
    """A card leaves the game (ZON-07, SAV-12)."""

    card: CardId


class RemoveThis(ForShip, tag="remove_this"):
    """The card that says so leaves the game."""


class DiscardUnloaded(ForShip, tag="discard_unloaded"):
    """The discovery that says so goes to the bottom of its deck instead of into the store (UNL-07)."""


class ReturnCard(ForShip, tag="return_card"):
    """A card goes back behind its divider."""

    card: CardId


class ShuffleBack(ForShip, tag="shuffle_back"):
    """The situation that says so is shuffled into Possible Situations (SIT-06)."""


class BringSituation(ForShip, tag="bring_situation"):
    """A future situation comes into play, or is shuffled into Possible Situations (SIT-09)."""

    card: Annotated[CardId, Named("situations")]
    to: Place = Place.POSSIBLE


class RemoveSituations(ForShip, tag="remove_situations"):
    """Open situations of the players' choice leave the game without effect."""

    count: int = 1


class SolveSituations(ForShip, tag="solve_situations"):
    """Open situations of the players' choice are solved as in SIT-03."""

    count: int = 1


class OrderSituations(ForShip, tag="order_situations"):
    """The top cards of Possible Situations are put back in an order of choice."""

    count: int = 3


# What `Look` calls the deck of Possible Situations.
SITUATIONS = "situations"


class Look(ForShip, tag="look"):
    """Something is shown and nothing changes: parts of landing cards, a counter, the top cards of a deck (SEF-16)."""

    what: str
    count: int = 1


class LookInSystem(ForShip, tag="look_in_system"):
    """The first parts of a landing card of choice that belongs to the system of the ship are shown (SEF-16)."""

    count: int = 1


class RevealParts(ForShip, tag="reveal_parts"):
    """The lowest covered parts of the card in the scanner are turned up, free of charge (SCN-11)."""

    count: int = 1


class Disable(ForShip, tag="disable"):
    """A card, or a task, is treated as absent for so many phases."""

    what: str
    phases: int = 1


class DisableRandom(ForShip, tag="disable_random"):
    """A random equipment card of the armory is treated as absent for so many phases."""

    phases: int = 1


class OpenSealed(ForShip, tag="open_sealed"):
    """The sealed envelope is opened: expert and universal dice, advanced events, the add-on facility (ADD-01)."""
