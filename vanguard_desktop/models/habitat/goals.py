"""How an objective or a number of the mission is reached: the actions that bring it on, with where and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import CardId, Effect, Not, Nothing
from vanguard_desktop.play.habitat.planning import done_in
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import Hook, MissionAction, Trigger
from vanguard_desktop.rulesets.habitat.data.predicates import item_of
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.habitat.words import HabitatWords


def ways_to(words: HabitatWords, state: HabitatState, goal: CardId) -> tuple[str, ...]:
    """A sentence for each way to an objective, or a track, by its id."""
    objective = next((each for each in state.sheet.objectives if each.id == goal), None)
    wanted = set(_names(goal if objective is None else objective.when))
    said = [_action(words, state, each) for each in state.sheet.actions if wanted & {each.id, *_names(each.effect)}]
    said += [_hook(words, each) for each in state.sheet.hooks if wanted & set(_names(each.effect))]
    said = [each for each in said if each]
    if objective is None:
        return tuple(said)
    #: Beside an objective of the mission, when one rests on it.
    must = QCoreApplication.translate("HabitatTexts", "It has to be reached.")
    #: Beside an objective of the mission, when one rests on it.
    may = QCoreApplication.translate("HabitatTexts", "It may be reached: the mission can be won without it.")
    return (must if objective.mandatory else may, *said, *_common(words, state, objective.when))


def _action(words: HabitatWords, state: HabitatState, action: MissionAction) -> str:
    """What it is called, where it is done, and what it does."""
    task = Task(kind=TaskKind.MISSION, id=action.id)
    return _at(words, state, task, words.called.names.content("habitat_missions", action.name), action.effect)


def _hook(words: HabitatWords, hook: Hook) -> str:
    """What brings it on by the way; empty for what comes by itself."""
    does = words.effect(hook.effect)
    match hook.on.trigger:
        case Trigger.REPAIRED if hook.on.structure is not None:
            #: What brings a mission on. {structure} is a structure, {effect} whole sentences.
            text = QCoreApplication.translate("HabitatTexts", "Each repair there ({structure}): {effect}")
            return text.format(structure=words.called.structure(hook.on.structure), effect=does)
        case Trigger.EXPLORED if hook.on.space is not None:
            #: What brings a mission on. {space} is a space of the map, {effect} whole sentences.
            text = QCoreApplication.translate("HabitatTexts", "When {space} is explored: {effect}")
            return text.format(space=hook.on.space, effect=does)
        case Trigger.STUDIED:
            #: What brings a mission on. {effect} is whole sentences.
            return QCoreApplication.translate("HabitatTexts", "Research on a sample: {effect}").format(effect=does)
        case _:
            return ""


def _at(words: HabitatWords, state: HabitatState, task: Task, name: str, effect: Effect | None) -> str:
    place = done_in(state, task)
    if place is not None:
        #: An action by its name, and where it is done: {action} and {structure}.
        text = QCoreApplication.translate("HabitatTexts", "{action} ({structure})")
        name = text.format(action=name, structure=words.called.structure(place))
    return f"{name}." if effect is None or isinstance(effect, Nothing) else f"{name}: {words.effect(effect)}"


def _common(words: HabitatWords, state: HabitatState, test: object) -> Iterator[str]:
    """Ways that every mission knows."""
    for each in _parts(test):
        if isinstance(each, ask.Sown):
            yield _at(words, state, (sow := Task(kind=TaskKind.SOW)), words.tasks.task(sow, state), None)
        elif isinstance(each, ask.Collected):
            #: How an objective is reached. {item} is a thing that lies on the map.
            text = QCoreApplication.translate("HabitatTexts", "Collect it where it lies on the map: {item}.")
            yield text.format(item=words.called.item(item_of(each.item)))


def _parts(thing: object) -> Iterator[Any]:
    """A test or an effect with all that it is made of, but not what must not be."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from _parts(each)
    elif attrs.has(kind := type(thing)) and not isinstance(thing, Not):
        yield thing
        for field in attrs.fields(kind):
            yield from _parts(getattr(thing, field.name))


def _names(thing: object) -> Iterator[str]:
    """What it speaks of by its id."""
    if isinstance(thing, str):
        yield thing
    for each in _parts(thing):
        for field in attrs.fields(type(each)):
            value = getattr(each, field.name)
            if isinstance(value, str):
                yield value
