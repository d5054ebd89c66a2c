"""What is asked for and lies on the table is answered by a press on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.habitat.data.actions import PutPawn
from vanguard_desktop.rulesets.habitat.data.common import PickThing

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class Pointed(QObject):
    """Structures, spaces of the map, people."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen

    def helpers(self) -> dict[str, PutPawn]:
        """Whose pawn could be put on the marked action, with the order for it."""
        screen = self._screen
        found: dict[str, PutPawn] = {}
        for command in screen.bridge.answers():
            if isinstance(command, PutPawn) and command.number == screen.marked:
                member = next((row.id for row in screen.people_model.rows if command.pawn in row.pawns), None)
                if member is not None:
                    found.setdefault(member, command)
        return found

    def press_person(self, member: str) -> None:
        """Their pawn helps, they are the answer, or what they can use is offered; otherwise who they are is said."""
        screen = self._screen
        order = self.helpers().get(member)
        if order is not None:
            screen.bridge.submit(order)
        elif not self.answer(member) and not self.offer_abilities(member):
            row = next(row for row in screen.people_model.rows if row.id == member)
            screen.prompt.advise(screen.people_model.words(row))

    def helping_drones(self) -> dict[str, list[PutPawn]]:
        """Which drones could be put on the marked action, with an order for everybody who could operate them."""
        screen = self._screen
        puts = {row.id: [put for put in row.puts if put.number == screen.marked] for row in screen.drone_model.rows}
        return {drone: orders for drone, orders in puts.items() if orders}

    def press_drone(self, drone: str) -> None:
        """It helps with the marked action, once somebody is named who operates it; otherwise what it is is said."""
        screen = self._screen
        row = next(row for row in screen.drone_model.rows if row.id == drone)
        orders = self.helping_drones().get(drone, [])
        marked = [stack.pawns for stack in screen.plan_model.rows if stack.id == screen.marked and stack.pawns]
        if marked:  # it only helps, and who operates it changes nothing
            acting = marked[0][0].member
            orders = sorted(orders, key=lambda order: not order.pawn.endswith(f"@{acting}"))[:1]
        screen.offers.offer(orders, row.name, of=screen.plan, otherwise=screen.drone_model.words(row))

    def things(self) -> set[str]:
        """All that is an answer now."""
        return {command.thing for command in self._screen.bridge.answers() if isinstance(command, PickThing)}

    def answer(self, thing: str) -> bool:
        """False where it is no answer."""
        if thing not in self.things():
            return False
        self._screen.bridge.submit(PickThing(thing=thing))
        return True

    def offer_abilities(self, member: str) -> bool:
        """What they can use now, in a list; False if that is nothing."""
        screen = self._screen
        usable = screen.people_model.uses(MemberId(member))
        if not usable or screen.scrim.sheet is not None:
            return False
        row = next(row for row in screen.people_model.rows if row.id == member)
        screen.offers.offer_abilities(usable, row.name)
        return True
