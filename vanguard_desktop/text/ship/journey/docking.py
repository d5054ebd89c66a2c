"""Words for leaving the planet and docking."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data.journey import leaving as left
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged, MakeRoom
from vanguard_desktop.rulesets.ship.journey.docking import too_many
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.moves import Move, sentence


def _returned(event: left.CrewReturned, say: Speaker, _: ShipState) -> str:
    if not event.injuries:
        return sentence(Move(said="back_unhurt"), (crew(event.member),), say)
    injuries = ", ".join(map(say.names.injury, event.injuries))
    #: Chronicle aboard. {member} is the name of a crewmember. {injuries} are names of injury cards.
    text = QCoreApplication.translate("ShipDocking", "{member} is back, injured: {injuries}.")
    return text.format(member=say.names.member(event.member), injuries=injuries)


def _died(event: left.CrewDied, say: Speaker, _: ShipState) -> str:
    #: Chronicle aboard. {member} is the name of a crewmember.
    text = QCoreApplication.translate("ShipDocking", "{member} is dead.")
    if event.on_planet:
        #: Chronicle aboard. {member} is the name of a crewmember.
        text = QCoreApplication.translate("ShipDocking", "{member} has not come home.")
    return text.format(member=say.names.member(event.member))


def _token(event: left.MissionFailedPlaced, _: Speaker, __: ShipState) -> str:
    """That it returns to the box follows from the failure."""
    if not event.on:
        return ""
    return QCoreApplication.translate("ShipDocking", "The lander brings home the Mission Failed token.")


def _judged(event: ExplorationJudged, _: Speaker, __: ShipState) -> str:
    if event.failed:
        return QCoreApplication.translate("ShipDocking", "The exploration has failed.")
    return QCoreApplication.translate("ShipDocking", "The exploration is a success.")


DOCKING = ChapterWords(
    effects={
        MakeRoom: lambda effect, say: QCoreApplication.translate(
            "ShipDocking", "Discard discoveries that the lander has no room for."
        ),
    },
    events={
        left.CrewReturned: _returned,
        left.CrewDied: _died,
        left.MissionFailedPlaced: _token,
        ExplorationJudged: _judged,
    },
    things={
        #: Question aboard. %n is how many.
        MakeRoom: lambda effect, say, state: QCoreApplication.translate(
            "ShipDocking",
            "The lander has brought %n discovery(ies) too many: which one do you give up?",
            "",
            too_many(state),
        ),
    },
)
