"""Special actions: those of the mission sheet, and those that events in the journal open (HMS-09, HAP-17)."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import NOBODY, CardId, Effect, InOrder, Nothing, Source

from ..data.actions import Task, TaskKind
from ..data.cards import ActionWay, EventAction, MissionAction, Needs, Where
from ..data.director import CloseEntry, Entry, EntryState
from ..data.kinds import ActionType, Profession
from ..director.difficulty import at, at_difficulty
from ..director.entries import action_of, entry_of
from ..holds import holds
from ..kept import kept
from ..state import HabitatState


@attrs.frozen(kw_only=True)
class Special:
    """An action as it stands on a sheet or in the journal: what it asks for and what it brings."""

    type: ActionType | None
    pawns: int
    needs: Needs
    effect: Effect
    source: Source
    only: Profession | None = None


NO_ACTION = Special(type=None, pawns=1, needs=Needs(), effect=Nothing(), source=NOBODY)


def sheet_action(state: HabitatState, id: CardId | None) -> MissionAction | None:
    return next((each for each in state.sheet.actions if each.id == id), None)


@kept("director", "mission", "difficulty", "box")
def special(state: HabitatState, task: Task) -> Special:
    """The action that a task names; one that nobody offers asks for nothing."""
    if task.kind is TaskKind.EVENT:
        return event_action(state, task)
    card = sheet_action(state, task.id)
    if card is None or task.way >= max(1, len(card.choices)):
        return NO_ACTION
    return Special(
        type=card.type,
        pawns=card.pawns or 1,
        needs=card.needs,
        effect=card.choices[task.way].effect if card.choices else card.effect,
        source=Source("habitat_missions", state.mission),
    )


def open_way(state: HabitatState, task: Task) -> tuple[Entry, EventAction, ActionWay] | None:
    """The way of an event's action that a task names, if its entry is still open (HEV-08, HAP-17)."""
    entry = entry_of(state, task.id)
    action = None if entry is None or entry.state is not EntryState.OPEN else action_of(state, entry)
    if entry is None or action is None or task.way >= len(action.ways):
        return None
    return entry, action, action.ways[task.way]


def event_action(state: HabitatState, task: Task) -> Special:
    """Whichever way is taken, the action has been done (HAP-17); what was planned before the entry closed asks for
    nothing any more.
    """
    found = open_way(state, task)
    if found is None:
        return NO_ACTION
    entry, action, way = found
    reward = at(at_difficulty(way.reward or action.reward, state.difficulty), entry.structure)
    return Special(
        type=way.type,
        pawns=way.pawns or 1,
        needs=way.needs,
        effect=InOrder(steps=(CloseEntry(event=entry.event), reward)),
        source=Source("habitat_events", entry.event),
        only=way.only,
    )


def open_actions(state: HabitatState) -> Iterator[Task]:
    """Every way of every action in the journal (HEV-11)."""
    for entry in state.director.journal:
        action = action_of(state, entry) if entry.state is EntryState.OPEN else None
        for way, _ in enumerate(action.ways if action is not None else ()):
            yield Task(kind=TaskKind.EVENT, id=entry.event, way=way)


def is_on_offer(state: HabitatState, action: MissionAction) -> bool:
    """Whether a special action of the sheet may be declared: its condition holds, and uses are left (HMS-10)."""
    if action.test is not None and not holds(state, action.test):
        return False
    planned = sum(stack.task.kind is TaskKind.MISSION and stack.task.id == action.id for stack in state.plan)
    used, today = state.counted.get(used_key(action.id), 0), state.counted.get(today_key(action.id), 0)
    if action.uses is not None and used + planned >= action.uses:
        return False
    return action.per_sol is None or today + planned < action.per_sol


def used_key(id: CardId) -> str:
    """How often an action was declared in this mission."""
    return f"used:{id}"


def today_key(id: CardId) -> str:
    """How often in this sol."""
    return f"today:{id}"


def is_on_map(action: MissionAction) -> bool:
    return action.place is Where.REGION
