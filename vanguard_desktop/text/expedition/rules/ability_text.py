"""What a card lets players do, as sentences: abilities with their moment, combinations, actions, time tracks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.content.families import parts
from vanguard_desktop.core.effects import SetFlag
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.core.questions import AllOf, FlagSet, Not
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.setting.cards import Ability, Combination, Limit, Moment, SpecialAction, TimeTrack
from vanguard_desktop.text.common.remembered import remembered
from vanguard_desktop.text.common.requirement_text import RequirementText
from vanguard_desktop.text.common.told import InTurn, Printed, Told, Under, words
from vanguard_desktop.text.common.unseen import asks_notes
from vanguard_desktop.text.expedition.rules.check_text import CheckText
from vanguard_desktop.text.expedition.rules.clause_text import ClauseText


class AbilityText(QObject):
    """Skills, section cards, equipment and discoveries in the words that stand on them."""

    def __init__(
        self,
        requirements: RequirementText,
        checks: CheckText,
        tell: Callable[[Effect], Told],
        clauses: ClauseText,
        *,
        in_full: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._requirements, self._checks, self._tell, self._clauses = requirements, checks, tell, clauses
        self._in_full = in_full

    def ability(self, ability: Ability) -> str:
        return words(self.told(ability))

    def told(self, ability: Ability) -> Told:
        """How often, when and on which condition, then what it does."""
        text: Told = self._tell(ability.effect)
        if ability.test is not None:
            #: A head, small, behind the moment of an ability, which may begin with "when". {test} is a clause such as
            #: "the outcome was red".
            condition = self.tr("if {test}").format(test=self._clauses.clause(ability.test))
            text = Under(condition, text)
        # What may be used once in a check is used during it: that need not be said twice.
        if not (ability.limit is Limit.CHECK and ability.when is Moment.DURING_CHECK):
            text = Under(self._moment(ability.when), text)
        if ability.limit is not None:
            text = Under(self._limit(ability.limit), text)
        if not ability.anywhere:
            return text
        #: Behind what "you" may do at some moment.
        return InTurn((text, self.tr("This serves other crewmembers too, wherever they are.")))

    def _limit(self, limit: Limit) -> str:
        match limit:
            case Limit.CHECK:
                #: A head, small: how often an ability may be used.
                return self.tr("once per dice check")
            case Limit.TURN:
                #: A head, small: how often an ability may be used.
                return self.tr("once per turn")
            case Limit.ROUND:
                #: A head, small: how often an ability may be used.
                return self.tr("once per round")
            case Limit.EXPEDITION:
                #: A head, small: how often an ability may be used.
                return self.tr("once per expedition")
            case _:
                assert_never(limit)

    def combination(self, combination: Combination) -> str:
        """A dice combination and what it buys."""
        return words(Printed(self._requirements.marks(combination.requirement), self._tell(combination.effect)))

    def convert(self, convert: Convert) -> str:
        match convert.color:
            case Color.RED:
                #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice
                #: give.
                text = self.tr("[basic] of red dice may be spent as {icon}.")
            case Color.GREEN:
                #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green
                #: dice give.
                text = self.tr("[basic] of green dice may be spent as {icon}.")
            case Color.BLUE:
                #: What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue
                #: dice give.
                text = self.tr("[basic] of blue dice may be spent as {icon}.")
            case _:
                assert_never(convert.color)
        return text.format(icon=f"[{convert.icon.value}]")

    @remembered
    def action(self, action: SpecialAction) -> tuple[str, ...]:
        """Lines under the name of a special action: what it asks for, then what it does."""
        return (
            *((self.tr("Another crewmember must assist."),) if action.needs_assist else ()),
            *((self.tr("Every other crewmember in the sector must assist."),) if action.all_assist else ()),
            *(self._asked(action.test, action) if action.test is not None else ()),
            *((words(self._tell(action.effect)),) if action.effect is not None else ()),
            *(self._checks.lines(action.check) if action.check is not None else ()),
        )

    def _asked(self, test: Test, action: SpecialAction) -> Iterator[str]:
        """What an action asks for. What only the notes of the campaign know is not said, but that it matters."""
        tests = test.tests if isinstance(test, AllOf) else (test,)
        seen = tests if self._in_full else tuple(each for each in tests if not asks_notes(each))
        if seen:
            yield self._clauses.only_if(seen[0] if len(seen) == 1 else AllOf(tests=seen))
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
        return words(Printed(label, self._tell(track.spaces[number])))

    def _moment(self, when: Moment) -> str:
        match when:
            case Moment.ANY_TIME:
                #: A head, small: when an ability may be used.
                return self.tr("at any time")
            case Moment.DURING_CHECK:
                #: A head, small: when an ability may be used.
                return self.tr("during a dice check")
            case Moment.OWN_TURN:
                #: A head, small: when an ability may be used.
                return self.tr("in your own turn")
            case Moment.AS_ACTION:
                #: A head, small: when an ability may be used.
                return self.tr("as an action")
            case Moment.BEFORE_ROLL:
                #: A head, small: when an ability may be used.
                return self.tr("before the dice are rolled")
            case Moment.BEFORE_ANY_ROLL:
                #: A head, small: when an ability may be used.
                return self.tr("before the dice of any check are rolled")
            case Moment.ANY_CHECK:
                #: A head, small: when an ability may be used.
                return self.tr("during any dice check")
            case Moment.AFTER_OUTCOME:
                #: A head, small: when an ability may be used.
                return self.tr("after an outcome of your dice check")
            case Moment.AFTER_CHECK:
                #: A head, small: when an ability may be used.
                return self.tr("at the end of your dice check")
            case Moment.AFTER_DANGER:
                #: A head, small: when an ability may be used.
                return self.tr("after a danger die has been rolled")
            case Moment.ON_TRAVEL:
                #: A head, small: when an ability may be used.
                return self.tr("when traveling")
            case Moment.ON_REST:
                #: A head, small: when an ability may be used.
                return self.tr("when resting")
            case Moment.ON_SUPPLY_LOSS:
                #: A head, small: when an ability may be used.
                return self.tr("before [supplies](pl) are lost")
            case Moment.ON_INJURY:
                #: A head, small: when an ability may be used.
                return self.tr("before an injury is gained")
            case Moment.LANDING:
                #: A head, small: when an ability may be used.
                return self.tr("during the landing")
            case Moment.ON_PATH_ICON:
                #: A head, small: when an ability may be used.
                return self.tr("when an icon of your path is about to be resolved")
            case Moment.AFTER_TRAVEL:
                #: A head, small: when an ability may be used.
                return self.tr("after traveling")
            case Moment.NEW_SECTOR:
                #: A head, small: when an ability may be used.
                return self.tr("on entering a sector where nobody was before")
            case Moment.AFTER_REST:
                #: A head, small: when an ability may be used.
                return self.tr("after resting")
            case Moment.ON_PREPARE:
                #: A head, small: when an ability may be used.
                return self.tr("when preparing")
            case Moment.AFTER_EXERT:
                #: A head, small: when an ability may be used.
                return self.tr("after exerting")
            case Moment.AFTER_SPENDING:
                #: A head, small: when an ability may be used.
                return self.tr("after spending dice as a cost")
            case Moment.ON_LEADS:
                #: A head, small: when an ability may be used.
                return self.tr("when gaining [lead](pl)")
            case Moment.AFTER_DISCOVERY:
                #: A head, small: when an ability may be used.
                return self.tr("after gaining a discovery")
            case Moment.POI_PLACED:
                #: A head, small: when an ability may be used.
                return self.tr("when a [poi] card comes to your sector")
            case Moment.TRACK_ADVANCED:
                #: A head, small: when an ability may be used.
                return self.tr("when your dice check moves a green track on")
            case Moment.THREAT_ENTERED:
                #: A head, small: when an ability may be used.
                return self.tr("when a [threat] enters your sector")
            case Moment.ROUND_START:
                #: A head, small: when an ability may be used.
                return self.tr("at the start of a round")
            case Moment.TURN_END:
                #: A head, small: when an ability may be used.
                return self.tr("at the end of your turn")
            case Moment.LEFT_FINISHED:
                #: A head, small: when an ability may be used.
                return self.tr("on leaving a sector that shows the [final_poi] icon")
            case Moment.POI_REPLACED:
                #: A head, small: when an ability may be used.
                return self.tr("when you replace the [poi] of a sector")
            case Moment.ON_TIME:
                #: A head, small: when an ability may be used.
                return self.tr("when all time tracks are about to progress")
            case Moment.ON_ATTACK:
                #: A head, small: when an ability may be used.
                return self.tr("when an attack of a [threat] is about to hit")
            case Moment.OUTCOME_MARKED:
                #: A head, small: when an ability may be used.
                return self.tr("when an outcome of your dice check has been marked")
            case Moment.EXTRA_ACTION:
                #: A head, small: when an ability may be used.
                return self.tr("when an action could be chosen, without using one")
            case _:
                assert_never(when)


def _notes(action: SpecialAction, test: Test) -> bool:
    """Whether the action itself records the keyword that the test asks for."""
    flags = {part.flag for _, part, _ in parts(action, SpecialAction, "$") if isinstance(part, SetFlag)}
    return isinstance(test, FlagSet) and test.flag in flags
