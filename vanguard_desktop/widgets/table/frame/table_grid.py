"""Puts every part of the table in its place, for the size of the window and of the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QTimer

from ...look import look, scaled, settle_layouts, show_at_once
from ...look.tokens import tokens
from .places import places

if TYPE_CHECKING:
    from vanguard_desktop.scenes.planet.map_view import MapView

    from ..table_screen import TableScreen

_CALM_MAP = 220  # of the map stays in sight over an open tray
_LOW, _LEAST_MAP, _LEAST_TRAY = 800, 110, 300
_MOST_TRAY = 0.5  # of the height between header and question
_TRIES = 3  # a part that has its place may want more room, and so may another then


class TableGrid:
    """`at` says which columns are drawers now, and how wide they are."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.at = places(1920, 1.0)
        self.bottom = 0  # where the bars at the foot begin: a lesson, and the question
        self._settling = self._asked_to_stand = False

    def settle_anew(self) -> None:
        """A part wants another size."""
        self._asked_to_stand = True
        if not self._settling:
            self.settle()

    def settle(self) -> None:
        """All parts find their places before anything is painted, each as often as it takes and no more."""
        self._settling = True
        settle_layouts()
        for _ in range(_TRIES):
            if not self._asked_to_stand:
                break
            self._asked_to_stand = False
            self.stand()
            settle_layouts()
        show_at_once()
        self._settling = False

    def stand(self) -> None:
        """Put every part in its place; an open sheet is told how much room it has."""
        table, folded_before = self._table, self.at.left_is_drawer
        self.lay_out()
        self.show_happened()
        if self.at.left_is_drawer and not folded_before:
            table.drawers.fold_boards()
            table.crew.refresh()
            self.lay_out()
            QTimer.singleShot(0, table, table.lists.offer_for_pieces)  # when the window has its size
        table.reading.stand()

    def stand_on_map(self) -> None:
        self.lay_out_on_map()
        self.show_happened()

    def show_happened(self) -> None:
        if self._table.scrim.sheet is None:
            self._table.happened.seen()

    def lay_out(self) -> None:
        table = self._table
        width, height = table.width(), table.height()
        at = self.at = places(width, look().text_scale)
        table.header.set_short(at.short_header)
        table.crew.set_open_at_once(at.boards)
        prompt = table.prompt.height_for(width)
        table.lesson.set_staying(table.bridge.state.options.training and not self.is_low)
        lesson = 0 if table.lesson.isHidden() else table.lesson.height_for(width)
        top, bottom = at.header, height - prompt - lesson
        self.bottom = bottom
        table.header.setGeometry(0, 0, width, at.header)
        table.lesson.setGeometry(0, bottom, width, lesson)
        table.prompt.setGeometry(0, bottom + lesson, width, prompt)
        if not table.notice.isHidden():
            high = table.notice.heightForWidth(width)
            table.notice.setGeometry(0, top, width, high)
            top += high
        self._lay_out_columns(top, bottom)
        self._lay_out_tray(top, bottom)
        self.lay_out_on_map()
        for answers in (table.list, table.any_time_list):
            if not answers.isHidden():
                answers.stand(width, bottom, at.header)

    def lay_out_on_map(self) -> None:
        """What is to be placed, and what is told, covers nothing; pieces come first.

        Is there no room where the tray hides the map, then the tray can be folded.
        """
        table, taken = self._table, list[QRect]()
        if table.waiting.waits:
            taken = self._on_the_map()
            table.waiting.stand(self._rooms(), taken)
        if table.happened.tells:
            beside = [part.geometry() for part in (table.waiting, table.card_choice) if not part.isHidden()]
            table.happened.stand(self._rooms(), [*beside, *(taken or self._on_the_map())])

    def _rooms(self) -> list[QRect]:
        """Where something may lie for a while: on the map, below dice and below outcomes."""
        tray = self._table.tray
        spares = [] if tray.isHidden() else [spare.translated(tray.pos()) for spare in tray.spares]
        rooms = [self._clear(room) for room in (self.map_seen, *spares)]
        return [room for room in rooms if not room.isEmpty()]

    @property
    def map_seen(self) -> QRect:
        """What of the map the tray does not hide."""
        seen, tray = self._table.map.geometry(), self._table.tray
        if not tray.isHidden():
            seen.setBottom(min(seen.bottom(), tray.y() - 1))
        return seen

    def _clear(self, room: QRect) -> QRect:
        """What of it lies under no drawer and no list."""
        table = self._table
        left = table.crew_drawer.geometry().right() if table.crew_drawer.opened else 0
        beside = [part.x() for part in (table.list, table.any_time_list, table.situation_drawer) if part.isVisible()]
        clear = QRect(room)
        clear.setLeft(max(room.left(), left))
        clear.setRight(min(room.right(), *beside, table.width()))
        return clear

    def free_answers(self) -> None:
        """Whoever moves the map may bring an answer below what waits, or anything below what is told: it makes way."""
        table, view = self._table, self._table.map
        corner = view.viewport().mapTo(table, QPoint(0, 0))
        if not table.waiting.isHidden():
            held = table.waiting.geometry().translated(-corner)
            answers = (plate.row.id for plate in view.planet.plates.values() if plate.row.answer is not None)
            if any(held.intersects(view.plate_rect(sector)) for sector in answers):
                self.lay_out_on_map()
        if not (table.happened.isHidden() or view.glides):
            told = table.happened.geometry().translated(-corner)
            if any(told.intersects(view.standing_rect(number)) for number in view.planet.plates):
                self.lay_out_on_map()

    def _on_the_map(self) -> list[QRect]:
        view, seen = self._table.map, self.map_seen
        corner = view.viewport().mapTo(self._table, QPoint(0, 0))
        things = (rect.translated(corner) & seen for rect in _seen_on(view))
        return [rect for rect in things if not rect.isEmpty()]

    @property
    def is_low(self) -> bool:
        """Whether a sheet has to be content with less, for the size of the text."""
        return self._table.height() < _LOW * max(look().text_scale, 1.0)

    def _lay_out_columns(self, top: int, bottom: int) -> None:
        table, at, high = self._table, self.at, bottom - top
        table.crew_tabs.setVisible(at.left_is_drawer)
        table.crew_tabs.setGeometry(0, top, at.left, high)
        left = QRect(at.left if at.left_is_drawer else 0, top, self._left_drawer or at.left, high)
        table.crew_drawer.stand(left, drawer=at.left_is_drawer)

    @property
    def _left_drawer(self) -> int:
        """Over the map a board may have a little more than its share, if a long word needs it."""
        drawer, table = self.at.left_drawer, self._table
        return min(max(drawer, table.crew.minimumSizeHint().width()), table.width() // 2) if drawer else 0

    def _tray_height(self, room: int, *, over_map: bool) -> int:
        """As high as it wants to be where the map keeps enough, and over the map never lower than it must."""
        tall, low = scaled(tokens().size.tray_tall), scaled(tokens().size.tray_open)
        if over_map:
            return min(max(low, min(tall, room - _CALM_MAP)), room)
        return min(tall, round(room * _MOST_TRAY))

    def _lay_out_tray(self, top: int, bottom: int) -> None:
        """Under the map where both have room, otherwise over it, beside the boards while dice are taken from them."""
        table, at, wanted = self._table, self.at, self._table.tray.wanted
        table.tray.setVisible(wanted)
        over_map = at.left_is_drawer or bottom - top < scaled(2 * tokens().size.tray_open)
        left, right = at.left, table.width() - at.right
        map_right = right
        if table.situation_drawer.opened and not (wanted and over_map):
            map_right -= at.right_drawer  # it hides nothing of the map, and takes nothing from a check
        beside = left
        if at.left_is_drawer and table.crew_drawer.opened:
            beside = min(at.left + self._left_drawer, right - scaled(_LEAST_TRAY))
        glance = table.glance.high if at.right_is_drawer else 0
        table.glance.setGeometry(beside, top, map_right - beside, glance)
        table.glance.show_opened(opened=table.situation_drawer.opened)
        room = bottom - top - glance
        table.tray.offer_fold(wanted and over_map)
        high = self._tray_height(room, over_map=over_map) if wanted else 0
        # What is left of the map above an open tray shows where the check is made; too little of it shows nothing.
        if table.tray.folded:
            high = min(table.tray.rail_height, room)
        elif over_map and room - high < scaled(_LEAST_MAP):
            high = room if wanted else 0
        short = wanted and over_map and high < room
        above = room - (high if short or not over_map else 0)
        shown = table.check.shown
        watched = shown.at if short and shown is not None else None
        table.map.stand(QRect(left, top + glance, map_right - left, above), watched, beside - left if short else 0)
        if wanted and over_map and high >= room:
            high, glance = room + glance, 0  # every line counts
        table.glance.setVisible(glance > 0)
        table.tray.setGeometry(beside, bottom - high, right - beside, high)
        foot = bottom - high if at.right_is_drawer and not over_map else bottom
        wide = at.right_drawer or at.right
        beside_map = QRect(table.width() - wide, top, wide, foot - top)
        table.situation_drawer.stand(beside_map, drawer=at.right_is_drawer)


def _seen_on(view: MapView) -> Iterator[QRect]:
    for number in view.planet.plates:
        yield view.standing_rect(number)
    yield from view.sign_rects()
    for part in (view.tools, view.card):
        if part.isVisible():
            yield part.geometry()
