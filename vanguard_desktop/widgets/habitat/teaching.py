"""A guided mission teaches: a lesson stands over the people, and the place that it speaks of is lit."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.habitat.guide import is_guided, is_timely, sol_step, told_in, welcomes
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.habitat.data.cards import Place
from vanguard_desktop.text.habitat.lessons import PLACES, HabitatLessons, SolStep

from ..look import Painted, color_of
from ..look.paint.painted import faded, paint_box
from ..parts.prompt.lesson_bar import LessonBar

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen

_EDGE = 6


class Light(Painted):
    """Rings around places of the table; every press goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self.places: tuple[QRect, ...] = ()
        self.hide()

    def show_places(self, places: tuple[QRect, ...]) -> None:
        if places == self.places:
            return
        self.places = places
        whole = QRect()
        for place in places:
            whole = whole.united(place)
        self.setGeometry(whole.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE) & self._table.rect())
        self.setVisible(bool(places))
        self.update()

    def paint(self, painter: QPainter) -> None:
        for place in self.places:
            ring = QRectF(place.translated(-self.pos()))
            paint_box(
                painter, ring.adjusted(-1, -1, 1, 1), 12, fill=None, line=faded(color_of("accent"), 0.35), width=7
            )
            paint_box(painter, ring, 12, fill=None, line=color_of("accent_hi"), width=2.5)


class Teaching(QObject):
    """Lessons are told in the order in which they came up; going back takes back what was not read yet."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._lessons = HabitatLessons(screen.wording.names)
        self.bar = LessonBar(self._lessons.tell, screen.wording.names.spoken, screen, once=True)
        self.light = Light(screen)
        self._lit: Hashable | None = None
        self.bar.closed.connect(screen.lay_out)
        screen.base.verticalScrollBar().valueChanged.connect(self.show_places)

    @property
    def told(self) -> Hashable | None:
        """The lesson or step that lies open."""
        return self.bar.topic if self.bar.topic is not None else self.bar.step

    def begin(self) -> None:
        """What the position teaches to whoever opens it."""
        bridge = self._screen.bridge
        first = [SolStep.WELCOME] if welcomes(bridge) else told_in(bridge.last_events(), bridge.state)
        self.bar.teach(first, sol_step(bridge))

    def follow(self, step: Step) -> None:
        played, state = step.way is Way.PLAYED, self._screen.bridge.state
        self.bar.keep_if(lambda each: played and is_timely(each, state))  # whoever goes back is told again
        self.bar.teach(told_in(step.events, state) if played else (), sol_step(self._screen.bridge))

    @property
    def guides(self) -> bool:
        """Whether one lesson follows the other, so that their place is kept for them."""
        return is_guided(self._screen.bridge)

    def room_in(self, width: int) -> int:
        """How high the strip is for the longest of them."""
        return self.bar.room_for(width, tuple(self._lessons))

    def give_way(self) -> None:
        """Under a sheet nothing is taught."""
        self.bar.setVisible(self.bar.teaches and self._screen.scrim.sheet is None)
        self.show_places()

    def show_places(self) -> None:
        """Once everything has its place."""
        told = self.told if self._screen.scrim.sheet is None else None
        if told is not None and told != self._lit:
            self._bring_in_sight(told)
        self._lit = told
        inside = self._screen.rect().adjusted(3, 3, -3, -3)
        places = () if told is None else tuple(dict.fromkeys(self._places(told)))
        self.light.show_places(tuple(each.intersected(inside) for each in places if not each.isEmpty()))

    @property
    def speaks_of_people(self) -> bool:
        """Of what stands in their row, at least."""
        told = self.told
        lesson = None if told is None else self._lessons.lesson(told)
        named = PLACES[told] if isinstance(told, SolStep) else () if lesson is None else lesson.places
        return bool(set(named) & {Place.PEOPLE, Place.MOOD, Place.ZONE})

    def _bring_in_sight(self, told: Hashable) -> None:
        plates = list(self._plates(told))
        if plates and self._screen.base.isVisible():
            self._screen.base.ensureWidgetVisible(plates[0])

    def _plates(self, told: Hashable) -> Iterator[QWidget]:
        lesson = self._lessons.lesson(told)
        wanted = () if lesson is None else lesson.structures
        for panel in self._screen.complexes.values():
            yield from (plate for plate in panel.shown if plate.row is not None and plate.row.id in wanted)

    def _places(self, told: Hashable) -> Iterator[QRect]:
        screen, lesson = self._screen, self._lessons.lesson(told)
        for plate in self._plates(told):
            yield self._in_base(plate, plate.rect())
        if isinstance(told, SolStep):
            named = PLACES[told]
        else:
            named = () if lesson is None else lesson.places
        for place in named:
            if place is Place.RESERVES:
                whole = QRect()
                for stock in screen.header.reserves:
                    whole = whole.united(self._of(stock))
                yield whole
            elif place is Place.TRACKS:
                for panel in screen.complexes.values():
                    yield self._in_base(panel, panel.head)
            else:
                yield self._whole(place)

    def _whole(self, place: Place) -> QRect:
        """A part of the table; where another one lies over it, the switch that shows it."""
        screen = self._screen
        part, switch = {
            Place.PHASES: (screen.rail, None),
            Place.STRUCTURES: (screen.base, screen.switches.place),
            Place.MAP: (screen.map, screen.switches.place),
            Place.PEOPLE: (screen.people, None),
            Place.MOOD: (screen.mood, None),
            Place.ZONE: (screen.zone, None),
            Place.MISSION: (screen.mission, screen.switches.sheet),
            Place.PLAN: (screen.plan, screen.switches.sheet),
            Place.CONSOLE: (screen.console, screen.switches.sheet),
            Place.ANSWERS: (screen.prompt, None),
        }[place]
        if part.isHidden() and switch is not None:
            return QRect() if switch.isHidden() else _used(switch)
        return part.geometry()

    def _in_base(self, widget: QWidget, inside: QRect) -> QRect:
        """What is in sight of something in a base that may be scrolled."""
        screen = self._screen
        if screen.base.isHidden():
            return _used(screen.switches.place)
        seen = QRect(widget.mapTo(screen, inside.topLeft()), inside.size())
        return seen.intersected(screen.base.geometry())

    def _of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._screen, QPoint()), widget.size())


def _used(switch: QWidget) -> QRect:
    """What a switch takes of the line on which it stands."""
    return QRect(switch.pos(), switch.childrenRect().bottomRight() + QPoint(1, 1))
