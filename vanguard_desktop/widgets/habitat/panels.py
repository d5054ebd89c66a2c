"""The quiet panels: mission sheet, morale and stress, loading zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.habitat.sheet import Figures, GoalRow, Thing

from ..look import Painted, color_of, look, name_it, paint_icon, scaled
from ..look.controls.asking import about
from ..look.paint.painted import paint_box, paint_disk
from ..look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ..parts.cards.card_gesture import CardGesture
from ..parts.cards.carried import Carrying
from .marks import picture_of_thing

_PAD = 12
_LOW = 90  # so low a panel has no title


def _head(painter: QPainter, area: QRectF, icon: str, title: str, aside: str = "") -> float:
    """The title line of a panel; where what belongs to it begins."""
    paint_box(painter, area, 12, fill=color_of("panel"), line=color_of("line_faint"))
    side = scaled(20)
    paint_icon(painter, icon, QRectF(_PAD, _PAD, side, side), color_of("accent_text"))
    line = QRectF(_PAD + side + 8, _PAD - 2, area.width() - 2 * _PAD - side - 8, scaled(24))
    draw_text(painter, line, title, "panel_title", color_of("text"), LEFT)
    if aside:
        wide = text_size(aside, "label").width() + 2
        if text_size(title, "panel_title").width() + wide < line.width():
            place = QRectF(line.right() - wide, line.top(), wide, line.height())
            draw_text(painter, place, aside, "label", color_of("text_mute"), LEFT)
    return _PAD + scaled(30)


@attrs.frozen
class _Lines:
    """How an objective is written: in which letters, at least how high, how far from the next; how high a bar is."""

    role: str
    least: int
    gap: int
    bar: int

    def high(self, words: str, room: float) -> float:
        return max(text_size(words, self.role, round(room)).height(), scaled(self.least))


# Where the room is low they stand closer: nothing of the sheet is lost.
_WIDE_LINES, _CLOSE_LINES = _Lines("body", 26, 6, 28), _Lines("label", 20, 1, 22)


class MissionPanel(Painted):
    """Objectives as boxes with a tick, and how much may be broken."""

    def __init__(self) -> None:
        super().__init__()
        self._goals: tuple[GoalRow, ...] = ()
        self._figures: Figures | None = None
        self._spots: list[tuple[QRectF, str]] = []

    def subject_at(self, place: QPoint) -> str:
        """Each objective, and what is counted for it."""
        return next((subject for spot, subject in self._spots if spot.contains(QPointF(place))), "")

    def show_sheet(self, goals: Sequence[GoalRow], figures: Figures, said: str) -> None:
        name_it(self, said)
        about(self, "panel:mission")
        if (tuple(goals), figures) != (self._goals, self._figures):
            self._goals, self._figures = tuple(goals), figures
            self.update()

    def height_in(self, wide: int) -> int:
        """With all objectives."""
        return 0 if self._figures is None else self._height(wide, _WIDE_LINES)

    def _height(self, wide: int, lines: _Lines) -> int:
        assert self._figures is not None
        room = wide - 2 * _PAD - scaled(34)
        goals = sum(lines.high(goal.text, room) + lines.gap for goal in self._goals)
        more = len(self._figures.tracks) + (self._figures.most_broken is not None)
        return round(_PAD + scaled(34) + goals + more * scaled(lines.bar) + _PAD)

    def paint(self, painter: QPainter) -> None:
        figures = self._figures
        if figures is None:
            return
        #: Title of the sheet with the objectives of a mission.
        title = self.tr("Mission sheet")
        top = _head(painter, self.area, "objective", title)
        wide = self.width() - 2 * _PAD - scaled(34)
        lines = _WIDE_LINES if self._height(self.width(), _WIDE_LINES) <= self.height() else _CLOSE_LINES
        self._spots = []
        for goal in self._goals:
            high = lines.high(goal.text, wide)
            box = QRectF(_PAD + 2, top + 2, scaled(lines.least - 4), scaled(lines.least - 4))
            line = color_of("good" if goal.done else "accent" if goal.must else "line_strong")
            paint_box(painter, box, 5 if goal.must else 11, fill=color_of("well"), line=line, width=1.6)
            if goal.done:
                paint_icon(painter, "check", box.adjusted(3, 3, -3, -3), color_of("good"))
            ink = color_of("text_mute" if goal.done else "text")
            draw_text(painter, QRectF(_PAD + scaled(34), top, wide, high), goal.text, lines.role, ink, LEFT)
            self._spots.append((QRectF(0, top, self.width(), high), f"goal:{goal.id}/{goal.text}"))
            top += high + lines.gap
        for id, name, level, cap in figures.tracks:
            self._spots.append((QRectF(0, top, self.width(), scaled(lines.bar - 2)), f"goal:{id}/{name}"))
            self._paint_bar(painter, top, "timeline", name, level, cap)
            top += scaled(lines.bar)
        if figures.most_broken is not None:
            #: How many elements are broken, and how many may be at the end of the mission.
            words = self.tr("Broken elements")
            close = lines is _CLOSE_LINES  # then it stands beside the title, with its sign alone
            place = _PAD - 2 if close else top
            self._paint_bar(painter, place, "malfunction", "" if close else words, figures.broken, figures.most_broken)

    def _paint_bar(self, painter: QPainter, top: float, icon: str, name: str, level: int, most: int) -> None:
        side = scaled(18)
        over = level > most
        color = color_of("bad" if over else "text_soft")
        number = f"{level} / {most}"
        wide = text_size(number, "body_strong").width() + 2
        right = self.width() - _PAD
        left = _PAD + 2 if name else right - wide - side - 6
        paint_icon(painter, icon, QRectF(left, top + 4, side, side), color)
        draw_text(painter, QRectF(right - wide, top, wide, scaled(26)), number, "body_strong", color, LEFT)
        place = QRectF(_PAD + scaled(30), top, right - wide - _PAD - scaled(34), scaled(26))
        draw_text(painter, place, name, "label", color_of("text_soft"), LEFT)


class MoodPanel(Painted):
    """Crew morale as a scale, stress as a bar that grows toward a quarrel."""

    def subject_at(self, place: QPoint) -> str:
        return "panel:morale" if place.y() < self.height() / 2 else "panel:stress"

    def __init__(self) -> None:
        super().__init__()
        self._figures: Figures | None = None

    def show_figures(self, figures: Figures, said: str) -> None:
        name_it(self, said)
        about(self, "panel:morale")
        if figures != self._figures:
            self._figures = figures
            self.update()

    def paint(self, painter: QPainter) -> None:
        figures = self._figures
        if figures is None:
            return
        if self.height() < scaled(_LOW):
            self._paint_low(painter, figures)
            return
        #: Title of a panel: the morale of the whole crew.
        top = _head(painter, self.area, "morale", self.tr("Crew morale"))
        steps = range(figures.least_morale, figures.most_morale + 1)
        step = min(float(scaled(32)), (self.width() - 2 * _PAD) / len(steps) - 4)
        for number, level in enumerate(steps):
            box = QRectF(_PAD + number * (step + 4), top, step, scaled(24))
            here = level == figures.morale
            fill = color_of(("accent" if level >= 0 else "bad") if here else "well")
            paint_box(painter, box, 4, fill=fill, line=color_of("line"))
            ink = color_of("on_accent" if here else "text_mute")
            shown = f"+{level}" if level > 0 else f"−{-level}" if level < 0 else "0"
            draw_text(painter, box, shown, "label", ink, CENTER)
        top += scaled(34)
        side = scaled(18)
        paint_icon(painter, "stress", QRectF(_PAD, top, side, side), color_of("accent_text"))
        #: How tense the crew is: a bar.
        words = self.tr("Stress")
        place = QRectF(_PAD + side + 6, top - 2, self.width() - 2 * _PAD - side - 6, scaled(22))
        draw_text(painter, place, words, "label", color_of("text"), LEFT)
        said = f"{figures.stress} / {figures.most_stress}"
        wide = text_size(said, "body_strong").width() + 2
        right = QRectF(self.width() - _PAD - wide, top - 2, wide, scaled(22))
        draw_text(painter, right, said, "body_strong", color_of("text"), LEFT)
        bar = QRectF(_PAD, top + scaled(24), self.width() - 2 * _PAD, scaled(12))
        paint_box(painter, bar, 6, fill=color_of("well"), line=color_of("line"))
        share = figures.stress / figures.most_stress
        if share:
            full = QRectF(bar.left() + 1, bar.top() + 1, (bar.width() - 2) * share, bar.height() - 2)
            paint_box(painter, full, 5, fill=color_of("bad" if share > 0.75 else "accent"), line=None)

    def _paint_low(self, painter: QPainter, figures: Figures) -> None:
        """Two numbers with their signs."""
        paint_box(painter, self.area, 12, fill=color_of("panel"), line=color_of("line_faint"))
        side, half = scaled(20), self.height() / 2
        morale = f"+{figures.morale}" if figures.morale > 0 else str(figures.morale).replace("-", "−")
        for icon, said, top in (
            ("morale", morale, 2.0),
            ("stress", f"{figures.stress} / {figures.most_stress}", half - 2),
        ):
            paint_icon(painter, icon, QRectF(_PAD, top + (half - side) / 2, side, side), color_of("accent_text"))
            place = QRectF(_PAD + side + 8, top, self.width() - _PAD - side - 8, half)
            draw_text(painter, place, said, "body_strong", color_of("text"), LEFT)


class LoadingZone(Carrying, Painted):
    """What is at hand, and what arrives at clean-up. What is at hand is carried to where it is used: `goals` say where
    that is.
    """

    def __init__(self, goals: Callable[[str], Mapping[QWidget, Callable[[QPoint], None]]]) -> None:
        super().__init__()
        self._goals = goals
        self._figures: Figures | None = None
        self._spots: list[tuple[QRectF, str]] = []

    def subject_at(self, place: QPoint) -> str:
        """Each thing is one of its own."""
        return next((subject for spot, subject in self._spots if spot.contains(QPointF(place))), "")

    def show_figures(self, figures: Figures, said: str) -> None:
        name_it(self, said)
        about(self, "panel:zone")
        if figures != self._figures:
            self._figures = figures
            self.update()

    def thing_at(self, at: QPointF) -> Thing | None:
        """What lies there and is at hand."""
        figures = self._figures
        cells = [] if figures is None else self._cells(self._top, figures.available)
        return next((thing for place, thing, _ in cells if place.contains(at)), None)

    def place_of(self, item: str) -> QPoint:
        """The middle of something that is at hand."""
        assert self._figures is not None
        cells = self._cells(self._top, self._figures.available)
        return next(place for place, thing, _ in cells if thing.item == item).center().toPoint()

    def picked_up(self, at: QPoint) -> CardGesture | None:
        thing = self.thing_at(QPointF(at))
        goals = {} if thing is None else self._goals(thing.item)
        return (
            CardGesture(self, goals, picture_of_thing(thing.icon, self.devicePixelRatioF()))
            if thing is not None and goals
            else None
        )

    def let_go(self, order: Callable[[QPoint], None], place: QPoint) -> None:
        order(place)

    @property
    def _low(self) -> bool:
        return self.height() < scaled(_LOW)

    @property
    def _top(self) -> float:
        return (self.height() - scaled(32)) / 2 if self._low else float(_PAD + scaled(30))

    def paint(self, painter: QPainter) -> None:
        figures = self._figures
        if figures is None:
            return
        if self._low:
            paint_box(painter, self.area, 12, fill=color_of("panel"), line=color_of("line_faint"))
        else:
            #: Title of a panel: where supplies lie.
            _head(painter, self.area, "unloading", self.tr("Loading zone"))
        self._spots = []
        top = self._top
        top = self._paint_items(painter, top, figures.available, arriving=False)
        if figures.arriving and top + scaled(44) < self.height():
            #: Head of a row of things in the loading zone that cannot be used yet.
            words = self.tr("Arrives at clean-up")
            place = QRectF(_PAD, top, self.width() - 2 * _PAD, scaled(20))
            draw_text(painter, place, words, "label", color_of("text_mute"), LEFT)
            self._paint_items(painter, top + scaled(20), figures.arriving, arriving=True)

    def _cells(self, top: float, things: Sequence[Thing]) -> Iterator[tuple[QRectF, Thing, int]]:
        """Where each lies; equal ones once, with their number."""
        step, x = float(scaled(32)), float(_PAD)
        for thing, count in Counter(things).items():
            if x + step > self.width() - _PAD and top + 2 * step + 4 < self.height():
                x, top = float(_PAD), top + step + 4
            yield QRectF(x, top, step, step), thing, count
            x += step + 6

    def _paint_items(self, painter: QPainter, top: float, items: Sequence[Thing], *, arriving: bool) -> float:
        step = float(scaled(32))
        for place, thing, count in self._cells(top, items):
            icon, top = thing.icon, place.top()
            self._spots.append((place, f"thing:{icon}/{thing.name}"))
            paint_box(painter, place, 6, fill=color_of("well"), line=color_of("line"), dashed=arriving)
            paint_icon(painter, icon, place.adjusted(6, 6, -6, -6), color_of("text_mute" if arriving else "text"))
            if count > 1:
                paint_disk(painter, QPointF(place.right() - 2, place.top() + 4), scaled(9), fill=color_of("raised"))
                wide, high = scaled(20), look().line("label")
                corner = QRectF(place.right() - 2 - wide / 2, place.top() + 4 - high / 2, wide, high)
                draw_text(painter, corner, str(count), "label", color_of("text"), CENTER)
        return top + step + 6
