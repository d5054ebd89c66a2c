"""Where the pawn of somebody may be dropped, and what that orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.habitat.people import PersonRow
from vanguard_desktop.rulesets.habitat.data.actions import PlanTask, PutPawn

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen

Order = Callable[[QPoint], None]


class PawnGoals(QObject):
    """A drop on what is planned puts the pawn there; elsewhere it plans what can be done, and then puts the pawn.

    Where several things can be done, `held` waits with its pawn until one is chosen.
    """

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.held: PersonRow | None = None

    def of(self, row: PersonRow) -> Mapping[QWidget, Order]:
        """None where no pawn of theirs is free, or nothing is planned now."""
        screen = self._screen
        if not row.free or not screen.plan_model.planning:
            return {}
        goals: dict[QWidget, Order] = {}
        puts = self._puts(row)
        for stack in screen.plan.stacks:
            if stack.row.id in puts:
                goals[stack] = self._put_on(puts[stack.row.id])
        planned = {stack.row.id: stack.row.structure for stack in screen.plan.stacks}
        for panel in screen.complexes.values():
            goals |= {plate: self._plan_in(row, plate.row.id) for plate in panel.shown if plate.open and plate.row}
            for plate in panel.shown:  # where something is planned already, the pawn joins it
                there = [number for number in puts if plate.row is not None and planned[number] == plate.row.id]
                if there and not plate.open:
                    goals[plate] = self._put_on(puts[there[-1]])
        if any(space.plans for space in screen.spaces.rows):
            goals[screen.map] = self._plan_outside(row)
        return goals

    def of_thing(self, item: str) -> Mapping[QWidget, Order]:
        """Where something from the loading zone is used: a spare part on what is broken, other things elsewhere."""
        screen = self._screen
        found: dict[QWidget, Order] = {}
        plates = {plate.row.id: plate for panel in screen.complexes.values() for plate in panel.shown if plate.row}
        for structure, plate in plates.items():
            orders = [row.id for row in screen.tasks.rows if row.place_for(item) == structure]
            if orders:
                found[plate] = self._offer(orders, structure)
        return found

    def _offer(self, orders: Sequence[Command], name: str) -> Order:
        return lambda _: self._screen.offer(orders, name)

    def choose(self, command: Command) -> None:
        """Plan it; whoever waits for it puts a pawn on it."""
        held, self.held = self.held, None
        step = self._screen.bridge.submit(command)
        if step is None or held is None or not isinstance(command, PlanTask):
            return
        puts = self._puts(held)
        planned = [stack.id for stack in self._screen.plan_model.rows if stack.id in puts]
        if planned:
            self._screen.bridge.submit(puts[planned[-1]])

    def _puts(self, row: PersonRow) -> dict[int, PutPawn]:
        """The first free pawn of theirs, by the planned action that it may be put on."""
        found: dict[int, PutPawn] = {}
        for command in self._screen.bridge.answers():
            if isinstance(command, PutPawn) and command.pawn in row.free:
                found.setdefault(command.number, command)
        return found

    def _put_on(self, command: PutPawn) -> Order:
        return lambda _: (self._screen.bridge.submit(command), None)[1]

    def _plan_in(self, row: PersonRow, structure: str) -> Order:
        def plan(_: QPoint) -> None:
            self._screen.offer_at(structure, row)

        return plan

    def _plan_outside(self, row: PersonRow) -> Order:
        def plan(place: QPoint) -> None:
            screen = self._screen
            space = screen.map.space_at(screen.map.viewport().mapFromGlobal(place))
            if space is not None:
                screen.press_space(space, row)

        return plan
