"""What can be visited in each system, and the operations: price, what follows, and why not."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId, Command, SystemId
from vanguard_desktop.play import voyages
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.setting import GoalKind, OperationCard

from .star_chart import ChartModel


@attrs.frozen(kw_only=True)
class GoalRow:
    """A destination; those of other systems are reckoned from the end of the course to them.

    `total` is the price with the flights. `order` visits it, if that may be done now. `lands` if the travel ends with
    it, `waits` if an entry is read there. `note` says what it is, `price` what it costs, `follows` what comes of it,
    `reason` why it cannot be visited.
    """

    id: str
    system: SystemId
    name: str
    kind: GoalKind | None
    here: bool
    place: int
    energy: int
    total: int
    visited: bool
    waits: bool
    lands: bool
    marks: tuple[str, ...]
    order: Command | None
    label: str
    reachable: bool
    note: str
    reason: str
    price: str
    follows: tuple[str, ...]

    @property
    def told(self) -> tuple[str, ...]:
        """All that is said before somebody pays."""
        return tuple(line for line in (self.note, self.reason, self.price, *self.follows) if line)


class GoalModel(ChartModel[GoalRow]):
    """All destinations to whose system a course leads, system by system."""

    def _fresh(self) -> tuple[GoalRow, ...]:
        courses = self.chart.courses
        systems = (id for id in self.chart.state.box.systems if id in courses)
        return tuple(
            self._row_of(system, courses[system], place, stop)
            for system in systems
            for place, stop in enumerate(voyages.stops(courses[system]))
        )

    def _row_of(self, system: SystemId, course: voyages.Course, place: int, stop: voyages.Stop) -> GoalRow:
        chart, text, goal = self.chart, self.chart.text, stop.goal
        here = system == chart.here
        order = Visit(destination=goal.id)
        first = goal.instructions[0] if goal.instructions else None
        follows = stop.follows or first
        lands = follows is not None and follows.landing is not None
        forbidden = course.forbidden or stop.forbidden
        legal = here and chart.asked and self._bridge.why_not(order) is None
        visited = bool(chart.state.register.get(goal.id))
        left = course.there.pool.energy - stop.energy
        reason = "" if forbidden is None else chart.why(forbidden)
        total = course.energy + stop.energy
        price = text.price(stop.energy, left) if here else text.price_with_flights(stop.energy, total)
        follows_told = (
            *(text.follows(stop.follows) if stop.follows is not None else ()),
            *(text.mark(mark) for mark in goal.marks),
            text.often(goal.often),
        )
        return GoalRow(
            id=goal.id,
            system=system,
            name=text.name(goal.id),
            kind=None if lands else goal.kind,
            here=here,
            place=place,
            energy=stop.energy,
            total=total,
            visited=visited,
            waits=stop.follows is not None and stop.follows.log is not None,
            lands=lands,
            marks=goal.marks,
            order=order if legal else None,
            label=text.visit(goal.id),
            reachable=forbidden is None,
            note=self._note(lands, goal.kind, visited),
            reason=reason,
            price=price if not here or left >= 0 else "",
            follows=tuple(line for line in follows_told if line),
        )

    def _note(self, lands: bool, kind: GoalKind, visited: bool) -> str:
        text = self.chart.text
        what = text.kind(None if lands else kind)
        if not visited:
            return what
        #: Below the name of a destination. {kind} is as "Station", {visited} is "visited".
        return self.tr("{kind}, {visited}").format(kind=what, visited=text.visited())

    def words(self, row: GoalRow) -> str:
        #: A destination of the star map in a list. {place} is its name, {energy} what it costs.
        words = self.tr("{place}: {energy} [energy]").format(place=row.name, energy=row.energy)
        return self.chart.names.spoken(words)

    def of_system(self, system: SystemId) -> tuple[GoalRow, ...]:
        return tuple(row for row in self.rows if row.system == system)

    def goes_to(self, row: GoalRow) -> str:
        """What else is read aloud of a destination."""
        return self.chart.names.spoken("\n".join(row.told))


@attrs.frozen(kw_only=True)
class OperationRow:
    """A single expedition with rules of its own that the ship can steer for (OPS-15)."""

    id: CardId
    name: str
    note: str
    energy: int
    order: Command | None
    label: str
    reason: str
    price: str
    follows: tuple[str, ...]

    @property
    def told(self) -> tuple[str, ...]:
        """All that is said before somebody pays."""
        return tuple(line for line in (self.note, self.reason, self.price, *self.follows) if line)


class OperationModel(ChartModel[OperationRow]):
    """Those that are not completed yet."""

    def _fresh(self) -> tuple[OperationRow, ...]:
        cards = self.chart.state.box.operations.values()
        return tuple(self._row_of(card) for card in cards if card.id not in self.chart.state.operations_done)

    def _row_of(self, card: OperationCard) -> OperationRow:
        chart, text = self.chart, self.chart.text
        order, price = StartOperation(operation=card.id), voyages.OPERATION_PRICE
        reason = self._bridge.why_not(order) if chart.asked else None
        said = "" if reason is None else chart.why(reason)
        follows = (text.operation_follows(), *((text.sealed(),) if voyages.sealed(chart.state) else ()))
        return OperationRow(
            id=card.id,
            name=text.operation(card.name),
            note=text.tier(card.tier),
            energy=price,
            order=order if chart.asked and reason is None else None,
            label=text.start(text.operation(card.name)),
            reason=said,
            price="" if said else text.price(price, chart.energy - price),
            follows=follows,
        )

    def words(self, row: OperationRow) -> str:
        #: An operation in a list of the star map. {name} is its name, {energy} what it costs to steer for it.
        words = self.tr("{name}: {energy} [energy]").format(name=row.name, energy=row.energy)
        return self.chart.names.spoken(words)
