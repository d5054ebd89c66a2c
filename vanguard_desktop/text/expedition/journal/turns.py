"""Lines of the journal about the landing, rounds, turns, events, supplies, and how an expedition ends."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.events import ChanceFell

from ...common.rooms import Room, choose, given, like, nothing, signed, tr
from ..topic_text import TopicText


class TurnLog(Room):
    """The course of an expedition as sentences."""

    _how = choose(
        "ending",
        lifted_off=tr("The lander lifts off."),
        evacuated=tr("Emergency evac: the away team is taken off the planet."),
        ended_by_text=tr("The expedition ends here."),
        all_dead=tr("Nobody of the away team is left."),
    )

    events = {
        #: Journal. %n is the number of cards in the new deck.
        ev.EventsShuffled: tr("%n event card(s) are shuffled into a new deck.", n="deck"),
        #: Journal. {value} is a number from 0 to 9.
        ev.LandingRolled: tr("The landing roll shows {value}."),
        ev.LandingMoved: signed(
            #: Journal: the marker on the landing track. %n is how many spaces.
            tr("The landing marker moves back %n space(s)."),
            #: Journal: the marker on the landing track goes forward. %n is how many spaces.
            tr("The landing marker moves on %n space(s)."),
        ),
        #: {sector} is the name of a sector in quotation marks.
        ev.LanderPlaced: tr("The lander stands in {sector}."),
        #: {cards} are names of rank-up cards in quotation marks, with "or" before the last one.
        ev.RankUpsDrawn: tr("You may choose from the rank-up cards {cards}.", cards=like("rank_ups", "cards")),
        #: {card} is the name of a card in quotation marks.
        ev.RankUpKept: tr("The away team keeps the rank-up card {card}.", card=like("rank_up")),
        #: {card} is the name of a card in quotation marks.
        ev.RankUpCompleted: tr("The goal of the rank-up card {card} is met.", card=like("rank_up")),
        #: Journal, a line by itself. {number} counts from 1.
        ev.RoundOpened: tr("Round {number} begins.", number="round"),
        #: Journal: whoever has the token plays first. {member} is the first name of a crewmember.
        ev.StartTokenGiven: tr("{member} takes the start token."),
        #: Journal. {member} is the first name of a crewmember.
        ev.TurnOpened: tr("{member} begins a turn."),
        ev.ActionStarted: choose(
            "action",
            #: Journal: the action of traveling was chosen. {member} is the first name of a crewmember.
            travel=tr("{member} sets out to travel."),
            #: Journal: an action. {member} is the first name of a crewmember.
            rest=tr("{member} rests."),
            #: Journal: an action. {member} is the first name of a crewmember.
            prepare=tr("{member} prepares."),
            #: Journal: an action that a card offers. {member} is the first name of a crewmember.
            special_action=tr("{member} takes a special action."),
            #: Journal: an action that has no name. {member} is the first name of a crewmember.
            other=tr("{member} takes an action."),
        ),
        #: Journal: the action has not happened, it may be chosen anew. {member} is the first name of a
        #: crewmember.
        ev.ActionTakenBack: tr("{member} takes the action back."),
        ev.ActionsChanged: signed(
            #: Journal: the turn has fewer actions left. %n is how many fewer.
            tr("This turn loses %n action(s)."),
            #: Journal: the turn has more actions left. %n is how many more.
            tr("This turn gains %n action(s)."),
        ),
        ev.EventsOrdered: signed(
            #: Journal, about event cards. %n is how many.
            tr("At the end of this turn, %n fewer event(s) are revealed."),
            #: Journal, about event cards. %n is how many.
            tr("At the end of this turn, %n more event(s) are revealed."),
        ),
        #: Journal. {member} is the first name of a crewmember.
        ev.TurnEnded: tr("{member} ends the turn."),
        #: {path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a
        #: crewmember.
        ev.PathTaken: tr("{member} takes the path {path}."),
        ev.Traveled: given(
            "path",
            #: {sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.
            tr("{member} travels to {sector}."),
            #: {sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.
            tr("{member} stands in {sector} now."),
        ),
        ev.SuppliesChanged: signed(
            #: Journal: supplies of the lander. %n stands before the icon.
            tr("The away team loses %n [supplies]."),
            #: Journal: supplies of the lander. %n stands before the icon.
            tr("The away team gains %n [supplies]."),
        ),
        #: Journal: tokens for what the expedition has achieved. %n stands before the icon.
        ev.SuccessesGained: tr("The away team gains %n [success]."),
        #: {event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.
        ev.EventDrawn: tr("{member} reveals the event {event}."),
        #: {event} is the name of an event card in quotation marks.
        ev.EventDiscarded: tr("The event {event} is discarded."),
        ev.LiftOffAnswered: given(
            "agree",
            #: Journal: the players of a section vote. {section} is the name of a section, as Science.
            tr("{section} agrees to the lift-off."),
            #: Journal: the players of a section vote. {section} is the name of a section, as Science.
            tr("{section} wants to stay on the planet."),
        ),
        ev.ExpeditionEnding: given(
            "left_behind",
            #: {ending} is a sentence: how the expedition ended. {members} are names with "and" before the last one.
            tr("{ending} Left behind: {members}.", ending=_how, members="left_behind"),
            _how,
        ),
        #: {members} are names of crewmembers in the order in which they sit, with "and" before the last one.
        ev.SeatsTaken: tr("Clockwise sit {members}."),
        ChanceFell: tr("Chance has decided something that shows later."),
        #: {part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a
        #: crewmember.
        ev.LanderUsed: tr("{member} uses {part} of the lander."),
        #: {lander} is the name of the lander or of a mod on it, in quotation marks.
        ev.LanderSpared: tr("{lander} makes up for it, and this result does nothing."),
        #: A lesson of the training. {title} is its title, {lesson} what it explains.
        ev.TopicOpened: tr(
            "{title}: {lesson}",
            lesson=lambda _, event, __: TopicText().lesson(event.topic),
            title=lambda _, event, __: TopicText().title(event.topic),
        ),
        ev.ExpeditionEnded: tr("The expedition is over."),
    }

    def _travel(self, _: Event, events: Sequence[Event], state: State) -> str:
        """With the destination, unless a question on the way interrupted the journey."""
        for event in events:
            if isinstance(event, ev.Traveled):
                #: What is undone, after "Undo –": the action. {sector} is the name of a sector.
                return self.tr("travel to {sector}").format(sector=self.names.sector(state.board, event.to))
        #: What is undone, after "Undo –": the action. A noun.
        return self.tr("travel")

    undo = {
        ev.ActionStarted: choose(
            "action",
            travel=_travel,
            #: What is undone, after "Undo –": the action. A noun.
            rest=tr("rest"),
            #: What is undone, after "Undo –": the action. As a noun.
            prepare=tr("prepare"),
            ability=nothing,  # named by the card or the skill
            #: What is undone, after "Undo –": an action that a card offers.
            other=tr("special action"),
        ),
        ev.PathTaken: _travel,
        ev.Traveled: _travel,
        ev.ActionTakenBack: tr("action taken back"),
        #: What is undone, after "Undo –": the roll for the landing on the planet.
        ev.LandingRolled: tr("landing roll"),
        #: What is undone, after "Undo –": the lander was placed there. {sector} is the name of a sector.
        ev.LanderPlaced: tr("lander sector: {sector}"),
        #: What is undone, after "Undo –": it was chosen. {card} is the name of a card.
        ev.RankUpKept: tr("rank-up card: {card}", card=like("rank_up")),
        #: What is undone, after "Undo –": who plays first. {member} is the name of a crewmember.
        ev.StartTokenGiven: tr("start token for {member}", member="to"),
        ev.TurnEnded: tr("end of turn"),
        ev.SuppliesChanged: signed(
            #: What is undone, after "Undo –".
            tr("lost supplies"),
            #: What is undone, after "Undo –".
            tr("gained supplies"),
        ),
        #: What is undone, after "Undo –": tokens for what the expedition has achieved.
        ev.SuccessesGained: tr("gained successes"),
        #: What is undone, after "Undo –": it was revealed. {event} is the name of a card.
        **dict.fromkeys((ev.EventDrawn, ev.EventDiscarded), tr("event: {event}")),
        #: What is undone, after "Undo –": whether the team leaves the planet. {section} is the name of a
        #: section, as Science.
        ev.LiftOffAnswered: tr("answer to the lift-off: {section}"),
        **dict.fromkeys((ev.ExpeditionEnding, ev.ExpeditionEnded), tr("end of the expedition")),
        #: What is undone, after "Undo –": a part of the lander was used. {part} is its name.
        ev.LanderUsed: tr("lander: {part}"),
        **dict.fromkeys(
            (
                ev.EventsShuffled,
                ev.LandingMoved,
                ev.RankUpsDrawn,
                ev.RankUpCompleted,
                ev.RoundOpened,
                ev.TurnOpened,
                ev.ActionsChanged,
                ev.EventsOrdered,
                ev.SeatsTaken,
                ChanceFell,
                ev.LanderSpared,
                ev.TopicOpened,
            ),
            nothing,
        ),
    }

    aloud = (ev.LandingRolled, ev.RankUpCompleted, ev.SuppliesChanged, ev.SuccessesGained)
