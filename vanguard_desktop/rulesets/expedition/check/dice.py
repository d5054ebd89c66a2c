"""Which dice a card or skill may take in a dice check: in the roll pool, or available before the roll."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core import DieId, Effect
from vanguard_desktop.dice.faces import ALL_DICE, Color, Icon, is_free
from vanguard_desktop.dice.pool import PoolDie, faces_to_turn_to

from ..data import Check, State
from ..data import effects as fx
from ..data.steps import RollAside, StayInPool


def dice_for(state: State, check: Check, effect: Effect) -> tuple[DieId, ...]:
    """Every die that the text may be carried out with now."""
    active = state.member(check.active)
    match effect:
        case fx.TreatDie(shown=shown, becomes=becomes, color=color):
            fit = (die for die in check.dice if color in (None, die.color))
            return _ids(die for die in fit if (shown in die.icons if shown is not None else die.icons != becomes))
        case fx.JoinBasics(first=first):
            return _ids(die for die in check.dice if _joins(check, die, first))
        case fx.ReturnColors(icon=icon, done=done):
            fit = (die for die in check.dice if icon in die.shown and die.color not in done)
            return tuple(die for die in _ids(fit) if die not in check.returning)
        case fx.RerollOther(icon=icon):
            return _ids(die for die in check.dice if icon not in die.shown and not is_free(die.id))
        case fx.RerollNamed() | fx.KeepFace():
            return _ids(die for die in check.dice if not is_free(die.id))
        case fx.PutInPool(icon=icon, color=color):
            dice = (die for die in active.available if color in (None, ALL_DICE[die].color))
            return tuple(die for die in dice if lying(die, icon) is not None)
        case fx.KeepAside():
            return tuple(die for die, owner in check.hand if owner == active.id)
        case RollAside(die=die):
            return (die,) if die in active.available else ()
        case StayInPool(dice=paying):
            here = (rolled.die for rolled in check.pool if rolled.die in paying)
            return tuple(die for die in here if die not in check.stayed)
        case _:
            raise AssertionError(f"{effect} asks for no die")


def takes_a_die(effect: Effect) -> bool:
    """Whether the text is nothing without a die for it."""
    asking = fx.TreatDie | fx.JoinBasics | fx.ReturnColors | fx.PutInPool | fx.KeepAside | fx.KeepFace
    return isinstance(effect, asking)


def _ids(dice: Iterable[PoolDie]) -> tuple[DieId, ...]:
    return tuple(die.id for die in dice)


def _joins(check: Check, die: PoolDie, first: str | None) -> bool:
    """A basic result with another one of its color; the second is of the color of the first, which is an ace by now."""
    if Icon.BASIC not in die.icons:
        return False
    if first is not None:
        return die.color is ALL_DICE[DieId(first)].color
    return any(o.id != die.id and o.color is die.color and Icon.BASIC in o.icons for o in check.dice)


def lying(die: DieId, icon: Icon) -> int | None:
    """The face with that icon alone, as the die is laid down; None if it has none (DIE-35)."""
    return next((face for face in faces_to_turn_to(die, icon) if ALL_DICE[die].faces[face] == (icon,)), None)


def matchable(check: Check, effect: fx.MatchIcon) -> tuple[Icon, ...]:
    """The icons that so many dice show and one more of the color could take; accidents and aces match nothing."""
    found = []
    for icon in Icon:
        if icon in (Icon.ACE, Icon.ACCIDENT) or sum(icon in die.shown for die in check.dice) < effect.alike:
            continue
        others = (die for die in check.dice if icon not in die.shown and effect.color in (None, die.color))
        if any(not effect.turned or faces_to_turn_to(die.id, icon) for die in others):
            found.append(icon)
    return tuple(found)


def colors_in(check: Check) -> tuple[Color, ...]:
    return tuple(color for color in Color if any(die.color is color for die in check.dice))
