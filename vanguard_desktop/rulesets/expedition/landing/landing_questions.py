"""What is asked from the landing roll to the first hands (STP-15 to STP-25, LND)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Command, Event

from ..chapter import Question, Questions, nothing
from ..data import State
from ..data import commands as do
from ..data import decisions as ask
from ..data.events import LanderPlaced, RankUpKept, Traveled
from ..data.steps import TakePlaces, TakeSeats
from ..queueing import steps
from ..things.giving import hand_out, why_not_give
from . import landing
from .seating import next_to_sit, open_starts


def tens(state: State, question: object) -> Iterator[Command]:
    # In this order every number from 1 on is the key of its answer.
    yield from (do.TellTen(value=value) for value in (*range(1, landing.TEN), 0))
    yield do.RollForMe()


def _told_ten(state: State, question: ask.AskTen, tells: do.TellTen) -> Sequence[Event]:
    return landing.landed_on(state, tells.value, 0, question.again)


def _rolled_ten(state: State, question: ask.AskTen, command: do.RollForMe) -> Sequence[Event]:
    value, rng = state.rng.below(landing.TEN)
    return landing.landed_on(state, value, rng.since(state.rng), question.again)


def _start(state: State, question: ask.ChooseStart, command: do.PickSector) -> Sequence[Event]:
    return [Traveled(member=question.member, to=command.sector), steps(None, TakePlaces())]


def _keep(state: State, question: ask.KeepRankUp, command: do.PickCard) -> Sequence[Event]:
    back = tuple(other for other in state.rank_ups_offered if other != command.card)
    return [RankUpKept(card=command.card, back=back)]


def _to_hand_out(state: State, question: ask.HandOutEquipment) -> Iterator[Command]:
    for card in state.equipment_unused:
        yield from (do.GiveEquipment(card=card, to=member.id) for member in state.members)
    yield do.GoOn()


LANDING_QUESTIONS: Questions = {
    ask.AskTen: Question(answers=tens, then={do.TellTen: _told_ten, do.RollForMe: _rolled_ten}),
    ask.PlaceLander: Question(
        answers=lambda state, question: (
            do.PickSector(sector=sector.number) for sector in state.board.sectors if sector.lander
        ),
        then={do.PickSector: lambda state, question, command: [LanderPlaced(sector=command.sector)]},
    ),
    ask.ChooseSeat: Question(
        answers=lambda state, question: (do.PickMember(member=member) for member in next_to_sit(state, question)),
        then={
            do.PickMember: lambda state, question, command: [
                steps(None, TakeSeats(order=(*question.order, command.member)))
            ]
        },
    ),
    ask.ChooseStart: Question(
        answers=lambda state, question: (do.PickSector(sector=sector) for sector in open_starts(state)),
        then={do.PickSector: _start},
    ),
    ask.KeepRankUp: Question(
        answers=lambda state, question: (do.PickCard(card=card) for card in state.rank_ups_offered),
        then={do.PickCard: _keep},
    ),
    ask.HandOutEquipment: Question(
        answers=_to_hand_out,
        why_not={do.GiveEquipment: why_not_give},
        then={do.GiveEquipment: hand_out, do.GoOn: nothing},
    ),
}
