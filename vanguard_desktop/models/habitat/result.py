"""How a mission ended: won or lost and why, what was reached, how everybody is, and the last words on it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.excerpts import last_sentences
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.pages import HabitatPages

from ..bridge import Bridge
from ..common.result import Fact, Goal, Landscape, Person, Result, Tone
from .people import PeopleModel, PersonRow
from .sheet import GoalModel, figures

PALETTE = "mars"
_QUOTE = 260


class MissionResult(QObject):
    """Of the mission in which the bridge stands; said anew in every language."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self._people, self._goals = PeopleModel(bridge, wording, self), GoalModel(bridge, wording, self)

    def shown(self) -> Result:
        now: HabitatState = self._bridge.state
        return Result(
            #: Over the name of the mission on the sheet that sums it up.
            kicker=self.tr("The mission is over"),
            title=self._wording.names.content("habitat_missions", now.sheet.name),
            facts=tuple(self._facts(now)),
            landscape=Landscape(relief=f"halfway/{now.mission}", palette=PALETTE, places=()),
            quote=self._quote(),
            goals=tuple(self._reached(now)),
            people=tuple(map(self._person, self._people.rows)),
        )

    def _facts(self, now: HabitatState) -> Iterator[Fact]:
        if now.outcome is None:
            return
        if now.outcome.won:
            #: How a mission ended, beside a tick.
            yield Fact(words=self.tr("Mission won"), icon="check", tone=Tone.GOOD)
        else:
            #: How a mission ended, beside a cross.
            yield Fact(words=self.tr("Mission lost"), icon="close", tone=Tone.BAD)
        #: When a mission ended. {sol} is a Martian day, counted from 1; {last} is the last one of the mission.
        said = self.tr("Sol {sol} of {last}").format(sol=now.sol, last=now.last_sol)
        yield Fact(words=said, icon="time")
        yield Fact(words=HabitatPages(self._wording.names).ended(now.outcome), icon="log_entry")

    def _quote(self) -> str:
        step = self._bridge.game.cursor.step
        before = self._bridge.state_at(step - 1) if step else None
        if not isinstance(before, HabitatState):
            return ""
        words = HabitatPages(self._wording.names).last_page(self._bridge.last_events(), before)
        return last_sentences(self._wording.names.spoken(words), _QUOTE) if words else ""

    def _reached(self, now: HabitatState) -> Iterator[Goal]:
        for row in self._goals.rows:
            if row.must:
                yield Goal(title=row.text, done=row.done)
            else:
                #: Beside an objective of a mission that need not be reached.
                yield Goal(title=row.text, detail=self.tr("optional"), done=row.done or None)
        sheet = figures(now, self._wording)
        if sheet.most_broken is not None:
            #: Beside the number of broken elements. {broken} and {most} are numbers.
            said = self.tr("{broken}, at most {most} allowed").format(broken=sheet.broken, most=sheet.most_broken)
            #: How many elements of the base are broken at the end of a mission.
            yield Goal(title=self.tr("Broken elements"), detail=said, done=sheet.broken <= sheet.most_broken)

    def _person(self, row: PersonRow) -> Person:
        #: Beside somebody at the end of a mission.
        wounds = ((self.tr("%n wound(s)", "", row.wounds), ("wound",)),) if row.wounds else ()
        hurt: tuple[tuple[str, tuple[str, ...]], ...] = (*wounds, *((each, ()) for each in row.conditions))
        #: Beside somebody at the end of a mission, without a wound.
        detail = "" if hurt else self.tr("unhurt")
        if row.wounds > row.most:
            #: Beside somebody at the end of a mission: died of the wounds.
            detail = self.tr("did not survive")
        return Person(
            id=f"habitat-{row.person or row.id}",
            section=row.color,
            name=row.person or row.name,
            detail=", ".join(filter(None, (row.name if row.person else "", detail))),
            hurt=hurt,
        )
