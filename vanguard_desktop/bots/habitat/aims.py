"""What each action of a sol would be worth if it succeeded, and what it is good for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vanguard_desktop.core import changed
from vanguard_desktop.rulesets.habitat.actions.special import event_action, open_way
from vanguard_desktop.rulesets.habitat.base.farm import harvest, portions
from vanguard_desktop.rulesets.habitat.base.supply import balance
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import MissionKind
from vanguard_desktop.rulesets.habitat.data.items import family
from vanguard_desktop.rulesets.habitat.data.kinds import OX1, OX2, WSH, Condition, Penalty, Resource, Rover
from vanguard_desktop.rulesets.habitat.director.entries import consequence_of
from vanguard_desktop.rulesets.habitat.forecast.odds import draws
from vanguard_desktop.rulesets.habitat.state import MOST_MORALE, HabitatState

from .motives import Aim
from .reach import leads_to
from .sheet import TO_FETCH_AND_STUDY, Valued, new_numbers, on_the_sheet, raised, sample_worth
from .texts import A_TILE, morale, stress, text
from .wanted import (
    LATE,
    ahead,
    asks_for,
    collecting,
    excess,
    goals,
    needed_now,
    pressing,
    sols_left,
    wanted_parts,
)
from .worths import Worths

PENALTIES = {
    Penalty.MALFUNCTION: 1.2, Penalty.ENERGY: 1.0, Penalty.OXYGEN: 1.0, Penalty.MUST_ROLL: 0.9,
    Penalty.NO_ROVER: 0.7, Penalty.WITHERING: 1.8, Penalty.PRODUCTION_STEP: 0.9, Penalty.NONE: 0.2,
}  # fmt: skip
# What makes actions cost something is mended first when little of that is left, and in the Forge in time.
DEAR = {Penalty.ENERGY: Resource.ENERGY, Penalty.OXYGEN: Resource.OXYGEN}
SCARCE, FEW = 1.8, 2
# HRX-02.
RELAXED = 6
# In a campaign wounds are taken along into the next mission.
LASTING = 1.8


def _explore(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.space is not None
    value = worths.explore * ahead(state)
    for goal, weight in goals(state).items():
        left = leads_to(state, task.space, goal)
        if left is not None:
            value = max(value, worths.way_there * weight * (1.0 + 1.0 / (1 + left)) * 1.2 * pressing(state))
    if state.sheet.recycles and sols_left(state) > TO_FETCH_AND_STUDY:
        value += new_numbers(state, worths)
    elif state.sheet.inert:
        value += worths.sample * 0.8
    return value, Aim.WAY_THERE


def _collect(state: HabitatState, worths: Worths, task: Task) -> Valued:
    assert task.item is not None
    if family(task.item) == "sample":
        return sample_worth(state, worths, task.item) * 0.8 * (sols_left(state) > 1), Aim.RESEARCH
    wanted = asks_for(state, collecting(task.item))
    if wanted == 1.0:
        wanted *= pressing(state)
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
    brings = card.elements[task.element]
    scarce = brings in DEAR and (task.structure == WSH or state.reserves[DEAR[brings]] <= FEW)
    value = worths.repair * PENALTIES[brings] * (SCARCE if scarce else 1.0) * ahead(state)
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
    best = max(worths.track[min(5, level)] + worths.draw * float(chances[each]) for each, level in tracks.items())
    near = state.sheet.threshold is not None and excess(state) >= -1
    return best * max(ahead(state), 0.7 * near), Aim.TRACKS


def _relax(state: HabitatState, worths: Worths, _: Task) -> Valued:
    planned = sum(stack.task.kind is TaskKind.RELAX for stack in state.plan)
    merrier = changed(state, morale=min(MOST_MORALE, state.morale + planned))
    spirits = max(0.5, morale(merrier, worths, 1))
    calmer = changed(state, stress=max(0, state.stress - RELAXED * planned))
    return max(stress(calmer, worths, -RELAXED), spirits), Aim.CALM


def _heal(state: HabitatState, worths: Worths, _: Task) -> Valued:
    worst = max(worths.heal[min(5, each.wounds + each.suffers(Condition.POISONING))] for each in state.crew)
    ill = worths.condition if any(each.conditions for each in state.crew) else 0.0
    lasting = LASTING if state.sheet.kind is MissionKind.CAMPAIGN else 1.0
    return max(worst, ill * 0.8) * lasting * ahead(state), Aim.HEALTH


def _event(state: HabitatState, worths: Worths, task: Task) -> Valued:
    found = open_way(state, task)
    if found is None:
        return 0.0, Aim.EVENT
    special = event_action(state, task)
    danger = consequence_of(state, found[0])
    harm = 0.0 if danger is None else max(0.0, -text(state, worths, danger.effect))
    return 0.5 + text(state, worths, special.effect) * max(0.3, ahead(state)) + 0.6 * harm * ahead(state), Aim.EVENT


def _tile(state: HabitatState, worths: Worths, task: Task) -> Valued:
    """What it gives back, and the stress of every sol to come (HPR-33); without enough for all it only makes place for
    the next one.
    """
    assert task.resource is not None
    there = balance(state, task.resource)
    also = sum(each.task.kind is task.kind and each.task.resource is task.resource for each in state.plan)
    if there.made > there.needed + also:
        return (worths.shut + A_TILE * worths.stress * (sols_left(state) - 1)) * ahead(state), Aim.OPEN
    if not state.reserves[task.resource] and task.structure not in (OX1, OX2):
        return 0.0, Aim.OPEN  # what stays dark fills the reserves, and without any nothing red can be used
    return worths.shut * (task.structure in needed_now(state)) * ahead(state), Aim.OPEN


def _upgrade(state: HabitatState, worths: Worths, _: Task) -> Valued:
    return (worths.upgrade if sols_left(state) > LATE else 0.5), Aim.SUPPLIES


def _rest(state: HabitatState, worths: Worths, _: Task) -> Valued:
    return worths.token * ahead(state), Aim.REST


def _mend_rover(state: HabitatState, worths: Worths, task: Task) -> Valued:
    """Worth most where something outside is still wanted, and with one repair it goes again."""
    assert task.rover is not None
    needed = task.rover is Rover.SCOUT or bool(state.ground.chain) or bool(state.on_map)
    saved = worths.rover * (bool(goals(state)) and needed) / len(state.rovers[task.rover])
    return (1.0 + saved) * ahead(state), Aim.REPAIR


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
    TaskKind.MEND_ROVER: _mend_rover,
    TaskKind.TURN_TILE: _tile,
    TaskKind.MISSION: on_the_sheet,
    TaskKind.EVENT: _event,
}
