"""Resolution: the order of actions and the course of each (HAC-41 to HAC-50, HDC)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Choose, Effect, Event, InOrder, MemberId, RuleId, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.abilities import Pause, Point
from ..data.actions import (
    ActionAbandoned,
    ActionBegun,
    ActionDieRolled,
    ActionEnded,
    ActionFailed,
    ActionSucceeded,
    ApplyDice,
    ApplyPenalties,
    ApplyResult,
    CauseAdventure,
    Declared,
    Dice,
    DoAction,
    EndAction,
    HaveAdventure,
    HurtActor,
    PenaltyCame,
    ResolveActions,
    RollAction,
    RoverStrained,
    Running,
    TaskKind,
)
from ..data.base import ElementRepaired
from ..data.effects import ChangeMorale, ChangeTokens, Hurt
from ..data.items import together
from ..data.kinds import Sign, Who
from ..data.missions import CheckEnd
from ..data.steps import Step
from ..dice import Cup, rolled, rolling
from ..parts import coming, named
from ..state import HabitatState
from .results import RESULTS, is_possible
from .weight import actor, is_lethal, step_of

# HDC-05: what a failure is good for.
CONSOLATION = 2


def waiting_actions(state: HabitatState) -> list[Declared]:
    """Of the actions that are left those whose turn it is; tiles are turned at the end of the phase (HAC-49)."""
    left = [each for each in state.declared if each.stack.task.kind is not TaskKind.TURN_TILE]
    first = min((step_of(state, each.stack.task) for each in left), default=0)
    return [each for each in left if step_of(state, each.stack.task) == first]


def _next(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    found = waiting_actions(state)
    if len(found) > 1:
        return named(waiting)
    return [coming(*_one(found[0].stack.number))] if found else []


def _one(number: int) -> tuple[Effect, ...]:
    """Before and after each action something may be used (HRD-08)."""
    return (
        Pause(point=Point.BEFORE_ACTION),
        DoAction(number=number),
        Pause(point=Point.AFTER_ACTION),
        ResolveActions(),
    )


def _numbers(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [str(each.stack.number) for each in waiting_actions(state)]


def _this_first(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    return [coming(*_one(int(thing)))]


def _do(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HAC-43; what has become impossible is abandoned (HAC-44)."""
    assert isinstance(waiting.effect, DoAction)
    number = waiting.effect.number
    declared = next(each for each in state.declared if each.stack.number == number)
    who = actor(declared.stack)
    someone = None if who is None else state.astronaut(who)
    if someone is None or is_lethal(someone, declared.weight) or not is_possible(state, declared):
        return [ActionAbandoned(number=number), *_source_back(declared)]
    dice = (RollAction(), Pause(point=Point.DICE_ROLLED)) if declared.weight.dice is not Dice.NONE else ()
    course = (*dice, ApplyDice(), ApplyResult(), ApplyPenalties(), EndAction(), CheckEnd())
    return [ActionBegun(number=number), coming(*course, you=who)]


def running(state: HabitatState) -> Running:
    assert state.running is not None
    return state.running


def _roll(state: HabitatState, _: Waiting, cup: Cup) -> Sequence[Event]:
    """Three dice, the success die alone, or none; a forced second roll only after a success (HDC-12, HDC-14)."""
    weight = running(state).declared.weight
    if weight.dice is Dice.NONE or weight.color is None:
        return []
    signs = [Sign.SUCCESS] if weight.dice is Dice.SUCCESS else list(Sign)
    events: list[Event] = []
    for sign in signs:
        for again in (False, True):
            if again and (sign is not Sign.SUCCESS or not weight.reroll or not events[-1].shows):  # type: ignore[attr-defined]
                break
            shows, drawn = cup.action_die(weight.color, sign)
            events.append(ActionDieRolled(color=weight.color, sign=sign, shows=shows, drawn=drawn))
    return events


def _apply_dice(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HDC-07: if both show something, whoever acts chooses which comes first."""
    dice = running(state).dice
    hurt, caused = dice.get(Sign.WOUND, False), dice.get(Sign.ADVENTURE, False)
    if hurt and caused:
        orders = (HurtActor(), CauseAdventure()), (CauseAdventure(), HurtActor())
        asked = Choose(options=tuple(InOrder(steps=steps) for steps in orders))
        return [coming(asked, you=waiting.you)]
    found = [*([HurtActor()] if hurt else []), *([CauseAdventure()] if caused else [])]
    return [coming(*found, you=waiting.you)] if found else []


def succeeds(now: Running) -> bool:
    """An action without dice succeeds; otherwise its success die says so (HDC-04)."""
    return now.declared.weight.dice is Dice.NONE or now.dice.get(Sign.SUCCESS, False)


def _apply_result(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    now = running(state)
    if succeeds(now):
        happens = RESULTS[now.declared.stack.task.kind](state, now.declared, _acting(state))
        return [ActionSucceeded(), *happens]
    consoled = ChangeTokens(who=Who.ACTOR, by=CONSOLATION)
    return [ActionFailed(), *_source_back(now.declared), coming(consoled, you=waiting.you)]


def _acting(state: HabitatState) -> MemberId:
    who = actor(running(state).declared.stack)
    assert who is not None
    return who


def _source_back(declared: Declared) -> list[Event]:
    """HBD-06: a failed repair puts the element that was taken for it back to green."""
    task = declared.stack.task
    if task.source is None or task.element is None:
        return []
    return [ElementRepaired(structure=task.source, element=task.element, because=RuleId("HBD-06"))]


def _apply_penalties(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """On success and failure alike: wounds, adventure, gloom, and rovers that have to be rolled for (HAC-45)."""
    weight = running(state).declared.weight
    strained = [RoverStrained(rover=each) for each in weight.hazards if each not in state.strained]
    texts = [
        *([HurtActor()] if weight.wounds else []),
        *([CauseAdventure()] if weight.adventure else []),
        *([ChangeMorale(by=-1)] if weight.gloom else []),
    ]
    return [*strained, *([coming(*texts, you=waiting.you)] if texts else [])]


def _hurt_actor(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HGN-21: die, token and terrain together are one wound."""
    if running(state).wounded:
        return []
    return [PenaltyCame(sign=Sign.WOUND), coming(Hurt(who=Who.ACTOR), you=waiting.you)]


def _cause_adventure(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HDC-21: one adventure in an action, however many causes there are."""
    now = running(state)
    color = now.declared.weight.color
    if now.adventured or color is None:
        return []
    return [PenaltyCame(sign=Sign.ADVENTURE), coming(HaveAdventure(color=color), you=waiting.you)]


def _without(state: HabitatState, number: int) -> HabitatState:
    return changed(state, declared=tuple(each for each in state.declared if each.stack.number != number))


def _begun(state: HabitatState, event: ActionBegun) -> HabitatState:
    declared = next(each for each in state.declared if each.stack.number == event.number)
    return changed(_without(state, event.number), running=Running(declared=declared))


def _abandoned(state: HabitatState, event: ActionAbandoned) -> HabitatState:
    """Things return, reserves stay spent (HAC-44)."""
    declared = next(each for each in state.declared if each.stack.number == event.number)
    return changed(_without(state, event.number), available=together(state.available, declared.things))


def _rolled(state: HabitatState, event: ActionDieRolled) -> HabitatState:
    now = running(state)
    dice = {**now.dice, event.sign: event.shows}
    return changed(rolled(state, event), running=attrs.evolve(now, dice=dice))


def _penalty(state: HabitatState, event: PenaltyCame) -> HabitatState:
    now = running(state)
    if event.sign is Sign.WOUND:
        return changed(state, running=attrs.evolve(now, wounded=True))
    return changed(state, running=attrs.evolve(now, adventured=True))


def _failed(state: HabitatState, _: ActionFailed) -> HabitatState:
    now = running(state)
    back = together(state.available, now.declared.things)
    return changed(state, available=back, running=attrs.evolve(now, declared=attrs.evolve(now.declared, things=())))


def _succeeded(state: HabitatState, _: ActionSucceeded) -> HabitatState:
    """HAC-46: what was put with it is used up; special actions that were done are counted (HMS-26)."""
    now = running(state)
    task, counted = now.declared.stack.task, state.counted
    if task.kind is TaskKind.MISSION:
        key = f"done:{task.id}"
        counted = {**counted, key: counted.get(key, 0) + 1}
    after = attrs.evolve(now, declared=attrs.evolve(now.declared, things=()))
    return changed(state, running=after, counted=counted)


COURSE = Chapter(
    steps={Step.RESOLUTION: lambda state: [coming(ResolveActions())]},
    effects={
        ResolveActions: _next,
        DoAction: _do,
        RollAction: rolling(_roll),
        ApplyDice: _apply_dice,
        ApplyResult: _apply_result,
        ApplyPenalties: _apply_penalties,
        EndAction: lambda state, waiting: [ActionEnded()],
        HurtActor: _hurt_actor,
        CauseAdventure: _cause_adventure,
    },
    picks={ResolveActions: Pick(candidates=_numbers, picked=_this_first)},
    folds={
        ActionBegun: _begun,
        ActionAbandoned: _abandoned,
        ActionDieRolled: _rolled,
        PenaltyCame: _penalty,
        ActionFailed: _failed,
        ActionSucceeded: _succeeded,
        ActionEnded: lambda state, event: changed(state, running=None),
        RoverStrained: lambda state, event: changed(state, strained=(*state.strained, event.rover)),
    },
)
