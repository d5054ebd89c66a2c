"""Words for unloading."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.journey import unloading as data
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.text.ship.chapter_words import ChapterWords
from vanguard_desktop.text.ship.moves import Move, sentence

UNLOADING = ChapterWords(
    effects={
        data.UnloadUniques: lambda effect, say: QCoreApplication.translate(
            "ShipUnloading", "Unique discoveries are unloaded."
        ),
        data.UnloadDiscoveries: lambda effect, say: QCoreApplication.translate(
            "ShipUnloading", "Discoveries are unloaded."
        ),
        #: What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.
        data.PutAway: lambda effect, say: QCoreApplication.translate("ShipUnloading", "{card} is put away.").format(
            card=say.quoted(say.piece(effect.card))
        ),
        fx.DiscardUnloaded: lambda effect, say: QCoreApplication.translate("ShipUnloading", "Discard this card."),
    },
    events={
        data.Unloaded: lambda event, say, state: sentence(Move(said="unloaded"), (Piece(event.card),), say),
    },
    things={
        data.UnloadUniques: lambda effect, say, state: QCoreApplication.translate(
            "ShipUnloading", "Which unique discovery is unloaded next?"
        ),
        data.UnloadDiscoveries: lambda effect, say, state: QCoreApplication.translate(
            "ShipUnloading", "Which discovery is unloaded next?"
        ),
    },
)
