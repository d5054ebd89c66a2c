"""What can be planned now, in the groups of the list of all actions, and what each would take and bring."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId, Nothing
from vanguard_desktop.play.habitat.planning import (
    SOWN_RIPENS_IN,
    breaks,
    is_in_reach,
    kind_of,
    owner_of,
    reward_of,
    weight_of_task,
)
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn, Task, TaskKind, Weight
from vanguard_desktop.rulesets.habitat.data.kinds import ActionType
from vanguard_desktop.rulesets.habitat.state import MOST_WOUNDS, HabitatState
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from .base import RESOURCE_ICONS

# What their name alone does not tell.
_TELLS = (ActionType.REST, ActionType.RELAX, ActionType.HEAL, ActionType.MANAGE)


class Group(IntEnum):
    """In the order of the list: what the mission is about first, what breaks something else last."""

    MISSION = 0
    PEOPLE = 1
    BASE = 2
    LABORATORY = 3
    OUTSIDE = 4
    REPAIRS = 5
    AT_A_COST = 6


_GROUPS: Mapping[TaskKind, Group] = {
    TaskKind.MISSION: Group.MISSION,
    TaskKind.EVENT: Group.MISSION,
    TaskKind.REST: Group.PEOPLE,
    TaskKind.RELAX: Group.PEOPLE,
    TaskKind.HEAL: Group.PEOPLE,
    TaskKind.EXPLORE: Group.OUTSIDE,
    TaskKind.COLLECT: Group.OUTSIDE,
    TaskKind.STUDY: Group.LABORATORY,
    TaskKind.STUDY_AGAIN: Group.LABORATORY,
    TaskKind.SOW: Group.LABORATORY,
    TaskKind.REPAIR: Group.REPAIRS,
}


def plannable(bridge: Bridge) -> tuple[PlanTask, ...]:
    """What may be planned and can be done with the pawns that are left, in the order of the rules."""
    state: HabitatState = bridge.state
    if not isinstance(state.question, PlanActions):
        return ()
    return tuple(each for each in bridge.answers() if isinstance(each, PlanTask) and is_in_reach(state, each.task))


def group_of(task: Task) -> Group:
    """Where it stands in the list."""
    return Group.AT_A_COST if task.source is not None else _GROUPS.get(task.kind, Group.BASE)


class TaskWords(QObject):
    """What is said of an action before it is planned."""

    def __init__(self, words: HabitatWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def group(self, group: Group) -> str:
        """The heading over a group of actions."""
        return {
            #: Heading in the list of all actions.
            Group.MISSION: self.tr("For the mission"),
            #: Heading in the list of all actions: what is good for the crew.
            Group.PEOPLE: self.tr("For the crew"),
            #: Heading in the list of all actions: what is done for the structures.
            Group.BASE: self.tr("In the base"),
            #: Heading in the list of all actions: research and sowing.
            Group.LABORATORY: self.tr("Laboratory and greenhouse"),
            #: Heading in the list of all actions: what is done outside.
            Group.OUTSIDE: self.tr("Outside"),
            #: Heading in the list of all actions.
            Group.REPAIRS: self.tr("Repairs with a spare part"),
            #: Heading in the list of all actions: the part is taken out of another structure, which then breaks.
            Group.AT_A_COST: self.tr("Repairs with a part of another structure"),
        }[group]

    def need(self, weight: Weight) -> str:
        """How many pawns it takes."""
        if weight.least is None:
            #: What a planned action takes. %n is a number of pawns.
            return self.tr("%n pawn(s)", "", weight.most)
        #: What a planned action takes, in pawns: with {least} dice are rolled, with {most} it succeeds for sure.
        return self.tr("Pawns: {least} with dice, {most} for sure").format(least=weight.least, most=weight.most)

    def does(self, state: HabitatState, task: Task, acts: MemberId | None = None) -> str:
        """What it is good for, where its name does not tell; for whom it is, too, once somebody `acts`."""
        reward = reward_of(state, task)
        if reward is not None and not isinstance(reward, Nothing):
            called = self._words.called
            called.concerned, called.planned = acts, True
            said = self._words.effect(reward).rstrip(".")
            called.concerned, called.planned = None, False
            return " · ".join((said, *self._broken(state, task)))
        if task.kind is TaskKind.SOW:
            #: What sowing brings. %n is a number of Martian days.
            return self.tr("bears food in %n sol(s)", "", SOWN_RIPENS_IN)
        kind = kind_of(state, task)
        return HabitatAhead().does(kind) if kind in _TELLS and kind is not None else ""

    def _broken(self, state: HabitatState, task: Task) -> list[str]:
        """What is built comes with broken elements, and the mission allows so many."""
        if (broken := breaks(state, task)) is None:
            return []
        #: Of an action before it is planned. {broken} is how many elements will be broken then, {most} how many may be
        #: at the end of the mission.
        return [self.tr("then broken: {broken} of {most} allowed").format(broken=broken[0], most=broken[1])]

    def operating(self, state: HabitatState, command: PutPawn) -> str:
        """What it changes who operates a drone: whose drone acts first takes what the action brings (HAC-37)."""
        stack = next((each for each in state.plan if each.number == command.number), None)
        someone = state.astronaut(owner_of(command.pawn))
        if not command.pawn.startswith("drone:") or stack is None or someone is None:
            return ""
        if stack.pawns:
            #: Of a drone that helps somebody: it makes no difference who operates it.
            return self.tr("It only helps: whoever acts first rolls and takes what comes.")
        #: Of a drone that acts in place of somebody. {astronaut} operates it, {wounds} and {most} are numbers.
        text = self.tr("{astronaut} rolls and takes what comes: {wounds} of {most} wounds now.")
        name = self._words.called.astronaut(someone.id)
        return text.format(astronaut=name, wounds=someone.wounds, most=MOST_WOUNDS)

    def costs(self, weight: Weight) -> list[str]:
        """What it takes out of the reserves."""
        return [f"{count} [{RESOURCE_ICONS[each]}]" for each, count in weight.costs.items() if count]

    def before(self, state: HabitatState, task: Task) -> str:
        """All that is known of it before anybody is put on it."""
        weight = weight_of_task(state, task)
        return " · ".join(filter(None, (self.does(state, task), self.need(weight), *self.costs(weight))))
