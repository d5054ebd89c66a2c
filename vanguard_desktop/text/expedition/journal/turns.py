"""Lines of the journal about the landing, rounds, turns, events, supplies, and how an expedition ends."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.events import ChanceFell
from vanguard_desktop.rulesets.expedition.data.state import Ending, State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of, one_of
from vanguard_desktop.text.expedition.topic_text import TopicText

TurnEvent = (
    ev.EventsShuffled | ev.LandingRolled | ev.LandingMoved | ev.LanderPlaced | ev.RankUpsDrawn | ev.RankUpKept
    | ev.RankUpCompleted | ev.RoundOpened | ev.StartTokenGiven | ev.TurnOpened | ev.ActionStarted
    | ev.ActionTakenBack | ev.ActionsChanged | ev.EventsOrdered | ev.TurnEnded | ev.PathTaken | ev.Traveled
    | ev.SuppliesChanged | ev.SuccessesGained | ev.EventDrawn | ev.EventDiscarded | ev.LiftOffAnswered
    | ev.ExpeditionEnding | ev.ExpeditionEnded | ev.SeatsTaken | ChanceFell | ev.LanderUsed | ev.LanderSpared
    | ev.TopicOpened
)  # fmt: skip


class TurnLog(QObject):
    """The course of an expedition as sentences."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._topics = TopicText()

    def sentence(self, event: TurnEvent, state: State) -> str:
        names = self._names
        match event:
            case ev.EventsShuffled(deck=deck):
                #: Journal. %n is the number of cards in the new deck.
                return self.tr("%n event card(s) are shuffled into a new deck.", "", len(deck))
            case ev.LandingRolled(value=value):
                #: Journal. {value} is a number from 0 to 9.
                return self.tr("The landing roll shows {value}.").format(value=value)
            case ev.LandingMoved(by=by) if by < 0:
                #: Journal: the marker on the landing track. %n is how many spaces.
                return self.tr("The landing marker moves back %n space(s).", "", -by)
            case ev.LandingMoved(by=by):
                #: Journal: the marker on the landing track goes forward. %n is how many spaces.
                return self.tr("The landing marker moves on %n space(s).", "", by)
            case ev.LanderPlaced(sector=sector):
                #: {sector} is the name of a sector in quotation marks.
                text = self.tr("The lander stands in {sector}.")
                return text.format(sector=names.quoted(names.sector(state.board, sector)))
            case ev.RankUpsDrawn(cards=cards):
                #: {cards} are names of rank-up cards in quotation marks, with "or" before the last one.
                text = self.tr("You may choose from the rank-up cards {cards}.")
                return text.format(cards=one_of([names.quoted(names.rank_up(card)) for card in cards]))
            case ev.RankUpKept(card=card):
                #: {card} is the name of a card in quotation marks.
                return self.tr("The away team keeps the rank-up card {card}.").format(
                    card=names.quoted(names.rank_up(card))
                )
            case ev.RankUpCompleted(card=card):
                #: {card} is the name of a card in quotation marks.
                return self.tr("The goal of the rank-up card {card} is met.").format(
                    card=names.quoted(names.rank_up(card))
                )
            case ev.RoundOpened(round=number):
                #: Journal, a line by itself. {number} counts from 1.
                return self.tr("Round {number} begins.").format(number=number)
            case ev.StartTokenGiven(to=member):
                #: Journal: whoever has the token plays first. {member} is the first name of a crewmember.
                return self.tr("{member} takes the start token.").format(member=names.called(member))
            case ev.TurnOpened(member=member):
                #: Journal. {member} is the first name of a crewmember.
                return self.tr("{member} begins a turn.").format(member=names.called(member))
            case ev.ActionStarted(member=member, action=action):
                return self._action(member, action)
            case ev.ActionTakenBack(member=member):
                #: Journal: the action has not happened, it may be chosen anew. {member} is the first name of a
                #: crewmember.
                return self.tr("{member} takes the action back.").format(member=names.called(member))
            case ev.ActionsChanged(by=by) if by < 0:
                #: Journal: the turn has fewer actions left. %n is how many fewer.
                return self.tr("This turn loses %n action(s).", "", -by)
            case ev.ActionsChanged(by=by):
                #: Journal: the turn has more actions left. %n is how many more.
                return self.tr("This turn gains %n action(s).", "", by)
            case ev.EventsOrdered(by=by) if by < 0:
                #: Journal, about event cards. %n is how many.
                return self.tr("At the end of this turn, %n fewer event(s) are revealed.", "", -by)
            case ev.EventsOrdered(by=by):
                #: Journal, about event cards. %n is how many.
                return self.tr("At the end of this turn, %n more event(s) are revealed.", "", by)
            case ev.TurnEnded(member=member):
                #: Journal. {member} is the first name of a crewmember.
                return self.tr("{member} ends the turn.").format(member=names.called(member))
            case ev.PathTaken(member=member, path=path):
                #: {path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} takes the path {path}.")
                return text.format(member=names.called(member), path=names.quoted(names.path(path)))
            case ev.Traveled(member=member, to=to, path=None):
                #: {sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} stands in {sector} now.")
                return text.format(member=names.called(member), sector=names.quoted(names.sector(state.board, to)))
            case ev.Traveled(member=member, to=to):
                #: {sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} travels to {sector}.")
                return text.format(member=names.called(member), sector=names.quoted(names.sector(state.board, to)))
            case ev.SuppliesChanged(by=by) if by < 0:
                #: Journal: supplies of the lander. %n stands before the icon.
                return self.tr("The away team loses %n [supplies].", "", -by)
            case ev.SuppliesChanged(by=by):
                #: Journal: supplies of the lander. %n stands before the icon.
                return self.tr("The away team gains %n [supplies].", "", by)
            case ev.SuccessesGained(count=count):
                #: Journal: tokens for what the expedition has achieved. %n stands before the icon.
                return self.tr("The away team gains %n [success].", "", count)
            case ev.EventDrawn(member=member, card=card):
                #: {event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} reveals the event {event}.")
                return text.format(member=names.called(member), event=names.quoted(names.event_card(card)))
            case ev.EventDiscarded(card=card):
                #: {event} is the name of an event card in quotation marks.
                return self.tr("The event {event} is discarded.").format(event=names.quoted(names.event_card(card)))
            case ev.LiftOffAnswered(section=section, agree=True):
                #: Journal: the players of a section vote. {section} is the name of a section, as Science.
                return self.tr("{section} agrees to the lift-off.").format(section=names.section(section))
            case ev.LiftOffAnswered(section=section):
                #: Journal: the players of a section vote. {section} is the name of a section, as Science.
                return self.tr("{section} wants to stay on the planet.").format(section=names.section(section))
            case ev.ExpeditionEnding(ending=ending, left_behind=left_behind):
                return self._ending(ending, left_behind)
            case ev.SeatsTaken(members=members):
                #: {members} are names of crewmembers in the order in which they sit, with "and" before the last one.
                text = self.tr("Clockwise sit {members}.")
                return text.format(members=all_of(list(map(names.called, members))))
            case ChanceFell():
                return self.tr("Chance has decided something that shows later.")
            case ev.LanderUsed(member=member, card=card):
                #: {part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} uses {part} of the lander.")
                return text.format(member=names.called(member), part=names.quoted(names.lander_part(card)))
            case ev.LanderSpared(card=card):
                #: {lander} is the name of the lander or of a mod on it, in quotation marks.
                text = self.tr("{lander} makes up for it, and this result does nothing.")
                return text.format(lander=names.quoted(names.lander_part(card)))
            case ev.TopicOpened(topic=topic):
                #: A lesson of the training. {title} is its title, {lesson} what it explains.
                text = self.tr("{title}: {lesson}")
                return text.format(title=self._topics.title(topic), lesson=self._topics.lesson(topic))
            case ev.ExpeditionEnded():
                return self.tr("The expedition is over.")
            case _:
                assert_never(event)

    def _action(self, member: MemberId, action: str) -> str:
        name = self._names.called(member)
        match action:
            case "travel":
                #: Journal: the action of traveling was chosen. {member} is the first name of a crewmember.
                return self.tr("{member} sets out to travel.").format(member=name)
            case "rest":
                #: Journal: an action. {member} is the first name of a crewmember.
                return self.tr("{member} rests.").format(member=name)
            case "prepare":
                #: Journal: an action. {member} is the first name of a crewmember.
                return self.tr("{member} prepares.").format(member=name)
            case "special_action":
                #: Journal: an action that a card offers. {member} is the first name of a crewmember.
                return self.tr("{member} takes a special action.").format(member=name)
            case _:
                #: Journal: an action that has no name. {member} is the first name of a crewmember.
                return self.tr("{member} takes an action.").format(member=name)

    def _ending(self, ending: Ending, left_behind: tuple[MemberId, ...]) -> str:
        if left_behind:
            #: {ending} is a sentence: how the expedition ended. {members} are names with "and" before the last one.
            text = self.tr("{ending} Left behind: {members}.")
            members = all_of(list(map(self._names.called, left_behind)))
            return text.format(ending=self._how(ending), members=members)
        return self._how(ending)

    def _how(self, ending: Ending) -> str:
        match ending:
            case Ending.LIFTED_OFF:
                return self.tr("The lander lifts off.")
            case Ending.EVACUATED:
                return self.tr("Emergency evac: the away team is taken off the planet.")
            case Ending.ENDED_BY_TEXT:
                return self.tr("The expedition ends here.")
            case Ending.ALL_DEAD:
                return self.tr("Nobody of the away team is left.")
            case _:
                assert_never(ending)
