"""Research and direction cards (HRS-18 to HRS-21, HMS-24): what may be drawn, what waits for a card to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..base.tokens import PILE_UP
from ..chapter import Chapter, Pick
from ..data.abilities import Pause, Point
from ..data.director import SpacesMarked
from ..data.effects import DropDirection, DropLowest, PutOnMap, Spawn
from ..data.kinds import Modifier, Space
from ..data.missions import (
    DirectionDropped,
    DirectionRead,
    EchoPlaced,
    PercentDropped,
    PlaceEcho,
    PlaceMark,
    ResearchDrawn,
    ResearchOut,
    WithDirection,
    WithResearch,
)
from ..map.spaces import DIRECTIONS, space, terrain
from ..parts import drawn_from, named, same
from ..state import HabitatState

# HCT-11: the percentages of the six research cards, by their numbers.
PERCENT = {1: 50, 2: 40, 3: 35, 4: 30, 5: 25, 6: 15}
# HCT-12: the direction cards that are intense.
INTENSE = ("N", "S")


def research(state: HabitatState, percent: bool = False, out: Sequence[int] = ()) -> list[int]:
    """The research cards that may be drawn now, by number; for a percentage fewer (HMS-24)."""
    gone = {*state.decks.research, *out, *(state.decks.percents if percent else ())}
    return [number for number in PERCENT if number not in gone]


def directions(state: HabitatState, out: Sequence[str] = ()) -> list[str]:
    """The direction cards that may be drawn now."""
    return [each for each in DIRECTIONS if each not in state.decks.directions and each not in out]


def read_research(
    state: HabitatState,
    waiting: Waiting,
    then: Callable[[int], WithResearch],
    percent: bool = False,
    out: Sequence[int] = (),
) -> list[Event]:
    """A card is read, and may be answered, before it counts (HRS-20, HRD-08)."""
    there = research(state, percent, out)
    if not there:
        return []
    number, drawn = drawn_from(state, there)
    shown = ResearchDrawn(number=number, percent=PERCENT[number], drawn=drawn)
    return [shown, same(waiting, Pause(point=Point.RESEARCH_DRAWN), then(number))]


def read_direction(
    state: HabitatState, waiting: Waiting, then: Callable[[str], WithDirection], out: Sequence[str] = ()
) -> list[Event]:
    there = directions(state, out)
    if not there:
        return []
    direction, drawn = drawn_from(state, there)
    return [
        DirectionRead(direction=direction, drawn=drawn),
        same(waiting, Pause(point=Point.DIRECTION_DRAWN), then(direction)),
    ]


def _spawn(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMS-15: without return, so that all spaces are different."""
    effect = waiting.effect
    assert isinstance(effect, Spawn)
    return read_direction(
        state, waiting, lambda each: PlaceEcho(direction=each, ring=effect.ring, left=effect.count - 1)
    )


def _place_echo(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PlaceEcho)
    placed = EchoPlaced(space=space(effect.ring, effect.direction))
    if not effect.left:
        return [placed]
    out = (*effect.out, effect.direction)
    after = attrs.evolve(effect, left=effect.left - 1, out=out, again=False)
    return [placed, *read_direction(state, waiting, lambda each: attrs.evolve(after, direction=each), out)]


def _put_on_map(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PutOnMap)
    return read_direction(state, waiting, lambda each: PlaceMark(direction=each, modifier=effect.modifier))


def _place_mark(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HRS-19: only effects that name the intensity look at it. HMK-11: what a space has already is ignored."""
    effect = waiting.effect
    assert isinstance(effect, PlaceMark)
    rings = (1, 2) if effect.direction in INTENSE else (1,)
    there = tuple(each for ring in rings if not _has(state, each := space(ring, effect.direction), effect.modifier))
    return [SpacesMarked(event=CardId(waiting.source.id), spaces=there, modifier=effect.modifier)] if there else []


def _has(state: HabitatState, at: Space, modifier: Modifier) -> bool:
    """Whether one more such token would change nothing, for another one or the terrain (HMK-11)."""
    lies = (*state.marks.get(at, ()), *terrain(state, at))
    return modifier not in PILE_UP and any(each.value == modifier.value for each in lies)


def _directions_left(state: HabitatState, _: Waiting) -> Sequence[str]:
    return directions(state)


def _drop_lowest(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HMS-24, HFQ-28: it still counts for draws of numbers. The last one stays."""
    there = research(state, percent=True)
    if len(there) <= 1:
        return []
    return [PercentDropped(number=min(there, key=lambda number: PERCENT[number]))]


def _out(state: HabitatState, event: ResearchOut) -> HabitatState:
    """When all six are out, they return (HXM-07)."""
    out = (*state.decks.research, event.number)
    return changed(state, decks=attrs.evolve(state.decks, research=() if len(out) == len(PERCENT) else out))


DECKS = Chapter(
    effects={
        Spawn: _spawn,
        PlaceEcho: _place_echo,
        PutOnMap: _put_on_map,
        PlaceMark: _place_mark,
        DropDirection: lambda state, waiting: named(waiting) if directions(state) else [],
        DropLowest: _drop_lowest,
    },
    picks={
        DropDirection: Pick(
            candidates=_directions_left,
            picked=lambda state, waiting, thing: [DirectionDropped(direction=thing)],
        )
    },
    folds={
        ResearchDrawn: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        DirectionRead: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        ResearchOut: _out,
        DirectionDropped: lambda state, event: changed(
            state, decks=attrs.evolve(state.decks, directions=(*state.decks.directions, event.direction))
        ),
        PercentDropped: lambda state, event: changed(
            state, decks=attrs.evolve(state.decks, percents=(*state.decks.percents, event.number))
        ),
    },
)
