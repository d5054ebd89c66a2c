"""The vote on leaving the planet: who stays behind then, and what is not done (DEC-23, END-03, PLN-43)."""

from __future__ import annotations

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.round.ending import left_behind
from vanguard_desktop.rulesets.expedition.round.turns import left_open

from ..common.rooms import Room
from ..common.told import all_of


class LiftOffText(Room):
    """The question, and in sentences of their own what whoever agrees has to know."""

    def _vote(self, vote: ask.AgreeLiftOff, state: State) -> str:
        #: Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.
        asked = self.tr("{member} wants to lift off. Do all other sections agree?")
        told = [asked.format(member=self.names.called(vote.member))]
        if away := left_behind(state):
            #: Before a vote on leaving the planet. {members} are first names of crewmembers, with "and" before the last
            #: one, who are not where the lander stands.
            text = self.tr("Left behind: {members}.")
            told.append(text.format(members=all_of([self.names.called(member) for member in away])))
        else:
            told.append(self.tr("Nobody is left behind."))
        missing = left_open(state)
        if due := [card for card in missing if not state.box.missions[card].optional]:
            #: Before a vote on leaving the planet. {missions} are names of missions in quotation marks, with "and"
            #: before the last one.
            told.append(self.tr("Not done: {missions}.").format(missions=self._named(due)))
        else:
            told.append(self.tr("Every mission is done."))
        if spare := [card for card in missing if state.box.missions[card].optional]:
            #: Before a vote on leaving the planet, of missions that need not be done. {missions} are names of missions
            #: in quotation marks, with "and" before the last one.
            told.append(self.tr("Optional, not done: {missions}.").format(missions=self._named(spare)))
        return " ".join(told)

    def _named(self, missions: list[CardId]) -> str:
        return all_of([self.names.quoted(self.names.mission(card)) for card in missions])

    questions = {ask.AgreeLiftOff: _vote}
