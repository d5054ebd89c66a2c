"""What a success brings, task by task (HRE, HRX, HHL, HMG, HEX, HCL, HRS, HBD); and whether it is still possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from vanguard_desktop.core import Choose, Effect, Event, MemberId, Waiting, changed

from ..base.structures import is_red, works
from ..chapter import Chapter, Pick
from ..data.abilities import Pause, Point
from ..data.actions import (
    Collected,
    Declared,
    ExploreSpace,
    LowerTrack,
    MendRover,
    RepairPrepared,
    RoverMended,
    SeedSown,
    Studied,
    TaskKind,
    UpgradeBuilt,
)
from ..data.effects import (
    ChangeMorale,
    ChangeStress,
    ChangeTokens,
    ChangeTrack,
    Cure,
    Mend,
)
from ..data.items import name, tile, together, without
from ..data.kinds import ALARM, CTL, Complex, Modifier, Who
from ..map.spaces import is_accessible
from ..missions.loads import lifted
from ..parts import coming, named
from ..state import HabitatState
from .special import special

RELIEF = 6

Result = Callable[[HabitatState, Declared, MemberId], Sequence[Event]]


def _bring(*effects: Effect) -> Result:
    return lambda state, declared, who: [coming(*effects, you=who)]


def _relax(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HRX-02; field bunks only relieve, and less (HCT-06)."""
    card = declared.stack.task.stand_in
    relief = state.card(card).limits.relief if card is not None else 0
    if relief:
        return [coming(ChangeStress(by=-relief), you=who)]
    return [coming(Choose(options=(ChangeMorale(by=1), ChangeStress(by=-RELIEF))), you=who)]


def _heal(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HHL-05; a bound pawn cures its disorder (HHP-14), a field aid post heals wounds only (HCT-06)."""
    task = declared.stack.task
    if task.condition is not None:
        return [coming(Cure(who=Who.ACTOR, condition=task.condition), you=who)]
    wound = Mend(who=Who.ACTOR)
    if task.stand_in is not None and state.card(task.stand_in).limits.wounds_only:
        return [coming(wound, you=who)]
    return [coming(Choose(options=(wound, Cure(who=Who.ACTOR))), you=who)]


def _manage(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HMG-02; with the alarm console two instead of one, on one track (HMG-05)."""
    alarm = declared.stack.task.stand_in is None and ALARM in state.upgrades and works(state, CTL)
    return [coming(LowerTrack(by=2 if alarm else 1), you=who)]


def _explore(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """Something may answer the success before a tile is drawn (HAB-08)."""
    space = declared.stack.task.space
    assert space is not None
    return [coming(Pause(point=Point.REGION_REACHED), ExploreSpace(space=space), you=who)]


def _collect(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """What an adventure of this very action has taken away is not there to be collected."""
    task = declared.stack.task
    assert task.space is not None
    assert task.item is not None
    there = task.item in state.on_map.get(task.space, ())
    return [Collected(space=task.space, item=task.item)] if there else []


def _study(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HRS-02, HRS-03: examined first, then a discovery, unless it was taken from the laboratory meanwhile."""
    task = declared.stack.task
    assert task.item is not None
    if task.kind is TaskKind.STUDY_AGAIN and task.item not in state.examined:
        return []
    return [Studied(item=task.item, discovery=task.kind is TaskKind.STUDY_AGAIN)]


def _repair(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    task = declared.stack.task
    assert task.structure is not None
    assert task.element is not None
    return [RepairPrepared(structure=task.structure, element=task.element)]


def _upgrade(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    item = declared.stack.task.item
    assert item is not None
    return [UpgradeBuilt(card=name(item))]


def _mend(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    rover = declared.stack.task.rover
    assert rover is not None
    return [coming(MendRover(rover=rover), you=who)]


def _special(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    found = special(state, declared.stack.task)
    return [coming(found.effect, you=who, source=found.source)]


RESULTS: dict[TaskKind, Result] = {
    TaskKind.REST: _bring(ChangeTokens(who=Who.ACTOR, by=1)),
    TaskKind.RELAX: _relax,
    TaskKind.HEAL: _heal,
    TaskKind.MANAGE: _manage,
    TaskKind.EXPLORE: _explore,
    TaskKind.COLLECT: _collect,
    TaskKind.STUDY: _study,
    TaskKind.STUDY_AGAIN: _study,
    TaskKind.SOW: lambda state, declared, who: [SeedSown()],
    TaskKind.REPAIR: _repair,
    TaskKind.UPGRADE: _upgrade,
    TaskKind.MEND_ROVER: _mend,
    TaskKind.MISSION: _special,
    TaskKind.EVENT: _special,
}


def is_possible(state: HabitatState, declared: Declared) -> bool:
    """HAC-44: whether the target is still there; the position of the structure was judged at confirmation."""
    task = declared.stack.task
    match task.kind:
        case TaskKind.EXPLORE:
            return task.space is not None and is_accessible(state, task.space)
        case TaskKind.COLLECT:
            return task.space is not None and task.item in state.on_map.get(task.space, ())
        case TaskKind.STUDY_AGAIN:
            return task.item in state.examined
        case TaskKind.SOW:
            return 1 not in state.growth
        case TaskKind.REPAIR:
            return (
                task.structure is not None
                and task.element is not None
                and is_red(state, task.structure, task.element)
                and not state.structures[task.structure].is_shut
            )
        case TaskKind.MEND_ROVER:
            return task.rover is not None and bool(state.rovers[task.rover])
        case _:
            return True


def _tracks(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    return [each.value for each in Complex]


def _lower(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, LowerTrack)
    return [coming(ChangeTrack(complex=Complex(thing), by=-waiting.effect.by))]


def _on_rover(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, MendRover)
    return list(dict.fromkeys(each.value for each in state.rovers[waiting.effect.rover]))


def _off_rover(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, MendRover)
    return [RoverMended(rover=waiting.effect.rover, modifier=Modifier(thing))]


def _collected(state: HabitatState, event: Collected) -> HabitatState:
    there, key = without(state.on_map[event.space], (event.item,)), f"collected:{event.item}"
    return changed(
        lifted(state, event.item),
        on_map={**state.on_map, event.space: there},
        arriving=together(state.arriving, (event.item,)),
        counted={**state.counted, key: state.counted.get(key, 0) + 1},
    )


def _studied(state: HabitatState, event: Studied) -> HabitatState:
    if not event.discovery:
        return changed(state, examined=together(state.examined, (event.item,)))
    after = changed(
        state,
        examined=without(state.examined, (event.item,)),
        discovered=together(state.discovered, (event.item,)),
        counted={**state.counted, "discoveries": state.counted.get("discoveries", 0) + 1},
    )
    if after.campaign is None:
        return after
    return changed(after, campaign=attrs.evolve(after.campaign, discoveries=after.campaign.discoveries + 1))


def _sown(state: HabitatState, _: SeedSown) -> HabitatState:
    counted = {**state.counted, "sown": state.counted.get("sown", 0) + 1}
    return changed(state, growth=tuple(sorted((1, *state.growth))), counted=counted)


def _rover_mended(state: HabitatState, event: RoverMended) -> HabitatState:
    left = list(state.rovers[event.rover])
    left.remove(event.modifier)
    return changed(state, rovers={**state.rovers, event.rover: tuple(left)})


RESULT = Chapter(
    effects={
        LowerTrack: lambda state, waiting: named(waiting),
        MendRover: lambda state, waiting: named(waiting) if _on_rover(state, waiting) else [],
    },
    picks={
        LowerTrack: Pick(candidates=_tracks, picked=_lower),
        MendRover: Pick(candidates=_on_rover, picked=_off_rover),
    },
    folds={
        Collected: _collected,
        Studied: _studied,
        SeedSown: _sown,
        RepairPrepared: lambda state, event: changed(
            state, mended=(*state.mended, f"{event.structure}:{event.element.value}")
        ),
        UpgradeBuilt: lambda state, event: changed(state, arriving=together(state.arriving, (tile(event.card),))),
        RoverMended: _rover_mended,
    },
)
