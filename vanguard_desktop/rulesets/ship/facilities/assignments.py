"""The ways in which a task can be met: as printed, or with a card that asks for fewer icons (SEF-11: icons_needed)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import attrs

from vanguard_desktop.core import Choose, Effect, Event, InOrder, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey, Need

from ..chapter import Chapter
from ..data.facilities.assignments import UseUp
from ..data.facilities.tasks import AssignCrew
from ..modifiers import Modifier, is_disabled, is_limited, modifiers, spend
from ..moves import steps
from ..pieces import source_of
from ..state import ShipState
from .tasks import ANYBODY, can_meet

# Names of the tasks, as standing effects call them (TSK-01).
LAB_WORK, BOOST, TRAINING, SUPERVISOR, STAFF = "lab_work", "boost", "training", "supervisor", "staff"
# Lab work and boosts together: a standing effect about projects means either of them.
PROJECTS = "projects"


@attrs.frozen
class Task:
    """What crew is asked for: the icons, for which kind of task, what then happens, and the card that asks."""

    name: str
    need: Need
    then: Effect
    section: Section
    card: str

    @property
    def about(self) -> tuple[str, ...]:
        """What a standing effect may name: the task, or the card by its id."""
        kinds = (self.name, PROJECTS) if self.name in (LAB_WORK, BOOST) else (self.name,)
        return (*kinds, self.card.partition(":")[2])


def can_do(state: ShipState, task: Task) -> bool:
    """Whether there is crew for it in one way or another (TSK-08)."""
    return any(True for _ in ways(state, task))


def ways(state: ShipState, task: Task) -> Iterator[Effect]:
    """Every way to assign crew that can be met now: the printed icons, and fewer with the help of a card."""
    if not task.need or is_disabled(state, task.name):
        return
    found = modifiers(state, ModifierKey.ICONS_NEEDED, *task.about)
    lasting = sum(each.standing.value for each in found if not is_limited(state, each))
    usual = _changed(task.need, lasting)
    yield from (_assign(task, need) for need in usual if can_meet(state, need))
    for each in found:
        if is_limited(state, each):
            fewer = (need for need in _changed(task.need, lasting + each.standing.value) if need not in usual)
            yield from (_assign(task, need, each) for need in fewer if can_meet(state, need))


def ask_crew(state: ShipState, task: Task, *others: Effect) -> Sequence[Event]:
    """The crew is named member by member; if there are several ways, and `others` besides, one is chosen first."""
    options = (*others, *ways(state, task))
    if len(options) < 2:
        return [steps(*options, source=source_of(task.card))]
    return [steps(Choose(options=options), source=source_of(task.card))]


def use_up(modifier: Modifier, *about: str) -> UseUp:
    return UseUp(source=modifier.source, key=modifier.standing.key, about=about)


def _assign(task: Task, need: Need, helped: Modifier | None = None) -> AssignCrew:
    then = task.then if helped is None else InOrder(steps=(use_up(helped, *task.about), task.then))
    return AssignCrew(need=need, then=then, section=task.section, source=source_of(task.card))


def _changed(need: Need, by: int) -> list[Need]:
    """Which icons are left out is the players' choice, but one always remains (ADD-10: AF12)."""
    if by >= 0:
        return [(*need, *ANYBODY * by)]
    kept = max(1, len(need) + by)
    return list(dict.fromkeys(combinations(need, min(kept, len(need)))))


def _use_up(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, UseUp)
    found = (each for each in modifiers(state, effect.key, *effect.about) if each.source == effect.source)
    return spend(state, [each for each in found if is_limited(state, each)][:1])


ASSIGNMENTS = Chapter(effects={UseUp: _use_up})
