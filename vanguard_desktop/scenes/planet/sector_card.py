"""The card of the sector that one rests on, beside the map: its story, how to get there, what to do there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.expedition.sectors import SectorRow
from vanguard_desktop.models.expedition.subjects import subject_of
from vanguard_desktop.text.codex.codex import without_rule
from vanguard_desktop.widgets.look import Painted, color_of, look, scaled
from vanguard_desktop.widgets.look.controls.asking import about
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.lines import column_in, empty
from vanguard_desktop.widgets.look.controls.panels import ScrollColumn
from vanguard_desktop.widgets.look.controls.text import RichText, Text
from vanguard_desktop.widgets.look.paint.painted import paint_box
from vanguard_desktop.widgets.look.tokens import tokens

from ..items.card_paint import ART_HEIGHT, paint_head, story_font
from .planet_scene import PlanetScene
from .printed_outcome import PrintedOutcome

_WIDTHS = (340, 440, 560)  # so that an outcome has its alternatives side by side, and more where much is told
_TALL = 0.7  # of the map
_LOW_ART = 52
_EDGE = 12  # kept free between the card and the edge of the map
_LEADER = 28  # the length of the line to the plate, where nothing is in the way
_STEPS = 6  # places that are tried, from one edge of the map to the other
_NEAR = 12.0  # so much area is covered rather than going a pixel farther
_CROSSED = 0.05  # of the area between the card and its plate
_CUT = 100.0  # so much area is covered rather than have a line of pixels scrolled


class SectorCard(Painted):
    """Hidden while no sector is chosen; its buttons send the same commands as drag and keys do."""

    def __init__(self, scene: PlanetScene, view: QWidget) -> None:
        super().__init__(view)
        self._scene, self._view = scene, view
        # The map is a well for Qt and would give its labels the color of text in fields.
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self._leader = Leader(view)
        self._buttons: list[Button] = []
        self._told_heights: dict[int, int] = {}  # by width; asked for whenever the map moves
        self._head = _Head(self)
        self._column = ScrollColumn(gap=8, padding=14)
        column_in(self, self._head, self._column, gap=0, edge=2)
        self.hide()
        scene.sector_focused.connect(self.refresh)
        look().changed.connect(self.refresh)

    def refresh(self, *_: object) -> None:
        """Say what is true of the chosen sector now."""
        column = self._column.body
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._view.setFocus()  # the buttons go
        self._buttons.clear()
        self._told_heights.clear()
        empty(column)
        number = self._scene.focused_sector
        if number is None:
            return
        row = self._scene.sectors.row(number)
        self._head.show_row(row)
        self.setAccessibleName(row.name)
        self._add(Text(row.name, role="card_title"))
        if row.poi:
            self._add(Text(row.poi, role="label", color="text_soft"))
        if row.story:
            self._add(_story(row.story))
        if row.markers:
            #: On the card of a sector. {count} is a number.
            markers = Text(self.tr("Markers here: {count}").format(count=row.markers), color="accent_text")
            about(markers, "keyword:marker")
            self._add(markers)
        if row.below:
            #: On the card of a sector where cards lie in a pile. {count} is a number.
            self._add(Text(self.tr("Cards under this one: {count}").format(count=row.below), color="text_soft"))
        for line in row.time:
            self._add_rules(line)
        self._add_travel(row)
        self._add_actions(row)
        # From the map the next stop of the keyboard is the card, as if it had always been there.
        before = self._view
        for button in self._buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def place(self, plate: QRect, room: QRect, taken: Sequence[tuple[QRect, float]]) -> None:
        """Stand where the least of what is `taken` is covered, each by its worth, joined to the plate by a line."""
        forms = []
        for wide in _WIDTHS:
            width, most = min(scaled(wide), room.width() - 2 * _EDGE), room.height() - 2 * _EDGE
            told = self._told_height(width)
            art = scaled(ART_HEIGHT if told + scaled(ART_HEIGHT) <= most else _LOW_ART)  # words come before the picture
            height = min(art + told, most)
            cut = _CUT * (art + told - height)
            forms += [(spot, art, cut) for spot in _spots(QSize(width, height), plate, room)]
            if height < most * _TALL:
                break  # only what would be a tower is wider
        boxes = [(rect.left(), rect.top(), rect.right(), rect.bottom(), worth) for rect, worth in taken]
        place, art, _ = min(forms, key=lambda form: _cost(form[0], plate, boxes) + form[2])
        self._head.setFixedHeight(art)
        self.setGeometry(place)
        to_left = place.center().x() < plate.center().x()
        start = QPoint(plate.left() if to_left else plate.right(), plate.center().y())
        end_y = max(place.top() + 20, min(plate.center().y(), place.bottom() - 20))
        self._leader.join(start, QPoint(place.right() if to_left else place.left(), end_y))
        self.show()
        self.raise_()

    def _told_height(self, width: int) -> int:
        """Of all its words, as if they scrolled: beside a bar that was there before they need more lines."""
        if width not in self._told_heights:
            self._told_heights[width] = 0
            column = self._column.widget()
            layout = None if column is None else column.layout()
            if layout is not None:
                layout.invalidate()  # it remembers the height of what it held before
                inside = width - 4 - self._column.verticalScrollBar().sizeHint().width()
                self._told_heights[width] = layout.totalHeightForWidth(inside) + 4
        return self._told_heights[width]

    @property
    def scrolls(self) -> bool:
        """Whether the map is too low for all that it says."""
        return self._column.verticalScrollBar().maximum() > 0

    def put_away(self) -> None:
        self.hide()
        self._leader.hide()

    def paint(self, painter: QPainter) -> None:
        rect, radius = QRectF(self.rect()), tokens().radius.card
        paint_box(painter, rect, radius, fill=color_of("card"), line=color_of("accent"), width=2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a press on the card is not one on the land behind it

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _add(self, widget: QWidget) -> None:
        self._column.body.addWidget(widget)
        widget.show()  # otherwise it would have no size until the next round of events

    def _add_travel(self, row: SectorRow) -> None:
        journey = self._scene.journey
        if row.current:
            return
        for order in journey.orders(row.id):
            words = self._scene.wording.prompts.answer(order, self._scene.bridge.state)
            reason = journey.explain(order)
            #: Button on the card of a sector, where the action is not possible.
            self._add_button(order, words if reason == "" else self.tr("Travel here"), "travel", reason)
            if reason:
                self._add(Text(without_rule(self._scene.wording.names.spoken(reason)), color="warn"))
            way = self._scene.ways.by_id.get(order.path)
            for cost in way.row.costs if way else ():
                self._add(Text(cost, color="text_soft"))

    def _add_actions(self, row: SectorRow) -> None:
        for action in row.actions:
            # What a text brings within reach is done from next door.
            near = row.current or action.usable
            reason = self._scene.journey.explain(action.order) if near else self._not_here()
            self._add_button(action.order, action.name, "special_action", reason)
            told = {outcome.told for outcome in action.rows}
            for line in action.lines:
                if line not in told:
                    self._add_rules(line)
            for outcome in action.rows:
                self._add(PrintedOutcome(outcome, self._scene.wording.names.spoken))

    def _add_rules(self, line: str) -> None:
        self._add(RichText(self._scene.wording.names.spoken, line, color="text_soft"))

    def _not_here(self) -> str:
        return self.tr("Only somebody who stands here can do this, in their own turn.")

    def _add_button(self, order: Command, words: str, icon: str, reason: str) -> None:
        button = Button(words, icon=icon)
        self._buttons.append(button)
        button.set_unavailable(self._scene.wording.names.spoken(reason))
        button.refused.connect(self._scene.explained)
        button.clicked.connect(lambda: self._scene.journey.order(order))
        about(button, subject_of(order))
        self._add(button)


def _spots(size: QSize, plate: QRect, room: QRect) -> list[QRect]:
    """Beside the plate, and from one edge of the map to the other."""
    right, bottom = room.width() - size.width() - _EDGE, room.height() - size.height() - _EDGE
    beside = (plate.right() + _LEADER, plate.left() - _LEADER - size.width())
    level = (plate.center().y() - size.height() // 3, plate.top() - size.height() // 12, plate.bottom() - size.height())
    xs = sorted({*(x for x in beside if _EDGE <= x <= right), *_steps(_EDGE, right)})
    ys = sorted({*(max(_EDGE, min(y, bottom)) for y in level), *_steps(_EDGE, bottom)})
    return [QRect(QPoint(x, y), size) for x, y in product(xs, ys)]


def _steps(least: int, most: int) -> list[int]:
    return [least + (most - least) * step // _STEPS for step in range(_STEPS + 1)] if most > least else [least]


Box = tuple[int, int, int, int, float]  # left, top, right, bottom, and what it is worth to be seen


def _cost(spot: QRect, plate: QRect, taken: Sequence[Box]) -> float:
    """What is lost if the card stands there: what it covers, what the line to it crosses, and nearness."""
    left, top, right, bottom = spot.left(), spot.top(), spot.right(), spot.bottom()
    middle, center = spot.center(), plate.center()
    x1, x2 = sorted((middle.x(), center.x()))
    y1, y2 = sorted((middle.y(), center.y()))
    lost = 0.0
    for box_left, box_top, box_right, box_bottom, worth in taken:
        across, down = min(right, box_right) - max(left, box_left), min(bottom, box_bottom) - max(top, box_top)
        if across > 0 and down > 0:
            lost += worth * across * down
        across, down = min(x2, box_right) - max(x1, box_left), min(y2, box_bottom) - max(y1, box_top)
        if across > 0 and down > 0:
            lost += _CROSSED * across * down
    away = spot.united(plate)
    far = away.width() - spot.width() - plate.width() + away.height() - max(spot.height(), plate.height())
    return lost + _NEAR * max(far, 0)


def _story(text: str) -> QLabel:
    """A label in the hand of the cards; a Text would take the larger one of the reading sheet."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setFont(story_font())
    palette = QPalette(label.palette())
    palette.setColor(QPalette.ColorRole.WindowText, color_of("text_soft"))
    label.setPalette(palette)
    return label


class Leader(Painted):
    """The thin line from a plate to its card."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._start = self._end = QPoint()

    def join(self, start: QPoint, end: QPoint) -> None:
        box = QRect(start, end).normalized().adjusted(-6, -6, 6, 6)
        self.setGeometry(box)
        self._start, self._end = start - box.topLeft(), end - box.topLeft()
        self.show()
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(color_of("accent"), 2))
        painter.drawLine(self._start, self._end)
        painter.setBrush(color_of("accent"))
        painter.drawEllipse(self._end, 4, 4)


class _Head(QWidget):
    """The picture on top of the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: SectorRow | None = None

    def show_row(self, row: SectorRow) -> None:
        self._row = row
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._row is not None:
            painter = QPainter(self)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            paint_head(painter, QRectF(self.rect()), self._row)
