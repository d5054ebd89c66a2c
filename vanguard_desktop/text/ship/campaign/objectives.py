"""Words for objectives and for what installed cards offer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.aboard.abilities import ability_of
from vanguard_desktop.rulesets.ship.data.campaign import objectives as data
from vanguard_desktop.rulesets.ship.data.campaign.finish import StillRunning
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.standing import Price
from vanguard_desktop.text.ship.aboard.discoveries import price_words
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _declare(command: data.DeclareObjective, say: Speaker, state: ShipState) -> str:
    #: Choice on the bridge. {price} is as "2 [energy], 1 [command]". {card} is the name of a card.
    text = QCoreApplication.translate("ShipObjectives", "Declare {card} fulfilled for {price}")
    price = state.box.objectives[command.card].declare
    return text.format(card=say.card(command.card), price="" if price is None else price_words(price))


def _use(command: data.UseAbility, say: Speaker, state: ShipState) -> str:
    card = Piece(command.card)
    ability = ability_of(state, card)
    if ability is None:
        #: Choice on the bridge. {card} is the name of a card.
        return QCoreApplication.translate("ShipObjectives", "Use {card}").format(card=say.piece(card))
    #: Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.
    text = QCoreApplication.translate("ShipObjectives", "Use {card}: {effect}")
    if ability.price != Price():
        #: Choice on the bridge. {card} is the name of a card. {price} is as "2 [energy], 1 [command]". {effect} is
        #: whole sentences of a card.
        text = QCoreApplication.translate("ShipObjectives", "Use {card} for {price}: {effect}")
    return text.format(card=say.piece(card), price=price_words(ability.price), effect=say.effect(ability.effect))


OBJECTIVES = ChapterWords(
    effects={
        #: Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.
        fx.Fulfill: lambda effect, say: QCoreApplication.translate("ShipObjectives", "Fulfill {card}.").format(
            card=say.quoted(say.card(effect.card))
        ),
        data.AskBridge: lambda effect, say: QCoreApplication.translate(
            "ShipObjectives", "The players may use what the ship offers."
        ),
    },
    events={
        #: Chronicle aboard: an objective. {card} is the name of a card in quotation marks.
        data.ObjectiveFulfilled: lambda event, say, state: QCoreApplication.translate(
            "ShipObjectives", "{card} is fulfilled."
        ).format(card=say.quoted(say.card(event.card))),
        #: Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.
        data.AbilityUsed: lambda event, say, state: QCoreApplication.translate(
            "ShipObjectives", "{card} is used."
        ).format(card=say.quoted(say.piece(event.card))),
    },
    questions={
        data.OnTheBridge: lambda asked, say, state: QCoreApplication.translate(
            "ShipObjectives", "Before the star map is opened: what do you use or declare?"
        ),
    },
    commands={
        data.DeclareObjective: _declare,
        data.UseAbility: _use,
        #: Button: leave the bridge.
        data.LeaveBridge: lambda command, say, state: QCoreApplication.translate("ShipObjectives", "Go on"),
    },
    reasons={
        data.NothingToDeclare: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "No open objective can be declared fulfilled."
        ),
        data.PriceTooHigh: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "You cannot pay its price."
        ),
        data.NotInstalled: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "No card in the ship book offers this now."
        ),
        data.OutsideWindow: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "This card is used at another time."
        ),
        StillRunning: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "The campaign is not over yet; only a finished one hands something down."
        ),
        data.UsedUp: lambda reason, say, state: QCoreApplication.translate(
            "ShipObjectives", "This card has been used as often as it may."
        ),
    },
)
