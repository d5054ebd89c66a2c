"""What a check asks after the roll: combinations, dice of trouble, commitments, aces, rows (CHK-25 to CHK-78)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vanguard_desktop.core import Command, Decision, DieId, Event, Reason, Source
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.matching import payments, pays
from vanguard_desktop.dice.pool import declarable
from vanguard_desktop.dice.special_effects import (
    is_useful,
    offered_commitments,
    same_choices,
    same_shown,
    useful_commitments,
)
from vanguard_desktop.setting import Combination, ImmediateEffect, SpecialEffect, card_of

from ..chapter import Question, Questions, Then
from ..data import Check, DangerDie, InjuryDie, NoCommitment, NotCovered, NotInHand, NotOffered, State
from ..data import commands as do
from ..data import decisions as ask
from ..data.effects import PayTwice
from ..data.events import CardPlayed, PoolDiceSpent, RowDeclined, StepReached
from ..data.steps import DiscardPlayed, GoOnWithCheck, StayInPool
from ..queueing import steps
from .check import COMBINE, TROUBLE, go_on
from .rows import mark_row, may_mark_with, other_ways_to_mark, row_in_turn
from .special import announced, carry_out, immediate
from .trouble import danger_die, injury_die


def _on_to(step: int) -> Then:
    return lambda state, question, command: [StepReached(step=step), go_on(question.member)]


def _combinations(state: State, question: ask.Combine) -> Iterator[Command]:
    """Those of cards in the own hand and of the condition, with every way to pay that makes a difference (CHK-26)."""
    active = state.member(question.member)
    pool, converts = state.running_check.dice, state.converts(active.id)
    for card in dict.fromkeys(active.hand):
        combination = state.box.section_cards[card_of(card)].combination
        for found in payments(combination.requirement, pool, converts):
            yield do.UseCombination(source=card, number=1, dice=found.dice)
    condition = state.condition_card
    for number, combination in enumerate(condition.combinations if condition is not None else (), start=1):
        for found in payments(combination.requirement, pool, converts):
            yield do.UseCombination(source="condition", number=number, dice=found.dice)
    yield do.GoOn()


def _printed(state: State, command: do.UseCombination) -> Combination | None:
    """The combination that is to be paid, if it is within reach (CHK-26, CHK-31)."""
    if command.source == "condition":
        card = state.condition_card
        printed = card.combinations if card is not None else ()
        return printed[command.number - 1] if 1 <= command.number <= len(printed) else None
    hand = state.member(state.running_check.active).hand
    held = next((card for card in hand if card == command.source), None)
    return None if held is None or command.number != 1 else state.box.section_cards[card_of(held)].combination


def _why_no_combination(state: State, _: ask.Combine, command: do.UseCombination) -> Reason | None:
    check = state.running_check
    printed = _printed(state, command)
    if printed is None:
        return NotInHand(member=check.active)
    dice = tuple(die for die in check.dice if die.id in command.dice)
    if len(dice) != len(command.dice) or not pays(printed.requirement, dice, state.converts(check.active)):
        return NotCovered()
    return None


def _combine(state: State, _: ask.Combine, command: do.UseCombination) -> Sequence[Event]:
    """The dice are spent, the effect follows at once, a section card is discarded afterwards (CHK-27, CHK-28)."""
    check, printed = state.running_check, _printed(state, command)
    assert printed is not None
    if command.source == "condition":
        card = state.condition_card
        assert card is not None
        effects = steps(check.active, printed.effect, GoOnWithCheck(), source=Source("condition", card.id), at=check.at)
        return _paid(check, command.dice, effects)
    held = next(card for card in state.member(check.active).hand if card == command.source)
    played = CardPlayed(member=check.active, card=held)
    after = (DiscardPlayed(card=held), GoOnWithCheck())
    effects = steps(check.active, printed.effect, *after, source=Source("card", held), at=check.at)
    return _paid(check, command.dice, played, effects)


def _paid(check: Check, dice: tuple[DieId, ...], *bought: Event) -> Sequence[Event]:
    """All of the dice are spent, or all but one, if a text says so; a die stays only once."""
    if set(dice) <= set(check.stayed) or len(check.says(PayTwice)) <= len(check.stayed):
        return [PoolDiceSpent(dice=dice), *bought]
    return [*bought, steps(check.active, StayInPool(dice=dice))]


Trouble = Sequence[InjuryDie | DangerDie]


def _next_die(of: Callable[[Check], Trouble], resolved: Callable[[State, Check, int], Sequence[Event]]) -> Question:
    """Which of several dice of trouble comes next; of dice that show the same one is named."""

    def unresolved(state: State, _: Decision) -> Iterator[Command]:
        numbers: dict[InjuryDie | DangerDie, int] = {}
        for number, die in enumerate(of(state.running_check), 1):
            if not die.resolved:
                numbers.setdefault(die, number)
        return (do.PickOption(number=number) for number in numbers.values())

    def why_not(state: State, _: Decision, command: do.PickOption) -> Reason | None:
        dice = of(state.running_check)
        there = 1 <= command.number <= len(dice) and not dice[command.number - 1].resolved
        return None if there else NotOffered()

    return Question(
        answers=unresolved,
        why_not={do.PickOption: why_not},
        then={do.PickOption: lambda state, question, command: resolved(state, state.running_check, command.number - 1)},
    )


def _announced(state: State) -> SpecialEffect:
    special = announced(state, state.running_check)
    assert isinstance(special, SpecialEffect)
    return special


def _commitments(state: State, _: ask.ChooseCommitment) -> Iterator[Command]:
    requirement = _announced(state).requirement
    pool, converts = state.running_check.dice, state.converts(state.running_check.active)
    if requirement.same:
        shown = same_shown(requirement, pool)
        if not shown:
            yield do.Commit(dice=())
        for icon in same_choices(requirement, pool, converts):
            if icon in shown:
                yield do.Commit(dice=(), icon=icon)
            for dice in useful_commitments(requirement, pool, converts, icon):
                yield do.Commit(dice=dice, icon=icon)
        return
    yield do.Commit(dice=())
    for dice in useful_commitments(requirement, pool, converts):
        yield do.Commit(dice=dice)


def _why_no_commitment(state: State, question: ask.ChooseCommitment, command: do.Commit) -> Reason | None:
    """Every committed die must lie in the pool, once, and raise the count (CHK-63, CHK-95); an icon is named where the
    effect asks for equal icons, and only there (REQ-17).
    """
    check, requirement = state.running_check, _announced(state).requirement
    if not command.dice:
        return None if command in _commitments(state, question) else NotOffered()
    if requirement.same is (command.icon is None):
        return NotOffered()
    chosen = frozenset(command.dice)
    if len(chosen) < len(command.dice) or not chosen <= {die.id for die in check.dice}:
        return NoCommitment()
    asked = (requirement, check.dice, state.converts(check.active))
    if command.dice in offered_commitments(*asked, command.icon):
        return None
    return None if is_useful(*asked, chosen, command.icon) else NoCommitment()


def _commit(state: State, _: ask.ChooseCommitment, command: do.Commit) -> Sequence[Event]:
    return carry_out(state, state.running_check, _announced(state), command.dice, command.icon)


def _declared(yes: bool) -> Then:
    """All aces that matter are declared to be the icon that is looked for, or none (CHK-69)."""

    def then(state: State, _: ask.DeclareAce, command: Command) -> Sequence[Event]:
        check = state.running_check
        special = announced(state, check)
        assert isinstance(special, ImmediateEffect)
        wanted = next(icon for icon in special.test.icons if icon is not Icon.ACCIDENT)
        aces = declarable(special.test, check.dice) if yes else ()
        return immediate(check, special, [(die, wanted) for die in aces])

    return then


def _row(state: State) -> int:
    row = row_in_turn(state, state.running_check)
    assert row is not None
    return row


def _rows(state: State, _: ask.MarkRow) -> Iterator[Command]:
    yield do.SayYes()
    yield do.SayNo()
    yield from (do.MarkWith(dice=dice) for dice in other_ways_to_mark(state, state.running_check))


def _why_not_mark(state: State, _: ask.MarkRow, command: do.MarkWith) -> Reason | None:
    row = row_in_turn(state, state.running_check)
    fits = row is not None and may_mark_with(state, state.running_check, row, command.dice)
    return None if fits else NotCovered()


def _decline(state: State, _: ask.MarkRow, command: do.SayNo) -> Sequence[Event]:
    return [RowDeclined(row=_row(state)), go_on(state.running_check.active)]


STEP_QUESTIONS: Questions = {
    ask.Modify: Question(answers=lambda state, question: (do.GoOn(),), then={do.GoOn: _on_to(COMBINE)}),
    ask.Combine: Question(
        answers=_combinations,
        why_not={do.UseCombination: _why_no_combination},
        then={do.UseCombination: _combine, do.GoOn: _on_to(TROUBLE)},
    ),
    ask.NextInjuryDie: _next_die(lambda check: check.injuries, injury_die),
    ask.NextDangerDie: _next_die(lambda check: check.dangers, danger_die),
    ask.ChooseCommitment: Question(
        answers=_commitments, why_not={do.Commit: _why_no_commitment}, then={do.Commit: _commit}
    ),
    ask.DeclareAce: Question(
        answers=lambda state, question: (do.SayYes(), do.SayNo()),
        then={do.SayYes: _declared(True), do.SayNo: _declared(False)},
    ),
    ask.MarkRow: Question(
        answers=_rows,
        why_not={do.MarkWith: _why_not_mark},
        then={
            do.SayYes: lambda state, question, command: mark_row(state, state.running_check, _row(state), None),
            do.MarkWith: lambda state, question, command: mark_row(
                state, state.running_check, _row(state), command.dice
            ),
            do.SayNo: _decline,
        },
    ),
}
