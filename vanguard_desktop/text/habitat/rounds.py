"""Words for the course of a sol and of a mission."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions, rounds

from ..common.rooms import Room, nothing, tr
from .common import objective
from .journal import with_entry


class HabitatRounds(Room):
    """Sols, phases, the beginning and the end of a mission."""

    def _objective(self, event: missions.ObjectiveReached, state: Any) -> str:
        return objective(self.say.called, event.objective, state)

    def _first(self, event: rounds.FirstPlayerPassed, state: Any) -> str:
        return str(self.say.called.astronaut(state.crew[event.to].id))

    def _name(self, thing: str, *_: Any) -> str:
        return str(self.say.called.astronaut(MemberId(thing)))

    def _by_difficulty(self, effect: fx.ByDifficulty, *_: Any) -> str:
        """All three ways, as the position is not known here."""
        easy, normal, hard = (self.say.effect(each) for each in effect.effects)
        #: On a card: what happens at each of three difficulties. {easy}, {normal}, {hard} are whole sentences.
        text = self.tr("Easy – {easy} Normal – {normal} Hard – {hard}")
        return text.format(easy=easy, normal=normal, hard=hard)

    effects = {
        rounds.NextStep: nothing,
        rounds.DoStep: nothing,
        rounds.RunStep: nothing,
        missions.SetUpMission: tr("Set up the mission."),
        missions.DealProfiles: tr("Each astronaut gets a profile card."),
        #: %n is a number of cards.
        missions.DrawUpgrades: tr("%n random upgrade card(s) are available."),
        #: %n is a number of drones.
        missions.ChooseDrones: tr("Choose %n drone(s) for the mission."),
        missions.ChooseFirst: tr("Name the First Player."),
        missions.CheckEnd: nothing,
        fx.WinMission: tr("The mission ends, and you win it."),
        fx.LoseMission: tr("The mission is lost."),
        fx.NoteDown: tr("This is noted with the result of the mission."),
        fx.ByDifficulty: _by_difficulty,
    }

    things = {
        missions.ChooseDrones: tr("Which drone comes along?"),
        missions.ChooseFirst: tr("Who is First Player in the first sol?"),
    }

    answers = {
        missions.ChooseDrones: lambda room, thing, *_: room.say.called.card("habitat_drones", thing),
        missions.ChooseFirst: _name,
    }

    events = {
        #: Journal. {sol} is a number.
        rounds.SolBegun: with_entry(tr("Sol {sol} begins.")),
        #: Journal. {phase} is the name of a phase.
        rounds.PhaseBegun: tr("{phase}."),
        rounds.LessonTold: nothing,
        rounds.TokensMoved: tr("Tokens that waited become active."),
        rounds.LoadingZoneMoved: tr("What was pending is available."),
        rounds.SolClosed: tr("The sol is over: all abilities are ready again."),
        #: Journal. {astronaut} is somebody of the crew.
        rounds.FirstPlayerPassed: tr("First Player is now {astronaut}.", astronaut=_first),
        #: Journal. {astronaut} is somebody of the crew.
        missions.ProfileDealt: tr(
            "A profile is dealt: {astronaut}.", astronaut=lambda room, event, *_: room.say.called.astronaut(event.who)
        ),
        #: Journal. {upgrade} is the name of an upgrade in quotation marks.
        missions.UpgradeOffered: tr("Upgrade card {upgrade} is available.", upgrade="card"),
        #: Journal. {drone} is the name of a drone.
        missions.DroneChosen: tr("{drone} comes along."),
        #: Journal. {astronaut} is somebody of the crew.
        missions.FirstNamed: tr(
            "{astronaut} is First Player.", astronaut=lambda room, event, *_: room.say.called.astronaut(event.who)
        ),
        #: Journal. {objective} is the text of an objective.
        missions.ObjectiveReached: with_entry(tr("Objective reached: {objective}.", objective=_objective)),
        missions.EndOffered: tr("All mandatory objectives are reached."),
        missions.MissionWon: with_entry(tr("The mission is won.")),
        missions.MissionLost: with_entry(tr("The mission is lost.")),
        missions.Noted: tr("This is kept with the result."),
    }

    reasons = {
        rounds.NeverTakenBack: tr("In a legacy campaign the events of a sol are never taken back."),
    }
