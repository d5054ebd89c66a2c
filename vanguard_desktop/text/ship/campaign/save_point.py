"""Words for the save point and for resuming."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core import WorldId
from vanguard_desktop.rulesets.ship.data.campaign import save_point as data
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    told_by,
    tr,
)

PARTS = {
    #: A switch for a harder game: whoever dies stays dead.
    data.Difficulty.INJURIES: QT_TRANSLATE_NOOP("ShipSavePoint", "deadly injuries"),
    data.Difficulty.MORALE: QT_TRANSLATE_NOOP("ShipSavePoint", "deaths lower morale"),
    data.Difficulty.CHECKS: QT_TRANSLATE_NOOP("ShipSavePoint", "harder survival checks"),
}


def _part(part: data.Difficulty) -> str:
    return QCoreApplication.translate("ShipSavePoint", str(PARTS[part]))


class ShipSavePoint(Room):
    """Where a campaign rests, and how hard it is."""

    def _recorded(self, event: data.RecordDropped, _: ShipState) -> str:
        known = event.record in self.names.box.worlds
        return self.names.world(WorldId(event.record)) if known else event.record

    events = {
        #: Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.
        data.PlanetRecorded: tr(
            "Recorded as it was left: {planet}.",
            planet=lambda room, event, _: room.say.piece(f"landing_cards:{event.sheet.landing}"),
        ),
        #: Chronicle aboard. {planet} is the name of a landing card.
        data.RecordDropped: tr(
            "Nobody will land there again, and the record is thrown away: {planet}.", planet=_recorded
        ),
        #: Chronicle aboard. %n is how many.
        data.SessionResumed: tr("The session goes on with %n player(s).", n="players"),
        data.DifficultySet: given(
            "on",
            #: Chronicle aboard. {part} is a part of the rules or of a card, as "deadly injuries".
            tr("From now on: {part}.", part=told_by(_part, "part")),
            #: Chronicle aboard. {part} is a part of the rules or of a card, as "deadly injuries".
            tr("No longer: {part}.", part=told_by(_part, "part")),
        ),
    }

    questions = {
        data.SavePoint: tr("Everything is recorded. Stop here, or go on?"),
        data.SessionStored: tr("Everything is packed up. Who is at the table when you go on?"),
    }

    commands = {
        data.PlayOn: tr("Go on to the bridge"),
        data.StopHere: tr("Stop and pack up"),
        #: Choice when a game is taken up again. %n is a number of people.
        data.ResumeSession: tr("Go on with %n player(s)", n="players"),
        data.SetDifficulty: given(
            "on",
            #: Choice of how hard the game is. {part} is a part of the rules or of a card, as "deadly injuries".
            tr("Turn on: {part}", part=told_by(_part, "part")),
            #: Choice of how hard the game is. {part} is a part of the rules or of a card, as "deadly injuries".
            tr("Turn off: {part}", part=told_by(_part, "part")),
        ),
    }

    reasons = {
        data.NotAtSavePoint: tr("The harder mode can be changed only at the save point."),
        data.OneToFourPlayers: tr("One to four players take part."),
    }
