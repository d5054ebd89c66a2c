"""Single dice of the roll pool: one is rolled again, turned, named by a text, or told from the table (RND)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Command, Decision, DecisionOpened, DieId, Event, Reason
from vanguard_desktop.dice.faces import ALL_DICE, DangerIcon

from ..chapter import Question, Questions, nothing
from ..crew.dice_to_pick import dice_to_pick, faces_to_pick
from ..data import DieNotThere, FaceNotThere, State
from ..data import commands as do
from ..data import decisions as ask
from ..data.effects import RerollNamed, RerollOther
from ..data.events import AsideRolled, DieRerolled, DieTurned, PoolDiceSpent
from ..data.steps import RollAside
from .check import SIDES
from .danger import fallen, roll_danger
from .pool_effects import picked, rerolled_named


def offered_die(state: State, question: Decision, command: do.PickDie) -> Reason | None:
    return None if command.die in dice_to_pick(state, question) else DieNotThere(die=command.die)


def _faces(die: DieId) -> Iterator[Command]:
    """Rolled on the players' table, unless they let the game roll."""
    return (do.TellDie(die=die, face=face) for face in range(len(ALL_DICE[die].faces)))


def _to_reroll(state: State, question: ask.ChooseReroll) -> Iterator[Command]:
    dice = dice_to_pick(state, question)
    for die in dice:
        yield do.PickDie(die=die)
        if state.real_dice:
            yield from _faces(die)
    if not question.every or not dice:
        yield do.GoOn()


def _roll_again(state: State, question: ask.ChooseReroll, command: do.PickDie) -> Sequence[Event]:
    face, rng = state.rng.below(SIDES)
    return _rerolled(question, DieRerolled(die=command.die, face=face, drawn=rng.since(state.rng)))


def _told_again(state: State, question: ask.ChooseReroll, tells: do.TellDie) -> Sequence[Event]:
    return _rerolled(question, DieRerolled(die=tells.die, face=tells.face, drawn=0))


def _rerolled(question: ask.ChooseReroll, fell: DieRerolled) -> Sequence[Event]:
    """The next die, until enough have fallen again."""
    if question.left == 1:
        return [fell]
    more = attrs.evolve(question, left=question.left - 1, done=(*question.done, fell.die))
    return [fell, DecisionOpened(decision=more)]


def _why_not_turn(state: State, question: ask.ChooseTurn, command: do.TellDie) -> Reason | None:
    """A face that looks like an offered one is that one (DIE-12: equal faces are the same result)."""
    die, face = command.die, command.face
    if die in ALL_DICE and 0 <= face < SIDES:
        wanted = ALL_DICE[die].faces[face]
        offered = faces_to_pick(state, question)
        if any(die == other and ALL_DICE[other].faces[f] == wanted for other, f in offered):
            return None
    return FaceNotThere(die=die)


def _to_name(state: State, question: ask.ChooseCheckDie) -> Iterator[Command]:
    for die in dice_to_pick(state, question):
        yield do.PickDie(die=die)
        if state.real_dice and isinstance(question.effect, RerollNamed | RerollOther | RollAside):
            yield from _faces(die)


def _told_named(state: State, question: ask.ChooseCheckDie, tells: do.TellDie) -> Sequence[Event]:
    if isinstance(question.effect, RollAside):
        return [AsideRolled(owner=question.member, die=tells.die, face=tells.face, drawn=0)]
    assert isinstance(question.effect, RerollNamed | RerollOther)
    return rerolled_named(question.effect, DieRerolled(die=tells.die, face=tells.face, drawn=0))


def _danger_told(state: State, question: ask.AskDanger, tells: do.TellDanger) -> Sequence[Event]:
    return fallen(question.member, question.letter, tells.icon, drawn=0)


POOL_QUESTIONS: Questions = {
    ask.ChooseReroll: Question(
        answers=_to_reroll,
        why_not={do.PickDie: offered_die},
        then={do.PickDie: _roll_again, do.TellDie: _told_again, do.GoOn: nothing},
    ),
    # Turning a die is told in the same words as a roll on the table.
    ask.ChooseTurn: Question(
        answers=lambda state, question: (
            do.TellDie(die=die, face=face) for die, face in faces_to_pick(state, question)
        ),
        why_not={do.TellDie: _why_not_turn},
        then={do.TellDie: lambda state, question, tells: [DieTurned(die=tells.die, face=tells.face)]},
    ),
    ask.ChoosePoolDie: Question(
        answers=lambda state, question: (do.PickDie(die=die) for die in dice_to_pick(state, question)),
        why_not={do.PickDie: offered_die},
        then={do.PickDie: lambda state, question, command: [PoolDiceSpent(dice=(command.die,))]},
    ),
    ask.ChooseCheckDie: Question(
        answers=_to_name,
        why_not={do.PickDie: offered_die},
        then={
            do.PickDie: lambda state, question, command: picked(
                state, state.running_check, question.effect, command.die
            ),
            do.TellDie: _told_named,
        },
    ),
    ask.AskDanger: Question(
        answers=lambda state, question: (*(do.TellDanger(icon=icon) for icon in DangerIcon), do.RollForMe()),
        then={
            do.TellDanger: _danger_told,
            do.RollForMe: lambda state, question, command: roll_danger(state, question.member, question.letter),
        },
    ),
}
