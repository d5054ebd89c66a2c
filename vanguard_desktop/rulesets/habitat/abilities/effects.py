"""What abilities and upgrades do: dice, planned actions, samples, the guard, the booster cell, the drip lines."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, Waiting, changed

from ..actions.targets import is_inert
from ..actions.weight import type_of
from ..base.elements import spot_name
from ..base.farm import farms
from ..base.structures import in_play, works
from ..chapter import Chapter, Pick
from ..data.abilities import (
    AskBooster,
    DieCanceled,
    DripGrow,
    ElementIgnored,
    GuardLaid,
    MarkerDripped,
    RerollSuccess,
    UpgradeFound,
)
from ..data.actions import ActionDieRolled, StackChanged, Studied
from ..data.base import GainedItems, SampleLost
from ..data.effects import (
    AdvanceSample,
    CancelDie,
    FindUpgrade,
    IgnoreTerrain,
    LayGuard,
    RerollDie,
    StrengthenResearch,
    TakeSample,
)
from ..data.items import is_sample, together, upgrade
from ..data.kinds import (
    BOOSTER,
    DRIP_LINES,
    FRM,
    SP1,
    ActionType,
    Item,
    Modifier,
    Pile,
    Sign,
    StructureId,
    Terrain,
)
from ..dice import Cup, rolling
from ..map.spaces import region
from ..parts import draw, named, same, with_structure
from ..state import LAST_GROWTH, HabitatState
from .windows import just_rolled


def _signs(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    effect = waiting.effect
    assert isinstance(effect, RerollDie)
    now = just_rolled(state, effect.color)
    return [] if now is None else [sign.value for sign in now.dice]


def _again(state: HabitatState, sign: Sign, cup: Cup) -> list[Event]:
    now = just_rolled(state)
    if now is None or now.declared.weight.color is None:
        return []
    color = now.declared.weight.color
    shows, drawn = cup.action_die(color, sign)
    return [ActionDieRolled(color=color, sign=sign, shows=shows, drawn=drawn)]


def _reroll(state: HabitatState, waiting: Waiting, cup: Cup) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, RerollDie)
    there = _signs(state, waiting) if effect.sign is None else [effect.sign.value]
    if len(there) == 1:
        return _again(state, Sign(there[0]), cup)
    return named(waiting) if there else []


def _this_again(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, RerollDie)
    return [same(waiting, attrs.evolve(waiting.effect, sign=Sign(thing)))]


def _reroll_success(state: HabitatState, waiting: Waiting, cup: Cup) -> Sequence[Event]:
    assert isinstance(waiting.effect, RerollSuccess)
    return _again(state, Sign.SUCCESS, cup) if just_rolled(state, waiting.effect.color) else []


def _cancel(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HAB-08: before the result is applied."""
    assert isinstance(waiting.effect, CancelDie)
    now, sign = just_rolled(state), waiting.effect.sign
    return [DieCanceled(sign=sign)] if now is not None and now.dice.get(sign) else []


def _research(state: HabitatState, _: Waiting) -> Sequence[str]:
    """Planned research actions with a pawn in them (HCT-04)."""
    return [
        str(stack.number) for stack in state.plan if stack.pawns and type_of(state, stack.task) is ActionType.RESEARCH
    ]


def _strengthen(state: HabitatState, _: Waiting, thing: str) -> Sequence[Event]:
    stack = next(stack for stack in state.plan if str(stack.number) == thing)
    return [StackChanged(stack=attrs.evolve(stack, bonus=stack.bonus + 1))]


def _terrains(state: HabitatState, _: Waiting) -> Sequence[str]:
    """Each terrain effect of each region on the route of each planned action: `2/R1-N:gloom`."""
    found = []
    for stack in state.plan:
        steps = (
            () if stack.route is None else (*((stack.route.start,) if stack.route.start else ()), *stack.route.steps)
        )
        for at in steps:
            there = region(state, at)
            terrain = () if there is None or at in state.seen else there.terrain
            found += [f"{stack.number}/{at}:{each.value}" for each in terrain if each is not Terrain.WALL]
    return [each for each in found if each.partition("/")[2] not in _ignored(state, each)]


def _ignored(state: HabitatState, thing: str) -> tuple[str, ...]:
    number = thing.partition("/")[0]
    return next((stack.ignores for stack in state.plan if str(stack.number) == number), ())


def _ignore(state: HabitatState, _: Waiting, thing: str) -> Sequence[Event]:
    number, _slash, spot = thing.partition("/")
    stack = next(stack for stack in state.plan if str(stack.number) == number)
    return [StackChanged(stack=attrs.evolve(stack, ignores=(*stack.ignores, spot)))]


def _on_map(state: HabitatState, _: Waiting) -> Sequence[str]:
    """Samples of explored regions: `R1-N/sample`."""
    lots = ((space, item) for space, there in state.on_map.items() for item in dict.fromkeys(there))
    return [f"{space}/{item}" for space, item in lots if is_sample(item) and space in state.regions]


def _take(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    space, _slash, item = thing.partition("/")
    return [SampleLost(space=space, item=Item(item)), GainedItems(items=(Item(item),))]


def _examined(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [item for item in dict.fromkeys(state.examined) if not is_inert(state, item)]


def _guard(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HAB-15: on the highest free space; at most one is in play."""
    free = [space for space in range(1, LAST_GROWTH + 1) if space not in state.growth]
    return [GuardLaid(space=max(free))] if free and state.guard is None else []


def _find_upgrade(state: HabitatState, _: Waiting) -> Sequence[Event]:
    found = draw(state, Pile.UPGRADES)
    return [] if found is None else [UpgradeFound(card=found[0], drawn=found[1])]


def _red(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [
        spot_name(each, element)
        for each in in_play(state)
        if not state.structures[each].is_shut
        for element in state.structures[each].broken
    ]


def booster_works(state: HabitatState) -> bool:
    return BOOSTER in state.upgrades and works(state, SP1)


def _ask_booster(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HCT-03: at the start of each sol one red element is named."""
    return named(waiting) if booster_works(state) and _red(state, waiting) else []


def _drip(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    works_now = DRIP_LINES in state.upgrades and works(state, FRM) and Modifier.BREAKDOWN not in _active(state)
    return named(waiting) if works_now and _drips(state, waiting) else []


def _active(state: HabitatState) -> tuple[Modifier, ...]:
    return state.structures[FRM].active if FRM in state.structures else ()


def _ripens_in(state: HabitatState) -> StructureId | None:
    room = (each for each in farms(state) if works(state, each))
    return next((each for each in room if state.structures[each].greenhouses > state.structures[each].plants), None)


def _drips(state: HabitatState, _: Waiting) -> Sequence[str]:
    """HCT-05: never onto an occupied space; from the last one only into a greenhouse."""
    return [
        str(space)
        for space in state.growth
        if (space + 1 not in state.growth if space < LAST_GROWTH else _ripens_in(state) is not None)
    ]


def _dripped(state: HabitatState, _: Waiting, thing: str) -> Sequence[Event]:
    space = int(thing)
    return [MarkerDripped(space=space, farm=_ripens_in(state) if space == LAST_GROWTH else None)]


def _canceled(state: HabitatState, event: DieCanceled) -> HabitatState:
    assert state.running is not None
    dice = {**state.running.dice, event.sign: False}
    return changed(state, running=attrs.evolve(state.running, dice=dice))


def _upgrade_found(state: HabitatState, event: UpgradeFound) -> HabitatState:
    left = tuple(each for each in state.piles[Pile.UPGRADES] if each != event.card)
    return changed(
        state,
        piles={**state.piles, Pile.UPGRADES: left},
        available=together(state.available, (upgrade(event.card),)),
        rng=state.rng.after(event.drawn),
    )


def _moved(state: HabitatState, event: MarkerDripped) -> HabitatState:
    others = [space for space in state.growth if space != event.space]
    if event.farm is None:
        return changed(state, growth=tuple(sorted((*others, event.space + 1))))
    after = with_structure(state, event.farm, plants=state.structures[event.farm].plants + 1)
    return changed(after, growth=tuple(others))


ABILITY_EFFECTS = Chapter(
    effects={
        RerollDie: rolling(_reroll),
        RerollSuccess: rolling(_reroll_success),
        CancelDie: _cancel,
        StrengthenResearch: lambda state, waiting: named(waiting) if _research(state, waiting) else [],
        IgnoreTerrain: lambda state, waiting: named(waiting) if _terrains(state, waiting) else [],
        TakeSample: lambda state, waiting: named(waiting) if _on_map(state, waiting) else [],
        AdvanceSample: lambda state, waiting: named(waiting) if _examined(state, waiting) else [],
        LayGuard: _guard,
        FindUpgrade: _find_upgrade,
        AskBooster: _ask_booster,
        DripGrow: _drip,
    },
    picks={
        RerollDie: Pick(candidates=_signs, picked=_this_again),
        StrengthenResearch: Pick(candidates=_research, picked=_strengthen),
        IgnoreTerrain: Pick(candidates=_terrains, picked=_ignore),
        TakeSample: Pick(candidates=_on_map, picked=_take),
        AdvanceSample: Pick(
            candidates=_examined,
            picked=lambda state, waiting, thing: [Studied(item=Item(thing), discovery=True)],
        ),
        AskBooster: Pick(candidates=_red, picked=lambda state, waiting, thing: [ElementIgnored(spot=thing)]),
        DripGrow: Pick(candidates=_drips, picked=_dripped),
    },
    folds={
        DieCanceled: _canceled,
        GuardLaid: lambda state, event: changed(state, guard=event.space),
        UpgradeFound: _upgrade_found,
        ElementIgnored: lambda state, event: changed(state, ignored=(*state.ignored, event.spot)),
        MarkerDripped: _moved,
    },
)
