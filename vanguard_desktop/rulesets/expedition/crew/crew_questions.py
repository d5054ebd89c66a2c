"""What crew members are asked about their dice, cards and injuries, and about what is to hit them (DEC-26)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Effect, Event, Reason
from vanguard_desktop.dice.faces import Color, InjuryIcon

from ..chapter import Question, Questions, Then
from ..check.pool_questions import offered_die
from ..data import NotOffered, State
from ..data import commands as do
from ..data import decisions as ask
from ..data.effects import DiscardCards
from ..data.events import (
    CardDiscarded,
    DieRefreshed,
    DieSacrificed,
    DieSpent,
    InjuryDieRemoved,
)
from ..data.steps import HandLimit, Unavoidable
from ..queueing import steps
from . import wounds
from .dice_to_pick import dice_to_pick


def _dice(then: Then) -> Question:
    return Question(
        answers=lambda state, question: (do.PickDie(die=die) for die in dice_to_pick(state, question)),
        why_not={do.PickDie: offered_die},
        then={do.PickDie: then},
    )


def _why_not_column(state: State, question: ask.ChooseColumn, command: do.PickColumn) -> Reason | None:
    taken = command.color in state.member(question.member).injury_dice
    return None if taken == question.away else NotOffered()


def _column(state: State, question: ask.ChooseColumn, command: do.PickColumn) -> Sequence[Event]:
    if question.away:
        return [InjuryDieRemoved(member=question.member, color=command.color)]
    return wounds.placed(state.member(question.member), command.color, question.back)


def _slot(state: State, question: ask.ChooseInjury, command: do.PickSlot) -> Sequence[Event]:
    return wounds.removed(state.member(question.member), command.slot, question.effect)  # type: ignore[arg-type]


def _discard(state: State, question: ask.DiscardToLimit, command: do.PickCard) -> Sequence[Event]:
    member, count = question.member, question.count
    rest: Effect = DiscardCards(count=count - 1) if question.cost else HandLimit()
    return [CardDiscarded(member=member, card=command.card), *([steps(member, rest)] if count > 1 else [])]


def _let_it_come(state: State, question: ask.React, command: do.GoOn) -> Sequence[Event]:
    cost = question.cost
    return [steps(cost.you, Unavoidable(effect=cost.effect), source=cost.source, at=cost.at)]


def _survival_told(state: State, question: ask.AskSurvival, tells: do.TellInjury) -> Sequence[Event]:
    return wounds.told_survival(state, question, tells.icon)


def _survival_rolled(state: State, question: ask.AskSurvival, command: do.RollForMe) -> Sequence[Event]:
    return wounds.roll_survival(state, state.member(question.member), question.icons)


def _spend(state: State, question: ask.ChooseDieToSpend | ask.ChooseOverflow, command: do.PickDie) -> Sequence[Event]:
    return [DieSpent(member=question.member, die=command.die)]


CREW_QUESTIONS: Questions = {
    ask.ChooseDieToSpend: _dice(_spend),
    ask.ChooseOverflow: _dice(_spend),
    ask.ChooseDieToSacrifice: _dice(
        lambda state, question, command: [DieSacrificed(member=question.member, die=command.die)]
    ),
    ask.ChooseDieToRefresh: _dice(
        lambda state, question, command: [DieRefreshed(member=question.member, die=command.die)]
    ),
    ask.ChooseColumn: Question(
        answers=lambda state, question: (do.PickColumn(color=color) for color in Color),
        why_not={do.PickColumn: _why_not_column},
        then={do.PickColumn: _column},
    ),
    ask.ChooseInjury: Question(
        answers=lambda state, question: (
            do.PickSlot(slot=slot) for slot in wounds.injuries_to_remove(state.member(question.member), question.effect)
        ),
        then={do.PickSlot: _slot},
    ),
    ask.DiscardToLimit: Question(
        answers=lambda state, question: (do.PickCard(card=card) for card in state.member(question.member).hand),
        then={do.PickCard: _discard},
    ),
    ask.React: Question(answers=lambda state, question: (do.GoOn(),), then={do.GoOn: _let_it_come}),
    ask.AskSurvival: Question(
        answers=lambda state, question: (*(do.TellInjury(icon=injury) for injury in InjuryIcon), do.RollForMe()),
        then={do.TellInjury: _survival_told, do.RollForMe: _survival_rolled},
    ),
}
