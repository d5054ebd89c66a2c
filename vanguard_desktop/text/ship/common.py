"""Words for questions and answers that every chapter uses, and for texts of any kind."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.ship.data import common as data
from vanguard_desktop.rulesets.ship.data.aboard.trades import MakeTrade
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.told import InTurn, Printed, words
from vanguard_desktop.text.ship.aboard.discoveries import price_words
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _said_by(waiting: Waiting, say: Speaker) -> str:
    """A text with the card it stands on: two of them may read the same."""
    if waiting.source.partition(":")[0] not in DIVIDERS:
        return say.effect(waiting.effect)
    return words(Printed(say.piece(waiting.source), say.tell(waiting.effect)))


def _which(asked: data.ChooseOption, say: Speaker, _: ShipState) -> str:
    source = say.source(asked.source)
    if not source:
        return QCoreApplication.translate("ShipTexts", "Choose one of these.")
    #: {source} is the name of a card, or of a log.
    return QCoreApplication.translate("ShipTexts", "{source}: choose one.").format(source=source)


def _whether(asked: data.ChooseWhether, say: Speaker, _: ShipState) -> str:
    """A trade says its price, everything else what it does; with the card that offers it."""
    effect, source = asked.effect.effect, say.source(asked.effect.source)
    if isinstance(effect, MakeTrade):
        #: Question aboard. {price} is as "2 [energy]". {effect}, whole sentences, is what players get for it.
        text = QCoreApplication.translate("ShipTexts", "Do you pay {price} for this? {effect}")
        if source:
            #: Question aboard. {source} is the name of a card or of a log. {price} is as "2 [energy]". {effect}, whole
            #: sentences, is what players get for it.
            text = QCoreApplication.translate("ShipTexts", "{source}: do you pay {price} for this? {effect}")
        return text.format(source=source, price=price_words(effect.trade.price), effect=say.effect(effect.trade.effect))
    #: Question aboard. {effect} is whole sentences of a card.
    text = QCoreApplication.translate("ShipTexts", "Do you want this? {effect}")
    if source:
        #: Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.
        text = QCoreApplication.translate("ShipTexts", "{source}: do you want this? {effect}")
    return text.format(source=source, effect=say.effect(effect))


def chosen(asked: data.ChooseOption, number: int, say: Speaker) -> str:
    """What was chosen: in the words of the story if it has some, otherwise what it does."""
    label = say.names.label(asked.labels, number) or say.effect(asked.options[number - 1])
    source = say.source(asked.source)
    if not source:
        #: Chronicle aboard. {option} is the sentence that was chosen.
        return QCoreApplication.translate("ShipTexts", "Chosen: {option}").format(option=label)
    #: Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.
    return QCoreApplication.translate("ShipTexts", "{source}: {option}").format(source=source, option=label)


def _option(command: data.PickOption, say: Speaker, state: ShipState) -> str:
    question = state.question
    if isinstance(question, data.ChooseOption) and 1 <= command.number <= len(question.options):
        return say.option(question.options[command.number - 1], question.labels, command.number)
    if isinstance(question, data.ChooseOrder) and 1 <= command.number <= len(question.effects):
        return _said_by(question.effects[command.number - 1], say)
    #: Choice that has no words of its own. {number} counts from 1.
    return QCoreApplication.translate("ShipTexts", "Option {number}").format(number=command.number)


COMMON = ChapterWords(
    effects={
        data.AskOrder: lambda effect, say: InTurn(tuple(say.tell(each.effect) for each in effect.effects)),
    },
    events={
        #: Chronicle aboard. {log} is the number of an entry of the logbook.
        data.LogRead: lambda event, say, state: QCoreApplication.translate("ShipTexts", "Log {log} is read.").format(
            log=event.log
        ),
    },
    questions={
        data.ChooseOption: _which,
        #: Question aboard. %n is how many.
        data.ChooseOrder: lambda asked, say, state: QCoreApplication.translate(
            "ShipTexts", "%n texts take effect. Which one is first?", "", len(asked.effects)
        ),
        data.ChooseWhether: _whether,
    },
    commands={
        data.PickOption: _option,
        #: Button under a question aboard.
        data.SayYes: lambda command, say, state: QCoreApplication.translate("ShipTexts", "Yes"),
        #: Button: make no use of what is offered.
        data.Pass: lambda command, say, state: QCoreApplication.translate("ShipTexts", "Pass"),
    },
    reasons={
        AnswerFirst: lambda reason, say, state: QCoreApplication.translate(
            "ShipTexts", "Another decision comes first."
        ),
        ItIsOver: lambda reason, say, state: QCoreApplication.translate("ShipTexts", "The campaign is over."),
        data.NotOffered: lambda reason, say, state: QCoreApplication.translate(
            "ShipTexts", "This is not one of the answers to choose from."
        ),
        data.CannotPay: lambda reason, say, state: QCoreApplication.translate(
            "ShipTexts", "The cost of this option cannot be paid in full."
        ),
    },
)
