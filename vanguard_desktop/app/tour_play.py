"""Games of chance for the tour: every kind of question that comes up is drawn once, and an entry that is read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import attrs

from vanguard_desktop.core.kinds import Command, Decision
from vanguard_desktop.play.plan import Plan
from vanguard_desktop.rulesets.expedition.commands import (
    AddDie,
    EndTurn,
    LiftOff,
    RollDice,
    TakeBackAction,
    TakeBackDie,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.decisions import Combine, GatherDice, Modify
from vanguard_desktop.rulesets.expedition.state import State

if TYPE_CHECKING:
    from vanguard_desktop.app.program import Program
    from vanguard_desktop.core.ids import WorldId
    from vanguard_desktop.widgets.table.table_screen import TableScreen

_SEED = 3
_LONGEST = 180
# A check is drawn with something on the felt.
_OF_A_CHECK = (GatherDice, Modify, Combine)
_DICE = 3


class PlayTour:
    """Eager for special actions, slow to leave."""

    def __init__(self, program: Program, shoot: Callable[[Program, str], None], pump: Callable[[], None]) -> None:
        self._program, self._shoot, self._pump = program, shoot, pump
        self._seen: set[str] = set()

    def walk(self, worlds: tuple[WorldId, ...]) -> None:
        program = self._program
        program.prefer(attrs.evolve(program.preferences, real_dice=False))
        for world in worlds:
            program.begin(Plan(world=world, players=2, names=("Anna", "Ben"), seed=_SEED))
            self._play(Random(_SEED))
            program.put_away()

    @property
    def _table(self) -> TableScreen:
        table = self._program.table
        assert table is not None
        return table

    def _play(self, chance: Random) -> None:
        for _ in range(_LONGEST):
            self._read()
            state = self._table.bridge.state
            if state.question is None:
                return
            self._picture(state, state.question)
            self._table.submit(self._chosen(state.question, chance))
            self._pump()
        self._read()

    def _read(self) -> None:
        table = self._table
        while table.reading_sheet is not None and not table.reading_sheet.rows:
            self._draw("log")
            table.read_on()
            self._pump()

    def _picture(self, state: State, question: Decision) -> None:
        check = state.check
        if isinstance(question, _OF_A_CHECK) and (check is None or max(len(check.pool), len(check.hand)) < _DICE):
            return
        if self._table.lesson.isVisible():
            self._draw("lesson")
        self._draw(question.tag)

    def _draw(self, name: str) -> None:
        if name not in self._seen:
            self._seen.add(name)
            self._pump()
            self._shoot(self._program, f"play_{name}")

    def _chosen(self, question: Decision, chance: Random) -> Command:
        bridge = self._table.bridge
        answers, legal = list(bridge.answers()), bridge.legal_commands()
        beside = [command for command in legal if command not in answers]
        if not answers or (beside and chance.random() < 0.06):
            return chance.choice(beside or answers)
        staying = [c for c in answers if not isinstance(c, LiftOff | EndTurn | TakeBackDie | TakeBackAction)] or answers
        eager = [command for command in staying if isinstance(command, TakeSpecialAction | AddDie)]
        if isinstance(question, GatherDice) and not eager:
            return next(command for command in answers if isinstance(command, RollDice))
        return chance.choice(eager if eager and chance.random() < 0.8 else staying)
