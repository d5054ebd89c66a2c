"""What a card lets players do, as sentences: abilities with their moment, combinations, actions, time tracks."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import Ability, Combination, Convert, Limit, Moment, SpecialAction, TimeTrack
from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.text.check_text import CheckText
from vanguard_desktop.text.clause_text import ClauseText
from vanguard_desktop.text.remembered import remembered
from vanguard_desktop.text.requirement_text import RequirementText
from vanguard_desktop.text.sentences import depending


class AbilityText(QObject):
    """Skills, section cards, equipment and discoveries in the words that stand on them."""

    def __init__(
        self,
        requirements: RequirementText,
        checks: CheckText,
        say: Callable[[Effect], str],
        clauses: ClauseText,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._requirements, self._checks, self._say, self._clauses = requirements, checks, say, clauses

    def ability(self, ability: Ability) -> str:
        sentence = self._moment(ability.when).format(effect=depending(self._say(ability.effect)))
        sentence = self._limited(ability.limit).format(ability=sentence)
        if ability.anywhere:
            #: {ability} is a sentence about what "you" may do at some moment.
            text = self.tr("{ability} This serves other crewmembers too, wherever they are.")
            sentence = text.format(ability=sentence)
        if ability.test is None:
            return sentence
        return ("\n" if "\n" in sentence else " ").join((sentence, self._clauses.only_if(ability.test)))

    def _limited(self, limit: Limit | None) -> str:
        match limit:
            case None:
                return "{ability}"
            case Limit.CHECK:
                return self.tr("Once per dice check. {ability}")
            case Limit.TURN:
                return self.tr("Once per turn. {ability}")
            case Limit.ROUND:
                return self.tr("Once per round. {ability}")
            case Limit.EXPEDITION:
                return self.tr("Once per expedition. {ability}")
            case _:
                assert_never(limit)

    def combination(self, combination: Combination) -> str:
        #: A dice combination and what it buys.
        text = self.tr("{requirement}: {effect}")
        marks = self._requirements.marks(combination.requirement)
        return text.format(requirement=marks, effect=depending(self._say(combination.effect)))

    def convert(self, convert: Convert) -> str:
        match convert.color:
            case Color.RED:
                text = self.tr("[basic] of red dice may be spent as {icon}.")
            case Color.GREEN:
                text = self.tr("[basic] of green dice may be spent as {icon}.")
            case Color.BLUE:
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
            *((self._clauses.only_if(action.test),) if action.test else ()),
            *((self._say(action.effect),) if action.effect is not None else ()),
            *(self._checks.lines(action.check) if action.check is not None else ()),
        )

    def time_track(self, track: TimeTrack) -> tuple[str, ...]:
        """A line for its length, and one for each space with an effect."""
        return (
            self.tr("Time track, %n space(s).", "", track.length),
            *(self.space(track, number) for number in sorted(track.spaces)),
        )

    def space(self, track: TimeTrack, number: int) -> str:
        """What happens when the token enters that space."""
        #: A space of a time track, counted from the left, and what happens when the token enters it.
        text = self.tr("Space {number}: {effect}")
        return text.format(number=number, effect=depending(self._say(track.spaces[number])))

    def _moment(self, when: Moment) -> str:
        match when:
            case Moment.ANY_TIME:
                return self.tr("At any time: {effect}")
            case Moment.DURING_CHECK:
                return self.tr("During a dice check: {effect}")
            case Moment.OWN_TURN:
                return self.tr("In your own turn: {effect}")
            case Moment.AS_ACTION:
                return self.tr("As an action: {effect}")
            case Moment.BEFORE_ROLL:
                return self.tr("Before the dice are rolled: {effect}")
            case Moment.BEFORE_ANY_ROLL:
                return self.tr("Before the dice of any check are rolled: {effect}")
            case Moment.ANY_CHECK:
                return self.tr("During any dice check: {effect}")
            case Moment.AFTER_OUTCOME:
                return self.tr("After an outcome of your dice check: {effect}")
            case Moment.AFTER_CHECK:
                return self.tr("At the end of your dice check: {effect}")
            case Moment.AFTER_DANGER:
                return self.tr("After a danger die has been rolled: {effect}")
            case Moment.ON_TRAVEL:
                return self.tr("When traveling: {effect}")
            case Moment.ON_REST:
                return self.tr("When resting: {effect}")
            case Moment.ON_SUPPLY_LOSS:
                return self.tr("Before [supplies] are lost: {effect}")
            case Moment.ON_INJURY:
                return self.tr("Before an injury is gained: {effect}")
            case Moment.LANDING:
                return self.tr("During the landing: {effect}")
            case Moment.ON_PATH_ICON:
                return self.tr("When an icon of your path is about to be resolved: {effect}")
            case Moment.AFTER_TRAVEL:
                return self.tr("After traveling: {effect}")
            case Moment.NEW_SECTOR:
                return self.tr("On entering a sector where nobody was before: {effect}")
            case Moment.AFTER_REST:
                return self.tr("After resting: {effect}")
            case Moment.ON_PREPARE:
                return self.tr("When preparing: {effect}")
            case Moment.AFTER_EXERT:
                return self.tr("After exerting: {effect}")
            case Moment.AFTER_SPENDING:
                return self.tr("After spending dice as a cost: {effect}")
            case Moment.ON_LEADS:
                return self.tr("When gaining [lead]: {effect}")
            case Moment.AFTER_DISCOVERY:
                return self.tr("After gaining a discovery: {effect}")
            case Moment.POI_PLACED:
                return self.tr("When a [poi] card comes to your sector: {effect}")
            case Moment.TRACK_ADVANCED:
                return self.tr("When your dice check moves a green track on: {effect}")
            case Moment.THREAT_ENTERED:
                return self.tr("When a [threat] enters your sector: {effect}")
            case Moment.ROUND_START:
                return self.tr("At the start of a round: {effect}")
            case Moment.TURN_END:
                return self.tr("At the end of your turn: {effect}")
            case Moment.LEFT_FINISHED:
                return self.tr("On leaving a sector that shows [final_poi]: {effect}")
            case Moment.POI_REPLACED:
                return self.tr("When you replace the [poi] of a sector: {effect}")
            case Moment.ON_TIME:
                return self.tr("When all time tracks are about to progress: {effect}")
            case Moment.ON_ATTACK:
                return self.tr("When an attack of a [threat] is about to hit: {effect}")
            case Moment.OUTCOME_MARKED:
                return self.tr("When an outcome of your dice check has been marked: {effect}")
            case Moment.EXTRA_ACTION:
                return self.tr("When an action could be chosen, without using one: {effect}")
            case _:
                assert_never(when)
