"""Dice over somebody's life, as they are seen rolling: who lies there, the chance before, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.core import Event
from vanguard_desktop.play.ship.ward import survival_chance
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.rolls import Dice, DiceRolled
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ..aboard import words_aboard
from ..people import PersonRow, person_of
from .unasked import own


@attrs.frozen(kw_only=True)
class SurvivalShown:
    """`before` is said while the dice roll, `after` once they lie; `results` are what they show, as names of icons."""

    person: PersonRow
    title: str
    before: str
    after: str
    chance: float
    results: tuple[str, ...]
    dies: bool


class Survivals(QObject):
    """The rolls of a step that the game has made; real dice have been seen on the table."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, events: Sequence[Event], before: ShipState) -> tuple[SurvivalShown, ...]:
        return tuple(self._shown(own(events), before))

    def _shown(self, events: Sequence[Event], state: ShipState) -> Iterator[SurvivalShown]:
        for place, event in enumerate(events):
            if isinstance(event, DiceRolled) and event.dice is Dice.INJURY and event.members and event.drawn:
                yield self._roll(event, state, events[place + 1 :])

    def _roll(self, rolled: DiceRolled, state: ShipState, rest: Sequence[Event]) -> SurvivalShown:
        member, chance = rolled.members[0], survival_chance(state)
        name, dies = self._wording.names.member(member), False
        share = QLocale().toString(100 * chance, "f", 1)
        count = len(rolled.results)
        #: While dice over a life roll. {name} is a crewmember, {chance} a number of hundredths.
        text = self.tr("{name} lies in a critical bed: %n injury dice decide, and {chance} % live.", "", count)
        after = words_aboard(self._wording, state).words.survives(member)
        for event in rest:
            if isinstance(event, CrewDied) and event.member == member:
                dies = True
                #: After dice over a life. {name} is a crewmember.
                after = self.tr("{name} has died.").format(name=name)
                break
            if isinstance(event, DiceRolled) and event.members == rolled.members:
                #: After dice over a life: a card lets them be rolled once more.
                after = self.tr("The dice are rolled again.")
                break
        return SurvivalShown(
            person=person_of(state, self._wording, member),
            #: Title over dice that decide over a life. {name} is a crewmember.
            title=self.tr("Survival check: {name}").format(name=name),
            before=text.format(name=name, chance=share),
            after=after,
            chance=chance,
            results=tuple(f"injury_{result}" for result in rolled.results),
            dies=dies,
        )
