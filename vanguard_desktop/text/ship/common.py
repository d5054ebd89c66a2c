"""Words for questions and answers that every chapter uses, and for texts of any kind."""

from __future__ import annotations

from vanguard_desktop import core
from vanguard_desktop.core import AnswerFirst, ItIsOver, Waiting
from vanguard_desktop.rulesets.ship.data import common as data
from vanguard_desktop.rulesets.ship.data.aboard.trades import MakeTrade
from vanguard_desktop.rulesets.ship.data.journey.launch import ChooseTeamMember
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState

from ..common.rooms import (
    Room,
    given,
    tr,
    what,
    when,
)
from ..common.shared_text import label
from ..common.told import Printed, words
from .aboard.discoveries import price_words


def _asks_for_team(state: ShipState) -> bool:
    question = state.question
    return isinstance(question, data.ChooseThing) and isinstance(question.effect.effect, ChooseTeamMember)


class ShipTexts(Room):
    """Orders of texts, choices, logs."""

    def _whether(self, asked: data.ChooseWhether, _: ShipState) -> str:
        """A trade says its price, everything else what it does; with the card that offers it."""
        effect, source = asked.effect.effect, self.say.source(asked.effect.source)
        if isinstance(effect, MakeTrade):
            #: Question aboard. {price} is as "2 [energy]". {effect}, whole sentences, is what players get for it.
            text = self.tr("Do you pay {price} for this? {effect}")
            if source:
                #: Question aboard. {source} is the name of a card or of a log. {price} is as "2 [energy]". {effect},
                #: whole sentences, is what players get for it.
                text = self.tr("{source}: do you pay {price} for this? {effect}")
            told = self.say.effect(effect.trade.effect)
            return text.format(source=source, price=price_words(effect.trade.price), effect=told)
        #: Question aboard. {effect} is whole sentences of a card.
        text = self.tr("Do you want this? {effect}")
        if source:
            #: Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.
            text = self.tr("{source}: do you want this? {effect}")
        return text.format(source=source, effect=self.say.effect(effect))

    def _source(self, asked: data.ChooseOption, _: ShipState) -> str:
        return str(self.say.source(asked.source))

    def _said_by(self, waiting: Waiting) -> str:
        """A text with the card it stands on: two of them may read the same."""
        if waiting.source.family not in DIVIDERS:
            return str(self.say.effect(waiting.effect))
        return words(Printed(self.say.piece(str(waiting.source)), self.say.tell(waiting.effect)))

    def chosen(self, asked: data.ChooseOption, number: int) -> str:
        """What was chosen: in the words of the story if it has some, otherwise what it does."""
        said = label(self.names, asked.labels, number) or self.say.effect(asked.options[number - 1])
        source = self.say.source(asked.source)
        if not source:
            #: Chronicle aboard. {option} is the sentence that was chosen.
            return self.tr("Chosen: {option}").format(option=said)
        #: Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.
        return self.tr("{source}: {option}").format(source=source, option=said)

    def _option(self, command: data.PickOption, state: ShipState) -> str:
        question = state.question
        if isinstance(question, data.ChooseOption) and 1 <= command.number <= len(question.options):
            return str(self.say.option(question.options[command.number - 1], question.labels, command.number))
        if isinstance(question, data.ChooseOrder) and 1 <= command.number <= len(question.effects):
            return self._said_by(question.effects[command.number - 1])
        #: Choice that has no words of its own. {number} counts from 1.
        return self.tr("Option {number}").format(number=command.number)

    effects = {
        data.AskOrder: what("effects"),
    }

    events = {
        core.LuckRenewed: tr("After the undo, new luck: dice and cards may fall differently from here on."),
        core.RealDiceChosen: given(
            "on",
            tr("From here on the players roll real dice."),
            tr("From here on the game rolls the dice."),
        ),
        #: A seat at the table has another player, or the player another name. {player} is the new name.
        core.PlayerRenamed: tr("New name at the table: {player}", player="name"),
        #: Chronicle aboard. {log} is the number of an entry of the logbook.
        data.LogRead: tr("Log {log} is read."),
    }

    questions = {
        data.ChooseOption: when(
            _source,
            #: {source} is the name of a card, or of a log.
            tr("{source}: choose one.", source=_source),
            tr("Choose one of these."),
        ),
        #: Question aboard. %n is how many.
        data.ChooseOrder: tr("%n texts take effect. Which one is first?", n="effects"),
        data.ChooseWhether: _whether,
    }

    commands = {
        data.PickOption: _option,
        #: Button under a question aboard.
        data.SayYes: tr("Yes"),
        data.Pass: when(
            lambda _, __, state: _asks_for_team(state),
            #: Button: nobody else joins the away team.
            tr("The team is complete"),
            #: Button: make no use of what is offered.
            tr("Pass"),
        ),
    }

    reasons = {
        AnswerFirst: tr("Another decision comes first."),
        ItIsOver: tr("The campaign is over."),
        data.NotOffered: tr("This is not one of the answers to choose from."),
        data.CannotPay: tr("The cost of this option cannot be paid in full."),
    }
