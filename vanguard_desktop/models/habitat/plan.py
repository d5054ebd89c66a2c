"""The plan of the sol: each action with its pawns, what it takes, how likely it succeeds, what it costs and risks."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.play.habitat.planning import done_in, lacks, odds, weight_of
from vanguard_desktop.rulesets.habitat.data.actions import (
    Dice,
    DropTask,
    PlanActions,
    PlanTask,
    PutPawn,
    SetRoute,
    SetRover,
    SetUpgrade,
    Stack,
    TakePawn,
    TaskKind,
    Weight,
)
from vanguard_desktop.rulesets.habitat.data.kinds import FRM, Resource
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel
from .base import PawnMark, pawn_mark

RESOURCE_ICONS = {Resource.ENERGY: "energy", Resource.OXYGEN: "oxygen", Resource.FOOD: "food"}


@attrs.frozen(kw_only=True)
class Choice:
    """A change of one planned action, with its words."""

    command: Command
    words: str


@attrs.frozen(kw_only=True)
class StackRow:
    """`lacks` says why it could not be resolved as it stands; `add` puts pawns on it, `take` takes them off again."""

    id: int
    task: str
    pawns: tuple[PawnMark, ...]
    need: str
    chance: str = ""
    brings: tuple[str, ...] = ()
    lacks: str = ""
    add: tuple[Choice, ...] = ()
    take: tuple[Command | None, ...] = ()
    more: tuple[Choice, ...] = ()
    drop: Command | None = None


class PlanModel(RowModel[StackRow]):
    """In the order of planning; empty outside the actions phase."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    @property
    def planning(self) -> bool:
        return isinstance(self._bridge.state.question, PlanActions)

    def _fresh(self) -> Sequence[StackRow]:
        state: HabitatState = self._bridge.state
        if not self.planning:
            return []
        return [self._row(state, each) for each in state.plan]

    def _row(self, state: HabitatState, stack: Stack) -> StackRow:
        weight, reason = weight_of(state, stack), lacks(state, stack)
        mine = [each for each in self._bridge.answers() if getattr(each, "number", None) == stack.number]
        taken = {each.pawn: each for each in mine if isinstance(each, TakePawn)}
        return StackRow(
            id=stack.number,
            task=self._words.tasks.task(stack.task, state),
            pawns=tuple(pawn_mark(state, pawn, self._words) for pawn in stack.pawns),
            need=self._need(weight),
            chance=self._chance(state, stack, weight),
            brings=tuple(self._brings(state, stack, weight)),
            lacks="" if reason is None else self._words.reason(reason, state),
            add=self._choices(state, mine, PutPawn),
            take=tuple(taken.get(pawn) for pawn in stack.pawns),
            more=self._choices(state, mine, SetRover, SetRoute, SetUpgrade),
            drop=next((each for each in mine if isinstance(each, DropTask)), None),
        )

    def _choices(self, state: HabitatState, commands: Sequence[Command], *kinds: type[Command]) -> tuple[Choice, ...]:
        return tuple(
            Choice(command=each, words=self._words.command(each, state)) for each in commands if isinstance(each, kinds)
        )

    def _need(self, weight: Weight) -> str:
        if weight.least is None:
            #: What a planned action takes. %n is a number of pawns.
            return self.tr("%n pawn(s)", "", weight.most)
        #: What a planned action takes, in pawns: with {least} dice are rolled, with {most} it succeeds for sure.
        return self.tr("{least} with dice, {most} for sure").format(least=weight.least, most=weight.most)

    def _chance(self, state: HabitatState, stack: Stack, weight: Weight) -> str:
        """That it succeeds as it is planned now (HDC-11)."""
        if weight.dice is Dice.NONE:
            #: A planned action succeeds without dice.
            return self.tr("for sure") if weight.strength >= weight.most else ""
        #: A planned action rolls dice. {chance} is as "66.7 %".
        text = self.tr("succeeds with {chance}")
        return text.format(chance=HabitatAhead().chance(odds(state, stack).success))

    def _brings(self, state: HabitatState, stack: Stack, weight: Weight) -> list[str]:
        found = [f"{count} [{RESOURCE_ICONS[each]}]" for each, count in weight.costs.items() if count]
        if weight.wounds:
            #: What a planned action costs the one who acts. %n is a number of wounds.
            found.append(self.tr("%n wound(s)", "", weight.wounds))
        if weight.adventure:
            #: What a planned action brings for certain.
            found.append(self.tr("an adventure"))
        if weight.gloom:
            #: What a planned action brings: the way there is gloomy, and stress rises.
            found.append(self.tr("stress"))
        ahead, chance = odds(state, stack), HabitatAhead().chance
        if 0 < ahead.wound < 1:
            #: What a planned action may bring. {chance} is as "66.7 %".
            found.append(self.tr("wound {chance}").format(chance=chance(ahead.wound)))
        if 0 < ahead.adventure < 1:
            #: What a planned action may bring. {chance} is as "66.7 %".
            found.append(self.tr("adventure {chance}").format(chance=chance(ahead.adventure)))
        if ahead.death:
            #: What a planned action may bring: somebody dies of the wound. {chance} is as "66.7 %".
            found.append(self.tr("death {chance}").format(chance=chance(ahead.death)))
        return found

    def words(self, row: StackRow) -> str:
        return ", ".join(filter(None, (row.task, row.need, row.chance, *row.brings, row.lacks)))


class TaskModel(RowModel["TaskRow"]):
    """What may be planned now and is done in the base, by structure; what is done outside is chosen on the map."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[TaskRow]:
        state: HabitatState = self._bridge.state
        return [
            TaskRow(
                id=each,
                words=self._words.tasks.task(each.task, state),
                structure=done_in(state, each.task),
                about=FRM if each.task.kind is TaskKind.SOW else each.task.structure,
            )
            for each in self._bridge.answers()
            if isinstance(each, PlanTask)
        ]

    def words(self, row: TaskRow) -> str:
        return row.words


@attrs.frozen(kw_only=True)
class TaskRow:
    """A task by its command: the structure it is done in, and the one it is about, as when something is repaired."""

    id: PlanTask
    words: str
    structure: str | None
    about: str | None
