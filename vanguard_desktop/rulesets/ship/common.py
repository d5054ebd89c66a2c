"""Texts of any kind: one after the other, alternatives, options, conditions, entries; and the questions they ask."""

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
    LogId,
    Reason,
    Source,
    Waiting,
    changed,
)
from vanguard_desktop.core import effects as fx
from vanguard_desktop.dice.faces import Section

from .chapter import Chapter, Order, Pick
from .data.common import (
    AskOrder,
    CannotPay,
    ChooseOption,
    ChooseOrder,
    ChooseThing,
    ChooseWhether,
    FlagRaised,
    LogRead,
    NotOffered,
    OptionTaken,
    Pass,
    PickOption,
    PickThing,
    SayYes,
)
from .holds import holds
from .moves import same, steps
from .state import ShipState

Payable = Callable[[ShipState, Effect], bool]
Does = Callable[[ShipState, Waiting], bool]
PickOf = Callable[[Effect], Pick | None]


# CYC-09: who has the final say about what a card leaves open, by its family; about everything else Recon.
OWNERS = {
    "situations": Section.SECURITY,
    "discoveries": Section.SCIENCE,
    "uniques": Section.SCIENCE,
    "research_projects": Section.SCIENCE,
    "production_projects": Section.ENGINEERING,
}


def owner(waiting: Waiting) -> Section:
    """Who settles what a text leaves open (CYC-09)."""
    return OWNERS.get(waiting.source.family, Section.RECON)


def ask_thing(state: ShipState, waiting: Waiting, pick: Pick, section: Section, may_pass: bool = False) -> list[Event]:
    """One thing has to be named; with nothing to name nothing happens (CYC-26)."""
    if not pick.candidates(state, waiting.effect):
        return []
    return [DecisionOpened(decision=ChooseThing(section=section, effect=waiting, may_pass=may_pass))]


def ask_order(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Several effects at the same time: the owner orders them, if there is anything to order (CYC-11)."""
    assert isinstance(waiting.effect, AskOrder)
    effect = waiting.effect
    if len(effect.effects) < 2:
        return [EffectsQueued(effects=effect.effects)] if effect.effects else []
    return [DecisionOpened(decision=ChooseOrder(section=effect.section, effects=effect.effects))]


def read_log(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The entry is opened and takes place where it is read; whoever is sent on does not come back (LOG-10, LOG-11)."""
    assert isinstance(waiting.effect, fx.ReadLog)
    log = waiting.effect.log
    entry = state.box.logs.get(log)
    event = LogRead(log=log)
    return (
        [event] if entry is None or entry.effect is None else [event, steps(entry.effect, source=Source("logs", log))]
    )


def set_flag(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.SetFlag)
    flag = waiting.effect.flag
    return [] if flag in state.flags else [FlagRaised(flag=flag)]


def _say_yes(state: ShipState, _: SayYes) -> Sequence[Event]:
    question = state.question
    assert isinstance(question, ChooseWhether)
    return [DecisionClosed(), EffectsQueued(effects=(question.effect,))]


def _why_not_pass(state: ShipState, _: Pass) -> Reason | None:
    question = state.question
    return NotOffered() if isinstance(question, ChooseThing) and not question.may_pass else None


def _log_read(state: ShipState, event: LogRead) -> ShipState:
    return changed(state, logs_read={**state.logs_read, event.log: state.logs_read.get(event.log, 0) + 1})


def _flag_raised(state: ShipState, event: FlagRaised) -> ShipState:
    return changed(state, flags=(*state.flags, event.flag))


def _option_taken(state: ShipState, event: OptionTaken) -> ShipState:
    taken = (*state.options_taken.get(event.log, ()), event.option)
    return changed(state, options_taken={**state.options_taken, event.log: taken})


def common(payable: Payable, does: Does, pick_of: PickOf) -> Chapter:
    """The chapter of texts. It asks the other chapters what is payable, what does anything and what can be picked."""

    def choose(state: ShipState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.Choose)
        effect = waiting.effect
        question = ChooseOption(
            section=owner(waiting), options=effect.options, source=waiting.source, labels=effect.labels
        )
        return [DecisionOpened(decision=question)]

    def may(state: ShipState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.May)
        inner = waiting.effect.effect
        offered = attrs.evolve(waiting, effect=inner)
        if not payable(state, inner) or not does(state, offered):
            return []
        return [DecisionOpened(decision=ChooseWhether(section=owner(waiting), effect=offered))]

    def depends(state: ShipState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, fx.If)
        effect = waiting.effect
        return [same(waiting, effect.then if holds(state, effect.test) else effect.otherwise)]

    def why_no_option(state: ShipState, command: PickOption) -> Reason | None:
        question = state.question
        if isinstance(question, ChooseOrder):
            return None if 1 <= command.number <= len(question.effects) else NotOffered()
        assert isinstance(question, ChooseOption)
        if not 1 <= command.number <= len(question.options):
            return NotOffered()
        return None if open_options(state, question)[command.number - 1] else CannotPay()

    def open_options(state: ShipState, question: ChooseOption) -> list[bool]:
        """If none can be paid completely, as much as possible of one is resolved; of any, if nothing is (CYC-13)."""
        texts = [Waiting(effect=option, source=question.source) for option in question.options]
        here = changed(state, pending=state.pending[:-1])
        in_full = [payable(here, text.effect) and is_possible(here, text) for text in texts]
        partly = in_full if any(in_full) else [does(here, text) for text in texts]
        return partly if any(partly) else [text is texts[0] for text in texts]

    def is_possible(state: ShipState, text: Waiting) -> bool:
        """What costs nothing must at least be possible. An entry of the logbook keeps what was chosen in it, which is
        something in itself (LOG-16).
        """
        freely = isinstance(text.effect, (fx.Nothing, fx.If)) or text.source.family == "logs"
        return freely or does(state, text)

    def take_option(state: ShipState, command: PickOption) -> Sequence[Event]:
        question = state.question
        if isinstance(question, ChooseOrder):
            first = question.effects[command.number - 1]
            rest = tuple(each for place, each in enumerate(question.effects, 1) if place != command.number)
            ordered = AskOrder(effects=rest, section=question.section)
            return [DecisionClosed(), EffectsQueued(effects=(first, Waiting(effect=ordered)))]
        assert isinstance(question, ChooseOption)
        said = question.source
        taken = [OptionTaken(log=LogId(said.id), option=command.number)] if said.family == "logs" else []
        return [DecisionClosed(), *taken, steps(question.options[command.number - 1], source=question.source)]

    def why_not_thing(state: ShipState, command: PickThing) -> Reason | None:
        question = state.question
        assert isinstance(question, ChooseThing)
        return None if command.thing in things(state, question) else NotOffered()

    def things(state: ShipState, question: ChooseThing) -> Sequence[str]:
        pick = pick_of(question.effect.effect)
        assert pick is not None
        return pick.candidates(state, question.effect.effect)

    def take_thing(state: ShipState, command: PickThing) -> Sequence[Event]:
        question = state.question
        assert isinstance(question, ChooseThing)
        pick = pick_of(question.effect.effect)
        assert pick is not None
        return [DecisionClosed(), *pick.picked(state, question.effect.effect, command.thing)]

    def thing_answers(state: ShipState, question: ChooseThing) -> Iterable[Command]:
        yield from (PickThing(thing=thing) for thing in things(state, question))
        if question.may_pass:
            yield Pass()

    return Chapter(
        effects={
            fx.Nothing: lambda state, waiting: [],
            fx.InOrder: lambda state, waiting: [same(waiting, *waiting.effect.steps)],  # type: ignore[attr-defined]
            fx.Choose: choose,
            fx.May: may,
            fx.If: depends,
            fx.ReadLog: read_log,
            fx.SetFlag: set_flag,
            AskOrder: ask_order,
        },
        payable={
            fx.InOrder: lambda state, effect: all(payable(state, step) for step in effect.steps),
            fx.Choose: lambda state, effect: any(payable(state, option) for option in effect.options),
            fx.If: lambda state, effect: payable(state, effect.then if holds(state, effect.test) else effect.otherwise),
        },
        questions={
            ChooseOption: lambda state, q: (PickOption(number=n) for n in range(1, len(q.options) + 1)),
            ChooseOrder: lambda state, q: (PickOption(number=n) for n in range(1, len(q.effects) + 1)),
            ChooseWhether: lambda state, q: (SayYes(), Pass()),
            ChooseThing: thing_answers,
        },
        orders={
            PickOption: Order(answers=(ChooseOption, ChooseOrder), why_not=why_no_option, unfold=take_option),
            PickThing: Order(answers=(ChooseThing,), why_not=why_not_thing, unfold=take_thing),
            SayYes: Order(answers=(ChooseWhether,), why_not=lambda state, command: None, unfold=_say_yes),
            Pass: Order(
                answers=(ChooseWhether, ChooseThing),
                why_not=_why_not_pass,
                unfold=lambda state, command: [DecisionClosed()],
            ),
        },
        folds={LogRead: _log_read, FlagRaised: _flag_raised, OptionTaken: _option_taken},
        reasons=(NotOffered, CannotPay),
    )
