"""Words for the save point and for resuming."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship.data import save_point as data
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


def _set(what: data.SetDifficulty | data.DifficultySet) -> str:
    if what.on:
        #: Choice of how hard the game is. {part} is as "deadly injuries".
        return QCoreApplication.translate("ShipSavePoint", "Turn on: {part}").format(part=_part(what.part))
    #: Choice of how hard the game is. {part} is as "deadly injuries".
    return QCoreApplication.translate("ShipSavePoint", "Turn off: {part}").format(part=_part(what.part))


def _penalty(event: data.PenaltyPacked, _: Speaker, __: ShipState) -> str:
    if event.into_bag:
        return QCoreApplication.translate("ShipSavePoint", "The penalty token goes into the token bag.")
    return QCoreApplication.translate("ShipSavePoint", "The penalty token goes into the command pool.")


def _resume(command: data.ResumeSession, _: Speaker, __: ShipState) -> str:
    #: Choice when a game is taken up again. %n is a number of people.
    return QCoreApplication.translate("ShipSavePoint", "Go on with %n player(s)", "", len(command.players))


SAVE_POINT = ChapterWords(
    events={
        #: Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.
        data.PlanetRecorded: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The board is recorded as it was left: {planet}."
        ).format(planet=say.piece(f"landing_cards:{event.sheet.landing}")),
        data.RecordDropped: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The record sheet of a planet leaves the game."
        ),
        data.BoardClosed: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The planet board is packed up."
        ),
        data.PenaltyPacked: _penalty,
        #: Chronicle. %n is a number of people.
        data.SessionResumed: lambda event, say, state: QCoreApplication.translate(
            "ShipSavePoint", "The session goes on with %n player(s).", "", len(event.players)
        ),
        data.DifficultySet: lambda event, say, state: _set(event),
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
        data.SetDifficulty: lambda command, say, state: _set(command),
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
