"""An open question aboard, and all that helps to answer it: the table of worths, and a mind to try things out in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

import attrs

from vanguard_desktop.core import Command, follow_legal, legal_commands
from vanguard_desktop.rulesets.ship.data.common import (
    ChooseOption,
    ChooseOrder,
    ChooseThing,
    ChooseWhether,
    Pass,
    PickThing,
)
from vanguard_desktop.rulesets.ship.data.rolls import TellDice
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState

from ..advice import Advice
from .judgment import parts
from .motives import AllAlike, Better, Gain, LeastLost, NothingGained, OnlyAnswer
from .worths import Worths

C = TypeVar("C", bound=Command)
T = TypeVar("T")
# Questions that only carry out what was begun.
IN_PASSING = (ChooseThing, ChooseOrder, ChooseWhether, ChooseOption, TellDice)
# Whoever goes on and on is stopped by this.
FURTHER = 12
# Less than this is no difference.
TRIFLE = 0.05
# Of a long list this many are tried.
MOST_TRIED = 16


@attrs.frozen(slots=False)
class Asked:
    """`imagine` makes the position with all that is hidden made up; `answer` says how questions are answered that come
    up while something is tried out there.
    """

    state: ShipState
    legal: Sequence[Command]
    worths: Worths
    imagine: Callable[[], ShipState]
    answer: Callable[[ShipState, Sequence[Command]], Command]

    @cached_property
    def picture(self) -> ShipState:
        return self.imagine()

    def without(self, *kinds: type[Command]) -> Asked:
        """The same question without these answers, as long as another one is left."""
        rest = tuple(command for command in self.legal if not isinstance(command, kinds))
        return attrs.evolve(self, legal=rest or self.legal)

    @property
    def effect(self) -> Any:
        """What needs a thing named."""
        question = self.state.question
        assert isinstance(question, ChooseThing)
        return question.effect.effect

    @property
    def things(self) -> list[Piece]:
        return [Piece(command.thing) for command in self.of(PickThing)]

    def of(self, kind: type[C]) -> list[C]:
        return [command for command in self.legal if isinstance(command, kind)]

    def after(self, command: Command) -> ShipState:
        """How the ship looks when that is carried out, with the questions that it asks in passing."""
        state = follow_legal(SHIP, self.picture, command)[1]
        for _ in range(max(FURTHER, self.worths.looks_ahead)):
            if not isinstance(state.question, IN_PASSING):
                break
            legal = tuple(SHIP.legal_answers(state))
            if not legal:
                break
            state = follow_legal(SHIP, state, self.answer(state, legal))[1]
        return state

    def played(self, command: Command, end: Command) -> ShipState:
        """How the ship looks when that has been carried out and everything after it, until somebody would say `end`."""
        state = self.picture
        for _ in range(self.worths.looks_ahead):
            if command == end:
                break
            state = follow_legal(SHIP, state, command)[1]
            if state.question is None:
                break
            command = self.answer(state, legal_commands(SHIP, state))
        return state

    def gains(self, command: Command) -> dict[Gain, float]:
        """What of the ship is better or worse for it."""
        return difference(parts(self.picture, self.worths), parts(self.after(command), self.worths))


def difference(before: Any, after: Any) -> dict[Gain, float]:
    return {gain: after.get(gain, 0.0) - before.get(gain, 0.0) for gain in (*before, *(after.keys() - before.keys()))}


Rule = Callable[[Asked], Advice]


def best_of(things: Sequence[T], value: Callable[[T], float]) -> tuple[float, T] | None:
    """The most valuable, of equals the first."""
    best: tuple[float, T] | None = None
    for thing in things:
        here = value(thing)
        if best is None or here > best[0] + 1e-9:
            best = (here, thing)
    return best


def by_trial(asked: Asked, liking: Callable[[Command], float] = lambda command: 0.0) -> Advice:
    """Every answer is tried out in the mind; of those that come to the same the one that is liked most."""
    if len(asked.legal) == 1:
        return Advice(asked.legal[0], OnlyAnswer())
    tried = [(command, asked.gains(command)) for command in asked.legal[:MOST_TRIED]]
    values = {index: sum(gains.values()) for index, (_, gains) in enumerate(tried)}
    best = max(values, key=lambda index: (round(values[index], 3), liking(tried[index][0]), -index))
    worst = min(values, key=lambda index: values[index])
    command, gains = tried[best]
    if values[best] - values[worst] < TRIFLE:
        return Advice(command, AllAlike())
    if isinstance(command, Pass):
        return Advice(command, NothingGained())
    gained = max(gains, key=lambda gain: gains[gain])
    if gains[gained] > TRIFLE:
        return Advice(command, Better(gain=gained))
    return Advice(command, LeastLost())


def pass_on(asked: Asked) -> Command | None:
    return next((command for command in asked.legal if isinstance(command, Pass)), None)


def pick(asked: Asked, thing: str) -> PickThing:
    return next(command for command in asked.of(PickThing) if command.thing == thing)
