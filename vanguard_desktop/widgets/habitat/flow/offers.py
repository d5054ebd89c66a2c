"""Lists of what may be chosen: what they belong to stands over them, and they cover nothing that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.habitat.map import SpaceRow
from vanguard_desktop.models.habitat.people import PersonRow

from ...parts.prompt.option_list import OptionList

if TYPE_CHECKING:
    from ..habitat_screen import HabitatScreen

_GAP = 10


class Offers(QObject):
    """Structures and spaces of the map offer what can be planned there, a question what the bar has no room for."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.answers = OptionList(screen.wording, screen.options, screen)
        self.any_time = OptionList(screen.wording, screen.any_time, screen)

    @property
    def both(self) -> tuple[OptionList, OptionList]:
        return self.answers, self.any_time

    @property
    def opened(self) -> OptionList | None:
        return next((each for each in self.both if each.isVisible()), None)

    def hide(self) -> None:
        for each in self.both:
            each.hide()

    def close(self) -> None:
        self.hide()
        self._screen.focus_default()

    def press_space(self, row: SpaceRow, held: PersonRow | None = None) -> None:
        screen = self._screen
        if not screen.pointed.answer(row.id):
            self.offer(row.plans, screen.spaces.title(row), held, of=screen.map, otherwise=screen.spaces.words(row))

    def press_structure(self, structure: str, held: PersonRow | None = None) -> None:
        """What can be planned in a structure, or for it; where nothing can be, it says what it is. Where a structure is
        asked for, it is the answer.
        """
        screen = self._screen
        if screen.pointed.answer(structure):
            return
        rows = [row for row in screen.tasks.rows if structure in (row.structure, row.about)]
        plate = next(row for row in screen.structures.rows if row.id == structure)
        inside = [row.id for row in rows if row.id.task.space is None or row.about == structure]
        commands, words = inside or [row.id for row in rows], screen.structures.words(plate)
        self.offer(commands, plate.name, held, of=screen.base, otherwise=words)

    def offer(
        self,
        commands: Sequence[Command],
        title: str,
        held: PersonRow | None = None,
        *,
        of: QWidget | None = None,
        otherwise: str = "",
    ) -> None:
        """What can be planned `of` a part of the screen; `held` is who puts a pawn on what is chosen."""
        screen = self._screen
        screen.pawn_goals.held = held
        if len(commands) == 1:
            screen.pawn_goals.choose(commands[0])
        elif commands:
            self.any_time.hide()
            self._open(self.answers, title, of or screen.plan, commands)
        elif waits := screen.plan_model.waits:
            screen.prompt.explain(screen.wording.names.spoken(waits))
        else:
            screen.prompt.advise(screen.wording.names.spoken(otherwise or title))

    def offer_abilities(self, commands: Sequence[Command], title: str) -> None:
        """Of somebody: beside the answers, or among them."""
        shown, hidden = self.answers, self.any_time
        if not any(row.command in commands for row in self._screen.options.rows):
            shown, hidden = hidden, shown
        hidden.hide()
        self._open(shown, title, self._screen.people, commands)

    def list_answers(self) -> None:
        """The bar has no room for them: they come unasked."""
        self._screen.pawn_goals.held = None
        self._open(self.answers, self._screen.prompt.said, None, unasked=True)

    def toggle_answers(self) -> None:
        """All answers, written out."""
        screen = self._screen
        screen.pawn_goals.held = None
        if self.answers.isVisible():
            self.close()
        elif screen.sheets.asks and screen.scrim.sheet is None:
            screen.sheets.read(())
        elif screen.options.rows and screen.scrim.sheet is None and not screen.bridge.game.read_only:
            self.any_time.hide()
            self._open(self.answers, screen.prompt.said, None)

    def toggle_any_time(self) -> None:
        """What may be done beside answering."""
        screen = self._screen
        if self.any_time.isVisible():
            self.close()
        elif screen.any_time.rows and screen.scrim.sheet is None and not screen.bridge.game.read_only:
            self.answers.hide()
            #: Title of the list of what may be done beside answering.
            self._open(self.any_time, self.tr("At any time"), None)

    def stand(self) -> None:
        """The window has another size."""
        self.answers.give_way(all_in_bar=self._screen.prompt.shows_all)
        for each in self.both:
            if each.isVisible():
                self._place(each)

    def _open(
        self,
        shown: OptionList,
        title: str,
        of: QWidget | None,
        only: Sequence[Command] | None = None,
        *,
        unasked: bool = False,
    ) -> None:
        screen = self._screen
        shown.setProperty("of", of)
        shown.open_above(screen.width(), screen.grid.bottom, screen.header.height(), only, unasked=unasked, title=title)
        self._place(shown)

    def _place(self, shown: OptionList) -> None:
        """Of the places at the foot of the screen, and above the people, the one that covers the least of what it is
        about, and of dice and lesson.
        """
        screen = self._screen
        of = shown.property("of")
        matters = [(each, 3) for each in ((of,) if isinstance(of, QWidget) else (screen.zone, screen.mood))]
        matters += [(screen.teaching.bar, 3), (screen.dice, 3), (screen.mission, 1), (screen.people, 1)]
        matters += [] if screen.grid.shared else [(screen.console, 1), (screen.plan, 1)]
        seen = [(self._of(each), weight) for each, weight in matters if each.isVisible()]
        left = screen.rail.width()
        found: list[tuple[int, int, QRect]] = []
        for floor in (screen.grid.bottom, screen.people.y() - _GAP // 2):
            for right in (screen.width(), left, left // 2):
                shown.stand(right, floor, screen.header.height())
                spot = shown.geometry()
                if spot.left() < _GAP:
                    spot.moveLeft(_GAP)
                covered = sum(weight * _area(spot & place) for place, weight in seen)
                found.append((covered, len(found), spot))
        shown.setGeometry(min(found, key=lambda each: each[:2])[2])

    def _of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._screen, QPoint()), widget.size())


def _area(rect: QRect) -> int:
    return max(rect.width(), 0) * max(rect.height(), 0)
