"""Words for questions and answers that every chapter uses."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.habitat.data import common as data

from ..common.rooms import Room, tr, when


class HabitatTexts(Room):
    """Choices of texts."""

    def _source(self, asked: data.ChooseOption, *_: Any) -> str:
        return str(self.say.source(asked.source))

    def _effect(self, asked: data.ChooseWhether, *_: Any) -> str:
        return str(self.say.effect(asked.effect.effect))

    def _option(self, command: data.PickOption, state: Any) -> str:
        question = state.question
        assert isinstance(question, data.ChooseOption)
        return str(self.say.option(question.options[command.number - 1], question.labels, command.number))

    questions = {
        data.ChooseOption: when(
            _source,
            #: Question. {source} is the name of a card or structure.
            tr("{source}: choose one.", source=_source),
            tr("Choose one of these."),
        ),
        #: Question. {effect} is whole sentences of a card.
        data.ChooseWhether: tr("Do you want this? {effect}", effect=_effect),
    }

    commands = {
        data.PickOption: _option,
        #: Answer: carry it out.
        data.SayYes: tr("Yes"),
        #: Answer: leave it.
        data.Pass: tr("No"),
    }

    reasons = {
        AnswerFirst: tr("Answer the open question first."),
        ItIsOver: tr("The mission is over."),
        data.NotOffered: tr("This is not one of the answers to choose from."),
        data.CannotBeDone: tr("It cannot be carried out in full, and something else can."),
    }
