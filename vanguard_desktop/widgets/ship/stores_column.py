"""The stores at the right: each opens as a list of its cards or people."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.models.ship.stores import StoreLine, StoreRow, StoresModel

from ..look import RING_RADIUS, Changing, color_of, name_it, paint_icon, scaled, set_tip
from ..look.controls.lines import column_in
from ..look.controls.panels import ScrollColumn
from ..look.controls.pressable import Pressable
from ..look.paint.painted import paint_box, square
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..look.tokens import tokens
from ..portraits.portrait import paint_portrait

_HEAD, _LINE, _PAD, _ICON, _MOST = 44, 30, 12, 20, 5


class StoreBox(Pressable):
    """A store with its first lines; without words a sign and its count."""

    def __init__(self, row: StoreRow) -> None:
        super().__init__()
        self.row, self._words = row, True
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty(RING_RADIUS, tokens().radius.panel)

    def show_row(self, row: StoreRow, spoken: str, *, words: bool) -> None:
        changed = (row, words) != (self.row, self._words)
        self.row, self._words = row, words
        name_it(self, spoken)
        set_tip(self, "" if words else spoken)
        if changed:
            self.updateGeometry()
            self.update()

    def _lines(self) -> tuple[StoreLine, ...]:
        return self.row.lines[:_MOST] if self._words else ()

    def _before(self, line: StoreLine) -> int:
        """What stands before its words takes so much."""
        return scaled(_LINE - 8) + 8 if line.member is not None or line.icon else 0

    def _words_room(self, line: StoreLine, width: int) -> int:
        return width - 2 * _PAD - self._before(line) - scaled(24)

    def _high(self, line: StoreLine, width: int) -> int:
        """A name that needs two lines has them."""
        needs = text_size(line.words, "body", self._words_room(line, width)).height()
        return max(scaled(_LINE), round(needs + 0.5) + 4)

    def heightForWidth(self, width: int) -> int:
        if not self._words:
            return scaled(60)
        lines = self._lines()
        return scaled(_HEAD) + sum(self._high(line, width) for line in lines) + (8 if lines else 0)

    def sizeHint(self) -> QSize:
        wide = scaled(200 if self._words else 52)
        return QSize(wide, self.heightForWidth(wide))

    def paint(self, painter: QPainter) -> None:
        box, row = self.area, self.row
        lit = self.underMouse() or self.hasFocus()
        fill = color_of("card" if lit else "panel")
        paint_box(painter, box, tokens().radius.panel, fill=fill, line=color_of("line_strong" if lit else "line_faint"))
        side = scaled(_ICON)
        if not self._words:
            top = QRectF((box.width() - side) / 2, scaled(8), side, side)
            paint_icon(painter, row.icon, top, color_of("accent_text"))
            count = str(row.count)
            wide = text_size(count, "number").width()
            at = QRectF((box.width() - wide) / 2, scaled(30), wide + 2, scaled(26))
            draw_text(painter, at, count, "number", color_of("text" if row.count else "text_mute"), LEFT)
            return
        head = QRectF(_PAD, 0, box.width() - 2 * _PAD, scaled(_HEAD))
        icon = QRectF(head.left(), (head.height() - side) / 2, side, side)
        paint_icon(painter, row.icon, icon, color_of("accent_text"))
        draw_text(
            painter, head.adjusted(side + 10, 0, -scaled(30), 0), row.title, "panel_title", color_of("text"), LEFT
        )
        self._paint_right(painter, head, str(row.count), "number", "text" if row.count else "text_mute")
        below = head.bottom()
        for line in self._lines():
            high = self._high(line, self.width())
            self._paint_line(painter, QRectF(head.left(), below, head.width(), high), line)
            below += high

    def _paint_right(self, painter: QPainter, room: QRectF, words: str, role: str, color: str) -> None:
        wide = text_size(words, role).width()
        at = QRectF(room.right() - wide - 1, room.top(), wide + 2, room.height())
        draw_text(painter, at, words, role, color_of(color), LEFT)

    def _paint_line(self, painter: QPainter, room: QRectF, line: StoreLine) -> None:
        left, side = room.left(), scaled(_LINE - 8)
        if line.member is not None:
            paint_portrait(painter, square(room.center(), side).translated(left - room.center().x() + side / 2, 0),
                           line.member, "", round_edge=True, sign=False)  # fmt: skip
        elif line.icon:
            at = square(room.center(), scaled(18)).translated(left - room.center().x() + side / 2, 0)
            paint_icon(painter, line.icon, at, color_of("text_soft"))
        left += self._before(line)
        beside = line.count or ""
        aside = line.aside
        room_words = QRectF(left, room.top(), self._words_room(line, self.width()), room.height())
        faint = beside == "0"
        draw_text(painter, room_words, line.words, "body", color_of("text_mute" if faint else "text"), LEFT)
        if aside:
            wide = text_size(line.words, "body").width()
            if left + wide + 10 + text_size(aside, "label").width() < room_words.right():
                draw_text(painter, room_words.adjusted(wide + 10, 0, 0, 0), aside, "label", color_of("text_soft"), LEFT)
        if beside:
            self._paint_right(painter, room, beside, "body", "text_mute" if faint else "text")


class StoresColumn(Changing, QWidget):
    """`store_wished` carries the row that was pressed."""

    store_wished = Signal(object)

    def __init__(self, stores: StoresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stores = stores
        self._scroll = ScrollColumn(gap=10, padding=4)
        column_in(self, self._scroll, gap=0)
        self.boxes: dict[str, StoreBox] = {}

    def show_stores(self, *, words: bool) -> None:
        for row in self._stores.rows:
            box = self.boxes.get(row.id)
            if box is None:
                box = self.boxes[row.id] = StoreBox(row)
                box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                box.clicked.connect(lambda _=False, id=row.id: self.store_wished.emit(self.boxes[id].row))
                self._scroll.body.addWidget(box)
            #: Said by screen readers of a store of the ship. {store} is its name. {count} is a number.
            spoken = self.tr("{store}: {count}").format(store=row.title, count=row.count)
            box.show_row(row, spoken, words=words)
