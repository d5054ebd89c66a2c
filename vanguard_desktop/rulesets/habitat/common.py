"""Texts of any kind: one after the other, alternatives, options, conditions; and the questions they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from vanguard_desktop.core import (
    Command,
    DecisionClosed,
    DecisionOpened,
    Effect,
    EffectsQueued,
    Event,
    MemberId,
    Reason,
    Waiting,
    changed,
)
from vanguard_desktop.core import effects as fx

from .chapter import Chapter, Order, Pick
from .data.common import (
    CannotBeDone,
    ChooseOption,
    ChooseThing,
    ChooseWhether,
    FlagRaised,
    NotOffered,
    Pass,
    PickOption,
    PickThing,
    SayYes,
)
from .data.effects import ByDifficulty
from .data.kinds import Difficulty
from .holds import holds
from .parts import same
from .state import HabitatState

IsFeasible = Callable[[HabitatState, Waiting], bool]
PickOf = Callable[[type[Effect]], Pick]
# Choices in these texts belong to the astronaut concerned (HDC-25).
PERSONAL = ("habitat_adventures",)


def decider(waiting: Waiting) -> MemberId | None:
    """Who makes the choices of a text; nobody in particular where the group does (HGN-04)."""
    return waiting.you if waiting.source.family in PERSONAL else None


def set_flag(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.SetFlag)
    flag = waiting.effect.flag
    return [] if flag in state.flags else [FlagRaised(flag=flag)]


def _by_difficulty(state: HabitatState, effect: ByDifficulty) -> Effect:
    return effect.effects[list(Difficulty).index(state.difficulty)]


def _say_yes(state: HabitatState, _: SayYes) -> Sequence[Event]:
    question = state.question
    assert isinstance(question, ChooseWhether)
    return [DecisionClosed(), EffectsQueued(effects=(question.effect,))]


def common(feasible: IsFeasible, pick_of: PickOf) -> Chapter:
    """The chapter of texts. It asks the other chapters what can be carried out and what may be picked."""

    def choose(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.Choose)
        question = ChooseOption(
            who=decider(waiting),
            options=waiting.effect.options,
            labels=waiting.effect.labels,
            source=waiting.source,
            you=waiting.you,
        )
        return [DecisionOpened(decision=question)]

    def may(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.May)
        offered = attrs.evolve(waiting, effect=waiting.effect.effect)
        if not feasible(state, offered):
            return []
        return [DecisionOpened(decision=ChooseWhether(effect=offered, who=decider(waiting)))]

    def depends(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.If)
        effect = waiting.effect
        return [same(waiting, effect.then if holds(state, effect.test) else effect.otherwise)]

    def open_options(state: HabitatState, question: ChooseOption) -> list[bool]:
        """HGN-06: those that can be carried out in full; if none can, as much as possible of the first."""
        here = changed(state, pending=state.pending[:-1])
        texts = [Waiting(effect=option, you=question.you, source=question.source) for option in question.options]
        in_full = [feasible(here, text) for text in texts]
        return in_full if any(in_full) else [place == 0 for place in range(len(texts))]

    def why_no_option(state: HabitatState, command: PickOption) -> Reason | None:
        question = state.question
        assert isinstance(question, ChooseOption)
        if not 1 <= command.number <= len(question.options):
            return NotOffered()
        return None if open_options(state, question)[command.number - 1] else CannotBeDone()

    def take_option(state: HabitatState, command: PickOption) -> Sequence[Event]:
        question = state.question
        assert isinstance(question, ChooseOption)
        option = question.options[command.number - 1]
        taken = Waiting(effect=option, you=question.you, source=question.source)
        return [DecisionClosed(), EffectsQueued(effects=(taken,))]

    def things(state: HabitatState, question: ChooseThing) -> Sequence[str]:
        return pick_of(type(question.effect.effect)).candidates(state, question.effect)

    def why_not_thing(state: HabitatState, command: PickThing) -> Reason | None:
        question = state.question
        assert isinstance(question, ChooseThing)
        return None if command.thing in things(state, question) else NotOffered()

    def take_thing(state: HabitatState, command: PickThing) -> Sequence[Event]:
        question = state.question
        assert isinstance(question, ChooseThing)
        pick = pick_of(type(question.effect.effect))
        return [DecisionClosed(), *pick.picked(state, question.effect, command.thing)]

    def thing_answers(state: HabitatState, question: ChooseThing) -> Iterable[Command]:
        return (PickThing(thing=thing) for thing in things(state, question))

    return Chapter(
        effects={
            fx.Nothing: lambda state, waiting: [],
            fx.InOrder: lambda state, waiting: [same(waiting, *waiting.effect.steps)],  # type: ignore[attr-defined]
            fx.Choose: choose,
            fx.May: may,
            fx.If: depends,
            fx.SetFlag: set_flag,
            ByDifficulty: lambda state, waiting: [same(waiting, _by_difficulty(state, waiting.effect))],  # type: ignore[arg-type]
        },
        feasible={
            fx.InOrder: lambda state, waiting: all(
                feasible(state, attrs.evolve(waiting, effect=step))
                for step in waiting.effect.steps  # type: ignore[attr-defined]
            ),
            fx.Choose: lambda state, waiting: any(
                feasible(state, attrs.evolve(waiting, effect=option))
                for option in waiting.effect.options  # type: ignore[attr-defined]
            ),
            ByDifficulty: lambda state, waiting: feasible(
                state,
                attrs.evolve(waiting, effect=_by_difficulty(state, waiting.effect)),  # type: ignore[arg-type]
            ),
            fx.If: lambda state, waiting: all(
                feasible(state, Waiting(effect=event.effects[0].effect, you=waiting.you, source=waiting.source))
                for event in depends(state, waiting)
                if isinstance(event, EffectsQueued)
            ),
        },
        questions={
            ChooseOption: lambda state, q: (PickOption(number=n) for n in range(1, len(q.options) + 1)),
            ChooseThing: thing_answers,
            ChooseWhether: lambda state, q: (SayYes(), Pass()),
        },
        orders={
            PickOption: Order(answers=(ChooseOption,), why_not=why_no_option, unfold=take_option),
            PickThing: Order(answers=(ChooseThing,), why_not=why_not_thing, unfold=take_thing),
            SayYes: Order(answers=(ChooseWhether,), unfold=_say_yes),
            Pass: Order(answers=(ChooseWhether,), unfold=lambda state, command: [DecisionClosed()]),
        },
        folds={FlagRaised: lambda state, event: changed(state, flags=(*state.flags, event.flag))},
        reasons=(NotOffered, CannotBeDone),
    )
