"""Where missions in play want somebody of the team, or markers that go along with whoever leaves their sector."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import AllOf, CardId, SectorId, Test
from vanguard_desktop.rulesets.expedition.data import (
    Marks,
    MarksAtLander,
    Member,
    SomebodyInSector,
    State,
    TeamInSector,
)
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting import card_of

from .places import distances
from .story import mission_worth
from .values import FETCHING


@attrs.frozen
class Errand:
    """A sector to which a mission sends somebody."""

    mission: CardId
    sector: SectorId
    worth: float


def errands(state: State, member: Member) -> Iterator[Errand]:
    """For one of the team: where it should go for each mission whose other conditions are met."""
    for card in state.missions:
        mission = state.box.missions[card_of(card)]
        worth, tests = mission_worth(state, card), tuple(parts(mission.test))
        open_tests = [test for test in tests if not holds(state, test, member.id)]
        markers = [test for test in open_tests if isinstance(test, Marks | MarksAtLander)]
        places = [test for test in open_tests if isinstance(test, TeamInSector | SomebodyInSector)]
        if not open_tests or len(markers) + len(places) < len(open_tests):
            continue
        if markers and mission.escort:
            yield from _with_markers(state, member, card, worth)
        elif not markers:
            sectors = {state.lander if test.sector is None else test.sector for test in places}
            yield from (Errand(card, sector, worth) for sector in sectors if sector is not None)


def _with_markers(state: State, member: Member, card: CardId, worth: float) -> Iterator[Errand]:
    """Whoever stands by a marker brings it, whoever does not fetches one; it is worth most when there are enough."""
    for goal, count in goals_of(state, card):
        lying = [sector for sector, number in state.marks.items() if number and sector != goal]
        share = min(1.0, sum(state.marks.values()) / count)
        if member.sector in lying:
            yield Errand(card, goal, worth * share)
        else:
            yield from (Errand(card, sector, worth * share * FETCHING) for sector in lying)


def brings(state: State, start: SectorId, to: SectorId) -> bool:
    """Whether markers that could come along are wanted nearer to where somebody goes."""
    for card in state.missions:
        if state.box.missions[card_of(card)].escort:
            for goal, _ in goals_of(state, card):
                here, there = (distances(state, sector).get(goal) for sector in (start, to))
                if start != goal and there is not None and (here is None or there < here):
                    return True
    return False


def goals_of(state: State, card: CardId) -> Iterator[tuple[SectorId, int]]:
    """Where a mission wants markers of which it has not enough yet."""
    for test in parts(state.box.missions[card_of(card)].test):
        goal = test.sector if isinstance(test, Marks) else state.lander if isinstance(test, MarksAtLander) else None
        if goal is not None and isinstance(test, Marks | MarksAtLander) and state.marks.get(goal, 0) < test.count:
            yield goal, test.count


def parts(test: Test | None) -> Iterator[Test]:
    """What has to be so all at once."""
    match test:
        case None:
            return
        case AllOf(tests=inner):
            for one in inner:
                yield from parts(one)
        case _:
            yield test
