"""Words for questions and answers that every chapter uses, and for texts of any kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import effects as fx
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.ship.data import common as data
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.sentences import alternative, depending, going_on
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _alternative(option: Effect, labels: Sequence[str], number: int, say: Speaker) -> str:
    label, rules = say.names.label(labels, number), say.effect(option)
    text = QCoreApplication.translate("ShipTexts", "{label}: {effect}")
    return text.format(label=label, effect=going_on(rules)) if label else rules


def _choose(effect: fx.Choose, say: Speaker) -> str:
    lines = (
        QCoreApplication.translate("ShipTexts", "{number}. {option}").format(
            number=number, option=alternative(_alternative(option, effect.labels, number, say))
        )
        for number, option in enumerate(effect.options, start=1)
    )
    return "\n".join((QCoreApplication.translate("ShipTexts", "Choose one:"), *lines))


def _said_by(waiting: Waiting, say: Speaker) -> str:
    """A text with the card it stands on: two of them may read the same."""
    if waiting.source.partition(":")[0] not in DIVIDERS:
        return say.effect(waiting.effect)
    text = QCoreApplication.translate("ShipTexts", "{card}: {effect}")
    return text.format(card=say.piece(waiting.source), effect=depending(say.effect(waiting.effect)))


def _option(command: data.PickOption, say: Speaker, state: ShipState) -> str:
    question = state.question
    if isinstance(question, data.ChooseOption) and 1 <= command.number <= len(question.options):
        return _alternative(question.options[command.number - 1], question.labels, command.number, say)
    if isinstance(question, data.ChooseOrder) and 1 <= command.number <= len(question.effects):
        return _said_by(question.effects[command.number - 1], say)
    return QCoreApplication.translate("ShipTexts", "Option {number}").format(number=command.number)


COMMON = ChapterWords(
    effects={
        fx.Nothing: lambda effect, say: QCoreApplication.translate("ShipTexts", "No effect."),
        fx.InOrder: lambda effect, say: (
            " ".join(map(say.effect, effect.steps)) or QCoreApplication.translate("ShipTexts", "No effect.")
        ),
        fx.Choose: _choose,
        fx.May: lambda effect, say: QCoreApplication.translate("ShipTexts", "If you want: {effect}").format(
            effect=depending(say.effect(effect.effect))
        ),
        fx.If: lambda effect, say: say.clauses.branches(effect, say.effect),
        fx.ReadLog: lambda effect, say: QCoreApplication.translate("ShipTexts", "Read log {log}.").format(
            log=effect.log
        ),
        fx.SetFlag: lambda effect, say: QCoreApplication.translate("ShipTexts", "Note: {flag}.").format(
            flag=say.names.keyword(effect.flag)
        ),
        data.AskOrder: lambda effect, say: (
            " ".join(say.effect(each.effect) for each in effect.effects)
            or QCoreApplication.translate("ShipTexts", "No effect.")
        ),
    },
    events={
        data.LogRead: lambda event, say, state: QCoreApplication.translate("ShipTexts", "Log {log} is read.").format(
            log=event.log
        ),
        data.OptionTaken: lambda event, say, state: QCoreApplication.translate(
            "ShipTexts", "Option {option} of log {log} is chosen."
        ).format(option=event.option, log=event.log),
        data.FlagRaised: lambda event, say, state: QCoreApplication.translate(
            "ShipTexts", "This is noted: {flag}."
        ).format(flag=say.names.keyword(event.flag)),
    },
    questions={
        data.ChooseOption: lambda asked, say, state: QCoreApplication.translate("ShipTexts", "Choose one of these."),
        data.ChooseOrder: lambda asked, say, state: QCoreApplication.translate(
            "ShipTexts", "Which of these happens first?"
        ),
        data.ChooseWhether: lambda asked, say, state: QCoreApplication.translate(
            "ShipTexts", "Do you use this? {effect}"
        ).format(effect=depending(say.effect(asked.effect.effect))),
    },
    commands={
        data.PickOption: _option,
        data.SayYes: lambda command, say, state: QCoreApplication.translate("ShipTexts", "Yes"),
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
