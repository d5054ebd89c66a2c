"""Where the parts of the habitat stand in windows of every size; nothing moves with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from ..look import look, scaled
from ..look.tokens import tokens
from ..parts.prompt.option_list import LIST_WIDTH

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen

_GAP = 10
# Of the width: complexes, map; the rest is for the sheets.
_SHARES = (0.45, 0.31)
# Below these, in units that grow with the text, base and map share one place, and so do mission and plan.
_WIDE, _HIGH = 1460, 850
_LOW = 620
_CREW = 4  # so many need no drones


class Grid:
    """Header, phases and prompt run across; people stand below, everything else between."""

    def __init__(self, screen: HabitatScreen) -> None:
        self._screen = screen
        self.bottom = 0
        self.dice_room = QRect()  # where dice lie: over the console, or at the foot of what is looked at

    @property
    def shared(self) -> bool:
        """Whether there is too little room for base and map side by side."""
        screen, scale = self._screen, look().text_scale
        return screen.width() < _WIDE * scale or screen.height() < _HIGH * scale

    def lay_out(self, *, planning: bool) -> None:
        screen = self._screen
        wide, high = screen.width(), screen.height()
        shared = self.shared
        head = scaled(tokens().size.header)
        screen.header.setGeometry(0, 0, wide, head)
        screen.header.set_short(shared)
        prompt = screen.prompt.height_for(wide)
        self.bottom = high - prompt
        screen.prompt.setGeometry(0, self.bottom, wide, prompt)
        rail = screen.rail.sizeHint().height()
        right = max(round(min(scaled(300), wide / 3)), round(wide * (1 - sum(_SHARES)))) - _GAP
        middle = QRect(0, head, wide - right - _GAP, rail)
        screen.rail.setGeometry(middle)
        low = high < _LOW * look().text_scale
        people = scaled(60 if low else 112 if shared else 168)
        top, floor = head + rail + _GAP, self.bottom - people - 2 * _GAP
        self._lay_people(QRect(_GAP, floor + _GAP, wide - 2 * _GAP, people), right)
        lesson = screen.teaching.bar
        lesson.set_small(low)
        kept = screen.teaching.guides and not low
        if not lesson.isHidden():
            high = lesson.height_for(wide)
            # Where no place is kept for it, it lies over the people, unless it speaks of them: nothing else moves.
            covers = not kept and not screen.teaching.speaks_of_people
            foot = self.bottom if covers else floor + _GAP // 2
            lesson.setGeometry(0, foot - high, wide, high)
            lesson.raise_()
        if kept:
            floor -= screen.teaching.room_in(wide)
        for switch in (screen.switches.place, screen.switches.sheet):
            switch.setVisible(shared)
        column = QRect(wide - right - _GAP, head + _GAP, right, floor - head - _GAP)
        if shared:
            self._share_middle(QRect(_GAP, top, middle.width() - _GAP, floor - top))
            self._share_sheets(column, planning=planning)
        else:
            left = round((middle.width() - _GAP) * _SHARES[0] / sum(_SHARES))
            self._lay_base(QRect(_GAP, top, left - _GAP, floor - top))
            screen.map.setGeometry(QRect(left + _GAP, top, middle.width() - left - _GAP, floor - top))
            screen.base.show()
            screen.map.show()
            self._lay_sheets(column, planning=planning)
        self._lay_dice()
        screen.teaching.show_places()

    def _lay_dice(self) -> None:
        """Where there is room the console makes way for them, and nothing lies under them."""
        screen, dice = self._screen, self._screen.dice
        said = [] if self.shared else [screen.plan, screen.console]
        self.dice_room = screen.console.geometry()
        if self.shared:  # beside a list that may lie there
            self.dice_room = screen.base.geometry()
            self.dice_room.setWidth(min(self.dice_room.width(), screen.width() - scaled(LIST_WIDTH) - 3 * _GAP))
        dice.stand()
        if dice.rows:
            for panel in said:
                place = panel.geometry()
                panel.setGeometry(place.adjusted(0, 0, 0, dice.y() - _GAP - place.bottom()))

    def _share_middle(self, room: QRect) -> None:
        """Base or map, whichever the players look at."""
        screen = self._screen
        high = screen.switches.place.sizeHint().height()
        screen.switches.place.setGeometry(room.left(), room.top(), room.width(), high)
        room.setTop(room.top() + high + 4)
        self._lay_base(room)
        screen.map.setGeometry(room)
        screen.base.setVisible(not screen.switches.looks_at_map)
        screen.map.setVisible(screen.switches.looks_at_map)

    def _share_sheets(self, column: QRect, *, planning: bool) -> None:
        screen = self._screen
        high = screen.switches.sheet.heightForWidth(column.width())
        high = high if high > 0 else screen.switches.sheet.sizeHint().height()
        screen.switches.sheet.setGeometry(column.left(), column.top(), column.width(), high)
        column.setTop(column.top() + high + 4)
        for panel, shown in (
            (screen.mission, screen.switches.reads_mission),
            (screen.plan, planning and not screen.switches.reads_mission),
            (screen.console, not planning and not screen.switches.reads_mission),
        ):
            panel.setGeometry(column)
            panel.setVisible(shown)

    def _lay_sheets(self, column: QRect, *, planning: bool) -> None:
        screen = self._screen
        sheet = min(screen.mission.height_in(column.width()), column.height() // 2)
        screen.mission.setGeometry(column.left(), column.top(), column.width(), sheet)
        screen.mission.show()
        below = QRect(column.left(), column.top() + sheet + _GAP, column.width(), column.height() - sheet - _GAP)
        for panel, shown in ((screen.plan, planning), (screen.console, not planning)):
            panel.setGeometry(below)
            panel.setVisible(shown)

    def _lay_base(self, room: QRect) -> None:
        """Complexes below one another; where they have too little height they scroll."""
        screen = self._screen
        screen.base.setGeometry(room)
        panels = list(screen.complexes.values())
        between = _GAP * (len(panels) - 1)
        even = (room.height() - between) // len(panels)
        wide = room.width()
        if any(panel.least_height(wide) > even for panel in panels):
            wide -= scaled(12)  # where the bar to scroll with stands
        least = [panel.least_height(wide) for panel in panels]
        spare = max(room.height() - between - sum(least), 0)
        highs = [even] * len(panels) if max(least) <= even else [each + spare // len(panels) for each in least]
        screen.inside_base.setGeometry(0, 0, wide, sum(highs) + between)
        top = 0
        for panel, high in zip(panels, highs, strict=True):
            panel.setGeometry(0, top, wide, high)
            top += high + _GAP

    def _lay_people(self, room: QRect, right: int) -> None:
        screen = self._screen
        low = room.height() < scaled(90)
        mood = round(min(scaled(118 if low else 250), room.width() * 0.2))
        screen.mood.setGeometry(room.left(), room.top(), mood, room.height())
        screen.zone.setGeometry(room.right() - right + 1, room.top(), right, room.height())
        left = room.left() + mood + _GAP
        wide = room.right() - right - _GAP - left + 1
        screen.drones.setVisible(bool(screen.drones.shown))
        crew, alone = len(screen.people_model.rows), len(screen.seats.rows) == 1
        if screen.drones.shown or crew < _CREW:  # where drones come along their place is kept for them
            beside = round(min(scaled(330), wide * (0.42 if alone else 0.32)))
            screen.drones.setGeometry(left + wide - beside, room.top(), beside, room.height())
            wide -= beside + _GAP
        screen.people.setGeometry(left, room.top(), wide, room.height())
