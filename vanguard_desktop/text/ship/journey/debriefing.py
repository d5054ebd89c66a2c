"""Words for the debriefing: promotions, successes, dice."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.journey import debriefing as data
from vanguard_desktop.rulesets.ship.journey.debriefing import price
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    tr,
)


class ShipDebriefing(Room):
    """Successes, and dice that are bought and sold."""

    def _cost(self, command: data.BuyDie, state: ShipState) -> int:
        return price(state, command.instructor)

    effects = {
        #: What happens aboard: each section owns dice. {section} is the name of a section, as Science.
        data.TakeDie: tr("{section} takes one die from the box."),
        data.AskTrade: tr("Dice may be traded."),
        fx.EverySectionGainsDie: tr("Every section takes one die from the box."),
    }

    events = {
        #: Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.
        data.SuccessesPooled: tr(
            "In the pool: %n [success], {earned} of them from the planet.",
            n=lambda _, event, __: event.earned + event.bag,
        ),
    }

    questions = {
        #: Question aboard. {dice} and {success} are numbers.
        data.TradeDice: tr(
            "Trade dice? Every section owns {dice}, and the pool holds {success} [success].",
            dice=lambda _, __, state: state.dice_each,
            success=lambda _, __, state: state.pool.success,
        ),
    }

    commands = {
        #: Choice aboard. %n stands before the icon.
        data.SellDice: tr("Every section sells a die: gain %n [success]", n=lambda *_: data.SALE_PRICE),
        data.BuyDie: given(
            "instructor",
            #: Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a
            #: crewmember.
            tr("Every section takes a die, instructor {member}: pay %n [success]", n=_cost, member="instructor"),
            #: Choice aboard. %n stands before the icon.
            tr("Every section takes a die: pay %n [success]", n=_cost),
        ),
        data.EndTrade: tr("End the trade"),
    }

    reasons = {
        data.AlreadySold: tr("Dice have been sold already since the team came home."),
        data.KeepFourDice: tr("Every section keeps at least 4 dice."),
        data.DieTooDear: tr("There are not enough [success](pl) in the pool."),
        data.BoxHasTooFewDice: tr("The box does not hold a die for every section."),
        data.NoInstructor: tr("An instructor needs rank 2 or 3."),
    }

    things = {
        #: Question to the players of a section. {section} is the name of a section, as Science.
        data.TakeDie: tr("{section}: which die do you take?"),
    }
