"""Words for advice in the habitat: why to do that."""

from __future__ import annotations

from vanguard_desktop.bots.habitat import motives

from ..common.rooms import Room, choose, tr


class HabitatMotives(Room):
    """What speaks for a command."""

    motives = {
        motives.GoodFor: choose(
            "aim",
            #: Advice: why to do that.
            mission=tr("The mission needs it."),
            #: Advice: why to do that.
            way_there=tr("It brings you nearer to what the mission needs."),
            #: Advice: why to do that.
            repair=tr("What is broken costs you something every sol."),
            #: Advice: why to do that.
            tracks=tr("A malfunction track is almost full; then a card is drawn."),
            #: Advice: why to do that.
            calm=tr("The next quarrel is not far off."),
            #: Advice: why to do that.
            health=tr("Somebody is not well."),
            #: Advice: why to do that.
            event=tr("What is left undone there may come back."),
            #: Advice: why to do that.
            supplies=tr("It will be of use in the sols to come."),
            #: Advice: why to do that.
            food=tr("Somebody has to eat it one day."),
            #: Advice: why to do that.
            open=tr("A structure is shut down, and that adds to the stress of everybody."),
            #: Advice: why to do that.
            research=tr("Samples bring the mission forward."),
            #: Advice: why to do that.
            other=tr("Whoever has nothing better to do rests."),
        ),
        #: Advice: why to do that.
        motives.MoreCertain: tr("It makes the action more certain."),
        #: Advice: why to do that.
        motives.PlanComplete: tr("Everybody has something to do."),
        #: Advice: why to do that.
        motives.PlanOtherwise: tr("These pawns are needed elsewhere."),
        #: Advice: why to do that.
        motives.LeastHarm: tr("Everything here costs something, and this costs the least."),
        #: Advice: why to do that.
        motives.MostGained: tr("It brings the most."),
        #: Advice: why to do that.
        motives.RollAgain: tr("These dice are worth rolling again."),
        #: Advice: why to do that.
        motives.NothingToUse: tr("What is at hand will be worth more later."),
        #: Advice: why to do that.
        motives.NoDifference: tr("Nothing favors another answer."),
    }
