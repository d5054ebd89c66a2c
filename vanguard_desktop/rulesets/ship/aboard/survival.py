"""MED-14 to MED-16: whoever lies in a critical bed rolls injury dice, and may die (DSH-05)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import EffectsQueued, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import InjuryIcon, Section
from vanguard_desktop.setting import Bed, ModifierKey

from .. import zones
from ..chapter import Chapter
from ..data.aboard.medbay import SurvivalCheck, SurvivalPassed
from ..data.common import AskOrder
from ..data.journey.leaving import CrewDied
from ..data.rolls import Dice, RollDice
from ..modifiers import Modifier, is_limited, modifiers, spend, total
from ..moves import move_member, steps
from ..phases import Phase
from ..state import ShipState
from .beds import beds

HEAVY, SPECIAL = InjuryIcon.HEAVY.value, InjuryIcon.SPECIAL.value
SURVIVAL_DICE, DEADLY_DICE = 3, 4


def survival_checks(state: ShipState) -> Sequence[Event]:
    """Everybody in a critical bed, also those who are there only because no other was free (MED-14).

    The order matters only while a card lets a single one of them pass: then Science chooses it (CYC-11).
    """
    checks = tuple(
        Waiting(effect=SurvivalCheck(member=member))
        for bed in beds(state, Bed.CRITICAL)
        for member in state.members(bed)
    )
    if len(checks) > 1 and modifiers(state, ModifierKey.SURVIVAL_PASS):
        return [steps(AskOrder(effects=checks, section=Section.SCIENCE))]
    return [EffectsQueued(effects=checks)] if checks else []


def dice_count(state: ShipState) -> int:
    base = DEADLY_DICE if state.options.deadly_checks else SURVIVAL_DICE
    return max(0, base + total(state, ModifierKey.SURVIVAL_DICE))


def is_fatal(results: Sequence[str]) -> bool:
    """Two heavy results, or a heavy and a special one (MED-15)."""
    heavy = results.count(HEAVY)
    return heavy >= 2 or (heavy == 1 and SPECIAL in results)


def _check(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, SurvivalCheck)
    if effect.kept:
        return [steps(RollDice(dice=Dice.INJURY, count=1, why=waiting, members=(effect.member,)))]
    roll = RollDice(dice=Dice.INJURY, count=dice_count(state), why=waiting, members=(effect.member,))
    return [*spend(state, modifiers(state, ModifierKey.SURVIVAL_DICE)), steps(roll)]


def _rolled(state: ShipState, waiting: Waiting, results: Sequence[str]) -> Sequence[Event]:
    """A heavy result is rolled again as long as a card allows it and it would be fatal; then the check is over."""
    effect = waiting.effect
    assert isinstance(effect, SurvivalCheck)
    dice = [*effect.kept, *results]
    if not is_fatal(dice):
        return []
    if (again := _another_roll(state, effect)) is not None:
        dice.remove(HEAVY)
        return [*spend(state, again), steps(attrs.evolve(effect, rerolled=effect.rerolled + 1, kept=tuple(dice)))]
    if passes := modifiers(state, ModifierKey.SURVIVAL_PASS):
        return [SurvivalPassed(member=effect.member, card=str(passes[0].source)), *spend(state, passes[:1])]
    return _dies(state, effect.member)


def _another_roll(state: ShipState, check: SurvivalCheck) -> Sequence[Modifier] | None:
    """What allows one more die to be rolled again, if anything does: first what may be used in every check (MED-04)."""
    found = modifiers(state, ModifierKey.SURVIVAL_REROLL)
    limited = [each for each in found if is_limited(state, each)]
    if check.rerolled < sum(each.standing.value for each in found if each not in limited):
        return []
    return limited[:1] or None


def _dies(state: ShipState, member: MemberId) -> Sequence[Event]:
    """The card goes to its crew board for the memorial wall; the bed is empty at once (MED-16)."""
    section = state.section_of(member)
    return [*move_member(state, member, zones.board_crew(section)), CrewDied(member=member, section=section)]


SURVIVAL = Chapter(
    steps={(Phase.MEDBAY, "survival_checks"): survival_checks},
    effects={SurvivalCheck: _check},
    rolled={SurvivalCheck: _rolled},
    folds={SurvivalPassed: lambda state, event: state},
)
