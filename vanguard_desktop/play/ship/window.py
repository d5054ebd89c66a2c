"""The Window: which places its pane has, what is printed on each, where the next name goes, and whose names came in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

import attrs

from vanguard_desktop.core import Effect, Event, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.memorial import bonus_of, place_for
from vanguard_desktop.rulesets.ship.campaign.chronicle import Chronicle, CycleTold, Life
from vanguard_desktop.rulesets.ship.data.aboard.memorial import Memorialize
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.pieces import Piece, member_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting import Returned


class Gift(Enum):
    """What a place may bring in the game as it is, told in a word."""

    SUCCESS = "success"
    RECRUIT = "recruit"
    PROMOTION = "promotion"
    FIND = "find"
    MORALE = "morale"


@attrs.frozen(kw_only=True)
class EtchedPlace:
    """A place for a name; without a section it is for all. `effect` is what is printed on it."""

    zone: Zone
    number: int
    section: Section | None
    member: MemberId | None
    effect: Effect | None

    @property
    def gift(self) -> tuple[int, Gift] | None:
        """The same as a number and a kind, where it is as simple as that."""
        brief = _GIFTS.get(type(self.effect)) if self.effect is not None else None
        return None if brief is None else brief(self.effect)


@attrs.frozen(kw_only=True)
class Served:
    """What somebody's life aboard was: the cycles with an expedition of theirs, and the cycle in which it ended."""

    life: Life
    expeditions: tuple[CycleTold, ...]
    last: CycleTold | None


def places(state: ShipState) -> tuple[EtchedPlace, ...]:
    """Those of the sections, each from the first to the last, then those for all."""
    own = [
        (zones.memorial(section, number), number, section)
        for section in Section
        for number in range(1, zones.MEMORIALS + 1)
    ]
    common = [(zones.memorial_common(number), number, None) for number in range(1, zones.COMMON_MEMORIALS + 1)]
    return tuple(
        EtchedPlace(
            zone=zone,
            number=number,
            section=section,
            member=next(iter(state.members(zone)), None),
            effect=bonus_of(state, zone),
        )
        for zone, number, section in (*own, *common)
    )


def waiting(state: ShipState) -> tuple[tuple[MemberId, Section], ...]:
    """The dead whose order is asked for, each with the section they served in."""
    question = state.question
    if not isinstance(question, ChooseThing) or not isinstance(question.effect.effect, Memorialize):
        return ()
    return tuple(
        (member, section)
        for section in Section
        for member in state.members(zones.board_crew(section))
        if member not in state.sleeves
    )


def next_place(state: ShipState, section: Section) -> Zone | None:
    """Where the next name of a section goes; None if the pane is full."""
    return place_for(state, section)


def etched(events: Iterable[Event]) -> tuple[MemberId, ...]:
    """Whose names were etched, in their order."""
    return tuple(member_of(piece) for event in events if isinstance(event, Moved) for piece in _names(event))


def _names(event: Moved) -> Iterator[Piece]:
    return (piece for piece in event.pieces if event.to in _PLACES)


def served(told: Chronicle, member: MemberId) -> Served | None:
    """None for somebody who was never in the crew."""
    life = told.lives.get(member)
    if life is None:
        return None
    away = tuple(cycle for cycle in told.cycles if any(each.id == member for each in _team(cycle)))
    last = next((cycle for cycle in told.cycles if life.left is not None and cycle.cycle == life.left), None)
    return Served(life=life, expeditions=away, last=last)


def _team(cycle: CycleTold) -> tuple[Returned, ...]:
    return () if cycle.home is None else cycle.home.team


_PLACES = frozenset(
    [zones.memorial(section, number) for section in Section for number in range(1, zones.MEMORIALS + 1)]
    + [zones.memorial_common(number) for number in range(1, zones.COMMON_MEMORIALS + 1)]
)
_GIFTS: Mapping[type[Effect], Callable[[Any], tuple[int, Gift]]] = {
    fx.ChangeSuccess: lambda effect: (effect.by, Gift.SUCCESS),
    fx.Recruit: lambda effect: (effect.count, Gift.RECRUIT),
    fx.Promote: lambda _: (1, Gift.PROMOTION),
    fx.GatherDiscovery: lambda effect: (effect.count, Gift.FIND),
    fx.RaiseMorale: lambda _: (1, Gift.MORALE),
}
