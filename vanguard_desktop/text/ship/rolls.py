"""Words for dice that are rolled aboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data import rolls as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _result(dice: data.Dice, result: str) -> str:
    return f"[injury_{result}]" if dice is data.Dice.INJURY else result


def _rolled(event: data.DiceRolled, say: Speaker, _: ShipState) -> str:
    """Injury dice decide over a life; ten-sided ones find somebody, or a row of a table."""
    results = [_result(event.dice, result) for result in event.results]
    names = [say.names.member(member) for member in event.members]
    if event.dice is data.Dice.INJURY and names:
        #: Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases with
        #: names.
        text = QCoreApplication.translate("ShipRolls", "Survival check for {member}: {results}.")
        return text.format(member=names[0], results=" ".join(results))
    if len(names) == len(results):
        #: One of several who have rolled: name and what the die shows, as "Ada Obi 7". {result} is a number or an icon.
        #: {member} is the name of a crewmember.
        each = QCoreApplication.translate("ShipRolls", "{member} {result}")
        lots = (each.format(member=name, result=result) for name, result in zip(names, results, strict=True))
        #: Chronicle aboard. {results} are icons or numbers, in some cases with names.
        return QCoreApplication.translate("ShipRolls", "Lots are drawn: {results}.").format(results=", ".join(lots))
    #: Chronicle aboard. {results} are icons or numbers, in some cases with names.
    return QCoreApplication.translate("ShipRolls", "Rolled: {results}.").format(results=" ".join(results))


def _roll(effect: data.RollDice, say: Speaker) -> str:
    if effect.dice is data.Dice.INJURY:
        #: Effect of a card. %n is a number of dice.
        return QCoreApplication.translate("ShipRolls", "Roll %n injury dice.", "", effect.count)
    #: Effect of a card. %n is a number of dice.
    return QCoreApplication.translate("ShipRolls", "Roll %n ten-sided dice.", "", effect.count)


def _ask(asked: data.TellDice, say: Speaker, _: ShipState) -> str:
    roll = asked.roll
    number = len(roll.told) + 1
    if not roll.members:
        #: Where players roll their own dice. {number} and {count} are numbers: which of how many.
        text = QCoreApplication.translate("ShipRolls", "Roll a die: what does it show? ({number} of {count})")
        return text.format(number=number, count=roll.count)
    member = roll.members[number - 1] if len(roll.members) == roll.count else roll.members[0]
    #: Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name of a
    #: crewmember.
    text = QCoreApplication.translate("ShipRolls", "Roll a die for {member}: what does it show? ({number} of {count})")
    return text.format(member=say.names.member(member), number=number, count=roll.count)


def _tell(command: data.TellResult, _: Speaker, state: ShipState) -> str:
    question = state.question
    return _result(question.roll.dice, command.result) if isinstance(question, data.TellDice) else command.result


ROLLS = ChapterWords(
    effects={data.RollDice: _roll},
    events={data.DiceRolled: _rolled},
    questions={data.TellDice: _ask},
    commands={
        data.TellResult: _tell,
        data.LetGameRoll: lambda command, say, state: QCoreApplication.translate("ShipRolls", "Let the game roll"),
    },
)
