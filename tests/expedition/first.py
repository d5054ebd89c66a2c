"""The first expedition for tests: the Sorting House as training or quick start, and its guided round played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.expedition.table import Table
from tests.support.boxes import shipped
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Command, Opening
from vanguard_desktop.play.first_expedition import (
    keep_first,
    quick_start_opening,
    recruits,
    training_opening,
)
from vanguard_desktop.rulesets.expedition.data.commands import TakeBackDie
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

SCHAAF, MAKWANA = MemberId("mirembe_schaaf"), MemberId("tuuli_makwana")  # Science and Recon of the training


def begun(opening: Opening, seed: int = 1) -> Table:
    """The opening laid out, up to its first question."""
    start = EXPEDITION.begin(shipped(), opening, seed)
    happened = settle(EXPEDITION, start)
    return Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))


def training(players: int = 1, seed: int = 1, **options: Any) -> Table:
    return begun(training_opening(shipped(), players, **options), seed)


def quick_start(players: int = 1, seed: int = 1, **options: Any) -> Table:
    kept = keep_first(recruits(shipped(), seed))
    return begun(quick_start_opening(shipped(), kept, players, **options), seed)


def until(table: Table, reached: Callable[[Table], bool]) -> Table:
    """Played on with the first answer to each question until it is so; all events on the way are kept."""
    events = table.events
    for _ in range(400):
        if reached(table):
            return Table(state=table.state, events=events)
        table = table.play(first_answer(table))
        events = (*events, *table.events)
    raise AssertionError(f"never reached: {table.question}")


def first_answer(table: Table) -> Command:
    """Dice are never taken back, so every check comes to its roll."""
    return next(command for command in table.legal() if not isinstance(command, TakeBackDie))


def at_turn(number: int, actions_left: int = 2) -> Callable[[Table], bool]:
    """The so-manieth crew member of the round chooses an action, with so many left."""

    def reached(table: Table) -> bool:
        ended = sum(member.turn_ended for member in table.state.members)
        right = ended == number - 1 and table.state.actions_left == actions_left
        return isinstance(table.question, ChooseAction) and right

    return reached


def in_round(number: int) -> Callable[[Table], bool]:
    return lambda table: table.state.round == number
