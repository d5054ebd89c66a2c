"""In a narrow window a line above the map stands for the column of the situation, and opens it."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from vanguard_desktop.models.expedition.glance import Glance
from vanguard_desktop.models.expedition.situation import TrackShown
from vanguard_desktop.text.common.names import Names

from ...look import Changing, color_of, look, paint_icon, scaled, set_tip
from ...look.controls.pressable import Pressable
from ...look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ...look.paint.text_paint import draw_text, text_size
from .time_track import paint_track, track_width

_HIGH, _PAD, _GAP, _ICON = 44, 12, 8, 20
_LEAST = 160  # narrower, a goal is a heap of words
_KEY = "I"


@attrs.frozen
class _Form:
    """What of it has room: the goal beside the mission, the name beside the clock, the clock at all."""

    goal: bool
    clock: bool
    named: bool
    mission: int
    beside: int


class GlanceBar(Changing, Pressable):
    """The mission that comes next and the clock that runs; a press opens the whole column, or closes it."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names, self._shown, self._opened = names, Glance(), False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where it was
        self._retranslate()

    @property
    def high(self) -> int:
        return max(scaled(_HIGH), _HIGH)

    @property
    def shown(self) -> Glance:
        return self._shown

    @property
    def says_goal(self) -> bool:
        """Whether what the mission wants has room beside its name."""
        return self._form().goal

    @property
    def shows_clock(self) -> bool:
        return self._form().clock

    def show_glance(self, shown: Glance) -> None:
        if shown != self._shown:
            self._shown = shown
            self._retranslate()
            self.update()

    def show_opened(self, *, opened: bool) -> None:
        """Whether the column lies open beside the map."""
        if opened != self._opened:
            self._opened = opened
            self.update()

    def _retranslate(self) -> None:
        #: Name of the column with missions, threats and events, on a line above the map that opens it.
        self._label = self.tr("Situation")
        shown, parts = self._shown, [self._label]
        if shown.mission:
            parts.append(f"{shown.mission}. {shown.goal}".strip())
        if shown.clock is not None:
            #: Said by screen readers of a card with a time track. {card} is its name, {at} and {length} are numbers of
            #: spaces.
            clock = self.tr("{card}: time track {at} of {length}")
            parts.append(clock.format(card=shown.clock_name, at=shown.clock.at, length=shown.clock.length))
        said = self._names.spoken("\n".join(parts))
        self.setAccessibleName(said.replace("\n", ". "))
        set_tip(self, said)
        self.update()

    def _form(self) -> _Form:
        """The goal goes first, then the name of the clock, then the clock: the column says them all."""
        shown = self._shown
        room = self.width() - self._opener() - 2 * _PAD - scaled(_ICON) - _GAP
        mission = round(text_size(shown.mission, "body_strong").width()) if shown.mission else 0
        for goal, clock, named in _FORMS:
            left = room - (self._clock_width(shown.clock, named=named) if clock else 0)
            beside = left - mission - _GAP
            if self._goal_fits(beside) if goal else mission <= left:
                return _Form(goal, clock and shown.clock is not None, named, min(mission, left), max(beside, 0))
        return _Form(goal=False, clock=False, named=False, mission=min(mission, room), beside=0)

    def _goal_fits(self, room: int) -> bool:
        """On one line, or on two."""
        if not self._shown.goal or room < scaled(_LEAST):
            return False
        return text_size(self._shown.goal, "body", room).height() <= self.high

    def _clock_width(self, clock: TrackShown | None, *, named: bool) -> int:
        if clock is None:
            return 0
        name = round(text_size(self._shown.clock_name, "body").width()) + _GAP if named else 0
        return track_width(clock) + name + 2 * _GAP

    def _opener(self) -> int:
        """The width of what looks like a button, at the right."""
        words = round(text_size(self._label, "label").width())
        return words + key_cap_width(_KEY) + scaled(_ICON) + 4 * _GAP

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), color_of("deck"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), color_of("line"))
        form, shown, middle = self._form(), self._shown, self.height() / 2
        left = float(_PAD)
        if shown.mission:
            side = scaled(_ICON)
            paint_icon(painter, "mission", QRectF(left, middle - side / 2, side, side), color_of("accent_text"))
            left += side + _GAP
            mission = look().metrics("body_strong").elidedText(shown.mission, Qt.TextElideMode.ElideRight, form.mission)
            place = QRectF(left, 0, form.mission, self.height())
            draw_text(painter, place, mission, "body_strong", color_of("text"))
            if form.goal:
                place = QRectF(place.right() + _GAP, 0, form.beside, self.height())
                draw_text(painter, place, shown.goal, "body", color_of("text_soft"))
        self._paint_opener(painter)
        if form.clock and shown.clock is not None:
            right = self.width() - self._opener() - _PAD
            self._paint_clock(painter, shown.clock, right, named=form.named)

    def _paint_clock(self, painter: QPainter, clock: TrackShown, right: float, *, named: bool) -> None:
        left = right - track_width(clock)
        if named:
            words = self._shown.clock_name
            wide = text_size(words, "body").width()
            place = QRectF(left - wide - _GAP, 0, wide, self.height())
            draw_text(painter, place, words, "body", color_of("text_soft"))
        high = scaled(_ICON)
        paint_track(painter, clock, QRectF(left, (self.height() - high) / 2, track_width(clock), high))

    def _paint_opener(self, painter: QPainter) -> None:
        wide, middle, lit = self._opener(), self.height() / 2, self.underMouse() or self.hasFocus()
        place = QRectF(self.width() - wide, 4, wide - 4, self.height() - 8)
        fill = color_of("raised") if self._opened or lit else None
        paint_box(painter, place, 6, fill=fill, line=color_of("line_strong" if lit else "line"))
        left, side, ink = place.left() + _GAP, scaled(_ICON), color_of("text")
        paint_icon(painter, "situation", QRectF(left, middle - side / 2, side, side), ink)
        left += side + _GAP
        draw_text(painter, QRectF(left, 0, place.right() - left, self.height()), self._label, "label", ink)
        paint_key_cap(painter, QPointF(place.right() - _GAP, middle), _KEY, ink)


# Goal, clock, name of the clock: from all of it to the mission alone.
_FORMS = ((True, True, True), (True, True, False), (False, True, True), (False, True, False), (False, False, False))
