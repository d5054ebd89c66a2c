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
    """A drop on what is planned puts the pawn there, in the plan as on the base and the map.

    Elsewhere it plans what can be done, and then puts the pawn.

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
        for panel in screen.complexes.values():
            for plate in panel.shown:
                if plate.row is not None and (plate.open or self._joins(puts, plate.row.id)):
                    goals[plate] = self._at(row, plate.row.id)
        if any(space.plans or self._joins(puts, space.id) for space in screen.spaces.rows):
            goals[screen.map] = self._outside(row)
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
        return lambda _: self._screen.offers.offer(orders, name, of=self._screen.zone)

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

    def _joins(self, puts: Mapping[int, PutPawn], place: str) -> list[PutPawn]:
        """What is planned there already and takes the pawn; what still needs somebody first."""
        rows = [row for row in self._screen.plan_model.rows if place in row.places and row.id in puts]
        return [puts[row.id] for row in sorted(rows, key=lambda row: not row.lacks)]

    def _needs(self, puts: Mapping[int, PutPawn], place: str) -> PutPawn | None:
        """What is planned there and is not sure of success yet."""
        sure = {row.id for row in self._screen.plan_model.rows if row.sure and not row.lacks}
        return next((each for each in self._joins(puts, place) if each.number not in sure), None)

    def _at(self, row: PersonRow, structure: str) -> Order:
        def come(_: QPoint) -> None:
            if not self._join(row, structure, planned_only=not self._opens(structure)):
                self._screen.offers.press_structure(structure, row)

        return come

    def _opens(self, structure: str) -> bool:
        return any(structure in (row.structure, row.about) for row in self._screen.tasks.rows)

    def _outside(self, row: PersonRow) -> Order:
        def come(place: QPoint) -> None:
            screen = self._screen
            space = screen.map.space_at(screen.map.viewport().mapFromGlobal(place))
            if space is not None and not self._join(row, space.id, planned_only=not space.plans):
                screen.offers.press_space(space, row)

        return come

    def _join(self, row: PersonRow, place: str, *, planned_only: bool) -> bool:
        """Help with what is planned there; where nothing else can be done also if it is sure already."""
        puts = self._puts(row)
        order = self._needs(puts, place)
        if order is None and planned_only:
            order = next(iter(self._joins(puts, place)), None)
        return order is not None and self._screen.bridge.submit(order) is not None
