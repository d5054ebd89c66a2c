"""What actions, tracks and samples of the mission sheet would be worth."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import CardId, Effect, If
from vanguard_desktop.rulesets.habitat.actions.special import sheet_action
from vanguard_desktop.rulesets.habitat.actions.targets import at_hand
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import MissionAction
from vanguard_desktop.rulesets.habitat.data.items import is_sample
from vanguard_desktop.rulesets.habitat.data.kinds import Item, Space
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.holds import holds
from vanguard_desktop.rulesets.habitat.map.spaces import RINGS, ring_of
from vanguard_desktop.rulesets.habitat.missions.campaign import next_mission
from vanguard_desktop.rulesets.habitat.missions.decks import PERCENT
from vanguard_desktop.rulesets.habitat.missions.loads import space_of
from vanguard_desktop.rulesets.habitat.missions.samples import in_play
from vanguard_desktop.rulesets.habitat.state import HabitatState

from .echoes import heard, lying, nearest, nudged, traded
from .motives import Aim
from .reach import still_to_explore
from .texts import text
from .wanted import (
    LATE,
    asks_for,
    building,
    is_wanted_hidden,
    load_counts,
    pressing,
    sols_left,
    times_wanted,
    wanted_parts,
)
from .worths import Worths

Valued = tuple[float, Aim]


# Sols before what is found can be studied or used.
TO_FETCH_AND_STUDY = 2


# By how many markers lie on a load: without any every sol makes it harder to bring home.
FADING = {0: 0.7, 1: 0.45}


# The last points of a track are worth nearly as much as the first: without them all others were for nothing.
LAST_STEP = 0.75


# What half of a research card brings on the average.
USUAL_STEP = 16


# What is worth more a little later is worth now.
EARLY = 0.4


# What a step that is all a track asks for would be worth, in missions.
A_STEP = 5.5


# When what is planned already will probably do.
TOO_MUCH = 0.2


# So many samples lie on a region, on the average (HRO-13).
SAMPLES_OF_A_REGION = 1.4


def on_the_sheet(state: HabitatState, worths: Worths, task: Task) -> Valued:
    action = sheet_action(state, task.id)
    assert action is not None
    effect = action.choices[task.way].effect if action.choices else action.effect
    wanted = asks_for(state, lambda test: isinstance(test, ask.Done) and test.action == action.id)
    value = wanted * worths.mission * pressing(state)
    for leaf in leaves(effect):
        value += _leaf(state, worths, action, leaf)
    if task.space is not None and any(isinstance(leaf, fx.MakeCamp) for leaf in leaves(effect)):
        value += camping(state, worths, task.space)
    if action.choices and state.sheet.recycles:
        value *= left_to_samples(state, task.way)
    if value < worths.mission and not times_wanted(state, action):
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
            return worths.mission * built * pressing(state) * (_can_wait(state, action) if leaf.powered else 1.0)
        case fx.MoveMissionTrack():
            return raised(state, worths, leaf) * pressing(state)
        case fx.Uncover():
            hidden = is_wanted_hidden(state) and sols_left(state) > TO_FETCH_AND_STUDY
            return worths.helpful * (1.2 if hidden else 0.2)
        case fx.AddMarkers(tokens=tokens):
            return sum(sorted(fading(state, worths), reverse=True)[:tokens])
        case fx.Spawn() | fx.AddEchoes() | fx.MoveEcho():
            return towards_a_chain(state, worths, action, leaf)
        case fx.DropDirection() | fx.LockDie():
            return 1.0
        case _:
            return text(state, worths, leaf)


def _can_wait(state: HabitatState, action: MissionAction) -> float:
    """What needs energy as long as it stands is better built late: one of its kind a sol (HCA-50, HCA-53)."""
    return EARLY if sols_left(state) > times_wanted(state, action) + 1 else 1.0


def fading(state: HabitatState, worths: Worths) -> list[float]:
    """Of each load on the map that the mission asks for or nobody knows: what one more marker on it is worth."""
    wanted = (token for token in state.ground.markers if load_counts(state, token) and _is_in_time(state, token))
    return [worths.helpful * FADING.get(state.ground.markers[token], 0.1) for token in wanted]


def _is_in_time(state: HabitatState, token: CardId) -> bool:
    """Whether a load can still be brought home and used."""
    at = space_of(state, token)
    return at is not None and still_to_explore(state, at) + TO_FETCH_AND_STUDY <= sols_left(state)


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
        if action is None:
            return False
        effect = action.choices[task.way].effect if action.choices else action.effect
        return any(getattr(leaf, "track", None) == track for leaf in leaves(effect))
    if task.kind in (TaskKind.STUDY, TaskKind.STUDY_AGAIN):
        return any(
            hook.on.item is not None
            and ask.item_of(hook.on.item) == task.item
            and getattr(hook.effect, "track", None) == track
            for hook in state.sheet.hooks
        )
    hooks = (
        hook for hook in state.sheet.hooks if hook.on.structure is not None and hook.on.structure == task.structure
    )
    return task.kind is TaskKind.REPAIR and any(getattr(hook.effect, "track", None) == track for hook in hooks)


def _track(state: HabitatState, worths: Worths, track: CardId, share: float) -> float:
    printed = next((each for each in state.sheet.tracks if each.id == track), None)
    if printed is None or state.mission_tracks.get(track, 0) >= printed.cap:
        return 0.0
    missing = printed.cap - state.mission_tracks.get(track, 0)
    missing -= USUAL_STEP * sum(_raises(state, stack.task, track) for stack in state.plan)
    least = LAST_STEP if missing > 0 else TOO_MUCH
    step = USUAL_STEP / sum(each.cap for each in state.sheet.tracks)
    return worths.mission * min(1.5, A_STEP * step * share * max(least, min(1.0, missing / USUAL_STEP)))


def new_numbers(state: HabitatState, worths: Worths) -> float:
    """What a region may bring where numbered samples raise tracks: a number that is missing and not at hand."""
    tracks = state.sheet.tracks
    needed = [
        number
        for number, track in enumerate(tracks, 1)
        if state.mission_tracks.get(track.id, 0) < track.cap and not in_play(state, Item(f"sample:{number}"))
    ]
    none: float = (1 - len(needed) / len(PERCENT)) ** SAMPLES_OF_A_REGION
    return worths.mission * 1.3 * (1 - none)


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


def advanced(state: HabitatState, worths: Worths) -> float:
    """A discovery more for a sample less: where each study counts, that one would have brought two."""
    best = max((sample_worth(state, worths, item) for item in state.examined), default=0.0)
    spent = (item for item, count in at_hand(state).items() if count > 0 and is_sample(item))
    least = min((sample_worth(state, worths, item) for item in spent), default=0.0)
    return best - least * (2 if state.sheet.recycles else 1)
