"""Amounts of events and adventures by difficulty (HDF-02 to HDF-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from vanguard_desktop.core import Choose, Effect, If, InOrder, May

from ..data import effects as fx
from ..data.effects import ByDifficulty
from ..data.effects.common import AtStructure
from ..data.kinds import THAT, Difficulty, StructureId

# What a positive amount of these is to the group; in which field it stands.
HELPS: dict[type[Effect], str] = {
    fx.ChangeReserve: "by",
    fx.ChangeProduction: "by",
    fx.ChangeSupply: "by",
    fx.ChangeMorale: "by",
    fx.ChangeTokens: "by",
    fx.Mend: "count",
    fx.GainPart: "count",
    fx.GainSeed: "count",
    fx.GainSample: "count",
}
HARMS: dict[type[Effect], str] = {
    fx.ChangeStress: "by",
    fx.ChangeDemand: "by",
    fx.ChangeTrack: "by",
    fx.Hurt: "count",
}
# Never multiplied (HDF-04), but harm all the same.
EXTREME = (
    fx.FallIll, fx.Break, fx.ShutDown, fx.ResolveCard, fx.Wither, fx.Unplant, fx.PutModifier, fx.MarkRover,
    fx.RollForRover, fx.PutOnMap, fx.MarkUsedRover, fx.LoseSampleHere, fx.BreakRepaired,
)  # fmt: skip


def leaves(effect: Effect) -> Iterator[Effect]:
    """What an effect is made of."""
    match effect:
        case InOrder(steps=parts) | Choose(options=parts):
            for part in parts:
                yield from leaves(part)
        case If(then=then, otherwise=otherwise):
            yield from (*leaves(then), *leaves(otherwise))
        case May(effect=inner) | fx.NameStructure(then=inner):
            yield from leaves(inner)
        case ByDifficulty():
            return
        case _:
            yield effect


def harms(effect: Effect) -> bool:
    """An effect that both helps and harms, or that can do either, counts as harmful (HDF-03)."""
    return any(_harms(leaf) for leaf in leaves(effect))


def _harms(leaf: Any) -> bool:
    if type(leaf) in HELPS:
        return int(getattr(leaf, HELPS[type(leaf)])) < 0
    if type(leaf) in HARMS:
        return int(getattr(leaf, HARMS[type(leaf)])) > 0
    return isinstance(leaf, EXTREME)


def at_difficulty(effect: Effect, difficulty: Difficulty) -> Effect:
    """The effect as it is at this difficulty; three amounts are chosen from, one is changed by HDF-03."""
    return _scaled(effect, difficulty, harms(effect))


def at(effect: Effect, structure: StructureId | None) -> Effect:
    """The text with the structure that its event has named (HAP-41)."""
    if structure is None:
        return effect
    match effect:
        case InOrder(steps=steps):
            return attrs.evolve(effect, steps=tuple(at(each, structure) for each in steps))
        case ByDifficulty(effects=three):
            return attrs.evolve(effect, effects=tuple(at(each, structure) for each in three))
        case AtStructure() if effect.structure == THAT:
            return attrs.evolve(effect, structure=structure)
        case _:
            return effect


def _scaled(effect: Effect, difficulty: Difficulty, harmful: bool) -> Effect:
    match effect:
        case InOrder(steps=steps):
            return attrs.evolve(effect, steps=tuple(_scaled(each, difficulty, harmful) for each in steps))
        case Choose(options=options):
            return attrs.evolve(effect, options=tuple(_scaled(each, difficulty, harmful) for each in options))
        case If(then=then, otherwise=otherwise):
            yes, no = (_scaled(each, difficulty, harmful) for each in (then, otherwise))
            return attrs.evolve(effect, then=yes, otherwise=no)
        case May(effect=inner):
            return attrs.evolve(effect, effect=_scaled(inner, difficulty, harmful))
        case fx.NameStructure(then=then):
            return attrs.evolve(effect, then=_scaled(then, difficulty, harmful))
        case ByDifficulty(effects=three):
            return three[list(Difficulty).index(difficulty)]
        case _:
            field = HELPS.get(type(effect)) or HARMS.get(type(effect))
            if field is None:
                return effect
            now: int = getattr(effect, field)
            changes: dict[str, Any] = {field: amount(abs(now), difficulty, harmful) * (1 if now > 0 else -1)}
            return attrs.evolve(effect, **changes)


def amount(number: int, difficulty: Difficulty, harmful: bool) -> int:
    """HDF-03: on easy less harm and more help, on hard more harm; one stays one where it harms."""
    if not harmful:
        return number + (difficulty is Difficulty.EASY)
    if number < 2:
        return number
    return {Difficulty.EASY: max(1, number - 1), Difficulty.NORMAL: number, Difficulty.HARD: number + 1}[difficulty]
