"""What a card lets players do, as sentences: abilities with their moment, combinations, actions, time tracks."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.content.families import parts
from vanguard_desktop.core import AllOf, FlagSet, Not, SetFlag, Test
from vanguard_desktop.setting import Ability, Combination, Limit, Moment, SpecialAction, TimeTrack

from ...common.remembered import remembered
from ...common.rooms import Room, choose, tr
from ...common.told import InTurn, Printed, Told, Under, words
from ...common.unseen import asks_notes


class AbilityText(Room):
    """Skills, section cards, equipment and discoveries in the words that stand on them."""

    _limit = choose(
        "limit",
        #: A head, small: how often an ability may be used.
        check=tr("once per dice check"),
        #: A head, small: how often an ability may be used.
        turn=tr("once per turn"),
        #: A head, small: how often an ability may be used.
        round=tr("once per round"),
        #: A head, small: how often an ability may be used.
        expedition=tr("once per expedition"),
    )

    _moment = choose(
        "when",
        #: A head, small: when an ability may be used.
        any_time=tr("at any time"),
        #: A head, small: when an ability may be used.
        during_check=tr("during a dice check"),
        #: A head, small: when an ability may be used.
        own_turn=tr("in your own turn"),
        #: A head, small: when an ability may be used.
        as_action=tr("as an action"),
        #: A head, small: when an ability may be used.
        before_roll=tr("before the dice are rolled"),
        #: A head, small: when an ability may be used.
        before_any_roll=tr("before the dice of any check are rolled"),
        #: A head, small: when an ability may be used.
        any_check=tr("during any dice check"),
        #: A head, small: when an ability may be used.
        after_outcome=tr("after an outcome of your dice check"),
        #: A head, small: when an ability may be used.
        after_check=tr("at the end of your dice check"),
        #: A head, small: when an ability may be used.
        after_danger=tr("after a danger die has been rolled"),
        #: A head, small: when an ability may be used.
        on_travel=tr("when traveling"),
        #: A head, small: when an ability may be used.
        on_rest=tr("when resting"),
        #: A head, small: when an ability may be used.
        on_supply_loss=tr("before [supplies](pl) are lost"),
        #: A head, small: when an ability may be used.
        on_injury=tr("before an injury is gained"),
        #: A head, small: when an ability may be used.
        landing=tr("during the landing"),
        #: A head, small: when an ability may be used.
        on_path_icon=tr("when an icon of your path is about to be resolved"),
        #: A head, small: when an ability may be used.
        after_travel=tr("after traveling"),
        #: A head, small: when an ability may be used.
        new_sector=tr("on entering a sector where nobody was before"),
        #: A head, small: when an ability may be used.
        after_rest=tr("after resting"),
        #: A head, small: when an ability may be used.
        on_prepare=tr("when preparing"),
        #: A head, small: when an ability may be used.
        after_exert=tr("after exerting"),
        #: A head, small: when an ability may be used.
        after_spending=tr("after spending dice as a cost"),
        #: A head, small: when an ability may be used.
        on_leads=tr("when gaining [lead](pl)"),
        #: A head, small: when an ability may be used.
        after_discovery=tr("after gaining a discovery"),
        #: A head, small: when an ability may be used.
        poi_placed=tr("when a [poi] card comes to your sector"),
        #: A head, small: when an ability may be used.
        track_advanced=tr("when your dice check moves a green track on"),
        #: A head, small: when an ability may be used.
        threat_entered=tr("when a [threat] enters your sector"),
        #: A head, small: when an ability may be used.
        round_start=tr("at the start of a round"),
        #: A head, small: when an ability may be used.
        turn_end=tr("at the end of your turn"),
        #: A head, small: when an ability may be used.
        left_finished=tr("on leaving a sector that shows the [final_poi] icon"),
        #: A head, small: when an ability may be used.
        poi_replaced=tr("when you replace the [poi] of a sector"),
        #: A head, small: when an ability may be used.
        on_time=tr("when all time tracks are about to progress"),
        #: A head, small: when an ability may be used.
        on_attack=tr("when an attack of a [threat] is about to hit"),
        #: A head, small: when an ability may be used.
        outcome_marked=tr("when an outcome of your dice check has been marked"),
        #: A head, small: when an ability may be used.
        extra_action=tr("when an action could be chosen, without using one"),
    )

    convert = choose(
        "color",
        #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice
        #: give.
        red=tr("[basic] of red dice may be spent as {icon}."),
        #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green
        #: dice give.
        green=tr("[basic] of green dice may be spent as {icon}."),
        #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue
        #: dice give.
        blue=tr("[basic] of blue dice may be spent as {icon}."),
    )

    def ability(self, ability: Ability) -> str:
        return words(self.told(ability))

    def told(self, ability: Ability) -> Told:
        """How often, when and on which condition, then what it does."""
        text: Told = self.say.tell(ability.effect)
        if ability.test is not None:
            #: A head, small, behind the moment of an ability, which may begin with "when". {test} is a clause such as
            #: "the outcome was red".
            condition = self.tr("if {test}").format(test=self.say.clauses.clause(ability.test))
            text = Under(condition, text)
        # What may be used once in a check is used during it: that need not be said twice.
        if not (ability.limit is Limit.CHECK and ability.when is Moment.DURING_CHECK):
            text = Under(self._moment(ability), text)
        if ability.limit is not None:
            text = Under(self._limit(ability), text)
        if not ability.anywhere:
            return text
        #: Behind what "you" may do at some moment.
        return InTurn((text, self.tr("This serves other crewmembers too, wherever they are.")))

    def combination(self, combination: Combination) -> str:
        """A dice combination and what it buys."""
        return words(Printed(self.say.requirements.marks(combination.requirement), self.say.tell(combination.effect)))

    @remembered
    def action(self, action: SpecialAction) -> tuple[str, ...]:
        """Lines under the name of a special action: what it asks for, then what it does."""
        return (
            *((self.tr("Another crewmember must assist."),) if action.needs_assist else ()),
            *((self.tr("Every other crewmember in the sector must assist."),) if action.all_assist else ()),
            *(self._asked(action.test, action) if action.test is not None else ()),
            *((words(self.say.tell(action.effect)),) if action.effect is not None else ()),
            *(self.say.checks.lines(action.check) if action.check is not None else ()),
        )

    def _asked(self, test: Test, action: SpecialAction) -> Iterator[str]:
        """What an action asks for. What only the notes of the campaign know is not said, but that it matters."""
        tests = test.tests if isinstance(test, AllOf) else (test,)
        seen = tests if self.say.in_full else tuple(each for each in tests if not asks_notes(each))
        if seen:
            yield self.say.clauses.only_if(seen[0] if len(seen) == 1 else AllOf(tests=seen))
        unseen = tuple(each for each in tests if each not in seen)
        if unseen and all(isinstance(each, Not) and _notes(action, each.test) for each in unseen):
            #: A special action can be taken only once in the whole campaign.
            yield self.tr("Only once.")
        elif unseen:
            #: A special action depends on what the players noted earlier in the campaign.
            yield self.tr("Only if what happened before allows it.")

    def time_track(self, track: TimeTrack) -> tuple[str, ...]:
        """A line for its length, and one for each space with an effect."""
        return (
            #: First of the lines about the time track of a card; %n is its length.
            self.tr("Time track, %n space(s).", "", track.length),
            *(self.space(track, number) for number in sorted(track.spaces)),
        )

    def space(self, track: TimeTrack, number: int) -> str:
        """What happens when the token enters that space."""
        #: A space of a time track; what happens when the token enters it follows. {number} counts from the left.
        label = self.tr("Space {number}").format(number=number)
        return words(Printed(label, self.say.tell(track.spaces[number])))


def _notes(action: SpecialAction, test: Test) -> bool:
    """Whether the action itself records the keyword that the test asks for."""
    flags = {part.flag for _, part, _ in parts(action, SpecialAction, "$") if isinstance(part, SetFlag)}
    return isinstance(test, FlagSet) and test.flag in flags
