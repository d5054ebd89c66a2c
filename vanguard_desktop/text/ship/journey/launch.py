"""Words for the mission launch, and for the end of a campaign."""

from __future__ import annotations

from vanguard_desktop.core import Waiting
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.finish import CampaignEnded
from vanguard_desktop.rulesets.ship.data.journey import launch as data
from vanguard_desktop.rulesets.ship.facilities.lander import card_of_lander
from vanguard_desktop.rulesets.ship.journey.boards import free_slots
from vanguard_desktop.rulesets.ship.journey.loading import limit, loaded
from vanguard_desktop.rulesets.ship.journey.team import EMERGENCIES, away_team, team_size
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import SMALLEST_DECK, CardAboveRank, CardNotOwned, DeckTooSmall, EquipmentKind

from ...common.rooms import (
    Room,
    choose,
    given,
    tr,
    when,
)
from .. import people


class ShipLaunch(Room):
    """The team gets ready: crew, dice, decks, equipment."""

    def _drafted(self, thing: str, _: Waiting, __: ShipState) -> str:
        if thing == data.DRAW:
            return self.tr("Draw a recruit")
        #: Choice aboard: whoever rests must go. {member} is the name of a crewmember.
        text = self.tr("Wake {member}")
        return text.format(member=self.say.piece(thing))

    def _goes(self, asked: data.BuildDeck | data.TakeSmallEquipment, state: ShipState) -> str:
        return ", ".join(map(self.names.member, state.members(zones.board_crew(asked.section))))

    def _free(self, effect: data.PlaceDice, state: ShipState) -> int:
        return free_slots(state, effect)

    def _section_card(self, reason: CardAboveRank | CardNotOwned, _: ShipState) -> str:
        return self.names.quoted(self.say.piece(f"section_cards:{reason.card}"))

    effects = {
        fx.EndCampaign: given(
            "victory",
            tr("The campaign is won."),
            tr("The campaign is lost."),
        ),
        data.EmergencyDraft: tr("Emergency draft: the section may draw a recruit."),
        data.EmergencyPaid: tr("The emergency draft is marked in the logbook."),
        data.ChooseTeamMember: tr("Choose a member of the away team."),
        data.PlaceDice: tr("Place the dice of the section on the crew board."),
        data.TakeSmallEquipment: tr("Take one small equipment."),
    }

    events = {
        #: Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.
        data.EmergencyMarked: tr("Emergency draft: box {box} is marked."),
        CampaignEnded: given(
            "victory",
            tr("The campaign is won."),
            tr("The campaign is lost."),
        ),
    }

    questions = {
        #: Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as
        #: Science. {least} is how many cards a deck needs.
        data.BuildDeck: tr(
            "{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?",
            n=lambda _, asked, state: len(state.at(zones.board_deck(asked.section))),
            member=_goes,
            least=lambda *_: SMALLEST_DECK,
        ),
        #: Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded.
        #: {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there
        #: may be.
        data.LoadLander: tr(
            "What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission "
            "equipment {mission} of"
            " {most_mission}.",
            lander=lambda room, _, state: room.say.quoted(room.say.piece(card_of_lander(state.lander))),
            personal=lambda _, __, state: loaded(state, EquipmentKind.PERSONAL),
            most_personal=lambda _, __, state: limit(state, EquipmentKind.PERSONAL),
            mission=lambda _, __, state: loaded(state, EquipmentKind.MISSION),
            most_mission=lambda _, __, state: limit(state, EquipmentKind.MISSION),
        ),
    }

    commands = {
        #: Choice aboard: the deck that is taken along. {card} is the name of a card.
        data.AddCard: tr("Add {card} to the deck"),
        #: Choice aboard: the deck that is taken along. {card} is the name of a card.
        data.TakeOutCard: tr("Take {card} out of the deck"),
        data.FinishDeck: tr("The deck is ready"),
        #: Choice aboard: equipment goes on the lander. {card} is the name of a card.
        data.LoadEquipment: tr("Load {card}"),
        #: Choice aboard: equipment stays at home. {card} is the name of a card.
        data.UnloadEquipment: tr("Unload {card}"),
        data.StrapIn: tr("Strap in and launch"),
    }

    reasons = {
        data.NotInDeck: tr("The card does not lie there."),
        DeckTooSmall: tr("A deck needs at least ten cards."),
        #: Why a card cannot go into the deck. {card} is the name of a card in quotation marks.
        CardAboveRank: tr("{card} is above the rank of the member who goes.", card=_section_card),
        #: Why a card cannot go into the deck. {card} is the name of a card in quotation marks.
        CardNotOwned: tr("The section does not own {card}.", card=_section_card),
        data.NotInArmory: tr("Equipment is loaded from the armory, and unloaded from the lander."),
        data.HoldFull: tr("The lander has no more room for equipment of this kind."),
        data.CannotBeFound: tr("This equipment cannot be found for now."),
        data.UpgradeAlone: tr("The mission equipment that this upgrade belongs to is not loaded."),
        data.NobodyCanCarry: tr("Nobody in the away team may carry this."),
    }

    things = {
        #: Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many
        #: there are in all.
        data.EmergencyDraft: tr(
            "Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})",
            count=lambda _, __, state: state.pages.emergency_boxes,
            number=lambda _, __, state: len(state.marks.get(EMERGENCIES, ())) + 1,
        ),
        data.ChooseTeamMember: when(
            lambda _, __, state: team_size(state) is not None,
            #: Question aboard. {number} is a number. {count} is how many there are in all.
            tr(
                "Who joins the away team? ({number} of {count})",
                number=lambda _, __, state: len(away_team(state)) + 1,
                count=lambda _, __, state: team_size(state),
            ),
            when(
                lambda _, __, state: len(state.seats) > 1,
                #: Question aboard. {player} is the name of a player.
                tr(
                    "{player}: who joins the away team?",
                    player=lambda _, effect, state: people.player(state, effect.seat),
                ),
                #: Question aboard. %n is how many.
                tr("Who joins the away team? Two to four go; so far %n.", n=lambda _, __, state: len(away_team(state))),
            ),
        ),
        data.PlaceDice: choose(
            "color",
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            red=tr("{section}: %n red slot(s) are free on the crew board. Which die goes there?", n=_free),
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            green=tr("{section}: %n green slot(s) are free on the crew board. Which die goes there?", n=_free),
            #: Question aboard. %n is how many. {section} is the name of a section, as Science.
            blue=tr("{section}: %n blue slot(s) are free on the crew board. Which die goes there?", n=_free),
        ),
        #: Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.
        data.TakeSmallEquipment: tr("{member} ({section}): which small equipment do you take along?", member=_goes),
    }

    answers = {
        data.EmergencyDraft: _drafted,
    }
