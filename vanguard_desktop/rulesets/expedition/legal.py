"""The one place that knows what is allowed on an expedition; buttons, drag highlights, bots and `decide` all ask it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from vanguard_desktop.core.dice import DangerIcon
from vanguard_desktop.core.ids import DieId, SectorId
from vanguard_desktop.core.kinds import Command, Effect, Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.expedition.commands import (
    AnswerLiftOff,
    EndTurn,
    ExpeditionCommand,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickDie,
    PickOption,
    Rest,
    TakeSpecialAction,
    TellDanger,
    Travel,
)
from vanguard_desktop.rulesets.expedition.decisions import (
    AgreeLiftOff,
    AskDanger,
    ChooseAction,
    ChooseDieToRefresh,
    ChooseDieToSpend,
    ChooseFirst,
    ChooseOption,
    EventRevealed,
)
from vanguard_desktop.rulesets.expedition.effects import InOrder, LoseSupplies, SpendDice
from vanguard_desktop.rulesets.expedition.reasons import (
    CannotPay,
    DieNotThere,
    NoActionHere,
    NoMovement,
    NoPath,
    NoSupplies,
    NotAtLander,
    NotOffered,
    OneSpecialAction,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.state import Member, State, far_end

# Which question a command answers; every other question has to be answered first.
ANSWERS = {
    GiveStartToken: (ChooseFirst,),
    Travel: (ChooseAction,),
    Rest: (ChooseAction,),
    TakeSpecialAction: (ChooseAction,),
    EndTurn: (ChooseAction,),
    LiftOff: (ChooseAction,),
    AnswerLiftOff: (AgreeLiftOff,),
    GoOn: (EventRevealed,),
    PickOption: (ChooseOption,),
    PickDie: (ChooseDieToSpend, ChooseDieToRefresh),
    TellDanger: (AskDanger,),
}


def why_not(state: State, command: ExpeditionCommand) -> Reason | None:
    """Name the first rule that forbids `command` now, or None if it is legal."""
    question = state.question
    if question is None:
        return ItIsOver()
    if not isinstance(question, ANSWERS[type(command)]):
        return AnswerFirst(decision=question)
    match command:
        case GiveStartToken(to=to):
            return None if any(member.id == to for member in state.members) else NotOffered()
        case Travel(path=path_id):
            return _why_no_travel(state, path_id)
        case Rest():
            return None if state.supplies else NoSupplies()
        case TakeSpecialAction(number=number):
            return _why_no_special(state, number)
        case EndTurn() | GoOn() | TellDanger():
            return None
        case LiftOff():
            here = _turn_member(state).sector
            return None if here == state.lander else NotAtLander(lander=state.lander)
        case AnswerLiftOff(section=section):
            assert isinstance(question, AgreeLiftOff)
            return None if section in question.waiting_for else NotOffered()
        case PickOption(number=number):
            assert isinstance(question, ChooseOption)
            if not 1 <= number <= len(question.options):
                return NotOffered()
            options = tuple(payable(state, state.member(question.member), option) for option in question.options)
            # GEN-14: if nothing can be paid, one of them is carried out as far as possible.
            return None if options[number - 1] or not any(options) else CannotPay()
        case PickDie(die=die):
            assert isinstance(question, ChooseDieToSpend | ChooseDieToRefresh)
            return None if die in question.dice else DieNotThere(die=die)
        case _:
            assert_never(command)


def _turn_member(state: State) -> Member:
    assert state.turn is not None
    return state.member(state.turn)


def _why_no_travel(state: State, path_id: str) -> Reason | None:
    path = next((path for path in state.board.paths if path.id == path_id), None)
    here = _turn_member(state).sector
    if path is None or here not in (path.start, path.end):
        return NoPath(to=None if path is None else path.end)
    poi = state.poi(here)
    if poi is not None and poi.no_movement:
        return NoMovement(sector=here)
    return None if far_end(path, here) is not None else WrongWay(to=path.start)


def _why_no_special(state: State, number: int) -> Reason | None:
    poi = state.poi(_turn_member(state).sector)
    if poi is None or not 1 <= number <= len(poi.actions):
        return NoActionHere()
    return OneSpecialAction() if state.special_taken else None


def connected(state: State, here: SectorId) -> tuple[SectorId, ...]:
    """Sectors that a path with an arrow leads to (ACT-32)."""
    ends = (far_end(path, here) for path in state.board.paths)
    return tuple(sorted({end for end in ends if end is not None}))


def payable(state: State, member: Member, effect: Effect) -> bool:
    """Whether an alternative can be paid in full (GEN-10, GEN-13)."""
    match effect:
        case LoseSupplies(count=count):
            return state.supplies >= count
        case SpendDice(count=count):
            return len(dice_to_spend(member, effect)) >= count
        case InOrder(steps=steps):
            return all(payable(state, member, step) for step in steps)
        case _:
            return True


def dice_to_spend(member: Member, effect: SpendDice) -> tuple[DieId, ...]:
    color = effect.color
    return tuple(die for die in member.available if color is None or die.startswith(f"{color.value}-"))


def candidates(state: State) -> Iterable[Command]:
    """Every command worth asking `why_not` about."""
    return answers(state)


def answers(state: State) -> Iterator[Command]:
    """The commands that answer the open question, in printed order."""
    match state.question:
        case ChooseFirst():
            yield from (GiveStartToken(to=member.id) for member in state.members)
        case ChooseAction():
            here = _turn_member(state).sector
            yield from (Travel(path=path.id) for path in state.board.paths if here in (path.start, path.end))
            poi = state.poi(here)
            yield from (TakeSpecialAction(number=n + 1) for n in range(len(poi.actions) if poi else 0))
            yield Rest()
            yield LiftOff()
            yield EndTurn()
        case EventRevealed():
            yield GoOn()
        case ChooseOption(options=options):
            yield from (PickOption(number=number + 1) for number in range(len(options)))
        case ChooseDieToSpend(dice=dice) | ChooseDieToRefresh(dice=dice):
            yield from (PickDie(die=die) for die in dice)
        case AgreeLiftOff(waiting_for=sections):
            for section in sections:
                yield AnswerLiftOff(section=section, agree=True)
                yield AnswerLiftOff(section=section, agree=False)
        case AskDanger():
            yield from (TellDanger(icon=icon) for icon in DangerIcon)
            yield TellDanger()
        case _:
            return
