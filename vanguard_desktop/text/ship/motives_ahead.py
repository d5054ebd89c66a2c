"""What speaks for an answer on the way to the next planet, in words: course, facilities, launch."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.bots.ship import motives

from ..common.rooms import Room, tr


def _icon(_room: Room, motive: Any, *_: object) -> str:
    return str(motive.icon.value)


def _stat(_room: Room, motive: Any, *_: object) -> str:
    return str(motive.stat.value)


class ShipMotivesAhead(Room):
    """From the star map to the launch."""

    motives = {
        #: Advice: why to do that. {card} is the name of a card in quotation marks. {planet} is the name of a planet in
        #: quotation marks.
        motives.ObjectiveAsks: tr("The objective {card} asks for what can be done on {planet}."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.ObjectiveThere: tr("What the objective {card} asks for waits there."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks.
        motives.MissionsLeft: tr("Missions were left undone on {planet}."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks.
        motives.NobodyWasThere: tr("Nobody has been on {planet} yet."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks.
        motives.NearestPlanet: tr("A landing on {planet} keeps the ship from drifting."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks.
        motives.OnTheWay: tr("There is something new to read, and there is still enough energy for {planet}."),
        #: Advice: why to do that.
        motives.EnergyShort: tr("There is not enough energy for any planet, and what is left stays for next time."),
        #: Advice: why to do that.
        motives.EnergyIsLost: tr("Energy that is left over is lost, and this tells what to pack."),
        #: Advice: why to do that.
        motives.TellsMore: tr("It tells what a planet is like before anybody packs."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks.
        motives.KnownPlanet: tr("A team has been on {planet} and knows what it is like."),
        #: Advice: why to do that.
        motives.ScanTooDear: tr("There is not enough energy for the next part."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.ProjectPayable: tr("There are enough discoveries for the project {card}."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.ProjectMoves: tr("The project {card} comes nearer to its end."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.SituationWaits: tr("The situation {card} can be solved before it takes effect."),
        #: Advice: why to do that. {section} is the name of a section, as Science.
        motives.PeopleWanted: tr("A recruit would help most in the section {section}."),
        #: Advice: why to do that.
        motives.CommandIsLost: tr("Command that is left over is lost."),
        #: Advice: why to do that.
        motives.NothingToVisit: tr("No visit would change anything now."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.BringsMost: tr("By what its face tells, the card {card} brings most."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.NextStage: tr("The next stage of the project {card} brings most."),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.StaysAboard: tr("{member} stays aboard anyway."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.SituationHurts: tr("The situation {card} costs most if it stays open."),
        #: Advice: why to do that. {card} is the name of a card in quotation marks.
        motives.SituationPays: tr("Solving the situation {card} brings most."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks. {stat} is a figure of the
        #: lander.
        motives.TestedFor: tr("The landing on {planet} tests [lander_{stat}].", stat=_stat),
        #: Advice: why to do that. {lander} is the name of a lander in quotation marks.
        motives.BestLander: tr("The lander {lander} has the best figures and the most room."),
        #: Advice: why to do that.
        motives.RoomForMod: tr("There is a free slot for it."),
        #: Advice: why to do that.
        motives.FittedOut: tr("No other mod fits on the lander."),
        #: Advice: why to do that. {planet} is the name of a planet in quotation marks. {icon} is an icon.
        motives.AsksFor: tr("On {planet} [{icon}] is often asked for.", icon=_icon),
        #: Advice: why to do that. {letter} is a letter. {planet} is the name of a planet in quotation marks.
        motives.HelpsAgainst: tr("It helps against danger {letter}, and {planet} has it."),
        #: Advice: why to do that.
        motives.OfUseAnywhere: tr("It is of use on any planet."),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.HighestRank: tr("Of all who may go {member} has the highest rank."),
        #: Advice: why to do that.
        motives.OneMoreGoes: tr("More people can do more, and somebody of the section stays in reserve."),
        #: Advice: why to do that.
        motives.StaysInReserve: tr("Whoever is left is needed if the others come back hurt."),
        #: Advice: why to do that. {rank} is a number.
        motives.StrongerCard: tr("A card of rank {rank} is stronger than the weakest of the deck."),
        #: Advice: why to do that.
        motives.TooFewCards: tr("A deck needs at least ten cards."),
        #: Advice: why to do that.
        motives.WeakestCard: tr("Ten cards are enough, and this is the weakest."),
        #: Advice: why to do that.
        motives.DeckIsReady: tr("None of the cards left would make the deck better."),
        #: Advice: why to do that.
        motives.HoldIsReady: tr("Nothing else can be loaded."),
        #: Advice: why to do that.
        motives.HardlyOfUse: tr("There is room left, but what could still be loaded would hardly be of use there."),
    }
