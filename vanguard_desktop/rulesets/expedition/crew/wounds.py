"""Injuries: cards in slots, dice in columns, and what a fourth injury does (INJ, END-08, DLY)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, DieId, EffectsQueued, Event, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, INJURY_FACES, Color, InjuryIcon, is_free
from vanguard_desktop.setting import InjuryKind

from ..data import AskSurvival, ChooseColumn, ChooseInjury, ChooseOverflow, Ending, Member, State
from ..data.effects import FlipInjury, RemoveInjury, SacrificeDice
from ..data.events import (
    DieSacrificed,
    DieSpent,
    InjuryDiePlaced,
    InjuryDieRemoved,
    InjuryFlipped,
    InjuryGained,
    InjuryRemoved,
    MemberDied,
    SurvivalRolled,
)
from ..data.steps import NextTurn, OpenRound, Overflow, PlaceInjuryDie
from ..queueing import steps
from ..round.ending import end_now

SURVIVAL_DICE = 3
SLOTS = 3


def gain(state: State, member: Member, kind: InjuryKind) -> Sequence[Event]:
    """The card on the leftmost empty slot, then its die in a column (INJ-03)."""
    if state.options.training and (kind is not InjuryKind.SCRATCHED or member.injury_count):
        return []  # TUT-12
    given, drawn = _in_stock(state, kind)
    if given is None:
        return []
    if member.injury_count == SLOTS:
        return fourth(state, member)
    slot = next(number for number, injury in enumerate(member.injuries) if injury is None)
    events: list[Event] = [InjuryGained(member=member.id, kind=given, slot=slot, drawn=drawn)]
    if _columns(state, member, back=False):
        events.append(steps(member.id, PlaceInjuryDie()))
    return events


def _in_stock(state: State, kind: InjuryKind) -> tuple[InjuryKind | None, int]:
    """The named card, or Wounded if it is used up, or any other at random (INJ-09, INJ-10), and the chance used."""
    for wanted in (kind, InjuryKind.WOUNDED):
        if state.injury_stock[wanted]:
            return wanted, 0
    left = [
        other for other in InjuryKind if other is not InjuryKind.SCRATCHED for _ in range(state.injury_stock[other])
    ]
    if not left:
        return None, 0
    at, rng = state.rng.below(len(left))
    return left[at], rng.since(state.rng)


def _columns(state: State, member: Member, *, back: bool) -> tuple[Color, ...]:
    """Where a die may go; dice that are rolled or lie on cards come back and keep columns free (INJ-05, INJ-30).

    Another injury may have been gained since this one: what is not placed yet is asked for again when its turn comes.
    """
    free = tuple(color for color in Color if color not in member.injury_dice)
    if back:
        return free
    rolled = len(state.check.injuries) if state.check is not None and state.check.active == member.id else 0
    return free if state.injury_dice_left and len(free) > rolled else ()


def place_die(state: State, member: Member, back: bool) -> Sequence[Event]:
    free = _columns(state, member, back=back)
    if not free:
        return []
    if len(free) == 1 or _still_back(state, member) >= len(free):  # then every column gets one
        return placed(member, free[0], back)
    return [DecisionOpened(decision=ChooseColumn(member=member.id, back=back))]


def _still_back(state: State, member: Member) -> int:
    """Dice that come back to this board now, the one that is being placed among them."""
    back = (waiting for waiting in state.queue if waiting.you == member.id)
    return sum(isinstance(waiting.effect, PlaceInjuryDie) and waiting.effect.back for waiting in back)


def placed(member: Member, color: Color, back: bool) -> Sequence[Event]:
    return [
        InjuryDiePlaced(member=member.id, color=color, back=back),
        steps(member.id, Overflow(color=color)),
    ]


def overflow(member: Member, color: Color) -> Sequence[Event]:
    """Dice of the column beyond its usable slots go to the spent pool, of the owner's choice (INJ-08)."""
    dice = column(member, color)
    over = len(dice) - member.slots(color)
    if over <= 0:
        return []
    if len({die.rpartition("-")[0] for die in dice}) == 1:
        return [DieSpent(member=member.id, die=die) for die in dice[-over:]]
    again = () if over == 1 else (steps(member.id, Overflow(color=color)),)
    return [*again, DecisionOpened(decision=ChooseOverflow(member=member.id, color=color))]


def column(member: Member, color: Color) -> tuple[DieId, ...]:
    return tuple(die for die in member.available if ALL_DICE[die].color is color)


def fourth(state: State, member: Member) -> Sequence[Event]:
    """Emergency evacuation (END-08), or a survival roll in the harder mode (DLY-04)."""
    if not state.options.deadly_injuries:
        return end_now(state, Ending.EVACUATED)
    if state.dice_in_play(member) <= SURVIVAL_DICE:  # DLY-05
        return [MemberDied(member=member.id), *after_death(state, member)]
    if state.real_dice:
        return [DecisionOpened(decision=AskSurvival(member=member.id))]
    return roll_survival(state, member)


def roll_survival(state: State, member: Member, told: Sequence[InjuryIcon] = ()) -> Sequence[Event]:
    """Three injury dice (DLY-06); those that the players have told already lie as they lie."""
    rng, icons = state.rng, list(told)
    while len(icons) < SURVIVAL_DICE:
        face, rng = rng.below(len(INJURY_FACES))
        icons.append(INJURY_FACES[face])
    rolled = SurvivalRolled(member=member.id, icons=tuple(icons), drawn=rng.since(state.rng))
    if dies(icons):
        return [rolled, MemberDied(member=member.id), *after_death(state, member)]
    return [rolled, *_survives(state, member)]


def told_survival(state: State, question: AskSurvival, icon: InjuryIcon) -> Sequence[Event]:
    """One real die more."""
    icons = (*question.icons, icon)
    if len(icons) < SURVIVAL_DICE:
        return [DecisionOpened(decision=AskSurvival(member=question.member, icons=icons))]
    return roll_survival(state, state.member(question.member), icons)


def dies(icons: Sequence[InjuryIcon]) -> bool:
    """Two severe results, or a severe and a grave one (DLY-06, DLY-07)."""
    severe = sum(icon is InjuryIcon.HEAVY for icon in icons)
    return severe >= 2 or (severe == 1 and InjuryIcon.SPECIAL in icons)


def _survives(state: State, member: Member) -> Sequence[Event]:
    """It sacrifices a die; if there is no other, one of a roll pool, or one that was chosen for it (DLY-08, DLY-09)."""
    if member.available or member.spent:
        return [steps(member.id, SacrificeDice())]
    pools = (die for check in state.checks for die in check.pool if not is_free(die.die))
    rolled = [die.die for die in pools if die.owner == member.id]
    chosen = [die for check in state.checks for die, owner in check.hand if owner == member.id]
    return [DieSacrificed(member=member.id, die=(*rolled, *chosen)[0])]


def after_death(state: State, member: Member) -> Sequence[Event]:
    """The last death ends the expedition (DLY-12); the turn of the dead stops without an end phase (TRN-21).

    What still waits for the others, of the same text or of one that it interrupted, is done before the next turn.
    """
    if len(state.members) == 1:
        return end_now(state, Ending.ALL_DEAD)
    follows = any(isinstance(waiting.effect, NextTurn | OpenRound) for waiting in state.queue)
    if state.turn != member.id or follows:
        return []
    return [EffectsQueued(effects=(Waiting(effect=NextTurn()),), behind=True)]


def remove(state: State, member: Member, effect: RemoveInjury, waiting: Waiting) -> Sequence[Event]:
    """The affected crew member chooses which card or die goes (INJ-18)."""
    slots = injuries_to_remove(member, effect)
    if effect.card:
        if not slots:
            # Of a named kind card and die go together, or neither does.
            return _remove_die(member) if effect.die and effect.kind is None else []
        if len({member.injuries[slot] for slot in slots}) > 1:
            return [DecisionOpened(decision=ChooseInjury(member=member.id, effect=effect))]
        removed = InjuryRemoved(member=member.id, slot=slots[0])
        return [removed, *(_remove_die(member) if effect.die else ())]
    return _remove_die(member)


def injuries_to_remove(member: Member, effect: RemoveInjury | FlipInjury) -> tuple[int, ...]:
    """Slots whose card qualifies; only a face-up card can be turned."""
    return tuple(
        slot
        for slot, injury in enumerate(member.injuries)
        if injury is not None
        and (effect.kind is None or injury.kind is effect.kind)
        and not (isinstance(effect, FlipInjury) and injury.face_down)
    )


def removed(member: Member, slot: int, effect: RemoveInjury | FlipInjury) -> Sequence[Event]:
    if isinstance(effect, FlipInjury):
        more = () if effect.count == 1 else (steps(member.id, FlipInjury(count=effect.count - 1)),)
        return [InjuryFlipped(member=member.id, slot=slot), *more]
    return [InjuryRemoved(member=member.id, slot=slot), *(_remove_die(member) if effect.die else ())]


def _remove_die(member: Member) -> Sequence[Event]:
    """Which column it leaves is the owner's choice (INJ-14, INJ-18); dice that are being rolled lie in none."""
    if len(member.injury_dice) > 1:
        return [DecisionOpened(decision=ChooseColumn(member=member.id, away=True))]
    return [InjuryDieRemoved(member=member.id, color=color) for color in member.injury_dice]


def flip(state: State, member: Member, effect: FlipInjury) -> Sequence[Event]:
    slots = injuries_to_remove(member, effect)
    if not slots:
        return []
    if len({member.injuries[slot] for slot in slots}) > 1:
        return [DecisionOpened(decision=ChooseInjury(member=member.id, effect=effect))]
    return removed(member, slots[0], effect)
