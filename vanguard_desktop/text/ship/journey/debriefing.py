"""Words for the debriefing: promotions, successes, dice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.journey import debriefing as data
from vanguard_desktop.rulesets.ship.journey.debriefing import price
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _buy(command: data.BuyDie, say: Speaker, state: ShipState) -> str:
    cost = price(state, command.instructor)
    if command.instructor is None:
        #: Choice aboard. %n stands before the icon.
        return QCoreApplication.translate("ShipDebriefing", "Every section takes a die: pay %n [success]", "", cost)
    #: Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a crewmember.
    text = QCoreApplication.translate(
        "ShipDebriefing", "Every section takes a die, instructor {member}: pay %n [success]", "", cost
    )
    return text.format(member=say.names.member(command.instructor))


def _trade(_: data.TradeDice, __: Speaker, state: ShipState) -> str:
    #: Question aboard. {dice} and {success} are numbers.
    text = QCoreApplication.translate(
        "ShipDebriefing", "Trade dice? Every section owns {dice}, and the pool holds {success} [success]."
    )
    return text.format(dice=state.dice_each, success=state.pool.success)


DEBRIEFING = ChapterWords(
    effects={
        #: What happens aboard: each section owns dice. {section} is the name of a section, as Science.
        data.TakeDie: lambda effect, say: QCoreApplication.translate(
            "ShipDebriefing", "{section} takes one die from the box."
        ).format(section=say.names.section(effect.section)),
        data.AskTrade: lambda effect, say: QCoreApplication.translate("ShipDebriefing", "Dice may be traded."),
        fx.EverySectionGainsDie: lambda effect, say: QCoreApplication.translate(
            "ShipDebriefing", "Every section takes one die from the box."
        ),
    },
    events={
        #: Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.
        data.SuccessesPooled: lambda event, say, state: QCoreApplication.translate(
            "ShipDebriefing",
            "In the pool: %n [success], {earned} of them from the planet.",
            "",
            event.earned + event.bag,
        ).format(earned=event.earned),
    },
    questions={data.TradeDice: _trade},
    commands={
        #: Choice aboard. %n stands before the icon.
        data.SellDice: lambda command, say, state: QCoreApplication.translate(
            "ShipDebriefing", "Every section sells a die: gain %n [success]", "", data.SALE_PRICE
        ),
        data.BuyDie: _buy,
        data.EndTrade: lambda command, say, state: QCoreApplication.translate("ShipDebriefing", "End the trade"),
    },
    reasons={
        data.AlreadySold: lambda reason, say, state: QCoreApplication.translate(
            "ShipDebriefing", "Dice have been sold already since the team came home."
        ),
        data.KeepFourDice: lambda reason, say, state: QCoreApplication.translate(
            "ShipDebriefing", "Every section keeps at least 4 dice."
        ),
        data.DieTooDear: lambda reason, say, state: QCoreApplication.translate(
            "ShipDebriefing", "There are not enough [success](pl) in the pool."
        ),
        data.BoxHasTooFewDice: lambda reason, say, state: QCoreApplication.translate(
            "ShipDebriefing", "The box does not hold a die for every section."
        ),
        data.NoInstructor: lambda reason, say, state: QCoreApplication.translate(
            "ShipDebriefing", "An instructor needs rank 2 or 3."
        ),
    },
    things={
        #: Question to the players of a section. {section} is the name of a section, as Science.
        data.TakeDie: lambda effect, say, state: QCoreApplication.translate(
            "ShipDebriefing", "{section}: which die do you take?"
        ).format(section=say.names.section(effect.section)),
    },
)
