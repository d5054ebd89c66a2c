"""What speaks for an answer at home, in words: dice, patients, people, and what is chosen in texts."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.bots.ship import motives

from ..common.rooms import Room, choose, tr


def _icon(_room: Room, motive: Any, *_: object) -> str:
    return str(motive.icon.value)


class ShipMotives(Room):
    """From the docking to the bridge, and questions that come up anywhere."""

    motives = {
        motives.Better: choose(
            "gain",
            #: Advice: what the answer is good for.
            ending=tr("It decides how the campaign ends."),
            #: Advice: what the answer is good for.
            objective=tr("It fulfills an objective."),
            #: Advice: what the answer is good for.
            morale=tr("It does most for morale."),
            #: Advice: what the answer is good for.
            dice=tr("It does most for the dice of the sections."),
            #: Advice: what the answer is good for.
            crew=tr("It does most for the crew."),
            #: Advice: what the answer is good for.
            success=tr("It brings the most successes."),
            #: Advice: what the answer is good for.
            energy=tr("It brings or saves the most energy."),
            #: Advice: what the answer is good for.
            command=tr("It brings or saves the most command tokens."),
            #: Advice: what the answer is good for.
            discovery=tr("It brings the best discoveries."),
            #: Advice: what the answer is good for.
            equipment=tr("It brings the most equipment."),
            #: Advice: what the answer is good for.
            project=tr("It moves the projects on."),
            #: Advice: what the answer is good for.
            card=tr("It brings cards for the ship book."),
            #: Advice: what the answer is good for.
            situation=tr("It leaves the fewest situations open."),
            #: Advice: what the answer is good for.
            lander=tr("A damaged lander can fly again."),
            #: Advice: what the answer is good for.
            later=tr("It pays in the cycles to come."),
            #: Advice: what the answer is good for.
            story=tr("It tells more of the story."),
            #: Advice: what the answer is good for.
            course=tr("It keeps the ship from drifting."),
        ),
        #: Advice: why to do that.
        motives.OnlyAnswer: tr("Nothing else can be done."),
        #: Advice: why to do that.
        motives.AllAlike: tr("Nothing favors another answer."),
        #: Advice: why to do that.
        motives.LeastLost: tr("Everything here costs something, and this costs the least."),
        #: Advice: why to do that.
        motives.NothingGained: tr("What is offered makes nothing better."),
        #: Advice: why to do that. %n is how many.
        motives.AnotherDie: tr("Every section then owns %n dice."),
        #: Advice: why to do that. {member} is the name of a crewmember. %n is how many.
        motives.CheaperWith: tr("{member} makes the die cheaper by %n and stays aboard anyway."),
        #: Advice: why to do that. {price} and {left} are numbers.
        motives.TooDear: tr("The next die costs more successes than there are: {price} instead of {left}."),
        #: Advice: why to do that.
        motives.BoardsAreFull: tr("Hardly any crew board has a slot for another die."),
        #: Advice: why to do that.
        motives.SwapDice: tr("What a poor die brings pays for a better one."),
        #: Advice: why to do that. {icon} is an icon.
        motives.ShowsIcon: tr("Half of its faces show [{icon}].", icon=_icon),
        #: Advice: why to do that.
        motives.ManyAces: tr("Half of its faces are aces."),
        #: Advice: why to do that. {icon} is an icon.
        motives.TurnsBasics: tr("Somebody of the section makes [{icon}] of its basics.", icon=_icon),
        #: Advice: why to do that.
        motives.FillsSlot: tr("The crew board has a free slot of that color."),
        #: Advice: why to do that.
        motives.LeastUse: tr("Of all that could go, you need this one least."),
        #: Advice: why to do that. {patient} is the name of a crewmember.
        motives.BackOnDuty: tr("{patient} is available again at once."),
        #: Advice: why to do that. {patient} is the name of a crewmember.
        motives.OneBedOn: tr("{patient} moves one bed nearer to duty."),
        #: Advice: why to do that.
        motives.NeededForLaunch: tr("Whoever could help is needed for the next landing."),
        #: Advice: why to do that.
        motives.WayIsFree: tr("In that lane the next bed is empty, so a therapist can help."),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.HardToReplace: tr("Nobody here is harder to replace than {member}."),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.MissedLeast: tr("{member} will be missed least."),
        #: Advice: why to do that.
        motives.GoOn: tr("Nothing else waits here."),
        #: Advice: why to do that. {member} is the name of a crewmember. {icon} is an icon.
        motives.BringsIcon: tr("{member} brings [{icon}], which the section lacks.", icon=_icon),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.MostSkilled: tr("By rank, icons and charges nobody here is better than {member}."),
        #: Advice: why to do that. {section} is the name of a section, as Science.
        motives.SectionIsShort: tr("Of all sections {section} has the fewest people."),
        #: Advice: why to do that.
        motives.CrewStays: tr("Everybody is where they are of most use."),
        #: Advice: why to do that. {member} is the name of a crewmember.
        motives.LearnsFrom: tr("{member} reaches rank 2, and the trainer stays aboard anyway."),
    }
