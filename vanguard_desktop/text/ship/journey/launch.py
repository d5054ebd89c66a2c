"""Words for the mission launch, and for the end of a campaign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.dice.faces import Color, Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.finish import CampaignEnded
from vanguard_desktop.rulesets.ship.data.journey import launch as data
from vanguard_desktop.rulesets.ship.facilities.lander import card_of_lander
from vanguard_desktop.rulesets.ship.journey.boards import free_slots
from vanguard_desktop.rulesets.ship.journey.loading import limit, loaded
from vanguard_desktop.rulesets.ship.journey.team import EMERGENCIES, away_team, team_size
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards import EquipmentKind
from vanguard_desktop.setting.launch import SMALLEST_DECK, CardAboveRank, CardNotOwned, DeckTooSmall
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _which_die(effect: data.PlaceDice, say: Speaker, state: ShipState) -> str:
    free = free_slots(state, effect)
    match effect.color:
        case Color.RED:
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            text = QCoreApplication.translate(
                "ShipLaunch", "{section}: %n red slot(s) are free on the crew board. Which die goes there?", "", free
            )
        case Color.GREEN:
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            text = QCoreApplication.translate(
                "ShipLaunch", "{section}: %n green slot(s) are free on the crew board. Which die goes there?", "", free
            )
        case Color.BLUE:
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            text = QCoreApplication.translate(
                "ShipLaunch", "{section}: %n blue slot(s) are free on the crew board. Which die goes there?", "", free
            )
    return text.format(section=say.names.section(effect.section))


def _who_goes(effect: data.ChooseTeamMember, _: Speaker, state: ShipState) -> str:
    gone, size = len(away_team(state)), team_size(state)
    if size is not None:
        #: Question aboard. {number} is a number. {count} is how many there are in all.
        text = QCoreApplication.translate("ShipLaunch", "Who joins the away team? ({number} of {count})")
        return text.format(number=gone + 1, count=size)
    if len(state.seats) > 1:
        #: Question aboard. {player} is the name of a player.
        text = QCoreApplication.translate("ShipLaunch", "{player}: who joins the away team?")
        return text.format(player=people.player(state, effect.seat))
    #: Question aboard. %n is how many.
    return QCoreApplication.translate("ShipLaunch", "Who joins the away team? Two to four go; so far %n.", "", gone)


def _called(effect: data.EmergencyDraft, say: Speaker, state: ShipState) -> str:
    #: Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there
    #: are in all.
    text = QCoreApplication.translate(
        "ShipLaunch",
        "Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})",
    )
    number = len(state.marks.get(EMERGENCIES, ())) + 1
    return text.format(section=say.names.section(effect.section), number=number, count=state.pages.emergency_boxes)


def _small(effect: data.TakeSmallEquipment, say: Speaker, state: ShipState) -> str:
    #: Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipLaunch", "{member} ({section}): which small equipment do you take along?")
    return text.format(member=_goes(effect.section, say, state), section=say.names.section(effect.section))


def _deck(asked: data.BuildDeck, say: Speaker, state: ShipState) -> str:
    #: Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as
    #: Science. {least} is how many cards a deck needs.
    text = QCoreApplication.translate(
        "ShipLaunch",
        "{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?",
        "",
        len(state.at(zones.board_deck(asked.section))),
    )
    names = {"member": _goes(asked.section, say, state), "section": say.names.section(asked.section)}
    return text.format(least=SMALLEST_DECK, **names)


def _goes(section: Section, say: Speaker, state: ShipState) -> str:
    return ", ".join(map(say.names.member, state.members(zones.board_crew(section))))


def _hold(_: data.LoadLander, say: Speaker, state: ShipState) -> str:
    assert state.lander is not None
    #: Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded.
    #: {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there may
    #: be.
    text = QCoreApplication.translate(
        "ShipLaunch",
        "What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission equipment {mission} of"
        " {most_mission}.",
    )
    return text.format(
        lander=say.quoted(say.piece(card_of_lander(state.lander))),
        personal=loaded(state, EquipmentKind.PERSONAL),
        most_personal=limit(state, EquipmentKind.PERSONAL),
        mission=loaded(state, EquipmentKind.MISSION),
        most_mission=limit(state, EquipmentKind.MISSION),
    )


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
    #: Why a card cannot go into the deck. {card} is the name of a card in quotation marks.
    text = QCoreApplication.translate("ShipLaunch", "{card} is above the rank of the member who goes.")
    return text.format(card=say.quoted(say.piece(f"section_cards:{reason.card}")))


def _not_owned(reason: CardNotOwned, say: Speaker, _: ShipState) -> str:
    #: Why a card cannot go into the deck. {card} is the name of a card in quotation marks.
    text = QCoreApplication.translate("ShipLaunch", "The section does not own {card}.")
    return text.format(card=say.quoted(say.piece(f"section_cards:{reason.card}")))


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
        data.BuildDeck: _deck,
        data.LoadLander: _hold,
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
        data.EmergencyDraft: _called,
        data.ChooseTeamMember: _who_goes,
        data.PlaceDice: _which_die,
        data.TakeSmallEquipment: _small,
    },
    thing={data.EmergencyDraft: _drafted},
)
