"""Sheets to read and choose on: a card of paper over the dimmed table, never over the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ..paint.painted import paint_box
from ..paint.shadows import paint_shadow
from ..parts import Changing, Painted
from ..style import NO_RING, RING_RADIUS
from ..theme import color_of, look, scaled
from ..tokens import tokens
from .lines import column_in

SHEET_WIDTH = 932
_ROOM = 24  # left free around a sheet in a small window


class Sheet(Changing, Painted):
    """The paper itself; put what it says into `body`.

    One that `comes_unasked` has the keyboard for itself and not on a button: a key that was meant for what lay there a
    moment before must press nothing.
    """

    spoken_as = QAccessible.Role.Dialog
    may_be_lifted = False  # for a look at the table, while Space is held
    sums_up = False  # whether it says itself whatever is felt for a moment

    dismissed = Signal()
    beside_pressed = Signal()  # on the dimmed table; closes what the players opened themselves to look something up

    def __init__(self, *, width: int = SHEET_WIDTH, comes_unasked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self.comes_unasked = comes_unasked
        self.setProperty(RING_RADIUS, NO_RING)
        self.body = column_in(self, gap=0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def picture_room(self) -> QRect:
        """Where something may lie over it without covering words."""
        return QRect()

    def place_in(self, room: QRect) -> None:
        """Stand in the middle of `room`, as wide as wanted and as high as needed, where there is room for it."""
        width = self.width_in(room)
        height = min(self.wanted_height(width), self.most_height(room))
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(left, room.top() + (room.height() - height) // 2, width, height)

    def width_in(self, room: QRect) -> int:
        width = min(scaled(self._width) if look().text_scale > 1 else self._width, room.width() - 2 * _ROOM)
        return max(width, min(self.minimumSizeHint().width(), room.width()))

    def wanted_height(self, width: int) -> int:
        """All that it says, laid out so wide."""
        wanted = self.heightForWidth(width) if self.hasHeightForWidth() else 0
        return max(wanted, self.sizeHint().height())

    @staticmethod
    def most_height(room: QRect) -> int:
        return room.height() - 2 * _ROOM

    def paint(self, painter: QPainter) -> None:
        radius = tokens().radius.sheet
        paint_box(painter, self.area, radius, fill=color_of("sheet"), line=color_of("sheet_line"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a press on the paper is not one on the scrim


class Scrim(QWidget):
    """Dims the table under a sheet and keeps the mouse from it; ends above whatever must stay clear below, and leaves
    what is always `clear` to be pressed where no sheet lies over it.
    """

    def __init__(self, over: QWidget, *, clear_below: QWidget | None = None, clear: Sequence[QWidget] = ()) -> None:
        super().__init__(over)
        self._over, self._clear_below, self._clear = over, clear_below, tuple(clear)
        self._sheet: Sheet | None = None
        self._focus_before: QWidget | None = None
        self._held: QWidget | None = None
        self._lifted = self._veiled = False
        self.setProperty(RING_RADIUS, NO_RING)
        over.installEventFilter(self)
        if clear_below is not None:
            clear_below.installEventFilter(self)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that is open."""
        return self._sheet

    def open(self, sheet: Sheet) -> None:
        """Show a sheet; one that is open already gives way to it."""
        if self._sheet is None:
            self._focus_before = self.window().focusWidget()
        else:
            self._let_go()
        self._sheet = sheet
        if sheet.parent() is not self:
            sheet.setParent(self)
        self._lifted = False
        self._fit()
        self.raise_()
        self.show()
        sheet.show()
        self._focus_first(sheet)

    def close_sheet(self) -> None:
        """Put the sheet away; the keyboard goes back to where it was."""
        if self._sheet is None:
            return
        self._let_go()
        self.hide()
        if self._focus_before is not None and isValid(self._focus_before):
            self._focus_before.setFocus(Qt.FocusReason.PopupFocusReason)
        self._focus_before = None

    @property
    def may_lift(self) -> bool:
        """Whether there is a sheet that makes way for a look at the table."""
        return self._sheet is not None and self._sheet.may_be_lifted

    def lift(self, lifted: bool) -> None:
        """Make sheet and scrim invisible for as long as the players look at the table."""
        self._lifted = lifted
        if self._sheet is not None:
            if lifted:  # the keyboard waits here: nothing of the table is what it means
                self._held = self.window().focusWidget()
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._sheet.setVisible(not lifted)
            if not lifted and self._held is not None and isValid(self._held):
                self._held.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def veil(self, veiled: bool) -> None:
        """Something on the table is to be seen first: scrim and sheet are there, but not in sight."""
        self._veiled = veiled
        if self._sheet is not None:
            self._leave_clear()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        # Tab goes round the sheet and what stays clear below; the dimmed table is skipped.
        if self._sheet is None or new is None or not self._over.isAncestorOf(new):
            return
        if new is self or self.isAncestorOf(new):
            return
        below = self._clear_below
        if below is None or not (below is new or below.isAncestorOf(new)):
            self._focus_first(self._sheet)

    def _let_go(self) -> None:
        self._veiled = False
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet.setParent(None)
            self._sheet.deleteLater()
        self._sheet = None

    def _focus_first(self, sheet: Sheet) -> None:
        if sheet.comes_unasked:
            sheet.setFocus(Qt.FocusReason.PopupFocusReason)
            return
        for child in sheet.findChildren(QWidget):
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisibleTo(sheet) and child.isEnabled():
                child.setFocus(Qt.FocusReason.PopupFocusReason)
                return

    def _fit(self) -> None:
        self._stand()
        self._place()

    def _stand(self) -> None:
        """Over all that is not clear below."""
        rect = self._over.rect()
        if self._clear_below is not None and self._clear_below.isVisibleTo(self._over):
            top = self._clear_below.mapTo(self._over, self._clear_below.rect().topLeft()).y()
            rect.setBottom(top - 1)
        self.setGeometry(rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest) and self.isVisible():
            before = self.geometry()
            self._stand()
            if self.geometry() != before:
                self._place()
            elif self._sheet is not None:
                self._leave_clear()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        # What stands on the sheet has grown or shrunk, as after a change of language or text size.
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        if self._sheet is None:
            return
        before = self._sheet.geometry()
        self._sheet.place_in(self.rect())
        if self._sheet.geometry() != before:
            self.update()  # its shadow goes with it
        self._leave_clear()

    def _leave_clear(self) -> None:
        assert self._sheet is not None
        if self._veiled:
            self.setMask(QRegion(-2, -2, 1, 1))  # an empty one would mask nothing
            return
        left = QRegion(self.rect())
        for part in self._clear:
            place = QRect(part.mapTo(self._over, QPoint(0, 0)) - self.pos(), part.size())
            if not place.intersects(self._sheet.geometry()):
                left -= QRegion(place)
        self.setMask(left)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._sheet is not None:
            self._sheet.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._sheet is not None and event.button() is Qt.MouseButton.LeftButton:
            self._sheet.beside_pressed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._lifted:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("scrim", tokens().opacity.scrim))
        if self._sheet is not None:
            paint_shadow(painter, QRectF(self._sheet.geometry()), "sheet", tokens().radius.sheet)
