"""The dice of a check are gathered, rolled, or told from the players' own table (CHK-05 to CHK-12, RND)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Command, DieId, Event, MemberId, Reason
from vanguard_desktop.dice.faces import ALL_DICE, Color, DangerIcon, InjuryIcon

from ..chapter import Question, Questions
from ..data import (
    AllMustAssist,
    DieNotThere,
    NobodyAssists,
    NoMoreDiceInCheck,
    State,
)
from ..data import commands as do
from ..data import decisions as ask
from ..data.events import (
    ActionTakenBack,
    CheckEnded,
    DieSpent,
    DieTaken,
    DieTakenBack,
    StepReached,
)
from .assistance import idle, may_lend, why_no_assistance
from .check import go_on, roll_all, told


def _to_gather(state: State, question: ask.GatherDice) -> Iterator[Command]:
    active = state.member(question.member)
    for member in state.members:
        if member is active or may_lend(state, state.running_check, member):
            yield from (do.AddDie(die=die) for die in member.available)
    yield from (do.TakeBackDie(die=die) for die, _ in state.running_check.hand)
    yield do.RollDice()
    if state.running_check.needs_assist or state.running_check.all_assist:
        yield do.TakeBackAction()


def _why_not_add(state: State, _: ask.GatherDice, command: do.AddDie) -> Reason | None:
    """The own dice, any number; of each other crew member here one, or as texts say (CHK-05, CHK-06, CHK-08)."""
    check, die = state.running_check, command.die
    owner = next((member for member in state.members if die in member.available), None)
    if owner is None:
        return DieNotThere(die=die)
    most = check.card.most_dice
    if most is not None and len(check.hand) >= most:
        return NoMoreDiceInCheck(most=most)
    if owner.id == check.active:
        return None
    return why_no_assistance(state, check, owner)


def _why_not_roll(state: State, _: ask.GatherDice, command: do.RollDice) -> Reason | None:
    check = state.running_check
    lent = any(owner != check.active for _, owner in check.hand)
    if check.all_assist and (missing := idle(state, check)):
        return AllMustAssist(member=missing[0].id)
    return NobodyAssists() if check.needs_assist and not lent else None


def _add(state: State, _: ask.GatherDice, command: do.AddDie) -> Sequence[Event]:
    owner = next(member for member in state.members if command.die in member.available)
    return [DieTaken(die=command.die, owner=owner.id)]


def _take_back(state: State, _: ask.GatherDice, command: do.TakeBackDie) -> Sequence[Event]:
    return _taken_back(state, [pair for pair in state.running_check.hand if pair[0] == command.die])


def _roll(state: State, _: ask.GatherDice, command: do.RollDice) -> Sequence[Event]:
    return [StepReached(step=2), go_on(state.running_check.active)]


def _take_back_action(state: State, _: ask.GatherDice, command: do.TakeBackAction) -> Sequence[Event]:
    check = state.running_check
    return [*_taken_back(state, check.hand), CheckEnded(), ActionTakenBack(member=check.active)]


def _taken_back(state: State, dice: Sequence[tuple[DieId, MemberId]]) -> list[Event]:
    """To their columns; one whose slot an injury die has taken meanwhile goes to the spent pool (INJ-07)."""
    back: list[Event] = []
    taken: Counter[tuple[MemberId, Color]] = Counter()
    for die, owner in dice:
        color = ALL_DICE[die].color
        back.append(DieTakenBack(die=die, owner=owner))
        if state.member(owner).free_slots(color) > taken[owner, color]:
            taken[owner, color] += 1
        else:
            back.append(DieSpent(member=owner, die=die))
    return back


def _to_tell(state: State, _: ask.TellRoll) -> Iterator[Command]:
    """Die after die: section dice, then injury dice, then danger dice."""
    check = state.running_check
    told = len(check.told)
    if told < len(check.hand):
        die = check.hand[told][0]
        yield from (do.TellDie(die=die, face=face) for face in range(len(ALL_DICE[die].faces)))
    elif told < len(check.hand) + len(check.injuries):
        yield from (do.TellInjury(icon=icon) for icon in InjuryIcon)
    else:
        yield from (do.TellDanger(icon=icon) for icon in DangerIcon)
    yield do.RollForMe()


GATHERING: Questions = {
    # Dice go in and out freely until the roll (CHK-07).
    ask.GatherDice: Question(
        answers=_to_gather,
        why_not={do.AddDie: _why_not_add, do.RollDice: _why_not_roll},
        collected=(do.AddDie, do.TakeBackDie),
        then={
            do.AddDie: _add,
            do.TakeBackDie: _take_back,
            do.RollDice: _roll,
            do.TakeBackAction: _take_back_action,
        },
    ),
    ask.TellRoll: Question(
        answers=_to_tell,
        then={
            do.TellDie: lambda state, question, tells: told(state, state.running_check, str(tells.face)),
            do.TellInjury: lambda state, question, tells: told(state, state.running_check, tells.icon.value),
            do.TellDanger: lambda state, question, tells: told(state, state.running_check, tells.icon.value),
            do.RollForMe: lambda state, question, command: roll_all(state, state.running_check),
        },
    ),
}
