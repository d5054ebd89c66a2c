"""How many regions still have to be explored on the way to a space, with the walls that are known (HEX-04, HEX-05)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from vanguard_desktop.rulesets.habitat.data.kinds import Space
from vanguard_desktop.rulesets.habitat.kept import kept
from vanguard_desktop.rulesets.habitat.map.spaces import RINGS, SPACES, is_open, neighbors, ring_of
from vanguard_desktop.rulesets.habitat.state import HabitatState


@kept("regions", "walls", "box", "campaign")
def unexplored_after(state: HabitatState, goal: Space) -> Mapping[Space, int]:
    """From each space the fewest unexplored ones that come after it, the goal among them."""
    found, waits = {goal: 0}, deque([goal])
    while waits:
        here = waits.popleft()
        price = here not in state.regions
        for there in neighbors(here):
            if not is_open(state, there, here):
                continue
            if found[here] + price < found.get(there, len(SPACES)):
                found[there] = found[here] + price
                (waits.append if price else waits.appendleft)(there)
    return found


def still_to_explore(state: HabitatState, goal: Space) -> int:
    """From the hub on; 0 if one can go there now."""
    after = unexplored_after(state, goal)
    inner = (at for at in SPACES if ring_of(at) == RINGS[0] and at in after)
    return min((after[at] + (at not in state.regions) for at in inner), default=len(SPACES))


def leads_to(state: HabitatState, at: Space, goal: Space) -> int | None:
    """How many are left after this one is explored, if exploring it is a step of a shortest way; else None."""
    left = unexplored_after(state, goal).get(at)
    return left if left is not None and left + 1 == still_to_explore(state, goal) else None
