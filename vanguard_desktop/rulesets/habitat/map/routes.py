"""Routes over the ring map (HEX-07 to HEX-14): what each demands and brings, and which of them are worth going."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import attrs

from ..data.actions import Route
from ..data.kinds import Modifier, Space, Terrain
from ..kept import kept
from ..state import HabitatState
from .spaces import is_open, neighbors, ring_of, terrain

MOST_ROUTES = 24


@attrs.frozen(kw_only=True)
class Way:
    """What a route demands and brings: pawns more, and whether there are wounds, adventures, gloom, rover hazards."""

    pawns: int = 0
    wound: bool = False
    adventure: bool = False
    gloom: bool = False
    hazard: bool = False
    reroll: bool = False

    def __add__(self, other: Way) -> Way:
        return Way(
            pawns=self.pawns + other.pawns,
            wound=self.wound or other.wound,
            adventure=self.adventure or other.adventure,
            gloom=self.gloom or other.gloom,
            hazard=self.hazard or other.hazard,
            reroll=self.reroll or other.reroll,
        )

    def is_no_worse(self, other: Way) -> bool:
        return all(getattr(self, field.name) <= getattr(other, field.name) for field in attrs.fields(Way))


# What terrain and tokens of a space are to a way; walls close sides and do nothing else.
_SIGNS = {
    "wound": (Terrain.WOUND, Modifier.WOUND),
    "adventure": (Terrain.ADVENTURE, Modifier.ADVENTURE),
    "gloom": (Terrain.GLOOM,),
    "hazard": (Terrain.ROVER_HAZARD, Modifier.ROVER_HAZARD),
    "reroll": (Modifier.REROLL,),
}


def at_space(state: HabitatState, at: Space, ignores: Sequence[str] = (), is_start: bool = False) -> Way:
    """What one space demands and brings; the start of a route costs no distance (HEX-12, HEX-13)."""
    lies = state.marks.get(at, ())
    effects = (*(each for each in terrain(state, at) if f"{at}:{each.value}" not in ignores), *lies)
    extra = sum(each in (Terrain.EXTRA_PAWN, Modifier.EXTRA_PAWN) for each in effects)
    return Way(
        pawns=extra + (not is_start),
        **{name: any(each in signs for each in effects) for name, signs in _SIGNS.items()},
    )


def way(state: HabitatState, route: Route, ignores: Sequence[str] = ()) -> Way:
    """What a whole route demands and brings, its start included unless that is the hub (HRO-12)."""
    total = Way() if route.start is None else at_space(state, route.start, ignores, is_start=True)
    for at in route.steps:
        total += at_space(state, at, ignores)
    return total


def is_route(state: HabitatState, route: Route, to: Space, explores: bool) -> bool:
    """Whether a route may be gone: from the hub or a camp, over explored regions, no space twice (HEX-07, HEX-09)."""
    if route.start is not None and route.start not in state.camps:
        return False
    whole = route.steps if route.start is None else (route.start, *route.steps)
    if not whole or whole[-1] != to or len(set(whole)) < len(whole) or (to in state.regions) is explores:
        return False
    if any(each not in state.regions for each in whole[:-1]) or (route.start is None and ring_of(whole[0]) > 1):
        return False
    return all(there in neighbors(here) and is_open(state, here, there) for here, there in pairwise(whole))


@kept("regions", "marks", "camps", "walls", "seen", "box", "campaign")
def routes(state: HabitatState, to: Space, ignores: tuple[str, ...] = ()) -> tuple[Route, ...]:
    """The routes to a space that no other one beats in everything, those with the fewest pawns first (HEX-10)."""
    found: list[tuple[Way, Route]] = []
    ends: list[tuple[Way, Route, Space]] = []

    def goes(cost: Way, route: Route, at: Space) -> None:
        if at == to:
            found.append((cost, route))
        elif at in state.regions:
            ends.append((cost, route, at))

    for at in (to, *state.regions):
        if ring_of(at) == 1 and (at == to or at in state.regions):
            goes(at_space(state, at, ignores), Route(steps=(at,)), at)
    for camp in state.camps:
        goes(at_space(state, camp, ignores, is_start=True), Route(start=camp), camp)
    best: dict[Space, list[Way]] = {}
    while ends:
        ends.sort(key=lambda each: (each[0].pawns, each[1].steps))
        cost, route, at = ends.pop(0)
        if any(known.is_no_worse(cost) for known in best.get(at, ())):
            continue
        best.setdefault(at, []).append(cost)
        for after in neighbors(at):
            if after not in route.steps and after != route.start and is_open(state, at, after):
                longer = Route(start=route.start, steps=(*route.steps, after))
                goes(cost + at_space(state, after, ignores), longer, after)
    worth_it: list[tuple[Way, Route]] = []
    for cost, route in sorted(found, key=lambda each: (each[0].pawns, _harm(each[0]), each[1].steps)):
        if not any(known.is_no_worse(cost) for known, _ in worth_it):
            worth_it.append((cost, route))
    return tuple(route for _, route in worth_it[:MOST_ROUTES])


def _harm(cost: Way) -> int:
    return sum((cost.wound, cost.adventure, cost.gloom, cost.hazard, cost.reroll))
