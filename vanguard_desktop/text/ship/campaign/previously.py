"""What happened before, in five lines: where the ship is, how it went, what was found, who was lost, what is owed."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.chronicle import Chronicle, CycleTold
from vanguard_desktop.rulesets.ship.pieces import member_of
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.texts import Texts
from ...common.told import all_of
from ..called import of_star_map
from ..words import ShipWords
from .chronicle import ShipChronicle

_BEDS = ("SB.P32.", "SB.P33.")


@attrs.frozen
class Recalled:
    """One line, with the sign before it."""

    icon: str
    text: str


class Previously(Texts):
    """Told from the last cycle that has anything to tell, and from how the ship stands now."""

    def __init__(self, say: ShipWords) -> None:
        self._say, self._names, self._chronicle = say, say.names, ShipChronicle(say)

    def title(self) -> str:
        #: Title of a sheet that tells in five lines what happened the last time, as at the beginning of an episode.
        return self.tr("Previously aboard the Vanguard")

    def lines(self, told: Chronicle, state: ShipState) -> tuple[Recalled, ...]:
        went = [cycle for cycle in told.cycles if cycle.home is not None or cycle.drifted]
        last = went[-1] if went else told.now
        died = [member for cycle in told.cycles if cycle.cycle >= last.cycle for member, _ in cycle.died]
        return (
            Recalled("star_map", self._where(state)),
            Recalled("planet", self._went(last)),
            Recalled("unique_discovery", self._found(last)),
            Recalled("memorial", self._lost(died, state)),
            Recalled("objective", self._owed(state)),
        )

    def _where(self, state: ShipState) -> str:
        if state.away is not None:
            team = [member.id for member in state.away.team]
            #: Where everybody is at the beginning of an evening. {names} are the people of the away team, {planet} is
            #: the name of a planet in quotation marks.
            text = self.tr("Down on {planet} are {names}.")
            return text.format(planet=self._say.quoted(self._names.world(state.away.world)), names=self._people(team))
        system = of_star_map(self._say, state.system)
        if state.cycle == 0:
            #: Where the ship is before the first cycle. {system} is the name of a star system.
            return self.tr("The Vanguard lies in the system {system}, at the beginning of her road.").format(
                system=system
            )
        #: Where the ship is at the beginning of an evening. {cycle} counts from 1, {system} is the name of a star
        #: system.
        text = self.tr("It is cycle {cycle}, and the Vanguard lies in the system {system}.")
        return text.format(cycle=state.cycle, system=system)

    def _went(self, last: CycleTold) -> str:
        if last.home is not None:
            return self._chronicle.expedition(last.home, last.failed)
        if last.drifted:
            return self.tr("The ship drifted, and no team went down.")
        return self.tr("No team has come home yet.")

    def _found(self, last: CycleTold) -> str:
        return self._chronicle.brought(last) or self.tr("Nothing was brought home that needs a shelf.")

    def _lost(self, died: list[MemberId], state: ShipState) -> str:
        beds = (there for zone, there in state.zones.items() if zone.startswith(_BEDS))
        ill = [member for there in beds for member in map(member_of, there) if member in state.sleeves]
        if died and ill:
            #: Who was lost, and who is ill. {names} and {patients} are names of people.
            text = self.tr("Lost: {names}. In the medbay: {patients}.")
        elif died:
            return self._chronicle.lost(died)
        elif ill:
            #: Nobody was lost, but people are ill. {patients} are names of people.
            text = self.tr("Nobody was lost. In the medbay: {patients}.")
        else:
            return self.tr("Nobody was lost, and nobody lies in the medbay.")
        return text.format(names=self._people(died), patients=self._people(ill))

    def _owed(self, state: ShipState) -> str:
        objective = state.only(zones.OBJECTIVE)
        open_now = [self._say.quoted(self._say.piece(card)) for card in state.at(zones.OPEN_SITUATIONS)]
        aim = "" if objective is None else self._say.quoted(self._say.piece(objective))
        if aim and open_now:
            #: What the players have still to do. {objective} is the name of an objective, {situations} are names of
            #: situations, all in quotation marks.
            text = self.tr("Still owed: {objective}. Open situations: {situations}.")
        elif aim:
            #: What the players have still to do. {objective} is the name of an objective in quotation marks.
            text = self.tr("Still owed: {objective}. No situation is open.")
        elif open_now:
            #: What the players have still to do. {situations} are names of situations in quotation marks.
            text = self.tr("Open situations: {situations}.")
        else:
            return self.tr("Nothing is owed to anybody.")
        return text.format(objective=aim, situations=all_of(open_now))

    def _people(self, members: list[MemberId]) -> str:
        return all_of([self._names.member(member) for member in members])
