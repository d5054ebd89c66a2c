"""Markers that a mission wants somewhere else: somebody has to fetch them and lead them there (PLN-20)."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import SectorId, Test
from vanguard_desktop.rulesets.expedition.data import AllOf, Marks, State
from vanguard_desktop.setting import card_of

from .places import distances

# What a marker is worth that has arrived, and how little of that is left for each move that it still lacks.
ARRIVED, NEARER = 20.0, 0.8
# Somebody who is on the way to one.
FETCHED = 6.0
# Longer than any way on a board.
FAR = 99


def goals(state: State) -> Iterator[tuple[SectorId, int]]:
    """Where missions in play want markers that may go along with somebody, and how many."""
    for card in state.missions:
        mission = state.box.missions[card_of(card)]
        if mission.escort and mission.test is not None:
            yield from _wanted(mission.test)


def _wanted(test: Test) -> Iterator[tuple[SectorId, int]]:
    match test:
        case AllOf(tests=inner):
            for one in inner:
                yield from _wanted(one)
        case Marks(count=count, sector=sector) if sector is not None:
            yield sector, count


def on_the_way(state: State) -> float:
    """The markers that are nearest to their goal, by the moves they lack; and whoever is nearest to each of them."""
    value = 0.0
    for goal, count in goals(state):
        away = {sector: distances(state, sector) for sector in state.marks if state.marks[sector]}
        lying = [sector for sector, number in state.marks.items() for _ in range(number)]
        nearest = sorted(lying, key=lambda sector: away[sector].get(goal, FAR))[:count]
        for sector in nearest:
            value += ARRIVED * NEARER ** away[sector].get(goal, FAR)
            value += FETCHED * (1.0 if sector == goal else NEARER ** min(_moves_to(state, sector), default=FAR))
    return value


def _moves_to(state: State, sector: SectorId) -> Iterator[int]:
    for member in state.members:
        if member.sector is not None:
            yield distances(state, member.sector).get(sector, FAR)
