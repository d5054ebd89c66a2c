"""What speaks for an advice, in players' words: one sentence each, which does not repeat what is advised."""

from __future__ import annotations

from vanguard_desktop.bots.expedition import motives as why

from ..common.rooms import Room, tr


class AdviceText(Room):
    """Why somebody would do it."""

    motives = {
        why.OnlyThis: tr("There is nothing else to choose."),
        why.AboutTheSame: tr("All answers come to about the same."),
        why.WorthMost: tr("It gains the most, or costs the least."),
        #: Why the lander stands there. {sector} is the name of a sector.
        why.NearTheGoals: tr("From the sector {sector} the way to where a mission waits, and back, is shortest."),
        #: Why somebody travels. {sector} is the name of a sector, %n how many moves it is away.
        why.UnreadThere: tr("Nobody has read what waits in the sector {sector}, %n moves away.", n="moves"),
        #: Why somebody travels. {sector} is the name of a sector, %n how many moves it is away.
        why.WorthTheWay: tr("What can be done in the sector {sector} is worth the way of %n moves.", n="moves"),
        #: Why somebody travels. {member} is the given name of another crewmember, {sector} the name of a sector, %n how
        #: many moves it is away.
        why.WorthMeanwhile: tr(
            "{member} is nearest to what matters most; meanwhile the sector {sector} is worth the way of %n moves.",
            n="moves",
        ),
        #: Why somebody travels. {mission} is the name of a mission, {sector} that of a sector.
        why.MissionAsksFor: tr("The mission {mission} leads to the sector {sector}."),
        #: Why somebody leaves. {sector} is the name of a sector.
        why.OutOfReach: tr("In the sector {sector} the threats do less harm."),
        #: Why something is done first. {sector} is the name of a sector.
        why.HeldHere: tr("The sector {sector} lets nobody go before something is done about it."),
        #: Why a dice check is made. {have} and {asked} are numbers of dice.
        why.EnoughDice: tr("Dice available: {have}. The check asks for {asked}."),
        #: Why a dice check with a track is made. {have} and {asked} are numbers of dice.
        why.PartOfTheWay: tr("Dice available: {have}. What they bring stays on the track, which needs {asked}."),
        why.CostsNoDice: tr("It takes no dice and cannot fail."),
        #: Why somebody rests. {left} and {asked} are numbers of dice.
        why.TooFewDice: tr("Dice left: {left}. The check asks for {asked}."),
        #: Why somebody rests. {left} and {asked} are numbers of dice.
        why.TooFewDiceToTravel: tr("Dice left: {left}. The way asks for {asked}."),
        #: Why somebody rests.
        why.DiceComeBack: tr("%n spent dice come back."),
        why.CardMightHelp: tr("There is room in the hand, and a card may help later."),
        why.NothingToDo: tr("Nothing in reach is worth its dice now."),
        why.WaitingForOthers: tr("The others are still on their way."),
        why.MissionsDone: tr("All that had to be done is done."),
        why.NobodyCanGoOn: tr("With the dice and supplies that are left nobody gets any further."),
        why.NotDoneYet: tr("Something is left that is worth staying for."),
        why.MarkersAreWanted: tr("Missions say where markers are wanted."),
        #: Why somebody does something on the way home.
        why.ComesHome: tr("Tried out in the mind a few times, the team came home more often after it."),
        #: Why somebody gets the start token. {member} is the given name of a crewmember.
        why.GoesFirst: tr("What {member} can do is the most urgent."),
        why.EventMustCome: tr("Nothing at hand makes it better."),
        #: Why a mission is completed. {mission} is its name.
        why.MissionFulfilled: tr("All that the mission {mission} asks for is there."),
        why.DieHelps: tr("With this die the check promises more than the die is worth."),
        why.DieIsSpared: tr("Without this die the check promises about as much."),
        why.DiceChosen: tr("One more die would gain too little."),
        why.BetterResult: tr("It improves what the dice show by more than it costs."),
        why.GoodEnough: tr("Nothing at hand improves it by more than it costs."),
        why.OutcomeIsGood: tr("The dice can cover this outcome, the best one in their reach."),
    }
