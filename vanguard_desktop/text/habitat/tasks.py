"""Actions by name: what a stack is to do, where, with what."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.actions.special import open_way
from vanguard_desktop.rulesets.habitat.data.actions import Pawn, Task, TaskKind
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.texts import Texts


class HabitatTasks(Texts):
    """Names stand by themselves, so nothing is bent."""

    def __init__(self, called: Any) -> None:
        self.called = called

    def task(self, task: Task, state: HabitatState) -> str:
        """An action as a button or a row of the plan says it."""
        said = self._plain(task, state)
        if task.stand_in is None:
            return said
        #: A planned action that uses a makeshift structure. {task} is the action, {structure} the structure.
        text = self.tr("{task} – with {structure}")
        return text.format(task=said, structure=self.called.structure(task.stand_in))

    def _plain(self, task: Task, state: HabitatState) -> str:
        called, place = self.called, task.structure
        structure = "" if place is None else called.structure(place)
        item = "" if task.item is None else called.item(task.item)
        match task.kind:
            case TaskKind.REST:
                #: An action.
                return self.tr("Rest")
            case TaskKind.RELAX:
                #: An action.
                return self.tr("Relax")
            case TaskKind.HEAL if task.condition is not None:
                #: An action. {condition} is the name of a condition.
                text = self.tr("Heal ({condition})")
                return text.format(condition=called.card("habitat_conditions", task.condition.value))
            case TaskKind.HEAL:
                #: An action.
                return self.tr("Heal")
            case TaskKind.MANAGE:
                #: An action.
                return self.tr("Manage")
            case TaskKind.EXPLORE:
                #: An action. {space} is a space of the map.
                return self.tr("Explore {space}").format(space=task.space)
            case TaskKind.COLLECT:
                #: An action. {item} is a thing, {space} a space of the map.
                return self.tr("Collect ({item}, {space})").format(item=item, space=task.space)
            case TaskKind.STUDY | TaskKind.STUDY_AGAIN if state.sheet.study:
                return self._named(called.names.content("habitat_missions", state.sheet.study), item)
            case TaskKind.STUDY:
                #: An action. {item} is a sample.
                return self.tr("Research ({item})").format(item=item)
            case TaskKind.STUDY_AGAIN:
                #: An action. {item} is a sample.
                return self.tr("Research ({item}, for the second time)").format(item=item)
            case TaskKind.SOW:
                #: An action.
                return self.tr("Sow")
            case TaskKind.REPAIR if task.source is not None:
                #: An action. {structure} and {source} are structures, {element} is a kind of elements.
                text = self.tr("Repair ({structure}, {element}), which then breaks in {source}")
                source = called.structure(task.source)
                return text.format(structure=structure, element=called.element(task.element), source=source)
            case TaskKind.REPAIR:
                #: An action. {structure} is a structure, {element} a kind of elements.
                text = self.tr("Repair ({structure}, {element})")
                return text.format(structure=structure, element=called.element(task.element))
            case TaskKind.UPGRADE:
                #: An action. {upgrade} is an upgrade.
                return self.tr("Build an upgrade ({upgrade})").format(upgrade=item)
            case TaskKind.MEND_ROVER:
                #: An action. {rover} is a rover.
                return self.tr("Repair {rover}").format(rover="" if task.rover is None else called.rover(task.rover))
            case TaskKind.TURN_TILE:
                resource = "" if task.resource is None else called.resource(task.resource)
                #: An action. {structure} is a structure, {resource} energy or oxygen.
                text = self.tr("Turn the shutdown tile ({structure}, {resource})")
                return text.format(structure=structure, resource=resource)
            case TaskKind.MISSION | TaskKind.EVENT:
                return self._special(task, state, item)

    def _special(self, task: Task, state: HabitatState, item: str) -> str:
        if task.kind is TaskKind.EVENT:
            name = str(self.called.card("habitat_events", str(task.id), "title"))
            item = ", ".join((*self._way(task, state), *([item] if item else [])))
        else:
            action = next((each for each in state.sheet.actions if each.id == task.id), None)
            name = str(task.id) if action is None else str(self.called.names.content("habitat_missions", action.name))
            choices = () if action is None else action.choices[task.way : task.way + 1]
            chosen = [self.called.names.content("habitat_missions", each.label) for each in choices]
            item = ", ".join([*chosen, *([item] if item else [])])
        return self._named(name, item or task.space)

    def _named(self, name: str, target: str | None) -> str:
        if not target:
            return name
        #: A special action. {action} is its name, {target} a thing or a space of the map.
        return self.tr("{action} ({target})").format(action=name, target=target)

    def _way(self, task: Task, state: HabitatState) -> list[str]:
        """Of several ways to do what an event asks for, what this one takes (HAP-17)."""
        found = open_way(state, task)
        if found is None or len(found[1].ways) < 2:
            return []
        way = found[2]
        #: What an action takes. %n is a number of pawns.
        return [self.tr("%n pawn(s)", "", way.pawns or 1), *map(self.called.element, way.needs.parts)]

    def pawn(self, pawn: Pawn) -> str:
        """Whose pawn it is, or which drone with its operator."""
        sort, _, rest = pawn.partition(":")
        if sort != "drone":
            #: A pawn. {astronaut} is whose it is, {number} counts from 1.
            text = self.tr("{astronaut}, pawn {number}")
            return text.format(astronaut=self.called.astronaut(sort), number=rest)
        drone, _, operator = rest.partition("@")
        #: A pawn of a drone. {drone} is its name, {astronaut} operates it.
        text = self.tr("{drone}, operated by {astronaut}")
        return text.format(drone=self.called.card("habitat_drones", drone), astronaut=self.called.astronaut(operator))
