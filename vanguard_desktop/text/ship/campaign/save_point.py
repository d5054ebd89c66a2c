"""Words for the save point and for resuming."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.rulesets.ship.data.campaign import save_point as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

PARTS = {
    #: A switch for a harder game: whoever dies stays dead.
    data.Difficulty.INJURIES: QT_TRANSLATE_NOOP("ShipSavePoint", "deadly injuries"),
    data.Difficulty.MORALE: QT_TRANSLATE_NOOP("ShipSavePoint", "deaths lower morale"),
    data.Difficulty.CHECKS: QT_TRANSLATE_NOOP("ShipSavePoint", "harder survival checks"),
}


def _part(part: data.Difficulty) -> str:
    return QCoreApplication.translate("ShipSavePoint", str(PARTS[part]))


def _set(command: data.SetDifficulty, _: Speaker, __: ShipState) -> str:
    #: Choice of how hard the game is. {part} is a part of the rules or of a card, as "deadly injuries".
    text = QCoreApplication.translate("ShipSavePoint", "Turn off: {part}")
    if command.on:
        #: Choice of how hard the game is. {part} is a part of the rules or of a card, as "deadly injuries".
        text = QCoreApplication.translate("ShipSavePoint", "Turn on: {part}")
    return text.format(part=_part(command.part))


def _was_set(event: data.DifficultySet, _: Speaker, __: ShipState) -> str:
    #: Chronicle aboard. {part} is a part of the rules or of a card, as "deadly injuries".
    text = QCoreApplication.translate("ShipSavePoint", "No longer: {part}.")
    if event.on:
        #: Chronicle aboard. {part} is a part of the rules or of a card, as "deadly injuries".
        text = QCoreApplication.translate("ShipSavePoint", "From now on: {part}.")
    return text.format(part=_part(event.part))


def _dropped(event: data.RecordDropped, say: Speaker, _: ShipState) -> str:
    worlds = say.names.box.worlds
    planet = say.names.world(WorldId(event.record)) if event.record in worlds else event.record
    #: Chronicle aboard. {planet} is the name of a landing card.
    text = QCoreApplication.translate(
        "ShipSavePoint", "Nobody will land there again, and the record is thrown away: {planet}."
    )
    return text.format(planet=planet)


def _resume(command: data.ResumeSession, _: Speaker, __: ShipState) -> str:
    #: Choice when a game is taken up again. %n is a number of people.
    return QCoreApplication.translate("ShipSavePoint", "Go on with %n player(s)", "", len(command.players))


SAVE_POINT = ChapterWords(
    events={
        #: Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.
        data.PlanetRecorded: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "Recorded as it was left: {planet}."
        ).format(planet=say.piece(f"landing_cards:{event.sheet.landing}")),
        data.RecordDropped: _dropped,
        #: Chronicle aboard. %n is how many.
        data.SessionResumed: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The session goes on with %n player(s).", "", len(event.players)
        ),
        data.DifficultySet: _was_set,
    },
    questions={
        data.SavePoint: lambda asked, say, state: QCoreApplication.translate(
            "ShipSavePoint", "Everything is recorded. Stop here, or go on?"
        ),
        data.SessionStored: lambda asked, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The ship is packed up. Who is at the table when you go on?"
        ),
    },
    commands={
        data.PlayOn: lambda command, say, state: QCoreApplication.translate("ShipSavePoint", "Go on to the bridge"),
        data.StopHere: lambda command, say, state: QCoreApplication.translate("ShipSavePoint", "Stop and pack up"),
        data.ResumeSession: _resume,
        data.SetDifficulty: _set,
    },
    reasons={
        data.NotAtSavePoint: lambda reason, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The harder mode can be changed only at the save point."
        ),
        data.OneToFourPlayers: lambda reason, say, state: QCoreApplication.translate(
            "ShipSavePoint", "One to four players take part."
        ),
    },
)
