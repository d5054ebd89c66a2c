"""Rolling dice aboard: the seeded generator rolls, or the players tell what their real dice show (CYC-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Effect, Event, Reason, Waiting, changed

from .chapter import Chapter, Order, Rolled
from .data.common import NotOffered
from .data.rolls import (
    FACES,
    RESULTS,
    DiceRolled,
    LetGameRoll,
    RollDice,
    TellDice,
    TellResult,
)
from .moves import steps
from .state import ShipState


def rolls(rolled: Callable[[Effect], Rolled]) -> Chapter:
    """The chapter of dice. It asks the others what a roll means for the effect that wanted it."""

    def roll(state: ShipState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, RollDice)
        effect = waiting.effect
        if state.real_dice and not effect.by_game and len(effect.told) < effect.count:
            return [DecisionOpened(decision=TellDice(roll=effect))]
        results, rng = list(effect.told), state.rng
        while len(results) < effect.count:
            face, rng = rng.below(len(FACES[effect.dice]))
            results.append(FACES[effect.dice][face])
        event = DiceRolled(dice=effect.dice, results=tuple(results), drawn=rng.since(state.rng), members=effect.members)
        return [event, *rolled(effect.why.effect)(_fold(state, event), effect.why, event.results)]

    return Chapter(
        effects={RollDice: roll},
        questions={TellDice: _results},
        orders={
            TellResult: Order(answers=(TellDice,), why_not=_why_no_result, unfold=_tell),
            LetGameRoll: Order(answers=(TellDice,), why_not=lambda state, command: None, unfold=_let_roll),
        },
        folds={DiceRolled: _fold},
    )


def _results(_: ShipState, question: TellDice) -> Iterable[Command]:
    yield from (TellResult(result=result) for result in RESULTS[question.roll.dice])
    yield LetGameRoll()


def _asked(state: ShipState) -> RollDice:
    assert isinstance(state.question, TellDice)
    return state.question.roll


def _why_no_result(state: ShipState, command: TellResult) -> Reason | None:
    return None if command.result in RESULTS[_asked(state).dice] else NotOffered()


def _tell(state: ShipState, command: TellResult) -> Sequence[Event]:
    roll = _asked(state)
    return [DecisionClosed(), steps(attrs.evolve(roll, told=(*roll.told, command.result)))]


def _let_roll(state: ShipState, _: LetGameRoll) -> Sequence[Event]:
    return [DecisionClosed(), steps(attrs.evolve(_asked(state), by_game=True))]


def _fold(state: ShipState, event: DiceRolled) -> ShipState:
    return changed(state, rng=state.rng.after(event.drawn))
