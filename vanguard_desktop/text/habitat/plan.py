"""Words for the plan of a sol: its commands, and why something cannot be planned."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import actions as data
from vanguard_desktop.rulesets.habitat.data.actions import Stack

from ..common.rooms import Room, given, nothing, tr


def _stack(room: Any, command: Any, state: Any, *_: Any) -> str:
    """The action that a command of the plan is about."""
    found: Stack | None = next((stack for stack in state.plan if stack.number == command.number), None)
    return "" if found is None else str(room.say.tasks.task(found.task, state))


def _other(room: Any, command: data.MoveStack, state: Any, *_: Any) -> str:
    found = next((stack for stack in state.plan if stack.number == command.to), None)
    return "" if found is None else str(room.say.tasks.task(found.task, state))


def _task(room: Any, command: data.PlanTask, state: Any, *_: Any) -> str:
    return str(room.say.tasks.task(command.task, state))


def _of_event(room: Any, event: Any, state: Any, *_: Any) -> str:
    return str(room.say.tasks.task(event.stack.task, state))


def _pawn(room: Any, command: Any, *_: Any) -> str:
    return str(room.say.tasks.pawn(command.pawn))


def _steps(_: Any, command: data.SetRoute, *__: Any) -> str:
    start = () if command.route.start is None else (command.route.start,)
    return " – ".join((*start, *command.route.steps))


def _who(room: Any, reason: Any, *_: Any) -> str:
    return str(room.say.called.astronaut(reason.who))


class HabitatPlan(Room):
    """The group plans all actions together."""

    questions = {
        data.PlanActions: tr("Plan the actions of this sol."),
    }

    commands = {
        data.PlanTask: _task,
        #: Button of the plan. {task} is an action.
        data.DropTask: tr("Take back: {task}", task=_stack),
        #: Button of the plan. {pawn} is a pawn, {task} an action.
        data.PutPawn: tr("{pawn}: {task}", pawn=_pawn, task=_stack),
        #: Button of the plan. {pawn} is a pawn.
        data.TakePawn: tr("Take back the pawn ({pawn})", pawn=_pawn),
        #: Button of the plan. {task} is an action, {route} the spaces of a way.
        data.SetRoute: tr("{task}: go by {route}", task=_stack, route=_steps),
        data.SetRover: given(
            "rover",
            #: Button of the plan. {task} is an action, {rover} a rover.
            tr("{task}: with {rover}", task=_stack),
            #: Button of the plan. {task} is an action.
            tr("{task}: without a rover", task=_stack),
        ),
        data.SetUpgrade: given(
            "upgrade",
            #: Button of the plan. {task} is an action, {upgrade} an upgrade in quotation marks.
            tr("{task}: use {upgrade}", task=_stack),
            #: Button of the plan. {task} is an action.
            tr("{task}: use no upgrade", task=_stack),
        ),
        #: Button of the plan. {task} and {other} are actions.
        data.MoveStack: tr("{task}: before {other}", task=_stack, other=_other),
        #: Button of the plan. {structure} is a structure, {element} a kind of elements.
        data.Dismantle: tr("Dismantle for a spare part ({structure}, {element})"),
        #: Button of the plan: it is final.
        data.ResolvePlan: tr("Resolve"),
        data.PayForTile: given(
            "part",
            #: Button. {structure} is a structure, {resource} energy or oxygen.
            tr("Open again with a spare part ({structure}, {resource})"),
            #: Button. {structure} is a structure, {resource} energy or oxygen.
            tr("Open again from the reserves ({structure}, {resource})"),
        ),
    }

    events = {
        data.TaskPlanned: nothing,
        data.StackChanged: nothing,
        data.StackMoved: nothing,
        data.TaskDropped: nothing,
        #: Journal. {structure} is a structure, {element} a kind of elements.
        data.Dismantled: tr("Dismantled for a spare part: {structure}, {element}."),
        data.PlanConfirmed: tr("The plan of the sol is final."),
    }

    reasons = {
        data.NoStructure: tr("The structure for this action cannot be used now."),
        #: {resource} is energy, oxygen or food.
        data.CannotPay: tr("The reserves are too low for this plan ({resource})."),
        data.NotThere: tr("What this needs is not there."),
        data.TakenAlready: tr("Another action of the plan has this already."),
        #: {task} is an action in the plan.
        data.StaffFirst: tr("First it needs a pawn: {task}.", task=_stack),
        #: {task} is an action in the plan, {needed} how many pawns it needs.
        data.TooWeak: tr("Too few pawns: {task}. Needed: {needed}.", task=_stack),
        #: {pawn} is a pawn.
        data.IdlePawn: tr("A pawn is still idle: {pawn}.", pawn=_pawn),
        #: {astronaut} is somebody of the crew.
        data.PawnIsBound: tr("The heart disorder of {astronaut} binds this pawn.", astronaut=_who),
        data.WrongPawn: tr("This pawn cannot be used for this action."),
        #: {astronaut} is somebody of the crew.
        data.WouldDie: tr("{astronaut} would not survive this action.", astronaut=_who),
        data.NeedsMedic: tr("A pawn of the Physician has to help."),
        data.NoRover: tr("This rover cannot help here."),
        data.NoRoute: tr("There is no such route."),
        data.TooLate: tr("Elements are dismantled before the first pawn is assigned."),
        data.OtherStep: tr("The order of different actions is fixed; only actions of one step can change places."),
        data.LimitReached: tr("This may be used no more in this sol."),
    }
