"""What can happen to a planet and its cards by texts of its own."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, RuleId
from vanguard_desktop.core.kinds import Event


@attrs.frozen(kw_only=True)
class CardMarked(Event):
    """Markers are put on a mission or threat card, or taken off it."""

    tag: ClassVar[str] = "card_marked"
    card: CardId
    by: int
    because: RuleId = RuleId("GEN-33")


@attrs.frozen(kw_only=True)
class MissionLost(Event):
    """A mission has become impossible and leaves the game."""

    tag: ClassVar[str] = "mission_lost"
    card: CardId
    because: RuleId = RuleId("GEN-26")


@attrs.frozen(kw_only=True)
class LiftOffCalledOff(Event):
    """The team stays on the planet after all."""

    tag: ClassVar[str] = "lift_off_called_off"
    because: RuleId = RuleId("ACT-43")


@attrs.frozen(kw_only=True)
class RoomTaken(Event):
    """Something takes the room of discoveries in the lander."""

    tag: ClassVar[str] = "room_taken"
    count: int
    because: RuleId = RuleId("LND-04")


OfPlanet = CardMarked | MissionLost | LiftOffCalledOff | RoomTaken
