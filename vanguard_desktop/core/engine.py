"""The motor under every rule book: what is legal, what happens then, and how what happened becomes a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

import attrs

from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken, Waiting
from vanguard_desktop.core.ids import BookId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Opening, Reason, Test
from vanguard_desktop.core.reasons import IllegalCommand
from vanguard_desktop.core.state import GameState, changed

S = TypeVar("S", bound=GameState)

# A card that queues itself for ever is a mistake of content or rules; no honest chain comes near this.
LONGEST_CHAIN = 20_000
# A text with more parts than this certainly does something.
LONGEST_TEXT = 100


@attrs.frozen(kw_only=True)
class Ruleset(Generic[S]):
    """One rule book as a value: its kinds of data and the functions that rule them.

    `begin` lays out a game from a box and an opening (no chance, that comes from the queue); `candidates` lists every
    command worth asking `why_not` about, in an order that never depends on hashing; `unfold` says what a legal command
    sets off; `resolve` what the first effect of the queue does; `evolve` folds one event into the state;
    `broken` names every invariant that a state violates; `unaccounted` every component that one event made vanish or
    appear; `over` tells whether the book is closed; `waits` whether the players are asked although there is one answer
    only, because they are to learn from it (TUT-26), `idle` that they are not, as all answers come to the same.

    Books hand over to each other: `opens` names the opening, and the seed, of a book that is laid open over this one
    now; `hands_over` what a book that is over gives back, `takes_over` the event with which the one under it goes on.
    """

    book: BookId
    version: int
    state: type[S]
    opening: type[Opening]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    effects: tuple[type[Effect], ...]
    decisions: tuple[type[Decision], ...]
    reasons: tuple[type[Reason], ...]
    tests: tuple[type[Test], ...]
    begin: Callable[[Any, Any, int], S]
    why_not: Callable[[S, Any], Reason | None]
    candidates: Callable[[S], Iterable[Command]]
    answers: Callable[[S], Iterable[Command]]
    unfold: Callable[[S, Any], Sequence[Event]]
    resolve: Callable[[S, Waiting], Sequence[Event]]
    evolve: Callable[[S, Any], S]
    broken: Callable[[S], Sequence[str]]
    over: Callable[[S], bool]
    waits: Callable[[S], bool] = lambda state: False
    idle: Callable[[S], bool] = lambda state: False
    unaccounted: Callable[[S, S], Sequence[str]] = lambda before, after: ()
    opens: Callable[[S], tuple[Opening, int] | None] = lambda state: None
    hands_over: Callable[[S], Any] = lambda state: None
    takes_over: Callable[[Any], Event] | None = None


def replay(rules: Ruleset[S], state: S, events: Iterable[Event]) -> S:
    """Fold events into a state. Those of queue and questions mean the same in every book and are folded together:
    they are most of all events, and every new state costs time while the players wait.
    """
    queue, pending = state.queue, state.pending
    for event in events:
        match event:
            case EffectTaken():
                queue = queue[1:]
            case EffectsQueued(effects=effects, behind=behind):
                queue = (*queue, *effects) if behind else (*effects, *queue)
            case DecisionOpened(decision=decision):
                pending = (*pending, decision)
            case DecisionClosed():
                pending = pending[:-1]
            case _:
                if queue is not state.queue or pending is not state.pending:
                    state = changed(state, queue=queue, pending=pending)
                state = rules.evolve(state, event)
                queue, pending = state.queue, state.pending
    if queue is state.queue and pending is state.pending:
        return state
    return changed(state, queue=queue, pending=pending)


def legal_commands(rules: Ruleset[S], state: S) -> tuple[Command, ...]:
    """Every command open now; a choice of several things is built up by small commands, so this never lists subsets."""
    return tuple(command for command in rules.candidates(state) if rules.why_not(state, command) is None)


def decide(rules: Ruleset[S], state: S, command: Command) -> list[Event]:
    """Say what happens if `command` is played now, up to the next question; change nothing."""
    return follow(rules, state, command)[0]


def follow(rules: Ruleset[S], state: S, command: Command) -> tuple[list[Event], S]:
    """What happens if `command` is played now, and the position all that leads to."""
    if reason := rules.why_not(state, command):
        raise IllegalCommand(command, reason)
    events = list(rules.unfold(state, command))
    more, after = _settled(rules, replay(rules, state, events))
    return events + more, after


def settle(rules: Ruleset[S], state: S) -> list[Event]:
    """Work through queued effects until none is left or a player must choose; take choices that are none (DEC-27)."""
    return _settled(rules, state)[0]


def _settled(rules: Ruleset[S], state: S) -> tuple[list[Event], S]:
    events: list[Event] = []
    for _ in range(LONGEST_CHAIN):
        if state.pending:
            step = _only_answer(rules, state)
            if not step:
                return events, state
        elif state.queue:
            step = [EffectTaken(), *rules.resolve(state, state.queue[0])]
        else:
            return events, state
        events += step
        state = replay(rules, state, step)
    raise AssertionError(f"{LONGEST_CHAIN} effects without a question: {state.queue[:3]}")


def _only_answer(rules: Ruleset[S], state: S) -> list[Event]:
    """The events of the one legal answer, marked as automatic; empty if the player has a choice."""
    if not state.pending[-1].automatic or rules.waits(state):
        return []
    legal = islice(_legal_answers(rules, state), 2)
    only = next(legal, None)
    if only is None or (next(legal, None) is not None and not rules.idle(state)):
        return []
    events = rules.unfold(state, only)
    return [attrs.evolve(e, automatic=True) if isinstance(e, DecisionClosed) else e for e in events]


def _legal_answers(rules: Ruleset[S], state: S) -> Iterator[Command]:
    return (command for command in rules.answers(state) if rules.why_not(state, command) is None)


def comes_to_the_same(
    rules: Ruleset[S],
    state: S,
    under_way: Callable[[S], bool],
    looks: Callable[[S], object],
    most: int = 60,
) -> bool:
    """Whether the same positions can be reached whatever the open question is answered with.

    What was begun is followed as long as it is `under_way`, through all questions that come up meanwhile; what `looks`
    the same is the same. What branches more than `most` times is not looked into.
    """
    tried = 0

    def ends(after: S) -> list[object]:
        nonlocal tried
        while under_way(after):
            if after.pending:
                legal = list(_legal_answers(rules, after))
                if len(legal) != 1:
                    return several(after, legal)
                after = replay(rules, after, rules.unfold(after, legal[0]))
            elif after.queue:
                after = replay(rules, after, [EffectTaken(), *rules.resolve(after, after.queue[0])])
            else:
                break
        return [looks(after)]

    def several(after: S, legal: Iterable[Command]) -> list[object]:
        nonlocal tried
        found: list[object] = []
        for command in legal:
            tried += 1
            if tried > most:
                return []
            more = ends(replay(rules, after, rules.unfold(after, command)))
            found += (end for end in more if end not in found)
        return found

    first: list[object] | None = None
    for command in _legal_answers(rules, state):
        found = ends(replay(rules, state, rules.unfold(state, command)))
        if tried > most:
            return False
        if first is None:
            first = found
        elif len(first) != len(found) or any(end not in first for end in found):
            return False
    return True


def does_something(resolve: Callable[[S, Waiting], Sequence[Event]], state: S, text: Waiting) -> bool:
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


class Unfolding(Generic[S]):
    """A chain of events in the making, where each needs the state after the one before it."""

    def __init__(self, evolve: Callable[[S, Any], S], state: S) -> None:
        self._evolve = evolve
        self.state = state
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        for event in events:
            self.events.append(event)
            self.state = self._evolve(self.state, event)
