"""Words for the mission launch, and for the end of a campaign."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.launch import CardAboveRank, CardNotOwned, DeckTooSmall
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import launch as data
from vanguard_desktop.rulesets.ship.data.finish import CampaignEnded
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

COLORS = {
    Color.RED: QT_TRANSLATE_NOOP("ShipLaunch", "Which red die goes on the crew board?"),
    Color.GREEN: QT_TRANSLATE_NOOP("ShipLaunch", "Which green die goes on the crew board?"),
    Color.BLUE: QT_TRANSLATE_NOOP("ShipLaunch", "Which blue die goes on the crew board?"),
}


def _ended(event: CampaignEnded, _: Speaker, __: ShipState) -> str:
    if event.victory:
        return QCoreApplication.translate("ShipLaunch", "The campaign is won.")
    return QCoreApplication.translate("ShipLaunch", "The campaign is lost.")


def _end(effect: fx.EndCampaign, _: Speaker) -> str:
    if effect.victory:
        return QCoreApplication.translate("ShipLaunch", "The campaign is won.")
    return QCoreApplication.translate("ShipLaunch", "The campaign is lost.")


def _drafted(thing: str, _: Waiting, say: Speaker, __: ShipState) -> str:
    if thing == data.DRAW:
        return QCoreApplication.translate("ShipLaunch", "Draw a recruit")
    #: Choice aboard: whoever rests must go. {member} is the name of a crewmember.
    text = QCoreApplication.translate("ShipLaunch", "Wake {member}")
    return text.format(member=say.piece(thing))


def _marked(event: data.EmergencyMarked, _: Speaker, __: ShipState) -> str:
    #: Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.
    text = QCoreApplication.translate("ShipLaunch", "Emergency draft: box {box} is marked.")
    return text.format(box=event.box)


def _above(reason: CardAboveRank, say: Speaker, _: ShipState) -> str:
    #: Why a card cannot go into the deck. {card} is the name of a card.
    text = QCoreApplication.translate("ShipLaunch", "{card} is above the rank of the member who goes.")
    return text.format(card=say.piece(f"section_cards:{reason.card}"))


def _not_owned(reason: CardNotOwned, say: Speaker, _: ShipState) -> str:
    #: Why a card cannot go into the deck. {card} is the name of a card.
    text = QCoreApplication.translate("ShipLaunch", "The section does not own {card}.")
    return text.format(card=say.piece(f"section_cards:{reason.card}"))


def _copy(text: str, piece: str, say: Speaker) -> str:
    return text.format(card=say.piece(piece))


LAUNCH = ChapterWords(
    effects={
        fx.EndCampaign: _end,
        data.EmergencyDraft: lambda effect, say: QCoreApplication.translate(
            "ShipLaunch", "Emergency draft: the section may draw a recruit."
        ),
        data.EmergencyPaid: lambda effect, say: QCoreApplication.translate(
            "ShipLaunch", "The emergency draft is marked in the logbook."
        ),
        data.ChooseTeamMember: lambda effect, say: QCoreApplication.translate(
            "ShipLaunch", "Choose a member of the away team."
        ),
        data.PlaceDice: lambda effect, say: QCoreApplication.translate(
            "ShipLaunch", "Place the dice of the section on the crew board."
        ),
        data.TakeSmallEquipment: lambda effect, say: QCoreApplication.translate(
            "ShipLaunch", "Take one small equipment."
        ),
    },
    events={data.EmergencyMarked: _marked, CampaignEnded: _ended},
    questions={
        data.BuildDeck: lambda question, say, state: QCoreApplication.translate(
            "ShipLaunch", "Which section cards go into the deck?"
        ),
        data.LoadLander: lambda question, say, state: QCoreApplication.translate(
            "ShipLaunch", "What is loaded into the lander?"
        ),
    },
    commands={
        data.AddCard: lambda command, say, state: _copy(
            #: Choice aboard: the deck that is taken along. {card} is the name of a card.
            QCoreApplication.translate("ShipLaunch", "Add {card} to the deck"),
            command.card,
            say,
        ),
        data.TakeOutCard: lambda command, say, state: _copy(
            #: Choice aboard: the deck that is taken along. {card} is the name of a card.
            QCoreApplication.translate("ShipLaunch", "Take {card} out of the deck"),
            command.card,
            say,
        ),
        data.FinishDeck: lambda command, say, state: QCoreApplication.translate("ShipLaunch", "The deck is ready"),
        data.LoadEquipment: lambda command, say, state: _copy(
            #: Choice aboard: equipment goes on the lander. {card} is the name of a card.
            QCoreApplication.translate("ShipLaunch", "Load {card}"),
            command.card,
            say,
        ),
        data.UnloadEquipment: lambda command, say, state: _copy(
            #: Choice aboard: equipment stays at home. {card} is the name of a card.
            QCoreApplication.translate("ShipLaunch", "Unload {card}"),
            command.card,
            say,
        ),
        data.StrapIn: lambda command, say, state: QCoreApplication.translate("ShipLaunch", "Strap in and launch"),
    },
    reasons={
        data.NotInDeck: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "The card does not lie there."
        ),
        DeckTooSmall: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "A deck needs at least ten cards."
        ),
        CardAboveRank: _above,
        CardNotOwned: _not_owned,
        data.NotInArmory: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "Equipment is loaded from the armory, and unloaded from the lander."
        ),
        data.HoldFull: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "The lander has no more room for equipment of this kind."
        ),
        data.CannotBeFound: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "This equipment cannot be found for now."
        ),
        data.UpgradeAlone: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "The mission equipment that this upgrade belongs to is not loaded."
        ),
        data.NobodyCanCarry: lambda reason, say, state: QCoreApplication.translate(
            "ShipLaunch", "Nobody in the away team may carry this."
        ),
    },
    things={
        data.EmergencyDraft: lambda effect, say, state: QCoreApplication.translate(
            "ShipLaunch", "Too few crew are available: who is called?"
        ),
        data.ChooseTeamMember: lambda effect, say, state: QCoreApplication.translate(
            "ShipLaunch", "Who joins the away team?"
        ),
        data.PlaceDice: lambda effect, say, state: QCoreApplication.translate("ShipLaunch", str(COLORS[effect.color])),
        data.TakeSmallEquipment: lambda effect, say, state: QCoreApplication.translate(
            "ShipLaunch", "Which small equipment is taken?"
        ),
    },
    thing={data.EmergencyDraft: _drafted},
)
