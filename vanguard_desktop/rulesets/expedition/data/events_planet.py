"""What can happen to a planet and its cards by texts of its own."""

from __future__ import annotations

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Event


class CardMarked(Event, tag="card_marked", rule="GEN-33"):
    """Markers are put on a mission or threat card, or taken off it."""

    card: CardId
    by: int


class MissionLost(Event, tag="mission_lost", rule="GEN-26"):
    """A mission has become impossible and leaves the game."""

    card: CardId


class LiftOffCalledOff(Event, tag="lift_off_called_off", rule="ACT-43"):
    """The team stays on the planet after all."""


class RoomTaken(Event, tag="room_taken", rule="LND-04"):
    """Something takes the room of discoveries in the lander."""

    count: int


OfPlanet = CardMarked | MissionLost | LiftOffCalledOff | RoomTaken
