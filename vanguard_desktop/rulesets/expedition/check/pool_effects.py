"""What cards and skills do to the running dice check: results that count as others, dice in and out, assistance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import DecisionOpened, DieId, Effect, Event, InOrder, May, RuleId, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, Icon, is_free
from vanguard_desktop.dice.pool import Treatment

from ..chapter import Carries, Carry
from ..crew.dice_to_pick import dice_to_pick, faces_to_pick
from ..data import Check, ChooseCheckDie, ChooseReroll, ChooseTurn, State
from ..data import effects as fx
from ..data.events import (
    AsideRolled,
    DiceWillReturn,
    DieKeptAside,
    DiePutInPool,
    DieRerolled,
    DieStays,
    PoolDiceSpent,
    PoolTreated,
    TextInForce,
)
from ..data.steps import RollAside, StayInPool
from ..picking import Options, pick
from ..queueing import steps
from .check import SIDES, start_check
from .dice import colors_in, dice_for, lying, matchable
from .kept_faces import remember
from .markers import markers_here, progress_around

ROLL = 3
BY_TEXT = RuleId("GEN-02")


Do = Callable[[State, Check, Waiting, Any], Sequence[Event]]


def _in_check(do: Do, fits: Callable[[Check], bool] = lambda check: True) -> Carry:
    """Outside a check, and where the check has come too far or not far enough, nothing happens."""

    def carried(state: State, waiting: Waiting, effect: Any) -> Sequence[Event]:
        check = state.check
        return do(state, check, waiting, effect) if check is not None and fits(check) else []

    return carried


def _before_roll(do: Do) -> Carry:
    return _in_check(do, lambda check: check.step < ROLL)


def _on_pool(do: Do) -> Carry:
    return _in_check(do, lambda check: bool(check.pool))


def _repeat(state: State, check: Check, waiting: Waiting, _: fx.RepeatCheck) -> Sequence[Event]:
    return start_check(
        state,
        state.member(check.active),
        check.purpose,
        check.source,
        check.card,
        check.path,
        check.at,
        again=True,
    )


def _is_in_force(state: State, check: Check, waiting: Waiting, effect: Effect) -> Sequence[Event]:
    return [TextInForce(text=waiting)]


def _return_shown(state: State, check: Check, waiting: Waiting, effect: fx.ReturnShown) -> Sequence[Event]:
    """Before the roll the icon is only named; `will_return` looks at the dice when they have fallen."""
    return will_return(check, effect.icon) if check.step > ROLL else [TextInForce(text=waiting)]


def will_return(check: Check, icon: Icon) -> Sequence[Event]:
    dice = tuple(die.id for die in check.dice if icon in die.shown and die.id not in check.returning)
    return [DiceWillReturn(dice=dice)] if dice else []


def _treat(state: State, check: Check, waiting: Waiting, effect: fx.TreatResults) -> Sequence[Event]:
    owner = check.active if effect.own else None
    said = Treatment(shown=effect.shown, becomes=effect.becomes, also=effect.also, color=effect.color, owner=owner)
    return [PoolTreated(treatment=said, because=BY_TEXT)]


def _turn_shown(state: State, check: Check, waiting: Waiting, effect: fx.TurnShown) -> Sequence[Event]:
    wanted = None if effect.shown is None else effect.shown.value
    turn = ChooseTurn(member=check.active, color=effect.color, icon=effect.icon.value, shown=wanted, anew=True)
    return [DecisionOpened(decision=turn)] if faces_to_pick(state, turn) else []


def _reroll_any(state: State, check: Check, waiting: Waiting, effect: fx.RerollAny) -> Sequence[Event]:
    on_it = None if effect.having is None else effect.having.value
    reroll = ChooseReroll(member=check.active, left=len(check.pool), color=effect.color, having=on_it)
    left = len(dice_to_pick(state, reroll))
    return [DecisionOpened(decision=attrs.evolve(reroll, left=left))] if left else []


def _picked_here(state: State, check: Check, waiting: Waiting, effect: Effect) -> Sequence[Event]:
    return pick(state, waiting, POOL_OPTIONS[type(effect)])


def _asked_die(state: State, check: Check, waiting: Waiting, effect: Effect) -> Sequence[Event]:
    return ask_die(state, check, effect)


def _having(state: State, check: Check, icon: Icon) -> int:
    """How many dice do not show the icon, but have it."""
    turn = ChooseTurn(member=check.active, color=None, icon=icon.value, anew=True)
    return len({die for die, _ in faces_to_pick(state, turn)})


def _alike(icon: Icon, count: int) -> Effect:
    """The first die is turned, the others may be."""
    more = (May(effect=fx.TurnShown(icon=icon)),) * (count - 1)
    return InOrder(steps=(fx.TurnShown(icon=icon), *more))


def _matching(icon: Icon, color: object, turned: bool) -> Effect:
    if turned:
        return fx.TurnShown(icon=icon, color=color)  # type: ignore[arg-type]
    return fx.TreatDie(becomes=(icon,), color=color)  # type: ignore[arg-type]


def _to_return(state: State, _: Waiting, effect: fx.ReturnNamed) -> Iterator[Effect]:
    """Before the roll any icon may be named, afterwards one that is shown."""
    check = state.running_check
    icons = (i for i in Icon if check.step <= ROLL or any(i in die.shown for die in check.dice))
    return (fx.ReturnShown(icon=icon) for icon in icons)


def _to_match(state: State, _: Waiting, effect: fx.MatchIcon) -> Iterator[Effect]:
    return (_matching(icon, effect.color, effect.turned) for icon in matchable(state.running_check, effect))


def _to_turn(state: State, _: Waiting, effect: fx.TurnAlike) -> Iterator[Effect]:
    having = ((icon, _having(state, state.running_check, icon)) for icon in Icon)
    return (_alike(icon, min(effect.count, dice)) for icon, dice in having if dice)


POOL_OPTIONS: dict[type[Effect], Options] = {
    fx.ReturnNamed: _to_return,
    fx.MatchIcon: _to_match,
    fx.TurnAlike: _to_turn,
    fx.RerollColor: lambda state, waiting, effect: (
        fx.RerollColor(color=color) for color in colors_in(state.running_check)
    ),
    fx.RerollNamed: lambda state, waiting, effect: (fx.RerollNamed(icon=icon) for icon in Icon),
}


def ask_die(state: State, check: Check, effect: Effect) -> Sequence[Event]:
    """Which die? Nobody is asked if there is none."""
    question = ChooseCheckDie(member=check.active, effect=effect)
    return [DecisionOpened(decision=question)] if dice_for(state, check, effect) else []


def _reroll_color(state: State, check: Check, waiting: Waiting, effect: fx.RerollColor) -> Sequence[Event]:
    """All of the color at once, which may have to be picked; real dice are told one by one."""
    if effect.color is None:
        return _picked_here(state, check, waiting, effect)
    dice = [die.id for die in check.dice if die.color is effect.color and not is_free(die.id)]
    if state.real_dice and dice:
        every = ChooseReroll(member=check.active, left=len(dice), color=effect.color, every=True)
        return [DecisionOpened(decision=every)]
    fell: list[Event] = []
    rng = state.rng
    for die in dice:
        face, after = rng.below(SIDES)
        fell.append(DieRerolled(die=die, face=face, drawn=after.since(rng)))
        rng = after
    return fell


def picked(state: State, check: Check, effect: Effect, die: DieId) -> Sequence[Event]:
    """The text is carried out with this die."""
    match effect:
        case fx.TreatDie(shown=shown, becomes=becomes):
            return [_counts_as(die, becomes if shown is None else _changed(check, die, shown, becomes))]
        case fx.JoinBasics(first=None):
            return [_counts_as(die, (Icon.ACE,)), steps(check.active, fx.JoinBasics(first=die))]
        case fx.JoinBasics():
            return [_counts_as(die, ())]
        case fx.RerollOther() | fx.RerollNamed():
            face, rng = state.rng.below(SIDES)
            return rerolled_named(effect, DieRerolled(die=die, face=face, drawn=rng.since(state.rng)))
        case fx.ReturnColors(count=count, done=done):
            more = attrs.evolve(effect, count=count - 1, done=(*done, ALL_DICE[die].color))
            left = [steps(check.active, more)] if count > 1 else []
            return [DiceWillReturn(dice=(die,)), *left]
        case fx.PutInPool(icon=icon):
            face_up = lying(die, icon)
            assert face_up is not None
            return [DiePutInPool(owner=check.active, die=die, face=face_up)]
        case fx.KeepAside():
            later = Waiting(effect=RollAside(die=die), you=check.active)
            return [DieKeptAside(owner=check.active, die=die), TextInForce(text=later)]
        case RollAside():
            face, rng = state.rng.below(SIDES)
            return [AsideRolled(owner=check.active, die=die, face=face, drawn=rng.since(state.rng))]
        case fx.KeepFace():
            return remember(state, check, die)
        case StayInPool(dice=paying):
            spent = tuple(other for other in paying if other != die)
            return [DieStays(die=die), *([PoolDiceSpent(dice=spent)] if spent else [])]
        case _:
            raise AssertionError(f"{effect} asks for no die")


def rerolled_named(effect: fx.RerollOther | fx.RerollNamed, fell: DieRerolled) -> Sequence[Event]:
    shows = isinstance(effect, fx.RerollNamed) and effect.icon in ALL_DICE[fell.die].faces[fell.face]
    return [fell, *([DiceWillReturn(dice=(fell.die,))] if shows else [])]


def _counts_as(die: DieId, icons: tuple[Icon, ...]) -> Event:
    return PoolTreated(treatment=Treatment(shown=None, becomes=icons, die=die), because=BY_TEXT)


def _changed(check: Check, die: DieId, shown: Icon, becomes: tuple[Icon, ...]) -> tuple[Icon, ...]:
    """The face as it counts, with one such icon replaced."""
    icons = next(other.icons for other in check.dice if other.id == die)
    at = icons.index(shown)
    return (*icons[:at], *becomes, *icons[at + 1 :])


def _reroll_named(state: State, check: Check, waiting: Waiting, effect: fx.RerollNamed) -> Sequence[Event]:
    named = effect.icon is not None
    return ask_die(state, check, effect) if named else _picked_here(state, check, waiting, effect)


POOL: Carries = {
    **dict.fromkeys((fx.PutInPool, fx.KeepAside), _before_roll(_asked_die)),
    **dict.fromkeys((fx.IgnoreInjuryDice, fx.AssistMore, fx.MayAssist), _before_roll(_is_in_force)),
    **dict.fromkeys((fx.PayTwice, fx.SpareOutcome), _in_check(_is_in_force)),
    **dict.fromkeys((fx.TreatDie, fx.JoinBasics, fx.RerollOther, fx.ReturnColors, fx.KeepFace), _on_pool(_asked_die)),
    **dict.fromkeys((fx.MatchIcon, fx.TurnAlike), _on_pool(_picked_here)),
    fx.RepeatCheck: _in_check(_repeat),
    fx.ReturnNamed: _in_check(_picked_here),
    fx.ReturnShown: _in_check(_return_shown),
    fx.TreatResults: _on_pool(_treat),
    fx.TurnShown: _on_pool(_turn_shown),
    fx.RerollAny: _on_pool(_reroll_any),
    fx.RerollColor: _on_pool(_reroll_color),
    fx.RerollNamed: _on_pool(_reroll_named),
    **dict.fromkeys((fx.ProgressHere, fx.ResetHere), markers_here),
    fx.ProgressAround: progress_around,
}
