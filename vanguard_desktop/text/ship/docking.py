"""Words for leaving the planet and docking."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data import leaving as left
from vanguard_desktop.rulesets.ship.data.docking import ExplorationJudged, MakeRoom
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _returned(event: left.CrewReturned, say: Speaker, _: ShipState) -> str:
    count = len(event.injuries)
    if not count:
        #: Chronicle aboard, after an expedition. {member} is the name of a crewmember.
        text = QCoreApplication.translate("ShipDocking", "{member} is back unhurt.")
        return text.format(member=say.names.member(event.member))
    #: Chronicle aboard, after an expedition. %n is a number of cards. {member} is the name of a crewmember.
    text = QCoreApplication.translate("ShipDocking", "{member} is back with %n injury card(s).", "", count)
    return text.format(member=say.names.member(event.member))


def _token(event: left.MissionFailedPlaced, _: Speaker, __: ShipState) -> str:
    if event.on:
        return QCoreApplication.translate("ShipDocking", "The mission failed token is put on the lander.")
    return QCoreApplication.translate("ShipDocking", "The mission failed token returns to the box.")


def _judged(event: ExplorationJudged, _: Speaker, __: ShipState) -> str:
    if event.failed:
        return QCoreApplication.translate("ShipDocking", "The exploration has failed.")
    return QCoreApplication.translate("ShipDocking", "The exploration has not failed.")


DOCKING = ChapterWords(
    effects={
        MakeRoom: lambda effect, say: QCoreApplication.translate(
            "ShipDocking", "Discard discoveries that the lander has no room for."
        ),
    },
    events={
        left.CrewReturned: _returned,
        #: Chronicle aboard, after an expedition. {member} is the name of a crewmember.
        left.CrewDied: lambda event, say, state: QCoreApplication.translate("ShipDocking", "{member} is dead.").format(
            member=say.names.member(event.member)
        ),
        left.MissionFailedPlaced: _token,
        ExplorationJudged: _judged,
    },
    things={
        MakeRoom: lambda effect, say, state: QCoreApplication.translate(
            "ShipDocking", "The lander is too full: which discovery is discarded?"
        ),
    },
)
