"""Words for unloading."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.journey import unloading as data
from vanguard_desktop.rulesets.ship.pieces import Piece

from ...common.rooms import (
    Room,
    tr,
)
from ..moves import MOVES, Move


class ShipUnloading(Room):
    """Finds come to their places."""

    effects = {
        data.UnloadUniques: tr("Unique discoveries are unloaded."),
        data.UnloadDiscoveries: tr("Discoveries are unloaded."),
        #: What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.
        data.PutAway: tr("{card} is put away."),
        fx.DiscardUnloaded: tr("Discard this card."),
    }

    events = {
        data.Unloaded: lambda room, event, _: MOVES.sentence(Move(MOVES.unloaded), (Piece(event.card),), room.say),
    }

    things = {
        data.UnloadUniques: tr("Which unique discovery is unloaded next?"),
        data.UnloadDiscoveries: tr("Which discovery is unloaded next?"),
    }
