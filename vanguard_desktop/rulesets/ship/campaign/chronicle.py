"""What a campaign was, cycle by cycle, as its events tell it: where it led, who was lost, what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from vanguard_desktop.core import CardId, DecisionOpened, Event, MemberId, SystemId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import HandOver, MoraleLevel

from .. import zones
from ..data.aboard.crew import Dismissed, Promoted, Sleeved
from ..data.aboard.morale import MoraleChanged
from ..data.campaign.finish import CampaignEnded
from ..data.campaign.logbook import ActBegun
from ..data.campaign.objectives import ObjectiveFulfilled
from ..data.common import ChooseOption, OptionTaken
from ..data.journey.cycle import CycleBegun, Moved, Revealed, TeamHome
from ..data.journey.docking import ExplorationJudged
from ..data.journey.launch import EmergencyMarked
from ..data.journey.leaving import CrewDied
from ..data.journey.star_map import Drifted, ShipMoved
from ..pieces import Piece, family_of
from ..state import Finished

PROJECTS = ("research_projects", "production_projects")


@attrs.frozen
class Choice:
    """An alternative of an entry that the players took; `number` counts from 1."""

    asked: ChooseOption
    number: int


@attrs.frozen(kw_only=True)
class CycleTold:
    """A cycle, from its bridge to the night watch; the first one has number 0 and begins with the campaign.

    `home` is what the expedition handed over, and `failed` how it was judged aboard.
    """

    cycle: int
    act: int = 1
    systems: tuple[SystemId, ...] = ()
    drifted: bool = False
    home: HandOver | None = None
    failed: bool | None = None
    uniques: tuple[Piece, ...] = ()
    discoveries: int = 0
    completed: tuple[Piece, ...] = ()
    objectives: tuple[CardId, ...] = ()
    joined: tuple[MemberId, ...] = ()
    promoted: tuple[tuple[MemberId, int], ...] = ()
    dismissed: tuple[MemberId, ...] = ()
    died: tuple[tuple[MemberId, bool], ...] = ()
    emergencies: int = 0
    morale: MoraleLevel | None = None
    choices: tuple[Choice, ...] = ()


@attrs.frozen(kw_only=True)
class Life:
    """Somebody who served: in which section, since when, how high, and when and where it ended."""

    member: MemberId
    section: Section
    rank: int = 1
    joined: int = 0
    left: int | None = None
    died: bool = False
    on_planet: bool = False


@attrs.frozen(kw_only=True)
class Chronicle:
    """The campaign so far. `finished` is None as long as it goes on."""

    cycles: tuple[CycleTold, ...] = (CycleTold(cycle=0),)
    lives: Mapping[MemberId, Life] = attrs.field(factory=dict)
    finished: Finished | None = None
    asked: ChooseOption | None = None

    @property
    def now(self) -> CycleTold:
        return self.cycles[-1]

    def told(self, **more: Any) -> Chronicle:
        """The same with something more in the cycle of now."""
        return attrs.evolve(self, cycles=(*self.cycles[:-1], attrs.evolve(self.now, **more)))


def chronicle(events: Iterable[Event], so_far: Chronicle | None = None) -> Chronicle:
    """Add what has happened; events of other books and what only keeps the house tell nothing."""
    told = so_far or Chronicle()
    for event in events:
        tell = _TOLD.get(type(event))
        if tell is not None:
            told = tell(told, event)
    return told


def _sleeved(told: Chronicle, event: Sleeved) -> Chronicle:
    known = told.lives.get(event.member)
    if known is None or known.left is not None:
        life = Life(member=event.member, section=event.section, rank=event.rank, joined=told.now.cycle)
        joined = told.told(joined=(*told.now.joined, event.member))
        return attrs.evolve(joined, lives={**told.lives, event.member: life})
    life = attrs.evolve(known, section=event.section, rank=event.rank)
    if event.rank > known.rank:
        told = told.told(promoted=(*told.now.promoted, (event.member, event.rank)))
    return attrs.evolve(told, lives={**told.lives, event.member: life})


def _left(told: Chronicle, member: MemberId, died: bool = False, on_planet: bool = False) -> Chronicle:
    life = told.lives.get(member)
    if life is None:
        return told
    gone = attrs.evolve(life, left=told.now.cycle, died=died, on_planet=on_planet)
    return attrs.evolve(told, lives={**told.lives, member: gone})


def _died(told: Chronicle, event: CrewDied) -> Chronicle:
    gone = _left(told, event.member, died=True, on_planet=event.on_planet)
    return gone.told(died=(*told.now.died, (event.member, event.on_planet)))


def _dismissed(told: Chronicle, event: Dismissed) -> Chronicle:
    return _left(told, event.member).told(dismissed=(*told.now.dismissed, event.member))


def _moved(told: Chronicle, event: Moved) -> Chronicle:
    uniques = [each for each in event.pieces if family_of(each) == "uniques" and event.to in _SHELVES]
    found = sum(family_of(each) == "discoveries" for each in event.pieces) if event.to == zones.GATHERED else 0
    done = [each for each in event.pieces if family_of(each) in PROJECTS and event.to == zones.REMOVED]
    if not (uniques or found or done):
        return told
    now = told.now
    return told.told(
        uniques=(*now.uniques, *uniques),
        discoveries=now.discoveries + found,
        completed=(*now.completed, *done),
    )


def _chosen(told: Chronicle, event: OptionTaken) -> Chronicle:
    if told.asked is None or not 1 <= event.option <= len(told.asked.options):
        return told
    return told.told(choices=(*told.now.choices, Choice(told.asked, event.option)))


def _asked(told: Chronicle, event: DecisionOpened) -> Chronicle:
    asked = event.decision
    return attrs.evolve(told, asked=asked) if isinstance(asked, ChooseOption) else told


def _cycle(told: Chronicle, _: CycleBegun) -> Chronicle:
    begun = CycleTold(cycle=told.now.cycle + 1, act=told.now.act)
    return attrs.evolve(told, cycles=(*told.cycles, begun))


def _ended(told: Chronicle, event: CampaignEnded) -> Chronicle:
    return attrs.evolve(told, finished=Finished(victory=event.victory, ending=event.ending))


_SHELVES = frozenset(zones.unique(number) for number in range(1, zones.KEPT_UNIQUES + 1))
_TOLD: dict[type[Event], Callable[[Chronicle, Any], Chronicle]] = {
    CycleBegun: _cycle,
    ActBegun: lambda told, event: told.told(act=event.act),
    ShipMoved: lambda told, event: told.told(systems=(*told.now.systems, event.to)),
    Drifted: lambda told, event: told.told(drifted=True),
    TeamHome: lambda told, event: told.told(home=event.home),
    ExplorationJudged: lambda told, event: told.told(failed=event.failed),
    Moved: _moved,
    Revealed: _moved,
    Sleeved: _sleeved,
    Promoted: _sleeved,
    Dismissed: _dismissed,
    CrewDied: _died,
    ObjectiveFulfilled: lambda told, event: told.told(objectives=(*told.now.objectives, event.card)),
    EmergencyMarked: lambda told, event: told.told(emergencies=told.now.emergencies + 1),
    MoraleChanged: lambda told, event: told.told(morale=event.level),
    DecisionOpened: _asked,
    OptionTaken: _chosen,
    CampaignEnded: _ended,
}
