"""Texts that speak to somebody, leave it to chance, or hold a dice check, and the effects inside of them."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data.effects import AtRandom, DiceCheck, ForCrew
from vanguard_desktop.rulesets.expedition.data.steps import Unavoidable

from ...common.rooms import Room, choose, tr, what
from ...common.told import Listed, Told, Under


class AddressText(Room):
    """A text for each of several is told once."""

    _addressed = choose(
        "who",
        #: A head, small: to whom a text speaks.
        each=tr("each crewmember"),
        #: A head, small: to whom a text speaks.
        each_here=tr("each crewmember in your sector"),
        #: A head, small: to whom a text speaks.
        each_other_here=tr("each other crewmember in your sector"),
        #: A head, small: to whom a text speaks.
        one=tr("one crewmember of your choice"),
        #: A head, small: to whom a text speaks.
        one_here=tr("one crewmember in your sector, of your choice"),
        #: A head, small: to whom a text speaks.
        another_here=tr("another crewmember in your sector, of your choice"),
        #: A head, small: to whom a text speaks.
        one_connected=tr("one crewmember in a connected sector, of your choice"),
        #: A head, small: to whom a text speaks.
        assisting=tr("each crewmember who assists in the dice check"),
        #: A head, small: to whom a text speaks.
        one_within_two=tr("one crewmember at most two sectors away, of your choice"),
        #: A head, small: to whom a text speaks.
        one_near_lander=tr("one crewmember at most two sectors from the lander, of your choice"),
        #: A head, small: to whom a text speaks.
        random=tr("a random crewmember"),
    )

    def _for_crew(self, effect: ForCrew) -> Told:
        inner, head = effect.effect, self._addressed(effect)
        if isinstance(inner, ForCrew):
            #: A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as "each
            #: crewmember", {one} as "one crewmember in a connected sector, of your choice".
            head = self.tr("for {each} in turn, {one}").format(each=head, one=self._addressed(inner))
            inner = inner.effect
        return Under(head, self.say.tell(inner))

    def _at_random(self, effect: AtRandom) -> Told:
        #: A head, small: one of the lines that follow happens, and the players are not told which.
        head = self.tr("chance decides in secret which of these happens")
        return Listed(head, tuple(map(self.say.tell, effect.options)))

    effects = {
        AtRandom: _at_random,
        ForCrew: _for_crew,
        DiceCheck: lambda room, effect: room.say.checks.told(effect.check),
        Unavoidable: what(),
    }
