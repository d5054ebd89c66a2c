"""The plan of the sol: each action with its pawns, what it takes, how likely it succeeds, what it costs and risks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.play.habitat.planning import (
    done_in,
    drones_left,
    in_order,
    lacks,
    odds,
    owner_of,
    penalty_when_red,
    weight_of,
)
from vanguard_desktop.rulesets.habitat.data.actions import (
    Dice,
    DropTask,
    MoveStack,
    PlanActions,
    PlanTask,
    PutPawn,
    SetRoute,
    SetRover,
    SetUpgrade,
    Stack,
    TakePawn,
    Task,
    TaskKind,
    Weight,
)
from vanguard_desktop.rulesets.habitat.data.items import part
from vanguard_desktop.rulesets.habitat.data.kinds import FRM, StructureId
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel
from .base import PawnMark, pawn_mark
from .tasks import TaskWords, group_of, plannable


@attrs.frozen(kw_only=True)
class Choice:
    """A change of one planned action, with its words."""

    command: Command
    words: str


@attrs.frozen(kw_only=True)
class StackRow:
    """An action, done in a `structure` if it is done in one; `places` are all where it is looked for. `place` counts in
    the order of resolution.

    `lacks` says why it could not be resolved as it stands; `add` puts pawns on it, `take` takes them off again; `ways`
    lead there otherwise. `moves` gives it the places of others of its step.
    """

    id: int
    task: str
    structure: StructureId | None
    places: frozenset[str]
    pawns: tuple[PawnMark, ...]
    need: str
    place: int = 1
    chance: str = ""
    sure: bool = False
    brings: tuple[str, ...] = ()
    lacks: str = ""
    add: tuple[Choice, ...] = ()
    take: tuple[Command | None, ...] = ()
    more: tuple[Choice, ...] = ()
    ways: tuple[Choice, ...] = ()
    drop: Command | None = None
    moves: Mapping[int, Command] = attrs.field(factory=dict)
    sooner: Command | None = None
    later: Command | None = None


class PlanModel(RowModel[StackRow]):
    """In the order of resolution; empty outside the actions phase."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self._said = TaskWords(self._words, self)
        self.refresh()

    @property
    def planning(self) -> bool:
        return isinstance(self._bridge.state.question, PlanActions)

    def _fresh(self) -> Sequence[StackRow]:
        state: HabitatState = self._bridge.state
        if not self.planning:
            return []
        ordered = in_order(state)
        return [self._row(state, each, place, ordered) for place, each in enumerate(ordered, start=1)]

    @property
    def drones(self) -> int:
        """How many can still be used in this sol."""
        return drones_left(self._bridge.state) if self.planning else 0

    @property
    def waits(self) -> str:
        """Why no other action can be planned now: one that is planned has no pawn yet."""
        bare = next((row for row in self.rows if not row.pawns), None)
        #: In the bar, when nothing else can be planned now. {task} is an action of the plan.
        return "" if bare is None else self.tr("First it needs a pawn: {task}.").format(task=bare.task)

    def _row(self, state: HabitatState, stack: Stack, place: int, ordered: Sequence[Stack]) -> StackRow:
        weight, reason = weight_of(state, stack), lacks(state, stack)
        answers = self._bridge.answers()
        mine = [each for each in answers if getattr(each, "number", None) == stack.number]
        taken = {each.pawn: each for each in answers if isinstance(each, TakePawn)}
        orders = (MoveStack(number=stack.number, to=each.number) for each in ordered)
        moves = {each.to: each for each in orders if self._bridge.why_not(each) is None}
        before, after = ordered[place - 2 : place - 1] if place > 1 else (), ordered[place : place + 1]
        return StackRow(
            id=stack.number,
            task=self._words.tasks.task(stack.task, state),
            structure=done_in(state, stack.task),
            places=_places(state, stack.task),
            pawns=tuple(pawn_mark(state, pawn, self._words) for pawn in stack.pawns),
            need=self._said.need(weight),
            place=place,
            chance=self._chance(state, stack, weight),
            sure=weight.dice is Dice.NONE,
            brings=tuple(self._brings(state, stack, weight)),
            lacks="" if reason is None else self._words.reason(reason, state),
            add=self._choices(state, _one_of_each(mine), PutPawn),
            take=tuple(taken.get(pawn) for pawn in stack.pawns),
            more=self._choices(state, mine, SetRover, SetUpgrade),
            ways=self._choices(state, mine, SetRoute),
            drop=next((each for each in mine if isinstance(each, DropTask)), None),
            moves=moves,
            sooner=next((moves[each.number] for each in before if each.number in moves), None),
            later=next((moves[each.number] for each in after if each.number in moves), None),
        )

    def _choices(self, state: HabitatState, commands: Sequence[Command], *kinds: type[Command]) -> tuple[Choice, ...]:
        return tuple(
            Choice(command=each, words=self._words.command(each, state)) for each in commands if isinstance(each, kinds)
        )

    def _chance(self, state: HabitatState, stack: Stack, weight: Weight) -> str:
        """That it succeeds as it is planned now (HDC-11)."""
        if weight.dice is Dice.NONE:
            #: A planned action succeeds without dice.
            return self.tr("for sure") if weight.strength >= weight.most else ""
        #: A planned action rolls dice. {chance} is as "66.7 %".
        text = self.tr("succeeds with {chance}")
        return text.format(chance=HabitatAhead().chance(odds(state, stack).success))

    def _brings(self, state: HabitatState, stack: Stack, weight: Weight) -> list[str]:
        acts = owner_of(stack.pawns[0]) if stack.pawns else None
        found = [*filter(None, (self._said.does(state, stack.task, acts),)), *self._said.costs(weight)]
        if other := self._broken_for(state, stack):
            found.append(other)
        if weight.wounds:
            #: What a planned action costs the one who acts. %n is a number of wounds.
            found.append(self.tr("%n wound(s)", "", weight.wounds))
        if weight.adventure:
            #: What a planned action brings for certain.
            found.append(self.tr("an adventure"))
        if weight.gloom:
            #: What a planned action brings: the way there is gloomy, and morale falls.
            found.append(self.tr("morale −1"))
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

    def _broken_for(self, state: HabitatState, stack: Stack) -> str:
        """The other side of a repair with what is taken out of another structure (HBD-05)."""
        task, called = stack.task, self._words.called
        if task.source is None or task.element is None:
            return ""
        red = penalty_when_red(state, task.source, task.element)
        penalty = HabitatAhead().penalty(red, state.card(task.source).kind)
        #: A planned repair takes an element out of another structure. {structure} is that one, {element} a kind of
        #: elements.
        said = self.tr("{structure} loses its element ({element})")
        said = said.format(structure=called.structure(task.source), element=called.element(task.element))
        return f"{said}: {penalty}" if penalty else said

    def words(self, row: StackRow) -> str:
        return ", ".join(filter(None, (row.task, row.need, row.chance, *row.brings, row.lacks)))


def _places(state: HabitatState, task: Task) -> frozenset[str]:
    """Where it is done, and what it is done to: structures, or a space of the map."""
    about = _about(task)
    return frozenset(str(each) for each in (done_in(state, task), about, task.space) if each is not None)


def _about(task: Task) -> StructureId | None:
    return FRM if task.kind is TaskKind.SOW else task.structure


def _one_of_each(commands: Sequence[Command]) -> list[Command]:
    """Of pawns that are alike, those of one astronaut, the first."""
    found: dict[object, Command] = {}
    for each in commands:
        pawn = each.pawn if isinstance(each, PutPawn) else None
        alike = each if pawn is None or pawn.startswith("drone:") else owner_of(pawn)
        found.setdefault(alike, each)
    return list(found.values())


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
                about=_about(each.task),
            )
            for each in sorted(plannable(self._bridge), key=lambda each: group_of(each.task))
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

    def place_for(self, item: str) -> str | None:
        """The structure onto which a thing is brought for it; None if it does not need the thing."""
        task = self.id.task
        if task.kind is TaskKind.REPAIR and task.source is None and task.element is not None:
            return self.about if item == part(task.element) else None
        return self.structure if task.item == item else None
