"""The whole spread of star map and scanner: the map, beside it a column with what is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command, SystemId
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.lessons import chapter_id, is_new, lessons_now
from vanguard_desktop.models.ship.people import PersonRow
from vanguard_desktop.models.ship.scanner import ScannerModel
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.data.journey.scanner import AssignScout, RevealPart
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly, Visit
from vanguard_desktop.scenes.stars.star_scene import StarScene
from vanguard_desktop.scenes.stars.star_view import StarView

from ....look import scaled
from ....look.controls.buttons import Button
from ....look.controls.panels import ScrollColumn
from ...left.lesson_card import LessonCard
from ..right_side import RightSide, View, stands_for
from .goal_list import GoalList
from .legend import Legend
from .shutters import Shutters
from .star_card import StarCard
from .usable import Usable

if TYPE_CHECKING:
    from ...ship_screen import ShipScreen

_COLUMN, _MOST, _EDGE, _LOW = 352, 0.42, 12, 360


class RiverTable(RightSide):
    """One for both pages, so that the map stays as it was looked at when the scanner opens."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self.scene = StarScene(self.bridge, self.wording, self)
        self.view = StarView(self.scene, self)
        self.legend = Legend(self.view)
        self.scanner = ScannerModel(self.bridge, self.scene.chart, self)
        self.column = ScrollColumn(gap=10, padding=10, parent=self)
        self.star = StarCard(self.wording)
        self.places = GoalList(self.wording, "star_map")
        self.operations = GoalList(self.wording, "operations")
        self.shutters = Shutters(self.scanner, self.wording)
        self.fold = Button(kind="quiet", icon="operations")
        self._usable, self._lesson = Usable(self.wording), LessonCard(self.wording, self.bridge)
        self._lesson.more_wished.connect(lambda page: self.book.open_codex(f"chapter:{chapter_id(page)}"))
        above = (self._lesson, self.shutters, self.star, self.places, self._usable)
        for part in (*above, self.fold, self.operations):
            self.column.body.addWidget(part)
        self._folded = True
        self._content = QRectF()
        self._shown: View | None = None
        self.scene.chosen.connect(self._show_column)
        self.scene.explained.connect(self.explained)
        self.scene.motion.arrived.connect(self._on_arrived)
        self.star.flown.connect(self._fly)
        self.fold.clicked.connect(self._unfold)
        for part in (self.places, self.operations, self.shutters, self._usable):
            part.chosen.connect(self.chosen)
        for part in (self.star, self.places, self.operations, self.shutters):
            part.explained.connect(self.explained)

    def show_view(self, view: View) -> None:
        self._shown = view
        self.scene.show_past(None if view.now else view.state)
        self.scanner.refresh()
        self.scene.refresh()
        if self.view.content() != self._content:
            self._content = self.view.content()
            if self.view.fitted:  # the orbits are drawn somewhere else now
                self.view.fit()
        self.legend.resize(self.legend.sizeHint())
        page = self.book.page
        self._lesson.teach(page, lessons_now(view.state, self.wording) if view.now and is_new(view.state, page) else ())
        self._stand()

    def _show_column(self, *_: object) -> None:
        """What is looked at, or our own system."""
        view, scene = self._shown, self.scene
        if view is None:
            return
        text, names = scene.chart.text, scene.stars
        answers = {row.command: row for row in view.rows}
        scans = bool(self.scanner.rows)
        self.shutters.setVisible(scans)
        if scans:
            self.shutters.show_card(next((row for row in view.rows if isinstance(row.command, RevealPart)), None))
        aim = scene.star(scene.place) or names.row(scene.here)
        self.star.setVisible(not scans)
        self.star.show_star(aim, scene.chart.energy)
        if aim.order is not None and aim.order in answers:
            stands_for(self.star.button, answers[aim.order])
        self.places.setVisible(not scans)
        rows = scene.goals.of_system(SystemId(aim.id))
        #: Over a list of destinations of the star map. {star} is the system where the ship is.
        here = self.tr("Here: {star}")
        #: Over a list of destinations of the star map. {star} is another system.
        there = self.tr("There: {star}")
        title = here if aim.here else there
        self.places.title.set_text(title.format(star=text.name(aim.id)))
        self.places.title.set_aside(str(len(rows)))
        self.places.show_goals(rows, answers, elsewhere="" if aim.here else self.tr("The ship is not there."))
        self._usable.show_rows(self.book.any_time.rows if view.now else ())
        self._show_operations(answers, shown=aim.here and not scans and scene.chart.asked)

    def _show_operations(self, answers: Mapping[Command, AnswerRow], *, shown: bool) -> None:
        rows = self.scene.operations.rows
        self.fold.setVisible(shown and bool(rows))
        #: Button of the star map that shows or hides single expeditions with rules of their own. {count} is how many.
        self.fold.set_label(self.tr("Operations ({count})").format(count=len(rows)))
        self.operations.setVisible(shown and bool(rows) and not self._folded)
        #: Title: single expeditions with rules of their own.
        self.operations.title.set_text(self.tr("Operations"))
        if not self._folded:
            self.operations.show_goals(rows, answers)

    def _unfold(self) -> None:
        self._folded = not self._folded
        self._show_column()

    def _on_arrived(self, _: object) -> None:
        if not self.moves:
            self.arrived.emit()

    def _fly(self) -> None:
        self.view.finish_motion()
        self.scene.act(self.scene.place)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def has_place_for(self, row: AnswerRow) -> bool:
        return isinstance(row.command, Fly | Visit | StartOperation | RevealPart | AssignScout)

    # The crew strip: scouts (SCN-06).

    def fitting(self) -> dict[str, str]:
        rows = () if self._shown is None else self._shown.rows
        return {row.thing.partition(":")[2]: row.key for row in rows if row.thing.startswith("crew:")}

    def press_person(self, person: PersonRow) -> bool:
        row = None if self._shown is None else self._shown.order(f"crew:{person.id}")
        if row is None or row.reason:
            return False
        self.chosen.emit(row.command)
        return True

    def goals(self, person: PersonRow) -> Mapping[QWidget, Command]:
        row = None if self._shown is None else self._shown.order(f"crew:{person.id}")
        target = self.shutters.next
        return {} if row is None or target is None else {target: row.command}

    # The frame

    @property
    def lesson(self) -> LessonCard:
        return self._lesson

    @property
    def usable(self) -> Sequence[QWidget]:
        return self._usable.chips

    def step_back(self) -> bool:
        return self.view.step_back()

    def focus_first(self) -> bool:
        """The map: what Enter means while nothing on it is asked for stands in the prompt bar.

        In the scanner it is the part that may be turned up for nothing.
        """
        if (free := self.shutters.free) is not None and not self.shutters.isHidden():
            free.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if not self.view.isHidden():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        return not self.view.isHidden()

    def set_in_motion(self, step: Step) -> None:
        if step.way is Way.PLAYED:  # what was meant by a look is done: no key does it, or the next one, once more
            self.scene.choose("")
        self.scene.move(step)

    @property
    def moves(self) -> bool:
        return self.scene.motion.running

    def finish_motion(self) -> None:
        self.view.finish_motion()

    @property
    def waiting_for_pictures(self) -> bool:
        return self.scene.levels.waiting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        # The scanner is read, not flown: where the crew leaves it hardly any room it has the whole page.
        alone = bool(self.scanner.rows) and self.height() < scaled(_LOW)
        wide = self.width() if alone else min(scaled(_COLUMN), round(self.width() * _MOST))
        self.view.setVisible(not alone)
        self.shutters.set_wide(alone)
        self.star.set_low(self.height() < scaled(_LOW))
        self.view.setGeometry(0, 0, self.width() - wide, self.height())
        self.column.setGeometry(self.width() - wide, 0, wide, self.height())
        room = self.view.width() - 2 * _EDGE
        flies = not self.scanner.rows
        self.legend.setVisible(flies and self.legend.width() <= room and self.view.height() > scaled(420))
        self.view.keep_foot_free(0 if self.legend.isHidden() else self.legend.height() + _EDGE)
        self.legend.move(_EDGE, self.view.height() - self.legend.height() - _EDGE)
