"""The stars of the map, and the lanes between them: what the next flight costs, or a whole course."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import SystemId
from vanguard_desktop.play import voyages
from vanguard_desktop.play.voyages import Course
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly
from vanguard_desktop.setting import StarLight

from .star_chart import ChartModel


@attrs.frozen(kw_only=True)
class StarRow:
    """A star and the cheapest course to it.

    `order` is the first flight of the course, if it may be flown now and the whole course can be paid. `over` are the
    systems between, `prices` those of the flights, `energy` what they come to, `left` what the pool holds then. `waits`
    where something is read on arrival; `marks` are those of the flights. `note` stands below the name, `told` is all
    that is said before somebody pays, `reason` why the course cannot be flown.
    """

    id: SystemId
    name: str
    story: str
    x: int
    y: int
    light: StarLight
    here: bool
    visited: bool
    waits: bool
    over: tuple[SystemId, ...] = ()
    prices: tuple[int, ...] = ()
    energy: int = 0
    left: int = 0
    marks: tuple[str, ...] = ()
    order: Fly | None = None
    label: str = ""
    reachable: bool = False
    note: str = ""
    reason: str = ""
    told: tuple[str, ...] = ()

    @property
    def route(self) -> tuple[SystemId, ...]:
        """The systems at which the flights of the course arrive."""
        return () if self.here else (*self.over, self.id)


class StarModel(ChartModel[StarRow]):
    """All systems of the box, in the order of their pages."""

    def _fresh(self) -> tuple[StarRow, ...]:
        chart, places = self.chart, self.chart.places()
        courses = chart.courses
        return tuple(self._row_of(id, *places[id], courses.get(id)) for id in chart.state.box.systems)

    def _row_of(self, id: SystemId, x: int, y: int, course: Course | None) -> StarRow:
        chart, state, text = self.chart, self.chart.state, self.chart.text
        card, visited = state.box.systems[id], bool(state.register.get(id))
        row = StarRow(
            id=id,
            name=text.name(id),
            story=text.story(card.story),
            x=x,
            y=y,
            light=card.light,
            here=id == chart.here,
            visited=visited,
            waits=not visited and card.arrival is not None,
        )
        if row.here:
            return attrs.evolve(row, note=text.here(), reachable=True)
        if course is None:
            return attrs.evolve(
                row, note=text.no_course(), told=(text.no_course(), text.been(visited=visited, waits=row.waits))
            )
        return self._with_course(row, course)

    def _with_course(self, row: StarRow, course: Course) -> StarRow:
        chart, text = self.chart, self.chart.text
        left, forbidden = course.there.pool.energy, course.forbidden
        over = tuple(leg.way.to for leg in course.legs[:-1])
        order = Fly(to=course.legs[0].way.to)
        waits = row.waits or any(leg.way.log is not None for leg in course.legs)
        if not chart.asked:
            note = text.status(visited=row.visited, flights=1, energy=0)
        elif forbidden is None:
            note = text.status(visited=row.visited, flights=len(course.legs), energy=course.energy)
        else:
            note = text.out_of_reach(forbidden, max(-left, 0))
        marks = tuple(dict.fromkeys(mark for leg in course.legs for mark in leg.way.marks))
        legal = forbidden is None and chart.asked and self._bridge.why_not(order) is None
        return attrs.evolve(
            row,
            over=over,
            prices=tuple(leg.energy for leg in course.legs),
            energy=course.energy,
            left=left,
            marks=marks,
            waits=waits,
            order=order if legal else None,
            label=text.fly(order.to if forbidden is None else row.id) if chart.asked else "",
            reachable=forbidden is None or not chart.asked,
            note=note,
            reason="" if forbidden is None or not chart.asked else chart.why(forbidden),
            told=self._told(row, course, over, waits)
            if chart.asked
            else (text.been(visited=row.visited, waits=waits),),
        )

    def _told(self, row: StarRow, course: Course, over: tuple[SystemId, ...], waits: bool) -> tuple[str, ...]:
        text, left = self.chart.text, course.there.pool.energy
        lines = []
        if course.forbidden is not None:
            lines.append(self.chart.why(course.forbidden))
        elif over:
            lines.append(text.course(row.id, list(over), course.energy, left))
            lines.append(text.first_flight(over[0], course.legs[0].energy))
        else:
            lines.append(text.flight(row.id, course.energy, left))
        lines += [text.mark(mark) for mark in dict.fromkeys(mark for leg in course.legs for mark in leg.way.marks)]
        lines.append(text.been(visited=row.visited, waits=waits))
        if any(leg.way.log is not None for leg in course.legs):
            lines.append(text.entry_decides())
        return tuple(lines)

    def words(self, row: StarRow) -> str:
        #: A star of the map in a list. {star} is its name, {note} what is said of it, as "visited".
        words = self.tr("{star}: {note}").format(star=row.name, note=row.note)
        return self.chart.names.spoken(words)

    def goes_to(self, row: StarRow) -> str:
        """What else is read aloud of a star."""
        return self.chart.names.spoken("\n".join(row.told))


@attrs.frozen(kw_only=True)
class LaneRow:
    """A way between two stars; `one_way` if nobody comes back along it.

    `energy` is what the flight from here costs, None on lanes that do not begin here. `usable` if it may be flown now.
    """

    id: tuple[SystemId, SystemId]
    one_way: bool
    energy: int | None = None
    usable: bool = False
    closed: bool = False
    reason: str = ""

    @property
    def start(self) -> SystemId:
        return self.id[0]

    @property
    def end(self) -> SystemId:
        return self.id[1]


class LaneModel(ChartModel[LaneRow]):
    """All lanes, each once, in the order of the pages."""

    def _fresh(self) -> tuple[LaneRow, ...]:
        systems = self.chart.state.box.systems
        ways = {(card.id, way.to): way for card in systems.values() for way in card.outbound if way.to in systems}
        rows: dict[frozenset[SystemId], LaneRow] = {}
        for start, end in ways:
            back = (end, start) in ways
            rows.setdefault(frozenset((start, end)), self._row_of((start, end), one_way=not back))
        return tuple(rows.values())

    def _row_of(self, id: tuple[SystemId, SystemId], *, one_way: bool) -> LaneRow:
        chart = self.chart
        here = chart.here
        to = id[1] if id[0] == here else id[0] if id[1] == here and not one_way else None
        row = LaneRow(id=id, one_way=one_way)
        if to is None:
            return row
        price = voyages.flight(chart.state, to)
        reason = self._bridge.why_not(Fly(to=to))
        if not chart.asked:
            return row
        return attrs.evolve(
            row,
            energy=price.energy,
            usable=reason is None,
            closed=price.forbidden is not None,
            reason="" if reason is None else chart.why(reason),
        )

    def words(self, row: LaneRow) -> str:
        start, end = self.chart.text.name(row.start), self.chart.text.name(row.end)
        #: A lane of the star map in a list. {start} and {end} are the stars at its ends.
        return self.tr("Lane from {start} to {end}").format(start=start, end=end)
