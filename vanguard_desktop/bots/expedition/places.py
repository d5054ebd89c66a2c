"""Where on the planet board there is something to do, and how many moves it takes to get there."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import SectorId, Source, Test
from vanguard_desktop.rulesets.expedition.data import (
    AllOf,
    Marks,
    SomebodyInSector,
    State,
    TakeSpecialAction,
    TeamInSector,
)
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.threats.standees import stands_in
from vanguard_desktop.setting import SpecialAction, card_of


@attrs.frozen
class Offer:
    """A special action that lies open somewhere, under the name that its tracks have."""

    sector: SectorId
    source: Source
    action: SpecialAction
    command: TakeSpecialAction


def offers(state: State) -> Iterator[Offer]:
    """Every special action that is bound to a sector and open to whoever goes there."""
    for sector in state.board.sectors:
        poi = state.poi(sector.number)
        if poi is not None:
            name = Source("poi", poi.id, sector.number)
            for number, action in enumerate(poi.actions, start=1):
                command = TakeSpecialAction(number=number)
                yield Offer(sector.number, name.action(number), action, command)
    for threat in state.threats:
        for at in stands_in(state, threat):
            for number, action in enumerate(state.box.threats[threat.card].actions, start=1):
                command = TakeSpecialAction(number=number, source=Source("threat", threat.card))
                yield Offer(at, Source("threat", threat.card, number=number), action, command)


def unread(state: State) -> set[SectorId]:
    """Sectors whose log number nobody has seen from near, not covered by a card (PLN-24)."""
    return {
        sector.number
        for sector in state.board.sectors
        if sector.log is not None and f"log:{sector.log}" not in state.tally and not state.pois.get(sector.number)
    }


def meeting_places(state: State) -> set[SectorId]:
    """Where a mission in play wants the team, or somebody of it, once the markers that it wants lie there."""
    tests = (state.box.missions[card_of(card)].test for card in state.missions)
    return {sector for test in tests if test is not None for sector in _sectors(state, test)}


def _sectors(state: State, test: Test) -> Iterator[SectorId]:
    match test:
        case AllOf(tests=inner) if all(holds(state, one) for one in inner if isinstance(one, Marks)):
            for one in inner:
                yield from _sectors(state, one)
        case TeamInSector(sector=sector) | SomebodyInSector(sector=sector) if sector is not None:
            yield sector
        case _:
            return


def distances(state: State, start: SectorId) -> dict[SectorId, int]:
    """How many moves it takes to each sector that can be reached; whoever is held first has to get loose."""
    poi = state.poi(start)
    held = 3 if poi is not None and poi.no_movement else 0
    found, edge, moves = {start: 0}, [start], held
    while edge:
        moves += 1
        edge = [end for here in edge for end in connected(state, here) if end not in found]
        found |= dict.fromkeys(edge, moves)
    return found
