"""The motor under every rule book: what is legal, what happens then, and how what happened becomes a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import attrs

from .events import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken, Waiting
from .ids import BookId
from .kinds import Command, Decision, Effect, Event, Opening, Reason, Test
from .reasons import IllegalCommand
from .state import GameState, changed

_S = TypeVar("_S", bound=GameState)

# A card that queues itself for ever is a mistake of content or rules; no honest chain comes near this.
LONGEST_CHAIN = 20_000
# A text with more parts than this certainly does something.
LONGEST_TEXT = 100


@attrs.frozen(kw_only=True)
class Ruleset(Generic[_S]):
    """One rule book as a value: its kinds of data and the functions that rule them.

    `begin` lays out a game from a box and an opening (no chance, that comes from the queue); `why_not` names the rule
    that forbids a command. `answers` lists what the open question may be answered with, `legal_answers` those of them
    that are legal, `beside` what else is legal meanwhile, all in an order that never depends on hashing. `unfold` says
    what a legal command sets off, `resolve` what the first effect of the queue does; `happen` adds that to a chain,
    with all that follows at once from it, seen from the state before; `evolve` folds one event into the state;
    `broken` names every invariant that a state violates; `unaccounted` every component that one event made vanish or
    appear; `over` tells whether the book is closed; `waits` whether the players are asked although there is one answer
    only, because they are to learn from it (TUT-26), `idle` that they are not, as all answers come to the same;
    `passes` gives the answer to a question at which nothing is decided: no rule takes it, a table in a hurry may,
    unless it `hides` what nobody has looked at yet, by the state before and after it. `why_no_undo` names the rule that
    forbids taking back the step that has led to a position by these events.

    Books hand over to each other: `opens` names the opening, and the seed, of a book that is laid open over this one
    now, `follows` those with which this one is laid open over any other, that need not know it; `hands_over` what a
    book that is over gives back, `takes_over` the event with which the one under it goes on.
    """

    book: BookId
    version: int
    state: type[_S]
    opening: type[Opening]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    effects: tuple[type[Effect], ...]
    decisions: tuple[type[Decision], ...]
    reasons: tuple[type[Reason], ...]
    tests: tuple[type[Test], ...]
    begin: Callable[[Any, Any, int], _S]
    why_not: Callable[[_S, Any], Reason | None]
    answers: Callable[[_S], Iterable[Command]]
    legal_answers: Callable[[_S], Iterable[Command]]
    beside: Callable[[_S], Iterable[Command]]
    unfold: Callable[[_S, Any], Sequence[Event]]
    resolve: Callable[[_S, Waiting], Sequence[Event]]
    happen: Callable[[Chain[_S], _S, Any, Sequence[Event]], None]
    evolve: Callable[[_S, Any], _S]
    broken: Callable[[_S], Sequence[str]]
    over: Callable[[_S], bool]
    waits: Callable[[_S], bool] = lambda state: False
    idle: Callable[[_S], bool] = lambda state: False
    passes: Callable[[_S], Command | None] = lambda state: None
    hides: Callable[[_S, _S], bool] = lambda before, after: False
    why_no_undo: Callable[[_S, Sequence[Event]], Reason | None] = lambda state, events: None
    unaccounted: Callable[[_S, _S], Sequence[str]] = lambda before, after: ()
    opens: Callable[[_S], tuple[Opening, int] | None] = lambda state: None
    follows: Callable[[GameState], tuple[Opening, int] | None] = lambda state: None
    hands_over: Callable[[_S], Any] = lambda state: None
    takes_over: Callable[[Any], Event] | None = None


class Chain(Generic[_S]):
    """What happens one after the other: each event is folded as it comes, and never again.

    Events of queue and questions mean the same in every book and are folded together: they are most of all events, and
    every new position costs time while the players wait.
    """

    def __init__(self, evolve: Callable[[_S, Any], _S], state: _S) -> None:
        self._evolve, self._state = evolve, state
        self._queue, self._pending = state.queue, state.pending
        self.events: list[Event] = []

    @property
    def state(self) -> _S:
        """The position now."""
        if self._queue is not self._state.queue or self._pending is not self._state.pending:
            self._state = changed(self._state, queue=self._queue, pending=self._pending)
        return self._state

    def add(self, *events: Event) -> None:
        self.events += events
        for event in events:
            match event:
                case EffectTaken():
                    self._queue = self._queue[1:]
                case EffectsQueued(effects=effects, behind=behind):
                    self._queue = (*self._queue, *effects) if behind else (*effects, *self._queue)
                case DecisionOpened(decision=decision):
                    self._pending = (*self._pending, decision)
                case DecisionClosed():
                    self._pending = self._pending[:-1]
                case _:
                    self._state = self._evolve(self.state, event)
                    self._queue, self._pending = self._state.queue, self._state.pending


def replay(rules: Ruleset[_S], state: _S, events: Iterable[Event]) -> _S:
    """Fold events into a state."""
    chain = Chain(rules.evolve, state)
    chain.add(*events)
    return chain.state


@attrs.frozen
class Legal:
    """Every command open now: what answers the question, and what may be done beside it.

    A choice of several things is built up by small commands, so this never lists subsets.
    """

    answers: tuple[Command, ...]
    beside: tuple[Command, ...]

    @property
    def commands(self) -> tuple[Command, ...]:
        return (*self.answers, *self.beside)


def legal(rules: Ruleset[_S], state: _S) -> Legal:
    return Legal(tuple(rules.legal_answers(state)), tuple(rules.beside(state)))


def legal_commands(rules: Ruleset[_S], state: _S) -> tuple[Command, ...]:
    return legal(rules, state).commands


def decide(rules: Ruleset[_S], state: _S, command: Command) -> list[Event]:
    """Say what happens if `command` is played now, up to the next question; change nothing."""
    return follow(rules, state, command)[0]


def follow(rules: Ruleset[_S], state: _S, command: Command) -> tuple[list[Event], _S]:
    """What happens if `command` is played now, and the position all that leads to."""
    if reason := rules.why_not(state, command):
        raise IllegalCommand(command, reason)
    return follow_legal(rules, state, command)


def follow_legal(rules: Ruleset[_S], state: _S, command: Command) -> tuple[list[Event], _S]:
    """The same for a command that is known to be legal: trial plays take theirs from what the rules offer."""
    chain = Chain(rules.evolve, state)
    _carry_out(rules, chain, command)
    _settle(rules, chain)
    return chain.events, chain.state


def settle(rules: Ruleset[_S], state: _S) -> list[Event]:
    """Work through queued effects until none is left or a player must choose; take choices that are none (DEC-27)."""
    return settled(rules, state)[0]


def settled(rules: Ruleset[_S], state: _S) -> tuple[list[Event], _S]:
    """The same with the position that it leads to."""
    chain = Chain(rules.evolve, state)
    _settle(rules, chain)
    return chain.events, chain.state


def _settle(rules: Ruleset[_S], chain: Chain[_S]) -> None:
    for _ in range(LONGEST_CHAIN):
        state = chain.state
        if state.pending:
            only = _only_answer(rules, state)
            if only is None:
                return
            _carry_out(rules, chain, only, automatic=True)
        elif state.queue:
            _take(rules, chain)
        else:
            return
    raise AssertionError(f"{LONGEST_CHAIN} effects without a question: {chain.state.queue[:3]}")


def _carry_out(rules: Ruleset[_S], chain: Chain[_S], command: Command, automatic: bool = False) -> None:
    state = chain.state
    events = rules.unfold(state, command)
    if automatic:
        events = [attrs.evolve(e, automatic=True) if isinstance(e, DecisionClosed) else e for e in events]
    rules.happen(chain, state, command, events)


def _take(rules: Ruleset[_S], chain: Chain[_S]) -> None:
    """The first effect of the queue."""
    state = chain.state
    waiting = state.queue[0]
    events = rules.resolve(state, waiting)
    chain.add(EffectTaken())
    rules.happen(chain, state, waiting, events)


def _only_answer(rules: Ruleset[_S], state: _S) -> Command | None:
    """The one legal answer; none if the player has a choice."""
    if not state.pending[-1].automatic or rules.waits(state):
        return None
    answers = iter(rules.legal_answers(state))
    only = next(answers, None)
    return None if next(answers, None) is not None and not rules.idle(state) else only


def comes_to_the_same(
    rules: Ruleset[_S],
    state: _S,
    under_way: Callable[[_S], bool],
    looks: Callable[[_S], object],
    most: int = 60,
) -> bool:
    """Whether the same positions can be reached whatever the open question is answered with.

    What was begun is followed as long as it is `under_way`, through all questions that come up meanwhile; what `looks`
    the same is the same. What branches more than `most` times is not looked into.
    """
    tried = 0

    def ends(chain: Chain[_S]) -> list[object]:
        nonlocal tried
        while under_way(after := chain.state):
            if after.pending:
                answers = list(rules.legal_answers(after))
                if len(answers) != 1:
                    return several(after, answers)
                _carry_out(rules, chain, answers[0])
            elif after.queue:
                _take(rules, chain)
            else:
                break
        return [looks(chain.state)]

    def answered(here: _S, command: Command) -> list[object]:
        chain = Chain(rules.evolve, here)
        _carry_out(rules, chain, command)
        return ends(chain)

    def several(after: _S, answers: Iterable[Command]) -> list[object]:
        nonlocal tried
        found: list[object] = []
        for command in answers:
            tried += 1
            if tried > most:
                return []
            found += (end for end in answered(after, command) if end not in found)
        return found

    first: list[object] | None = None
    for command in rules.legal_answers(state):
        found = answered(state, command)
        if tried > most:
            return False
        if first is None:
            first = found
        elif len(first) != len(found) or any(end not in first for end in found):
            return False
    return True


def does_something(resolve: Callable[[_S, Waiting], Sequence[Event]], state: _S, text: Waiting) -> bool:
    """Whether a text changes or asks anything if it is carried out now.

    Of one that is made of others, or hands on to them, they decide; what those would change is not looked at.
    """
    parts = [text]
    for _ in range(LONGEST_TEXT):
        if not parts:
            return False
        here = changed(state, queue=(*parts, *state.queue))
        for event in resolve(here, parts.pop(0)):
            if not isinstance(event, EffectsQueued) or event.behind:
                return True
            parts = [*event.effects, *parts]
    return True
