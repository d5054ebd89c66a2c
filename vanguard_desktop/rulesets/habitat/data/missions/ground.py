"""What a mission adds to the map: echoes, chains, objects, camps, marks (HMS-15, HMS-16, HMS-27)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Event, Reason

from ..kinds import Modifier, Space
from .decks import WithDirection


class PlaceEcho(WithDirection, tag="step_place_echo"):
    """An echo lies on the space of the drawn direction; then the next one comes."""

    ring: int
    left: int


class PlaceMark(WithDirection, tag="step_place_mark"):
    """A token lies on the space of the drawn direction, and on that of ring 2 if the card is intense."""

    modifier: Modifier


class EchoPlaced(Event, tag="echo_placed", rule="HMS-15"):
    """An echo lies on a space."""

    space: Space


class EchoLost(Event, tag="echo_lost", rule="HMS-15"):
    """An echo is gone from a space."""

    space: Space


class ChainDeclared(Event, tag="chain_declared", rule="HMS-16"):
    """The path of the chain is fixed; echoes beside it are gone (HBM-05)."""

    spaces: tuple[Space, ...]


class ObjectBuilt(Event, tag="object_built", rule="HBD-24"):
    """An object of the mission stands on a region."""

    space: Space
    object: CardId


class CampMade(Event, tag="camp_made", rule="HMS-27"):
    """Routes may start there from now on."""

    space: Space


class RegionRevealed(Event, tag="region_revealed", rule="HEX-27", reveals=True):
    """A tile lies on a space without being explored."""

    space: Space
    card: CardId | None
    drawn: int


class DeclareChain(Command, tag="declare_chain"):
    """Declare a chain of echoes; the choice is final (HMS-16)."""

    spaces: tuple[Space, ...]


class NoChain(Reason, tag="no_chain", rule="HMS-16"):
    """These echoes make no chain."""
