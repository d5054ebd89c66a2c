"""What is told of the dead at the Window: since when, on which worlds, what came home with them, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.campaign.chronicle import CycleTold, Life

from ...common.texts import Texts
from ...common.told import all_of
from ..words import ShipWords


class ShipLives(Texts):
    """Asked again it answers in the language of then."""

    def __init__(self, say: ShipWords) -> None:
        self._say, self._names = say, say.names

    def came(self, life: Life, worlds: Sequence[WorldId]) -> str:
        """Since when, and on which worlds."""
        known = list(dict.fromkeys(self._world(world) for world in worlds))
        if life.joined:
            if not known:
                #: Of somebody who has died. {cycle} counts from 1.
                return self.tr("Came aboard in cycle {cycle}.").format(cycle=life.joined)
            #: Of somebody who has died. {cycle} counts from 1, {planets} are names of planets in quotation marks.
            text = self.tr("Came aboard in cycle {cycle}; was on {planets}.")
            return text.format(cycle=life.joined, planets=all_of(known))
        if not known:
            #: Of somebody who has died: was in the crew since the ship has left.
            return self.tr("Aboard from the beginning.")
        #: Of somebody who has died: was in the crew since the ship has left. {planets} are names of planets in
        #: quotation marks.
        return self.tr("Aboard from the beginning; was on {planets}.").format(planets=all_of(known))

    def brought(self, expeditions: Sequence[CycleTold]) -> str:
        """What the teams brought home that this one belonged to; empty for nothing."""
        uniques = [self._names.quoted(self._say.piece(each)) for told in expeditions for each in told.uniques]
        if not uniques:
            return ""
        #: Of somebody who has died. {finds} are names of things of which there is only one, in quotation marks.
        return self.tr("Brought home with the team: {finds}.").format(finds=all_of(uniques))

    def rose(self, life: Life) -> str:
        """How high; empty for somebody of the first rank."""
        if life.rank < 2:
            return ""
        #: Of somebody who has died. {rank} is 2 or 3.
        return self.tr("Rose to rank {rank}.").format(rank=life.rank)

    def died(self, life: Life, last: CycleTold | None) -> str:
        cycle = life.left or 0
        if life.on_planet and last is not None and last.home is not None:
            planet = self._world(last.home.world)
            if not cycle:
                #: Of somebody who has died. {planet} is the name of a planet in quotation marks.
                return self.tr("Died on {planet}, on the first expedition.").format(planet=planet)
            #: Of somebody who has died. {planet} is the name of a planet in quotation marks, {cycle} counts from 1.
            return self.tr("Died on {planet}, in cycle {cycle}.").format(planet=planet, cycle=cycle)
        if not cycle:
            #: Of somebody who has died.
            return self.tr("Died aboard, after the first expedition.")
        #: Of somebody who has died. {cycle} counts from 1.
        return self.tr("Died aboard, in cycle {cycle}.").format(cycle=cycle)

    def short(self, life: Life, last: CycleTold | None) -> str:
        """Under a name on the pane: where or when."""
        cycle = life.left or 0
        if life.on_planet and last is not None and last.home is not None:
            return self._names.world(last.home.world)
        if not cycle:
            #: Under a name on a pane for the dead: died in the first days of the journey.
            return self.tr("first days")
        #: Under a name on a pane for the dead. {cycle} counts from 1.
        return self.tr("cycle {cycle}").format(cycle=cycle)

    def facts(self, cycles: int, expeditions: int, finds: int) -> tuple[tuple[str, str], ...]:
        """Numbers with what they count."""
        return (
            #: Under a number: so many cycles somebody was in the crew. %n is not written.
            (str(cycles), self.tr("cycle(s) aboard", "", cycles)),
            #: Under a number: on so many planets somebody was. %n is not written.
            (str(expeditions), self.tr("expedition(s)", "", expeditions)),
            #: Under a number: so many things the teams brought home. %n is not written.
            (str(finds), self.tr("find(s)", "", finds)),
        )

    def place(self, section: Section | None, number: int) -> str:
        """Which place on the pane it is."""
        if section is None:
            #: A place on a pane with names of the dead, in the part for all sections. {number} counts from 1.
            return self.tr("For all, place {number}").format(number=number)
        #: A place on a pane with names of the dead. {section} is the name of a section, {number} counts from 1.
        text = self.tr("{section}, place {number}")
        return text.format(section=self._names.section(section), number=number)

    def _world(self, world: WorldId) -> str:
        return self._names.quoted(self._names.world(world))
