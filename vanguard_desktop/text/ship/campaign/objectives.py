"""Words for objectives and for what installed cards offer."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.aboard.abilities import ability_of
from vanguard_desktop.rulesets.ship.data.campaign import objectives as data
from vanguard_desktop.rulesets.ship.data.campaign.finish import StillRunning
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Price

from ...common.rooms import (
    Room,
    tr,
)
from ..aboard.discoveries import price_words


class ShipObjectives(Room):
    """Objectives, and abilities of cards on the bridge."""

    def _price(self, command: data.DeclareObjective, state: ShipState) -> str:
        price = state.box.objectives[command.card].declare
        return "" if price is None else price_words(price)

    def _use(self, command: data.UseAbility, state: ShipState) -> str:
        card = Piece(command.card)
        ability = ability_of(state, card)
        if ability is None:
            #: Choice on the bridge. {card} is the name of a card.
            return self.tr("Use {card}").format(card=self.say.piece(card))
        #: Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.
        text = self.tr("Use {card}: {effect}")
        if ability.price != Price():
            #: Choice on the bridge. {card} is the name of a card. {price} is as "2 [energy], 1 [command]". {effect} is
            #: whole sentences of a card.
            text = self.tr("Use {card} for {price}: {effect}")
        told = self.say.effect(ability.effect)
        return text.format(card=self.say.piece(card), price=price_words(ability.price), effect=told)

    effects = {
        #: Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.
        fx.Fulfill: tr("Fulfill {card}."),
        data.AskBridge: tr("The players may use what the ship offers."),
    }

    events = {
        #: Chronicle aboard: an objective. {card} is the name of a card in quotation marks.
        data.ObjectiveFulfilled: tr("{card} is fulfilled."),
        #: Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.
        data.AbilityUsed: tr("{card} is used."),
    }

    questions = {
        data.OnTheBridge: tr("Before the star map is opened: what do you use or declare?"),
    }

    commands = {
        #: Choice on the bridge. {price} is as "2 [energy], 1 [command]". {card} is the name of a card.
        data.DeclareObjective: tr("Declare {card} fulfilled for {price}", price=_price),
        data.UseAbility: _use,
        #: Button: leave the bridge.
        data.LeaveBridge: tr("Go on"),
    }

    reasons = {
        data.NothingToDeclare: tr("No open objective can be declared fulfilled."),
        data.PriceTooHigh: tr("You cannot pay its price."),
        data.NotInstalled: tr("No card in the ship book offers this now."),
        data.OutsideWindow: tr("This card is used at another time."),
        StillRunning: tr("The campaign is not over yet; only a finished one hands something down."),
        data.UsedUp: tr("This card has been used as often as it may."),
    }
