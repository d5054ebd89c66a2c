"""Words for operations: stand-alone explorations and those of a campaign."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.campaign import operations as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

MEDALS = {
    #: Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.
    data.Medal.FAILED: QT_TRANSLATE_NOOP("ShipOperations", "{operation} has failed with a score of {score}."),
    #: Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks, {score} a
    #: number.
    data.Medal.BRONZE: QT_TRANSLATE_NOOP("ShipOperations", "{operation}: bronze with a score of {score}."),
    #: Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks, {score} a
    #: number.
    data.Medal.SILVER: QT_TRANSLATE_NOOP("ShipOperations", "{operation}: silver with a score of {score}."),
    #: Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks, {score} a
    #: number.
    data.Medal.GOLD: QT_TRANSLATE_NOOP("ShipOperations", "{operation}: gold with a score of {score}."),
}


def _name(id: CardId, say: Speaker) -> str:
    return say.piece(f"operations:{id}")


def _scored(event: data.OperationScored, say: Speaker, _: ShipState) -> str:
    text = QCoreApplication.translate("ShipOperations", str(MEDALS[event.medal]))
    return text.format(operation=say.quoted(_name(event.operation, say)), score=event.score)


def _start(command: data.StartOperation, say: Speaker, _: ShipState) -> str:
    if command.deadly:
        #: Choice before a single game in which whoever dies stays dead. {operation} is its name.
        text = QCoreApplication.translate("ShipOperations", "Start the operation {operation} with deadly injuries")
    else:
        #: Choice before a single game. {operation} is its name.
        text = QCoreApplication.translate("ShipOperations", "Start the operation {operation}")
    return text.format(operation=_name(command.operation, say))


def _equipment(effect: data.GainTierEquipment, _: Speaker) -> str:
    count = effect.count
    #: Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.
    text = QCoreApplication.translate(
        "ShipOperations", "%n random equipment card(s) of tier {tier} go to the armory.", "", count
    )
    return text.format(tier=effect.tier)


def _section(thing: str, _: Waiting, say: Speaker, __: ShipState) -> str:
    return say.names.section(Section(thing))


OPERATIONS = ChapterWords(
    effects={
        data.EnterOperation: lambda effect, say: QCoreApplication.translate(
            "ShipOperations", "A section takes part in the operation."
        ),
        data.KeepForOperation: lambda effect, say: QCoreApplication.translate(
            "ShipOperations", "The section keeps one of three crew cards."
        ),
        data.PickOperationDie: lambda effect, say: QCoreApplication.translate(
            "ShipOperations", "The section adds a die of its choice."
        ),
        data.RewardOperation: lambda effect, say: QCoreApplication.translate(
            "ShipOperations", "The operation is completed: choose a reward."
        ),
        data.GainTierEquipment: _equipment,
    },
    events={
        #: Chronicle. {operation} is the name of a single game in quotation marks.
        data.OperationStarted: lambda event, say, state: QCoreApplication.translate(
            "ShipOperations", "The ship steers for the operation {operation}."
        ).format(operation=say.quoted(_name(event.operation, say))),
        #: Chronicle. {operation} is the name of a single game in quotation marks.
        data.OperationCompleted: lambda event, say, state: QCoreApplication.translate(
            "ShipOperations", "The operation {operation} is completed."
        ).format(operation=say.quoted(_name(event.operation, say))),
        data.OperationScored: _scored,
    },
    commands={data.StartOperation: _start},
    reasons={
        data.NoSuchOperation: lambda reason, say, state: QCoreApplication.translate(
            "ShipOperations", "This operation is not there, or it is completed already."
        ),
        data.OperationTooDear: lambda reason, say, state: QCoreApplication.translate(
            "ShipOperations", "An operation costs two energy."
        ),
    },
    things={
        #: Question aboard. {player} is the name of a player.
        data.EnterOperation: lambda effect, say, state: QCoreApplication.translate(
            "ShipOperations", "{player}: which section takes part in the operation?"
        ).format(player=people.player(state, effect.seat)),
        #: Question aboard. {section} is the name of a section, as Science.
        data.KeepForOperation: lambda effect, say, state: QCoreApplication.translate(
            "ShipOperations", "{section}: who goes on the operation?"
        ).format(section=say.names.section(effect.section)),
        #: Question aboard. %n is how many. {section} is the name of a section, as Science.
        data.PickOperationDie: lambda effect, say, state: QCoreApplication.translate(
            "ShipOperations", "{section} has %n dice: which one is added?", "", len(state.dice_of(effect.section))
        ).format(section=say.names.section(effect.section)),
    },
    thing={data.EnterOperation: _section},
)
