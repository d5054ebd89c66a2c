"""Words for questions and answers that every chapter uses, and for texts of any kind."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.ship.data import common as data
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.told import InTurn, Printed, words


def _said_by(waiting: Waiting, say: Speaker) -> str:
    """A text with the card it stands on: two of them may read the same."""
    if waiting.source.partition(":")[0] not in DIVIDERS:
        return say.effect(waiting.effect)
    return words(Printed(say.piece(waiting.source), say.tell(waiting.effect)))


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
        #: Chronicle aboard. {option} and {log} are numbers, of an option and of an entry of the logbook.
        data.OptionTaken: lambda event, say, state: QCoreApplication.translate(
            "ShipTexts", "Option {option} of log {log} is chosen."
        ).format(option=event.option, log=event.log),
        #: Chronicle aboard: a keyword was recorded that later texts ask for. {flag} is that keyword in quotation marks.
        data.FlagRaised: lambda event, say, state: QCoreApplication.translate(
            "ShipTexts", "This is noted: {flag}."
        ).format(flag=say.names.keyword(event.flag)),
    },
    questions={
        data.ChooseOption: lambda asked, say, state: QCoreApplication.translate("ShipTexts", "Choose one of these."),
        data.ChooseOrder: lambda asked, say, state: QCoreApplication.translate(
            "ShipTexts", "Which of these happens first?"
        ),
        #: Question aboard. {effect} is a whole sentence of a card.
        data.ChooseWhether: lambda asked, say, state: QCoreApplication.translate(
            "ShipTexts", "Do you use this? {effect}"
        ).format(effect=say.effect(asked.effect.effect)),
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
