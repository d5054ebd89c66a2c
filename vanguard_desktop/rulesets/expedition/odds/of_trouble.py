"""What the injury and danger dice of the running check can bring, before and after the roll (CHK-46 to CHK-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypeVar

import attrs

from vanguard_desktop.core import Effect
from vanguard_desktop.dice.chances import Chance, Harm, InjuryFace, Means, Placed, counts, least_harm
from vanguard_desktop.dice.faces import DANGER_FACES, INJURY_FACES, DangerIcon, InjuryIcon
from vanguard_desktop.setting import InjuryKind

from ..check.check import ROLL, SPECIAL
from ..crew.abilities import AnyTime, ability_of
from ..crew.wounds import SURVIVAL_DICE, dies
from ..data import INJURIES, Check, ChoosePoolDie, State
from ..data.effects import (
    BurnBasics,
    GainInjury,
    If,
    IgnoreInjuryDice,
    PoolDieToSpent,
    SacrificeDice,
    SpendDice,
)
from .planned_check import Intent

F = TypeVar("F")


@attrs.frozen(kw_only=True)
class InjuryChance:
    """The chance that an injury card takes a die with that icon, and what then happens. `slot` counts from 0; a card
    that is only gained in this check stands behind those that lie there."""

    slot: int
    kind: InjuryKind
    icon: InjuryIcon
    effect: Effect
    chance: Chance


@attrs.frozen(kw_only=True)
class DangerChance:
    """How often a danger die of that letter shows the icon: the chance of 0, 1, 2 ... times, and what it then does."""

    letter: str
    icon: DangerIcon
    effect: Effect | None
    times: tuple[Chance, ...]


@attrs.frozen
class Wear:
    """What injuries do to a check: basics count as accidents, so many dice of the pool are lost, or it is over."""

    burned: bool
    lost: int
    over: bool = False


def injury_rolls(state: State, check: Check, ignored: bool) -> list[tuple[InjuryIcon, ...]]:
    """For each injury die that is still to be placed the faces that it may show."""
    if check.step >= SPECIAL or ignored or check.says(IgnoreInjuryDice):
        return []
    if check.step > ROLL:
        return [(die.icon,) for die in check.injuries if not die.resolved]
    dice = len(check.injuries) or len(state.member(check.active).injury_dice)
    told = [InjuryIcon(result) for result in check.told[len(check.hand) : len(check.hand) + dice]]
    return [*((icon,) for icon in told), *([INJURY_FACES] * (dice - len(told)))]


def injuries(state: State, check: Check, intent: Intent) -> tuple[tuple[InjuryChance, ...], Counter[Wear]]:
    """The chance of each effect of an injury card, and in how many ways the pool is worn down how."""
    taken = {die.slot for die in check.injuries}
    cards = [
        (slot, injury.kind)
        for slot, injury in enumerate(state.member(check.active).injuries)
        if injury is not None and not injury.face_down and slot not in taken
    ]
    faces = tuple(InjuryFace(takes=_harms(kind)) for _, kind in cards)
    means = _means(state, check, intent)
    ignored = any(isinstance(_effect(state, command), IgnoreInjuryDice) for command in intent.played)
    ways: Counter[Placed] = Counter()
    for roll, way in _combined(injury_rolls(state, check, ignored)).items():
        ways[least_harm(roll, faces, means)] += way
    of = ways.total()
    chances = []
    for number in range(max((len(placed.cards) for placed in ways), default=0)):
        for slot, kind in (cards[number],) if number < len(cards) else _gained(state, check, number - len(cards)):
            for icon, effect in INJURIES[kind].effects.items():
                hits = sum(way for placed, way in ways.items() if _took(placed, number, icon, kind, len(cards)))
                chances.append(InjuryChance(slot=slot, kind=kind, icon=icon, effect=effect, chance=Chance(hits, of)))
    worn: Counter[Wear] = Counter()
    most = max(len(placed.fourth) for placed in ways)
    for placed, way in ways.items():
        for wear, share in _survived(state, placed, most).items():
            worn[wear] += way * share
    return tuple(chances), worn


def _gained(state: State, check: Check, number: int) -> Iterator[tuple[int, InjuryKind]]:
    """A card that is only gained on the way lies in the next empty slot (INJ-03)."""
    empty = [slot for slot, injury in enumerate(state.member(check.active).injuries) if injury is None]
    return ((empty[number], kind) for kind in (InjuryKind.WOUNDED, InjuryKind.EXHAUSTED))


def _took(placed: Placed, number: int, icon: InjuryIcon, kind: InjuryKind, lay: int) -> bool:
    if placed.cards[number : number + 1] != (icon,):
        return False
    brought = Harm.WOUND if kind is InjuryKind.WOUNDED else Harm.SACRIFICE
    return number < lay or placed.gained[number - lay] is brought


def _means(state: State, check: Check, intent: Intent) -> Means:
    """What the active crew member bears injuries with; dice in the check are in play, but nothing is paid with them."""
    member = state.member(check.active)
    hand = {die for die, owner in check.hand if owner == member.id}
    thought = hand if intent.hand is None else set(intent.hand) & (hand | set(member.available))
    moved = len(thought) - len(hand)
    return Means(
        available=len(member.available) - moved,
        spent=len(member.spent),
        rolled=sum(die.owner == member.id for die in check.pool) + len(thought),
        cards=len(member.hand) - len(intent.played),
        room=sum(injury is None for injury in member.injuries),
        exhausted=not state.options.training,
    )


def _effect(state: State, command: AnyTime) -> Effect | None:
    ability = ability_of(state, command)
    return None if ability is None else ability.effect


def _harms(kind: InjuryKind) -> Mapping[InjuryIcon, Harm]:
    return {icon: _harm(effect) for icon, effect in INJURIES[kind].effects.items()}


def _harm(effect: Effect) -> Harm:
    match effect:
        case BurnBasics():
            return Harm.BURN
        case PoolDieToSpent():
            return Harm.LOSE_DIE
        case GainInjury():
            return Harm.WOUND
        case SpendDice(count=count):
            return Harm.SPEND if count == 1 else Harm.SPEND_TWO
        case SacrificeDice():
            return Harm.SACRIFICE
        case If(then=SpendDice()):
            return Harm.PANIC
        case _:
            return Harm.OTHER


def _combined(dice: list[tuple[F, ...]]) -> Counter[tuple[F, ...]]:
    """Rolls that differ in the order of equal dice only are one."""
    rolls: Counter[tuple[F, ...]] = Counter()
    for roll in product(*dice):
        rolls[tuple(sorted(roll, key=lambda icon: icon.value))] += 1  # type: ignore[attr-defined]
    return rolls


def _survived(state: State, placed: Placed, most: int) -> Counter[Wear]:
    """A fourth injury is the end of the check, but in the harder mode many live through it (END-08, DLY-04).

    All counts are out of as many survival rolls as there are of `most` fourth injuries.
    """
    rolls = list(product(INJURY_FACES, repeat=SURVIVAL_DICE)) if state.options.deadly_injuries else []
    of = max(len(rolls), 1)
    lucky = of - sum(map(dies, rolls)) if rolls else 0
    lives = of ** (most - len(placed.fourth))
    for dice in placed.fourth:
        lives *= lucky if dice > SURVIVAL_DICE else 0
    goes_on = Wear(placed.burned, placed.lost + asked_now(state))
    return Counter({goes_on: lives, Wear(False, 0, over=True): of**most - lives})


def asked_now(state: State) -> int:
    """A die of the pool that is to be put aside at this moment is as good as lost."""
    return int(isinstance(state.question, ChoosePoolDie))


def dangers(state: State, check: Check) -> Iterator[DangerChance]:
    """Letter by letter; dice that have fallen show what they show (CHK-52)."""
    if check.step >= SPECIAL:
        return
    letters: dict[str, list[tuple[DangerIcon, ...]]] = {}
    told = [DangerIcon(result) for result in check.told[len(check.hand) + len(check.injuries) :]]
    waiting = [(die.letter, die.icon) for die in check.dangers if not die.resolved]
    if not check.dangers and check.step < ROLL:
        waiting = [(letter, None) for letter in check.card.danger]
    for number, (letter, icon) in enumerate(waiting):
        known = told[number] if number < len(told) else icon
        letters.setdefault(letter, []).append(DANGER_FACES if known is None else (known,))
    for letter, dice in letters.items():
        table = state.box.dangers.get(letter)
        for icon in DangerIcon:
            effect = None if table is None else table.results.get(icon)
            yield DangerChance(letter=letter, icon=icon, effect=effect, times=counts(dice, (icon,)))
