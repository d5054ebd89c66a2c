"""Words for dice that are rolled aboard."""

from __future__ import annotations

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.ship.data import rolls as data
from vanguard_desktop.rulesets.ship.state import ShipState

from ..common.rooms import (
    Room,
    choose,
    tr,
)


def _result(dice: data.Dice, result: str) -> str:
    return f"[injury_{result}]" if dice is data.Dice.INJURY else result


class ShipRolls(Room):
    """Dice that are rolled aboard."""

    def _rolled(self, event: data.DiceRolled, _: ShipState) -> str:
        """Injury dice decide over a life; ten-sided ones find somebody, or a row of a table."""
        results = [_result(event.dice, result) for result in event.results]
        names = [self.names.member(member) for member in event.members]
        if event.dice is data.Dice.INJURY and names:
            #: Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases
            #: with names.
            text = self.tr("Survival check for {member}: {results}.")
            return text.format(member=names[0], results=" ".join(results))
        if len(names) == len(results):
            #: One of several who have rolled: name and what the die shows, as "Ada Obi 7". {result} is a number or an
            #: icon. {member} is the name of a crewmember.
            each = self.tr("{member} {result}")
            lots = (each.format(member=name, result=result) for name, result in zip(names, results, strict=True))
            #: Chronicle aboard. {results} are icons or numbers, in some cases with names.
            return self.tr("Lots are drawn: {results}.").format(results=", ".join(lots))
        #: Chronicle aboard. {results} are icons or numbers, in some cases with names.
        return self.tr("Rolled: {results}.").format(results=" ".join(results))

    def _ask(self, asked: data.TellDice, _: ShipState) -> str:
        roll = asked.roll
        number = len(roll.told) + 1
        if not roll.members:
            #: Where players roll their own dice. {number} and {count} are numbers: which of how many.
            text = self.tr("Roll a die: what does it show? ({number} of {count})")
            return text.format(number=number, count=roll.count)
        member = roll.members[number - 1] if len(roll.members) == roll.count else roll.members[0]
        #: Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name
        #: of a crewmember.
        text = self.tr("Roll a die for {member}: what does it show? ({number} of {count})")
        return text.format(member=self.names.member(member), number=number, count=roll.count)

    def _tell(self, command: data.TellResult, state: ShipState) -> str:
        question = state.question
        return _result(question.roll.dice, command.result) if isinstance(question, data.TellDice) else command.result

    def survives(self, member: MemberId) -> str:
        #: Chronicle aboard. {member} is the name of a crewmember.
        return self.tr("{member} survives.").format(member=self.names.member(member))

    effects = {
        data.RollDice: choose(
            "dice",
            #: Effect of a card. %n is a number of dice.
            injury=tr("Roll %n injury dice."),
            #: Effect of a card. %n is a number of dice.
            other=tr("Roll %n ten-sided dice."),
        ),
    }

    events = {
        data.DiceRolled: _rolled,
    }

    questions = {
        data.TellDice: _ask,
    }

    commands = {
        data.TellResult: _tell,
        data.LetGameRoll: tr("Let the game roll"),
    }
