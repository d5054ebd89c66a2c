"""The rail: the pages of this cycle in their order, with ticks; a page that was passed is read again by a press."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from vanguard_desktop.models.ship.pages import RailModel, RailRow, Standing

from ..look import RING_RADIUS, Changing, Painted, color_of, name_it, paint_icon, scaled, set_tip
from ..look.controls.lines import column_in, drop
from ..look.controls.panels import ScrollColumn
from ..look.controls.pressable import Pressable
from ..look.paint.painted import paint_box, square
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..look.tokens import tokens

_LINE, _INNER, _ICONS, _HEAD, _ICON = 42, 36, 33, 34, 20


class RailEntry(Pressable):
    """A page: pressed, it is read again if it lies behind, or the page of now comes back."""

    def __init__(self, row: RailRow) -> None:
        super().__init__()
        self.row = row
        self._words = self._read = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty(RING_RADIUS, tokens().radius.slot)

    def show_row(self, row: RailRow, spoken: str, reason: str, *, words: bool, read: bool) -> None:
        """With its `words`, or as an icon alone; `read` while it is the one that lies open."""
        self.row, changed = row, (row, words, read) != (self.row, self._words, self._read)
        self._words, self._read = words, read
        name_it(self, spoken)
        self.set_unavailable(reason)
        set_tip(self, reason or ("" if words else spoken))
        if changed:
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        high = _ICONS if not self._words else _INNER if self.row.inner else _LINE
        return QSize(scaled(44), scaled(high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.focusNextPrevChild(True)
        elif event.key() == Qt.Key.Key_Up:
            self.focusNextPrevChild(False)
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        row, inset = self.row, scaled(18) if self.row.inner and self._words else 0
        box = self.area.adjusted(inset, 1, 0, -1)
        now = row.standing is Standing.NOW
        if now or self._read:
            fill, line = ("accent_soft", "accent") if now else ("card", "line_strong")
            paint_box(painter, box, tokens().radius.slot, fill=color_of(fill), line=color_of(line), width=1.5)
        elif self.underMouse():
            paint_box(painter, box, tokens().radius.slot, fill=color_of("panel"), line=None)
        side = scaled(_ICON)
        later = row.standing in (Standing.LATER, Standing.PASSED)
        ink = color_of("accent_text" if now else "text_mute" if later else "text_soft")
        if not self._words:
            paint_icon(painter, row.icon, square(box.center(), side), ink)
            corner = QRectF(box.right() - side * 0.7, box.bottom() - side * 0.7, side * 0.6, side * 0.6)
            if row.standing is Standing.DONE:
                paint_icon(painter, "check", corner, color_of("good"))
            elif row.standing is Standing.PASSED:
                paint_icon(painter, "minus", corner, color_of("text_mute"))
            return
        paint_icon(painter, row.icon, QRectF(box.left() + 12, box.center().y() - side / 2, side, side), ink)
        left = box.left() + 12 + side + 12
        words = QRectF(left, box.top(), box.right() - left - side - 12, box.height())
        color = color_of("text" if now else "text_mute" if later else "text")
        draw_text(painter, words, row.title, "panel_title", color, LEFT)
        beside = left + text_size(row.title, "panel_title").width() + 10
        room = row.room
        if room and beside + text_size(room, "label").width() < words.right():
            draw_text(painter, words.adjusted(beside - left, 0, 0, 0), room, "label", color_of("text_mute"), LEFT)
        mark = QRectF(box.right() - side - 8, box.center().y() - side / 2, side, side)
        if now:
            paint_icon(painter, "chevron_right", mark, color_of("accent_text"))
        elif row.standing is Standing.DONE:
            paint_icon(painter, "check", mark, color_of("good"))
        elif row.standing is Standing.PASSED:
            paint_icon(painter, "minus", mark, color_of("text_mute"))


class _Head(Painted):
    """Over the first page of a part."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str) -> None:
        self._words = words
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(44), scaled(_HEAD))

    def paint(self, painter: QPainter) -> None:
        draw_text(painter, self.area.adjusted(12, 6, 0, 0), self._words, "label", color_of("text_mute"), LEFT)


class Rail(Changing, QWidget):
    """`page_wished` carries the row that was pressed."""

    page_wished = Signal(object)

    def __init__(self, rail: RailModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rail, self._words, self._read = rail, True, ""
        self.setAutoFillBackground(False)
        self._scroll = ScrollColumn(gap=0, padding=6)
        column_in(self, self._scroll, gap=0)
        self._column = QVBoxLayout()
        self._column.setSpacing(2)
        self._scroll.body.addLayout(self._column)
        self.entries: dict[str, RailEntry] = {}
        self._heads: dict[str, _Head] = {}

    def show_rail(self, *, words: bool, read: str) -> None:
        """`read` is the page that lies open."""
        self._words, self._read = words, read
        rows = self._rail.rows
        wanted = [row.id for row in rows]
        if list(self.entries) != wanted:
            self._lay(wanted)
        for row in rows:
            spoken, reason = self._spoken(row)
            self.entries[row.id].show_row(row, spoken, reason, words=words, read=row.id == read)
            if row.id in self._heads:
                self._heads[row.id].show_words(row.head if words else "")
                self._heads[row.id].setVisible(words)

    def _lay(self, wanted: list[str]) -> None:
        for part in (*self.entries.values(), *self._heads.values()):
            self._column.removeWidget(part)
        kept, heads = self.entries, self._heads
        self.entries, self._heads = {}, {}
        for row in self._rail.rows:
            if row.head:
                self._heads[row.id] = head = heads.pop(row.id, None) or _Head()
                self._column.addWidget(head)
                head.show()
            entry = kept.pop(row.id, None)
            if entry is None:
                entry = RailEntry(row)
                entry.pressed.connect(lambda id=row.id: self.page_wished.emit(self.entries[id].row))
            self.entries[row.id] = entry
            self._column.addWidget(entry)
            entry.show()
        for gone in (*kept.values(), *heads.values()):
            drop(gone)

    def _spoken(self, row: RailRow) -> tuple[str, str]:
        """What a screen reader says, and why a page cannot be read now."""
        # Where the rail is icons, these words are all that tells which page it is.
        named = f"{row.title} · {row.room}" if row.room else row.title
        match row.standing:
            case Standing.NOW:
                #: Said by screen readers of a page of the ship book. {page} is its name.
                return self.tr("{page}: here").format(page=named), ""
            case Standing.DONE:
                #: Said by screen readers of a page of the ship book. {page} is its name.
                return self.tr("{page}: done").format(page=named), ""
            case Standing.PASSED:
                #: Said by screen readers of a page of the ship book. {page} is its name.
                spoken = self.tr("{page}: nothing to do").format(page=named)
                #: Why a page of the ship book cannot be opened. {page} is its name.
                passed = self.tr("{page}: nothing was to be done here in this cycle.").format(page=named)
                return spoken, "" if row.left is not None else passed
            case Standing.LATER:
                #: Said by screen readers of a page of the ship book. {page} is its name.
                spoken = self.tr("{page}: to come").format(page=named)
                #: Why a page of the ship book cannot be opened. {page} is its name.
                return spoken, self.tr("{page}: this page is yet to come.").format(page=named)
