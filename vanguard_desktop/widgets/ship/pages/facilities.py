"""The facilities: the ship cut open; a room is chosen in it, or on its plate in the sky."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QVBoxLayout

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.told.passed import visit_is_idle
from vanguard_desktop.models.ship.waiting import waits_in
from vanguard_desktop.rulesets.ship.data.facilities.facilities import VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.hangar import RepairLander
from vanguard_desktop.setting import Facility

from ...rooms.room_plate import RoomRow
from ...rooms.ship_view import ShipView
from ..aboard import aboard_of
from .right_side import RightSide, View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_ROOMS = {
    Facility.LABORATORY: "bench",
    Facility.PRODUCTION: "works",
    Facility.BARRACKS: "commons",
    Facility.SITUATION_ROOM: "listening",
    Facility.ADD_ON: "reading",
}
_DRAWER, _PRICE = "drawer", "1 [command]"


class FacilitiesSide(RightSide):
    """The whole spread."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self.view = ShipView(self.wording.names.spoken)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.pressed_room.connect(self._on_pressed)
        self._answers: dict[str, AnswerRow] = {}
        self._warned = ""  # the room of which was said that nothing can be done there

    def show_view(self, view: View) -> None:
        self._warned = ""
        rows = [self._row(view, answer) for answer in view.rows]
        found = [row for row in rows if row is not None]
        self._answers = {row.id: answer for row, answer in zip(rows, view.rows, strict=True) if row is not None}
        #: Over the picture of the ship cut open. {cycle} counts from 1.
        beneath = self.tr("Cycle {cycle}").format(cycle=view.state.cycle)
        self.view.show_ship(
            found,
            aboard_of(view.state),
            #: Over the picture of the ship cut open: the name of the ship.
            title=self.tr("The Vanguard"),
            beneath=beneath,
            with_reading_room=any(row.room == _ROOMS[Facility.ADD_ON] for row in found),
        )

    def keep_clear(self, taken: QRect) -> None:
        self.view.keep_clear(taken)

    def has_place_for(self, row: AnswerRow) -> bool:
        return isinstance(row.command, VisitFacility | RepairLander)

    def focus_first(self) -> bool:
        """The first room in which something can be done."""
        plates = [plate for plate in self.view.plates if plate.row.open]
        busy = (plate for plate in plates if not self._is_idle(self._answers[plate.row.id].command))
        first = next(busy, next(iter(plates), None))
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None

    def _row(self, view: View, answer: AnswerRow) -> RoomRow | None:
        match answer.command:
            case VisitFacility(facility=facility):
                words = words_aboard(self.wording, view.state).pages
                page = facility.value
                return RoomRow(
                    id=page,
                    room=_ROOMS[facility],
                    name=words.title(page),
                    price=_PRICE,
                    lines=tuple(self._waits(view, facility)),
                    key=answer.key,
                    reason=answer.reason,
                    subject=answer.subject,
                )
            case RepairLander(lander=lander):
                return RoomRow(
                    id=f"repair:{lander}",
                    room=_DRAWER,
                    name=answer.label,
                    #: Under the name of a damaged lander: it can be repaired on this page only.
                    lines=(self.tr("Only here, between two visits."),),
                    key=answer.key,
                    reason=answer.reason,
                    subject=answer.subject,
                )
            case _:
                return None

    def _waits(self, view: View, facility: Facility) -> list[str]:
        """What lies there, in short."""
        first, second = waits_in(view.state, facility)
        if view.now and visit_is_idle(self.bridge, self.wording, facility):
            #: On the plate of a room aboard: a visit would cost its price and bring nothing.
            return [self.tr("Nothing can be done there now")]
        match facility:
            case Facility.LABORATORY:
                #: On the plate of the laboratory. %n is a number of research projects.
                lines = [self.tr("%n project(s) on the bench", "", first)]
                #: On the plate of the laboratory. %n is a number of research projects whose cost is there.
                return [*lines, self.tr("%n can be paid", "", second)] if second else lines
            case Facility.PRODUCTION:
                #: On the plate of the production. %n is a number of jobs being done.
                lines = [self.tr("%n job(s) on the lines", "", first)]
                #: On the plate of the production. %n is a number of jobs that wait.
                return [*lines, self.tr("%n waiting", "", second)] if second else lines
            case Facility.SITUATION_ROOM:
                #: On the plate of the room where troubles are talked over. %n is a number of situations.
                return [self.tr("%n situation(s) open", "", first)]
            case Facility.BARRACKS:
                #: On the plate of the room where the crew lives: what is done there.
                return [self.tr("transfer, train, recruit")]
            case Facility.ADD_ON:
                #: On the plate of the room with add-ons: what is done there.
                return [self.tr("use add-ons, build them")]

    def _on_pressed(self, row: RoomRow) -> None:
        self.take(self._answers[row.id])

    def _is_idle(self, command: Command) -> bool:
        return isinstance(command, VisitFacility) and visit_is_idle(self.bridge, self.wording, command.facility)

    def take(self, row: AnswerRow) -> None:
        """A token is not spent for nothing before that was said."""
        if self._is_idle(row.command) and self._warned != row.key:
            self._warned = row.key
            #: Said before a room aboard is visited for nothing. {room} is its name.
            words = self.tr("Nothing can be done in “{room}” now. To go there all the same, press again.")
            self.explained.emit(words.format(room=row.label))
        else:
            super().take(row)
