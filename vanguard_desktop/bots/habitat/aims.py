"""What each action of a sol would be worth if it succeeded, and what it is good for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from vanguard_desktop.core import AllOf, AnyOf, CardId, Effect, If, Test, changed
from vanguard_desktop.rulesets.habitat.actions.special import event_action, open_way, sheet_action
from vanguard_desktop.rulesets.habitat.base.farm import harvest, portions
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import MissionAction, MissionKind, Objective, Where
from vanguard_desktop.rulesets.habitat.data.items import element, family
from vanguard_desktop.rulesets.habitat.data.kinds import Element, Item, Penalty, Space
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.director.events import consequence_of
from vanguard_desktop.rulesets.habitat.forecast.odds import draws
from vanguard_desktop.rulesets.habitat.holds import holds
from vanguard_desktop.rulesets.habitat.map.spaces import RINGS, SPACES, ring_of
from vanguard_desktop.rulesets.habitat.missions.campaign import next_mission
from vanguard_desktop.rulesets.habitat.missions.decks import PERCENT
from vanguard_desktop.rulesets.habitat.missions.loads import lies_as, space_of, still_hidden
from vanguard_desktop.rulesets.habitat.missions.samples import in_play
from vanguard_desktop.rulesets.habitat.state import HabitatState

from .echoes import heard, lying, nearest, nudged, traded
from .motives import Aim
from .reach import leads_to, still_to_explore
from .texts import morale, stress, text
from .worths import Worths

Valued = tuple[float, Aim]
PENALTIES = {
    Penalty.MALFUNCTION: 1.2, Penalty.ENERGY: 1.0, Penalty.OXYGEN: 1.0, Penalty.MUST_ROLL: 0.9,
    Penalty.NO_ROVER: 0.7, Penalty.WITHERING: 1.8, Penalty.PRODUCTION_STEP: 0.9, Penalty.NONE: 0.2,
}  # fmt: skip
LATE = 4
# With so many wounds nobody is in danger.
UNHURT = 2
# By how many markers lie on a load: without any every sol makes it harder to bring home.
FADING = {0: 0.7, 1: 0.45}
# In a campaign wounds are taken along into the next mission.
LASTING = 1.8
# The last points of a track are worth nearly as much as the first: without them all others were for nothing.
LAST_STEP = 0.75


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
        count = _still_wanted(state, action)
        for kind in action.needs.parts:
            found[kind] += count
    there = (*state.available, *state.arriving)
    found.subtract(Counter(element(item) for item in there if family(item) == "part"))
    return found


def _still_wanted(state: HabitatState, action: MissionAction) -> int:
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


def has_time_for_more(state: HabitatState) -> bool:
    """Whether a mission that could be ended is safe enough to go on with, for what is left to reach (HEN-04)."""
    safe = state.sheet.threshold is None and max(each.wounds for each in state.crew) <= UNHURT
    return safe and sols_left(state) > 1 and any(not each.mandatory for each in open_objectives(state))


def sols_left(state: HabitatState) -> int:
    return state.last_sol - state.sol + 1


def _mission(state: HabitatState, worths: Worths, task: Task) -> Valued:
    action = sheet_action(state, task.id)
    assert action is not None
    effect = action.choices[task.way].effect if action.choices else action.effect
    wanted = asks_for(state, lambda test: isinstance(test, ask.Done) and test.action == action.id)
    value = wanted * worths.mission
    for leaf in leaves(effect):
        value += _leaf(state, worths, action, leaf)
    if task.space is not None and any(isinstance(leaf, fx.MakeCamp) for leaf in leaves(effect)):
        value += camping(state, worths, task.space)
    if action.choices and state.sheet.recycles:
        value *= left_to_samples(state, task.way)
    if value < worths.mission and not _still_wanted(state, action):
        spare = wanted_parts(state)
        value -= worths.mission * 0.5 * any(spare[kind] >= 0 for kind in action.needs.parts)
    return value, Aim.MISSION


def left_to_samples(state: HabitatState, way: int) -> float:
    """What a sample can do is left to samples, and what can be done for certain is kept for the last points."""
    track = state.sheet.tracks[way]
    late = sols_left(state) <= LATE + 1
    if in_play(state, Item(f"sample:{way + 1}")):
        return 1.0 if late else 0.4
    missing = track.cap - state.mission_tracks.get(track.id, 0)
    return 1.5 if missing <= PERCENT[1] / 2 or late else 0.6


def _leaf(state: HabitatState, worths: Worths, action: MissionAction, leaf: Any) -> float:
    match leaf:
        case fx.BringStructure(structure=structure):
            return worths.mission * asks_for(state, building(structure))
        case fx.BuildHere(object=object):
            built = asks_for(state, building(object))
            return worths.mission * built
        case fx.MoveMissionTrack():
            return raised(state, worths, leaf)
        case fx.Uncover():
            return worths.helpful * 1.2
        case fx.AddMarkers(tokens=tokens):
            return sum(sorted(fading(state, worths), reverse=True)[:tokens])
        case fx.Spawn() | fx.AddEchoes() | fx.MoveEcho():
            return towards_a_chain(state, worths, action, leaf)
        case fx.DropDirection() | fx.LockDie():
            return 1.0
        case _:
            return text(state, worths, leaf)


def fading(state: HabitatState, worths: Worths) -> list[float]:
    """Of each load on the map that the mission asks for or nobody knows: what one more marker on it is worth."""
    wanted = (token for token in state.ground.markers if load_counts(state, token))
    return [worths.helpful * FADING.get(state.ground.markers[token], 0.1) for token in wanted]


def load_counts(state: HabitatState, token: CardId) -> bool:
    """Whether a load still has to come home, or may turn out to be one that has to."""
    item = Item(f"objective:{lies_as(state, token)}")
    return space_of(state, token) is not None and (
        token in still_hidden(state) or asks_for(state, collecting(item)) > 0
    )


def camping(state: HabitatState, worths: Worths, at: Space) -> float:
    """The pawns that a camp on the way saves whoever still has to go to the far end of the chain."""
    chain, built = state.ground.chain, state.ground.built
    if at not in chain or ring_of(at) == RINGS[0] or any(ring_of(each) > RINGS[0] for each in state.camps):
        return 0.0
    far = [each for each in chain if ring_of(each) == RINGS[-1]]
    trips = sum(each not in state.regions for each in far)
    trips += asks_for(state, building("mast")) > 0 and not any(each in built for each in far)
    trips += asks_for(state, building("uplink")) > 0
    return worths.pawn * 1.2 * trips * ring_of(at)


def towards_a_chain(state: HabitatState, worths: Worths, action: MissionAction, leaf: Any) -> float:
    """How much nearer it brings a chain than what is planned already; what is printed for another sol does nothing."""
    wanted, here = state.sheet.chain, dict(state.ground.echoes)
    planned = sum(stack.task.id == action.id for stack in state.plan)
    match leaf:
        case fx.MoveEcho(ring=ring) if ring is not None:
            for _ in range(planned):
                here = nudged(here, ring, wanted)
            after = nudged(here, ring, wanted)
        case fx.AddEchoes(count=count) if not planned:
            lost = sum(each.count for each in leaves(action.effect) if isinstance(each, fx.LoseEchoes))
            after = traded(here, lost, count, wanted)
        case fx.Spawn(ring=ring) if ring == _rings_heard(state, action.effect):
            return worths.helpful * min(1.5, heard(here, ring, wanted)) * 0.8**planned
        case _:
            return 0.0
    return worths.helpful * 1.3 * min(2.0, nearest(lying(here), wanted)[0] - nearest(lying(after), wanted)[0])


def _rings_heard(state: HabitatState, effect: Effect) -> int | None:
    """In which ring an echo would be heard in this sol."""
    match effect:
        case If(test=test, then=then, otherwise=otherwise):
            return _rings_heard(state, then if holds(state, test) else otherwise)
        case fx.Spawn(ring=ring):
            return ring
        case _:
            return None


def raised(state: HabitatState, worths: Worths, effect: fx.MoveMissionTrack) -> float:
    """What a step of a track is worth; nothing if it has risen, or is planned to, as often as it may in a sol."""
    if effect.per_sol:
        before = state.counted.get(f"today:track:{effect.track}", 0)
        if before + sum(_raises(state, stack.task, effect.track) for stack in state.plan) >= effect.per_sol:
            return 0.0
    return _track(state, worths, effect.track, 2.0 if effect.research is fx.Share.FULL else 1.0)


def _raises(state: HabitatState, task: Task, track: CardId) -> bool:
    """Whether a planned action moves a track: by its effect, or by a hook on a repair."""
    if task.kind is TaskKind.MISSION:
        action = sheet_action(state, task.id)
        return action is not None and any(getattr(leaf, "track", None) == track for leaf in leaves(action.effect))
    hooks = (
        hook for hook in state.sheet.hooks if hook.on.structure is not None and hook.on.structure == task.structure
    )
    return task.kind is TaskKind.REPAIR and any(getattr(hook.effect, "track", None) == track for hook in hooks)


def _track(state: HabitatState, worths: Worths, track: CardId, share: float) -> float:
    printed = next((each for each in state.sheet.tracks if each.id == track), None)
    if printed is None or state.mission_tracks.get(track, 0) >= printed.cap:
        return 0.0
    missing = printed.cap - state.mission_tracks.get(track, 0)
    return worths.mission * 0.6 * min(1.5, share * max(LAST_STEP, min(1.0, missing / 16)))


def collecting(item: Item) -> Callable[[Any], bool]:
    return lambda test: isinstance(test, ask.Collected) and ask.item_of(test.item) == item


def building(what: str) -> Callable[[Any], bool]:
    return lambda test: isinstance(test, ask.Built) and str(test.object) == what


def goals(state: HabitatState) -> dict[Space, float]:
    """Spaces that the mission wants explored, with how much."""
    found: dict[Space, float] = {}
    for at, there in state.on_map.items():
        if at not in state.regions:
            for item in there:
                wanted = asks_for(state, collecting(item))
                hidden = 0.8 if any(item == f"objective:{each}" for each in still_hidden(state)) else 0.0
                found[at] = max(found.get(at, 0.0), wanted, hidden)
    built = [action.site for action in state.sheet.actions if action.site.chain and _still_wanted(state, action)]
    for at in state.ground.chain:
        useful = any(site.ring in (None, ring_of(at)) for site in built)
        if still_to_explore(state, at) or at not in state.regions:
            found[at] = 1.0 if useful else 0.3
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


def _explore(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.space is not None
    value = worths.explore
    for goal, weight in goals(state).items():
        left = leads_to(state, task.space, goal)
        if left is not None:
            value = max(value, worths.way_there * weight * (1.0 + 1.0 / (1 + left)) * 1.2)
    if state.sheet.recycles:
        value += new_numbers(state, worths)
    elif state.sheet.inert:
        value += worths.sample * 0.8
    return value, Aim.WAY_THERE


def new_numbers(state: HabitatState, worths: Worths) -> float:
    """What a region may bring where numbered samples raise tracks: a number that is missing and not at hand."""
    tracks = state.sheet.tracks
    needed = [
        number
        for number, track in enumerate(tracks, 1)
        if state.mission_tracks.get(track.id, 0) < track.cap and not in_play(state, Item(f"sample:{number}"))
    ]
    return worths.mission * 0.6 * len(needed) / len(PERCENT)


def sample_worth(state: HabitatState, worths: Worths, item: Item) -> float:
    """Samples are worth something where the mission or the campaign asks for them."""
    number = item.partition(":")[2]
    if any(ask.item_of(each) == item for each in state.sheet.inert):
        return 0.2
    if state.sheet.recycles and number:
        tracks = state.sheet.tracks
        place = int(number) - 1
        return _track(state, worths, tracks[place].id, 1.0) if place < len(tracks) else 0.2
    if asks_for(state, lambda test: isinstance(test, ask.DistinctNumbers)):
        return worths.helpful * (0.4 if item in state.discovered else 1.3)
    if state.campaign is not None and next_mission(state) is not None:
        return worths.sample * 1.2
    return 0.4


def _collect(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.item is not None
    if family(task.item) == "sample":
        return sample_worth(state, worths, task.item) * 0.8, Aim.RESEARCH
    wanted = asks_for(state, collecting(task.item))
    return worths.mission * wanted + worths.part * 1.5, Aim.MISSION if wanted else Aim.SUPPLIES


def _study(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.item is not None
    value = sample_worth(state, worths, task.item)
    again = 1.0 if state.sheet.recycles else 1.4 if task.kind is TaskKind.STUDY_AGAIN else 0.8
    return value * again, Aim.RESEARCH


def _sow(state: HabitatState, worths: Worths, _: Task) -> Valued:
    wanted = asks_for(state, lambda test: isinstance(test, ask.Sown))
    hungry = harvest(state) < sum(map(portions, state.crew))
    late = 1.0 if sols_left(state) > 6 or state.sheet.kind is MissionKind.CAMPAIGN else 0.3
    return worths.mission * wanted + worths.sow * late * (1.5 if hungry else 0.7), Aim.FOOD


def _repair(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.structure is not None
    assert task.element is not None
    card = state.card(task.structure)
    value = worths.repair * PENALTIES[card.elements[task.element]]
    left = excess(state)
    urgent = worths.threshold * (1.6 if sols_left(state) <= LATE else 0.8) if left > 0 else 0.0
    value += urgent
    for hook in state.sheet.hooks:
        if hook.on.structure == task.structure and isinstance(hook.effect, fx.MoveMissionTrack):
            value += raised(state, worths, hook.effect)
    if task.source is None and wanted_parts(state)[task.element] >= 0:
        value -= worths.mission * 0.4
    if task.source is not None:
        taken = state.card(task.source)
        value -= worths.repair * PENALTIES[taken.elements[task.element]] * 1.2
        value -= urgent or (worths.threshold if left == 0 else 0.0)  # it only moves a red marker
    return value, Aim.REPAIR


def _manage(state: HabitatState, worths: Worths, _: Task) -> Valued:
    """The odds that a track draws in this sol say how much lowering one is worth."""
    tracks = dict(state.tracks)
    for _times in range(sum(stack.task.kind is TaskKind.MANAGE for stack in state.plan)):
        highest = max(tracks, key=lambda each: tracks[each])
        tracks[highest] = max(0, tracks[highest] - 1)
    chances = draws(changed(state, tracks=tracks))
    best = max(worths.track[min(5, level)] + 3.0 * float(chances[each]) for each, level in tracks.items())
    return best, Aim.TRACKS


def _relax(state: HabitatState, worths: Worths, _: Task) -> Valued:
    planned = sum(stack.task.kind is TaskKind.RELAX for stack in state.plan)
    spirits = morale(state, worths, 1) if state.morale + planned < 1 else 0.5
    return max(stress(state, worths, -6), spirits), Aim.CALM


def _heal(state: HabitatState, worths: Worths, _: Task) -> Valued:
    worst = max(worths.heal[min(5, each.wounds)] for each in state.crew)
    ill = worths.condition if any(each.conditions for each in state.crew) else 0.0
    lasting = LASTING if state.sheet.kind is MissionKind.CAMPAIGN else 1.0
    return max(worst, ill * 0.8) * lasting, Aim.HEALTH


def _event(state: HabitatState, worths: Worths, task: Task) -> Valued:
    found = open_way(state, task)
    if found is None:
        return 0.0, Aim.EVENT
    special = event_action(state, task)
    danger = consequence_of(state, found[0])
    harm = 0.0 if danger is None else max(0.0, -text(state, worths, danger.effect))
    return 0.5 + text(state, worths, special.effect) + 0.6 * harm, Aim.EVENT


def _tile(state: HabitatState, worths: Worths, task: Task) -> Valued:
    return worths.shut, Aim.OPEN


def _upgrade(state: HabitatState, worths: Worths, _: Task) -> Valued:
    return (worths.upgrade if sols_left(state) > LATE else 0.5), Aim.SUPPLIES


def _rest(state: HabitatState, worths: Worths, _: Task) -> Valued:
    return worths.token, Aim.REST


AIMS: Mapping[TaskKind, Callable[[HabitatState, Worths, Task], Valued]] = {
    TaskKind.REST: _rest,
    TaskKind.RELAX: _relax,
    TaskKind.HEAL: _heal,
    TaskKind.MANAGE: _manage,
    TaskKind.EXPLORE: _explore,
    TaskKind.COLLECT: _collect,
    TaskKind.STUDY: _study,
    TaskKind.STUDY_AGAIN: _study,
    TaskKind.SOW: _sow,
    TaskKind.REPAIR: _repair,
    TaskKind.UPGRADE: _upgrade,
    TaskKind.MEND_ROVER: lambda state, worths, task: (1.2, Aim.REPAIR),
    TaskKind.TURN_TILE: _tile,
    TaskKind.MISSION: _mission,
    TaskKind.EVENT: _event,
}
