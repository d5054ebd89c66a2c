"""What the mission still wants: objectives, parts, loads, spaces, and how much time is left for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vanguard_desktop.core import AllOf, AnyOf, CardId, Test
from vanguard_desktop.rulesets.habitat.base.structures import broken_count, works
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.cards import MissionAction, Objective, Where
from vanguard_desktop.rulesets.habitat.data.items import element, family
from vanguard_desktop.rulesets.habitat.data.kinds import MED, ActionType, Element, Item, Space
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.map.spaces import SPACES, ring_of
from vanguard_desktop.rulesets.habitat.missions.campaign import next_mission
from vanguard_desktop.rulesets.habitat.missions.loads import item_of, lies_as, space_of, still_hidden
from vanguard_desktop.rulesets.habitat.state import FULL_TRACK, MOST_STRESS, MOST_WOUNDS, HabitatState

from .echoes import lying, nearest
from .reach import still_to_explore, unexplored_after

LATE = 4


# With so many sols more whatever is kept up pays off in full.
LONG = 3


# So far below the threshold a mission that is won may be gone on with.
SPARE = -1


# With so many wounds nobody is in danger; with so many somebody is, but may still be healed.
UNHURT, HURT = 2, 4


def leaves_of(test: Test) -> Iterator[Test]:
    match test:
        case AllOf(tests=tests) | AnyOf(tests=tests):
            for each in tests:
                yield from leaves_of(each)
        case _:
            yield test


def open_objectives(state: HabitatState) -> list[Objective]:
    return [each for each in state.sheet.objectives if each.id not in state.reached]


def asks_for(state: HabitatState, fits: Callable[[Any], bool]) -> float:
    """1 if a mandatory objective that is open asks for it, less if an optional one does."""
    found = 0.0
    for objective in open_objectives(state):
        if any(fits(test) for test in leaves_of(objective.when)):
            found = max(found, 1.0 if objective.mandatory else 0.3)
    return found


def wanted_parts(state: HabitatState) -> Counter[Element]:
    """Parts that mandatory objectives still ask for, beyond those that are there."""
    found: Counter[Element] = Counter()
    for action in state.sheet.actions:
        count = times_wanted(state, action)
        if _one_of_several(state, action):
            count = min(count, f"done:{action.id}" not in state.counted)
        for kind in action.needs.parts:
            found[kind] += count
    there = (*state.available, *state.arriving)
    found.subtract(Counter(element(item) for item in there if family(item) == "part"))
    return found


def _one_of_several(state: HabitatState, action: MissionAction) -> bool:
    """Whether the same is built by several actions, one after the other, each with parts of its own."""
    return sum(each.effect == action.effect for each in state.sheet.actions) > 1


def times_wanted(state: HabitatState, action: MissionAction) -> int:
    """How often an action has to succeed for mandatory objectives that are open."""
    objects = {getattr(leaf, "object", None) or getattr(leaf, "structure", None) for leaf in leaves(action.effect)}
    most = 0
    for objective in open_objectives(state):
        for test in leaves_of(objective.when):
            if objective.mandatory and isinstance(test, ask.Built) and str(test.object) in map(str, objects - {None}):
                most = max(most, test.count - state.counted.get(f"built:{test.object}", 0))
    return most


def excess(state: HabitatState) -> int:
    """How many elements too many are red."""
    threshold = state.sheet.threshold
    return 0 if threshold is None else broken_count(state, threshold.cards) - threshold.most


def parts_to_mend(state: HabitatState) -> set[Element]:
    """Kinds of parts of which more are missing than lie ready, when too much is red and little time is left."""
    if excess(state) <= 0 or sols_left(state) > LATE:
        return set()
    red = Counter(kind for there in state.structures.values() for kind in there.broken)
    red.subtract(Counter(element(item) for item in (*state.available, *state.arriving) if family(item) == "part"))
    return {kind for kind, count in red.items() if count > 0}


def needed_now(state: HabitatState) -> frozenset[str]:
    """The structures that somebody wants to use in this sol, or that everything else hangs on."""
    needed = {
        "OX1": True,
        "OX2": True,
        "FRM": True,
        "WSH": bool(+wanted_parts(state)) or excess(state) > SPARE,
        "LAB": any(each.type is ActionType.RESEARCH for each in state.sheet.actions) or bool(state.sheet.inert),
        "GAR": bool(goals(state)),
        "PRB": bool(state.on_map) or any(each.type is ActionType.COLLECT for each in state.sheet.actions),
        "CRQ": state.stress >= MOST_STRESS / 2 or state.morale < 0,
        "MED": any(each.wounds > MOST_WOUNDS / 2 - 1 or each.conditions for each in state.crew),
        "CTL": max(state.tracks.values()) >= FULL_TRACK - 2,
    }
    return frozenset(each for each, wanted in needed.items() if wanted)


def has_time_for_more(state: HabitatState) -> bool:
    """Whether a mission that could be ended is safe enough to go on with, for what is left to reach (HEN-04)."""
    wounds = max(each.wounds for each in state.crew)
    if sols_left(state) == 1 or (state.sheet.threshold is not None and excess(state) > SPARE):
        return False
    more = any(not each.mandatory for each in open_objectives(state)) and state.sheet.threshold is None
    if more and wounds <= UNHURT:
        return True
    return state.campaign is not None and wounds <= HURT and works(state, MED) and _is_worn(state)


def _is_worn(state: HabitatState) -> bool:
    """Whether quiet sols would do the crew good before the next mission."""
    ill = sum(each.wounds for each in state.crew) >= len(state.crew) or any(each.conditions for each in state.crew)
    return ill or state.morale < 1 or state.stress > MOST_STRESS / 2


def sols_left(state: HabitatState) -> int:
    return state.last_sol - state.sol + 1


def ahead(state: HabitatState) -> float:
    """How much of what lasts beyond this sol is still of use, from 0 in the last one to 1; a campaign goes on."""
    more = state.campaign is not None and next_mission(state) is not None
    return 1.0 if more else min(1.0, (sols_left(state) - 1) / LONG)


def load_counts(state: HabitatState, token: CardId) -> bool:
    """Whether a load still has to come home, or may turn out to be one that has to."""
    item = Item(f"objective:{lies_as(state, token)}")
    return space_of(state, token) is not None and (
        (token in still_hidden(state) and is_wanted_hidden(state)) or asks_for(state, collecting(item)) > 0
    )


def is_wanted_hidden(state: HabitatState) -> bool:
    """Whether something that the mission has to have may still be in a load that nobody has seen."""
    if state.sheet.hidden is None:
        return False
    known = set(state.ground.revealed.values())
    worked = {action.site.load for action in state.sheet.actions}
    left = [each for each in state.sheet.hidden.contents if each not in known]
    return any(each in worked or asks_for(state, collecting(item_of(each))) == 1.0 for each in left)


def pressing(state: HabitatState) -> float:
    """How much more what the mission has to have is worth the fewer sols are left for it."""
    return 1.0 + 0.2 * max(0, LATE - sols_left(state))


def collecting(item: Item) -> Callable[[Any], bool]:
    return lambda test: isinstance(test, ask.Collected) and ask.item_of(test.item) == item


def building(what: str) -> Callable[[Any], bool]:
    return lambda test: isinstance(test, ask.Built) and str(test.object) == what


def along_the_chain(state: HabitatState) -> Iterator[Space]:
    """Where to explore for what is built along a chain: its end, and in each ring one on the way there."""
    chain = state.ground.chain
    sites = [action.site for action in state.sheet.actions if action.site.chain and times_wanted(state, action)]
    ends = chain[-1:] if any(site.end for site in sites) else ()
    yield from (at for at in ends if at not in state.regions)
    for site in sites:
        built = [at for at, there in state.ground.built.items() if site.object in there]
        for ring in () if site.end else sorted({ring_of(at) for at in chain}):
            fit = [at for at in chain if ring_of(at) == ring and site.ring in (None, ring)]
            done = (site.one_in_ring and ring in map(ring_of, built)) or any(at in state.regions for at in fit)
            if fit and not done and not set(fit) & set(ends):
                yield min(fit, key=lambda at: (on_the_way(state, at, ends), fit.index(at)))


def on_the_way(state: HabitatState, at: Space, ends: Sequence[Space]) -> int:
    """How many have to be explored to come there, and from there to the end."""
    return still_to_explore(state, at) + sum(unexplored_after(state, end).get(at, len(SPACES)) for end in ends)


def goals(state: HabitatState) -> dict[Space, float]:
    """Spaces that the mission wants explored, with how much."""
    found: dict[Space, float] = {}
    for at, there in state.on_map.items():
        if at not in state.regions:
            for item in there:
                wanted = asks_for(state, collecting(item))
                unseen = any(item == item_of(each) for each in still_hidden(state))
                hidden = (0.8 if is_wanted_hidden(state) else 0.2) * unseen
                found[at] = max(found.get(at, 0.0), wanted, hidden)
    for at in along_the_chain(state):
        found[at] = 1.0
    for hook in state.sheet.hooks:
        spot = hook.on.space
        if spot is not None and spot not in state.regions and isinstance(hook.effect, fx.PlaceObjective):
            found[spot] = max(found.get(spot, 0.0), 0.4)
    if any(action.site.ring == 1 and action.place is Where.REGION for action in state.sheet.actions):
        inner = [each for each in SPACES if ring_of(each) == 1]
        if sum(each in state.regions for each in inner) < 5:
            found |= {each: 0.9 for each in inner if each not in state.regions and each not in found}
    if state.sheet.chain and not state.ground.chain and state.ground.echoes:
        for at in nearest(lying(state.ground.echoes), state.sheet.chain)[1]:
            if at not in state.regions:
                found[at] = max(found.get(at, 0.0), 0.5)
    return found
