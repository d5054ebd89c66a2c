"""What is read aloud of panels that are painted: the mission sheet with all that it counts, morale, loading zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from .sheet import Figures, GoalModel, Thing


class PanelsTold(QObject):
    """As whoever sees them reads them: objectives, tracks and broken elements; what is at hand, and what arrives."""

    def mission(self, goals: GoalModel, now: Figures) -> str:
        counted = [f"{name}: {self._count(level, cap)}" for _, name, level, cap in now.tracks]
        if now.most_broken is not None:
            #: Read aloud of the mission sheet. {count} is as “4 of 6”.
            words = self.tr("Broken elements: {count}")
            counted.append(words.format(count=self._count(now.broken, now.most_broken)))
        return ". ".join((*map(goals.words, goals.rows), *counted))

    def _count(self, level: int, most: int) -> str:
        #: Read aloud of what is counted on the mission sheet. {count} and {most} are numbers.
        return self.tr("{count} of {most}").format(count=level, most=most)

    def mood(self, now: Figures) -> str:
        #: Read aloud. {morale} is the morale of the crew, from -2 to 3, {stress} its stress, from 0 to 18.
        return self.tr("Crew morale {morale}, stress {stress}").format(morale=now.morale, stress=now.stress)

    def zone(self, now: Figures) -> str:
        #: Read aloud in place of things in the loading zone, where there is none.
        nothing = self.tr("nothing")
        #: Read aloud. {things} are parts and cards in a row.
        said = self.tr("Loading zone: {things}").format(things=", ".join(_each_once(now.available)) or nothing)
        if not now.arriving:
            return said
        #: Read aloud. {things} are parts and cards in a row that cannot be used yet.
        later = self.tr("Arrives at clean-up: {things}").format(things=", ".join(_each_once(now.arriving)))
        return f"{said}. {later}"


def _each_once(things: Sequence[Thing]) -> Iterator[str]:
    """Equal ones with their number."""
    for name, count in Counter(each.name for each in things).items():
        yield f"{name} ({count})" if count > 1 else name
