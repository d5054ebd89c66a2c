"""Spending, sacrificing and refreshing section dice, and exerting (DIE, ACT-50 to ACT-56)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, DieId, Effect, Event, Part, Source, Waiting, total
from vanguard_desktop.dice.faces import ALL_DICE, Color
from vanguard_desktop.setting import InjuryKind

from ..data import (
    ChooseDieToRefresh,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    Lasting,
    Member,
    State,
)
from ..data.effects import GainInjury, RefreshDice, SacrificeDice, SpendDice
from ..data.events import DieRefreshed, DieSacrificed, DieSpent, Exerted, LastingUsed
from ..queueing import same, steps
from ..round.lasting import in_force, rest_raises

FEW_DICE = 3
EXERT_REFRESHES = 5


def of_color(dice: Sequence[DieId], color: Color | None) -> tuple[DieId, ...]:
    return tuple(die for die in dice if color is None or ALL_DICE[die].color is color)


def alike(dice: Sequence[DieId]) -> bool:
    """Dice of one make are the same to the rules, so which of them goes is no question (DEC-15)."""
    return len({die.rpartition("-")[0] for die in dice}) <= 1


def refreshable(member: Member, color: Color | None) -> tuple[DieId, ...]:
    """Spent dice that find a free usable slot of their color (DIE-21, DIE-22)."""
    return tuple(die for die in of_color(member.spent, color) if member.free_slots(ALL_DICE[die].color) > 0)


def sacrificeable(member: Member, color: Color | None) -> tuple[DieId, ...]:
    """Available and spent dice of the color; of any, if there is none of it (DIE-28, DIE-29)."""
    dice = (*member.available, *member.spent)
    return of_color(dice, color) or dice


def is_exhausted(state: State, member: Member) -> bool:
    """With 3 dice or fewer, or none within reach, Exhausted comes instead of a sacrifice (DIE-31)."""
    return state.dice_in_play(member) <= FEW_DICE or not (member.available or member.spent)


def lost_for_good(state: State, member: Member, cost: Effect) -> int:
    """How many dice go out of the game by a cost: those sacrificed, and one for each that cannot be spent (DIE-26)."""
    match cost:
        case SpendDice(count=count, color=color):
            lost = count - len(of_color(member.available, color))
        case SacrificeDice(count=count):
            lost = count
        case _:
            return 0
    return 0 if is_exhausted(state, member) else max(lost, 0)


def spend(state: State, member: Member, effect: SpendDice, waiting: Waiting) -> Sequence[Event]:
    """Die by die: what is available is spent, for each one missing a die is sacrificed (DIE-26, DIE-38)."""
    if not effect.count:
        return []
    rest = () if effect.count == 1 else (same(waiting, SpendDice(count=effect.count - 1, color=effect.color)),)
    dice = of_color(member.available, effect.color)
    if not dice:
        # DIE-27: of a color that is not available, a spent die of it goes first.
        return [*rest, same(waiting, SacrificeDice(color=effect.color))]
    if alike(dice) or len(dice) <= effect.count:
        return [DieSpent(member=member.id, die=dice[0]), *rest]
    return [*rest, DecisionOpened(decision=ChooseDieToSpend(member=member.id, color=effect.color))]


def sacrifice(state: State, member: Member, effect: SacrificeDice, waiting: Waiting) -> Sequence[Event]:
    """One by one; few dice are tested before each (DIE-32)."""
    if not effect.count:
        return []
    rest = () if effect.count == 1 else (same(waiting, SacrificeDice(count=effect.count - 1, color=effect.color)),)
    instead = in_force(state, Lasting.SPEND_INSTEAD, member.id, member.sector) if state.lasting else None
    if instead is not None and member.available:
        # Of the color if there is one, so that this cost does not end in a sacrifice again (DIE-26).
        color = effect.color if of_color(member.available, effect.color) else None
        used = [LastingUsed(entry=instead)] if instead.uses is not None else []
        return [*used, *rest, same(waiting, SpendDice(color=color))]
    if is_exhausted(state, member):
        if state.options.training:  # TUT-35: what would end in Exhausted is void
            return [*rest]
        return [*rest, same(waiting, GainInjury(kind=InjuryKind.EXHAUSTED))]
    dice = sacrificeable(member, effect.color)
    if alike(dice):
        return [DieSacrificed(member=member.id, die=dice[-1]), *rest]
    return [*rest, DecisionOpened(decision=ChooseDieToSacrifice(member=member.id, color=effect.color))]


def refresh(state: State, member: Member, effect: RefreshDice, waiting: Waiting) -> Sequence[Event]:
    """Dice of the owner's choice; fewer, if fewer qualify (DIE-23)."""
    dice = refreshable(member, effect.color)
    if not dice or not effect.count:
        return []
    if len(of_color(member.spent, effect.color)) <= effect.count and _all_fit(member, dice):
        return [DieRefreshed(member=member.id, die=die) for die in dice]
    rest = () if effect.count == 1 else (same(waiting, RefreshDice(count=effect.count - 1, color=effect.color)),)
    if alike(dice):
        return [DieRefreshed(member=member.id, die=dice[0]), *rest]
    return [*rest, DecisionOpened(decision=ChooseDieToRefresh(member=member.id, color=effect.color))]


def _all_fit(member: Member, dice: Sequence[DieId]) -> bool:
    return all(len(of_color(dice, color)) <= member.free_slots(color) for color in Color)


def rest_count(state: State, member: Member) -> int:
    return total(rest_parts(state, member))


def rest_parts(state: State, member: Member) -> tuple[Part, ...]:
    """What a rest refreshes: half of the section dice, rounded up, available and spent counted together (ACT-39), and
    what texts add to it.
    """
    half = (len(member.available) + len(member.spent) + 1) // 2
    return (Part(of=Source("half_of_dice"), amount=half), *rest_raises(state, member))


def exert(state: State, member: Member) -> Sequence[Event]:
    """The sacrifice, or the injury, comes first; the refresh second (ACT-54)."""
    return [
        Exerted(member=member.id),
        steps(member.id, SacrificeDice(), RefreshDice(count=EXERT_REFRESHES), source=Source("exert")),
    ]


def exerting_helps(state: State, member: Member) -> bool:
    """Whether exerting now would bring dice back that could pay a cost (DEC-26)."""
    return bool(refreshable(member, None))
